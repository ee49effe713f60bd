//===- BufferText.cpp - Dataflow buffers in words ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/BufferText.h"

#include "tileconf/KernelConfig/Explain/ReasonText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/ADT/bit.h"

using namespace tileconf;

std::string tileconf::describeTypes(DataTypeSet types) {
  llvm::SmallVector<std::string, 2> words;
  for (TileDataType type : Vocabulary<TileDataType>::values) {
    if (types.contains(type)) {
      words.push_back(stringify(type).str());
    }
  }
  return joinWords(words);
}

std::string tileconf::describeBuffer(llvm::StringRef noun,
                                     llvm::StringRef number,
                                     DataTypeSet types) {
  std::string name = (noun + " " + number).str();
  return types.empty() ? name : name + " (" + describeTypes(types) + ")";
}

std::vector<DataTypeSet>
tileconf::collectBufferTypes(const KernelConfigPlan &plan,
                             const Problem &problem) {
  const KernelRequirements &requirements = problem.requirements;
  std::vector<DataTypeSet> types(plan.getValues().unpackModes.size());
  for (unsigned buffer = 0; buffer < requirements.getBufferBound(); ++buffer) {
    types[buffer] = requirements.getBinding(buffer).types;
  }
  for (const auto &fixed : requirements.getBufferUses()) {
    types[fixed.use.buffer] |= fixed.use.type;
  }
  for (const ChoiceClass &known : requirements.getChoiceClasses()) {
    for (const StrategyOption &option : known.options) {
      for (const BufferUse &use : option.demands.bufferUses) {
        types[use.buffer] |= use.type;
      }
    }
  }
  return types;
}

UnpackMode tileconf::getWrittenMode(unsigned buffer,
                                    const KernelConfigPlan &plan) {
  bool listed = llvm::is_contained(plan.getUnpackToDestination(), buffer);
  return listed ? UnpackMode::UnpackToDestination : plan.getUnpackMode(buffer);
}

std::string tileconf::describeInertTypes(DataTypeSet types) {
  return types.contains(TileDataType::Float32) ? std::string()
                                               : describeTypes(types);
}

static UnpackModeSet allModes(const ConfigRelation &relation) {
  UnpackModeSet modes;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    modes |= relation.getExact(width) | relation.getLossy(width);
  }
  return modes;
}

bool tileconf::hasOneUnpackMode(DataTypeSet types,
                                const KernelTargetEnvironment &target) {
  UnpackModeSet modes;
  for (TileDataType type : Vocabulary<TileDataType>::values) {
    for (Primitive primitive : Vocabulary<Primitive>::values) {
      for (OperandRoute route :
           {OperandRoute::DataflowBuffer, OperandRoute::Dst}) {
        if (types.contains(type) && primitive != Primitive::Unknown) {
          modes |=
              allModes(target.getUnpackConfigurations(primitive, route, type));
        }
      }
    }
  }
  return llvm::has_single_bit(modes.getBits());
}
