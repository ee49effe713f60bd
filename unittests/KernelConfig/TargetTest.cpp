//===- TargetTest.cpp - What targets answer ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

using namespace tileconf;
using namespace tileconf::test;

static std::vector<const TableTarget *> getAllTargets() {
  std::vector<const TableTarget *> targets = getRegisteredTargets();
  targets.push_back(&getGenericTarget());
  return targets;
}

static std::string
getTestName(const testing::TestParamInfo<const TableTarget *> &t) {
  return (t.param->getArchitecture() + "_" + t.param->getConfigApi()).str();
}

constexpr Primitive kBroadcasts[] = {Primitive::BroadcastColumn,
                                     Primitive::BroadcastRow,
                                     Primitive::BroadcastScalar};

static bool isBroadcast(Primitive primitive) {
  return llvm::is_contained(kBroadcasts, primitive);
}

namespace {

/// What holds for every target, the generic one included.
class EveryTarget : public testing::TestWithParam<const TableTarget *> {};

} // namespace

INSTANTIATE_TEST_SUITE_P(All, EveryTarget, testing::ValuesIn(getAllTargets()),
                         getTestName);

TEST_P(EveryTarget, Validates) {
  EXPECT_TRUE(validate(GetParam()->getTable()).empty());
}

TEST_P(EveryTarget, StatesWhereItsFactsComeFrom) {
  const TargetTable &table = GetParam()->getTable();
  for (const DestinationRow &row : table.destinationRows) {
    EXPECT_FALSE(row.source.empty());
  }
  for (const UnpackRow &row : table.unpackRows) {
    EXPECT_FALSE(row.source.empty());
  }
  for (const FullFp32Row &row : table.fullFp32Rows) {
    EXPECT_FALSE(row.source.empty());
  }
  for (const HazardRow &row : table.hazardRows) {
    EXPECT_FALSE(row.source.empty());
  }
  for (const DeliveryRow &row : table.deliveryRows) {
    EXPECT_FALSE(row.source.empty());
  }
}

TEST_P(EveryTarget, SaysWhichHazardsItHasAndHowDataArrives) {
  EXPECT_EQ(GetParam()->getTable().hazardRows.size(), kCount<Hazard>);
  EXPECT_FALSE(GetParam()->getTable().deliveryRows.empty());
}

TEST_P(EveryTarget, DeliversFloat32AsTf32UnlessToDestination) {
  auto arrives = [&](DestinationWidth width, UnpackMode mode) {
    return GetParam()->getDelivery(f32, width, mode).arrives;
  };
  EXPECT_EQ(arrives(k16, kDefault), DeliveredFormat::BFloat16);
  EXPECT_EQ(arrives(k32, kDefault), DeliveredFormat::TF32);
  EXPECT_EQ(arrives(k32, kToDest), DeliveredFormat::Float32);
  EXPECT_EQ(arrives(k16, kToDest), DeliveredFormat::Undefined);
}

TEST_P(EveryTarget, DeliversWhatItCallsExactWhole) {
  // The relations and the deliveries say the same of every exact pair that
  // goes to DST; FPU operands are TF32 in their only mode.
  for (TileDataType type : Vocabulary<TileDataType>::values) {
    for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
      ConfigRelation relation = GetParam()->getUnpackConfigurations(
          Primitive::ElementwiseUnary, OperandRoute::Dst, type);
      WidthSet widths =
          GetParam()->getDestinationWidths(Primitive::ElementwiseUnary, type);
      for (UnpackMode mode : Vocabulary<UnpackMode>::values) {
        if (!widths.contains(width) ||
            !relation.getExact(width).contains(mode)) {
          continue;
        }
        DeliveredFormat arrives =
            GetParam()->getDelivery(type, width, mode).arrives;
        EXPECT_TRUE(arrives == DeliveredFormat::Unchanged ||
                    (type == f32 && arrives == DeliveredFormat::Float32))
            << stringify(type).str();
      }
    }
  }
}

TEST_P(EveryTarget, Needs32BitElementsFor32BitTypes) {
  for (Primitive primitive : Vocabulary<Primitive>::values) {
    if (primitive == Primitive::Unknown) {
      continue;
    }
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      bool narrow = GetParam()
                        ->getDestinationWidths(primitive, type)
                        .contains(DestinationWidth::Bits16);
      EXPECT_EQ(narrow, getBitWidth(type) < 32) << stringify(type).str();
    }
  }
}

TEST_P(EveryTarget, TakesFloat32WholeThroughUnpackToDestinationOnly) {
  auto check = [&](Primitive primitive, OperandRoute route) {
    ConfigRelation relation =
        GetParam()->getUnpackConfigurations(primitive, route, f32);
    EXPECT_TRUE(relation.getExact(k16).empty());
    EXPECT_TRUE(relation.getLossy(k16).empty());
    EXPECT_EQ(relation.getExact(k32), UnpackModeSet(kToDest));
    EXPECT_EQ(relation.getLossy(k32), UnpackModeSet(kDefault));
  };
  for (Primitive primitive : Vocabulary<Primitive>::values) {
    if (primitive != Primitive::Unknown) {
      check(primitive, OperandRoute::Dst);
    }
  }
  check(Primitive::Copy, OperandRoute::DataflowBuffer);
}

TEST_P(EveryTarget, TakesEverythingElseInDefaultMode) {
  const ConfigRelation defaultMode{{kDefault, kDefault}, {}};
  for (Primitive primitive : Vocabulary<Primitive>::values) {
    for (OperandRoute route :
         {OperandRoute::DataflowBuffer, OperandRoute::Dst}) {
      for (TileDataType type : Vocabulary<TileDataType>::values) {
        bool intoDst =
            route == OperandRoute::Dst || primitive == Primitive::Copy;
        if (primitive == Primitive::Unknown || (type == f32 && intoDst)) {
          continue;
        }
        EXPECT_TRUE(GetParam()->getUnpackConfigurations(primitive, route,
                                                        type) == defaultMode)
            << stringify(primitive).str() << " " << stringify(type).str();
      }
    }
  }
}

TEST_P(EveryTarget, KnowsNothingOfUnknownPrimitivesAndUnroutedOperands) {
  EXPECT_TRUE(
      GetParam()->getDestinationWidths(Primitive::Unknown, f32).empty());
  ConfigRelation nothing;
  EXPECT_TRUE(GetParam()->getUnpackConfigurations(
                  Primitive::Unknown, OperandRoute::Dst, f32) == nothing);
  EXPECT_TRUE(GetParam()->getUnpackConfigurations(
                  Primitive::Copy, OperandRoute::None, f32) == nothing);
}

TEST_P(EveryTarget, HasSixteenHalfTilesOfDst) {
  EXPECT_EQ(GetParam()->getDstCapacity(k16, DstSync::DoubleBuffered), 8u);
  EXPECT_EQ(GetParam()->getDstCapacity(k16, DstSync::Full), 16u);
  EXPECT_EQ(GetParam()->getDstCapacity(k32, DstSync::DoubleBuffered), 4u);
  EXPECT_EQ(GetParam()->getDstCapacity(k32, DstSync::Full), 8u);
}

TEST_P(EveryTarget, HasTwoUnpackModes) {
  EXPECT_EQ(GetParam()->getUnpackModeCount(), 2u);
}

namespace {

/// What holds for devices and not for the generic environment.
class EveryDevice : public testing::TestWithParam<const TableTarget *> {};

} // namespace

INSTANTIATE_TEST_SUITE_P(All, EveryDevice,
                         testing::ValuesIn(getRegisteredTargets()),
                         getTestName);

TEST_P(EveryDevice, IsFoundUnderItsNames) {
  TargetLookup found =
      lookupTarget(GetParam()->getArchitecture(), GetParam()->getConfigApi());
  ASSERT_TRUE(std::holds_alternative<const TableTarget *>(found));
  EXPECT_EQ(std::get<const TableTarget *>(found), GetParam());
  EXPECT_TRUE(GetParam()->isLaunchable());
}

TEST_P(EveryDevice, BroadcastsNarrowTypesInto16BitElementsOnly) {
  for (Primitive primitive : Vocabulary<Primitive>::values) {
    if (primitive == Primitive::Unknown) {
      continue;
    }
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      bool wide = GetParam()
                      ->getDestinationWidths(primitive, type)
                      .contains(DestinationWidth::Bits32);
      EXPECT_EQ(wide, getBitWidth(type) == 32 || !isBroadcast(primitive));
    }
  }
}

namespace {

/// What holds for both APIs of one architecture.
class EveryApi : public testing::TestWithParam<const char *> {};

} // namespace

INSTANTIATE_TEST_SUITE_P(All, EveryApi,
                         testing::Values("ComputeConfigDescriptor",
                                         "ComputeGen1Config"));

TEST_P(EveryApi, WormholeB0KeepsFullFp32InMatmulOnlyAndSaysNothing) {
  const TableTarget &target = getTarget("wormhole_b0", GetParam());
  for (FullFp32Category category : Vocabulary<FullFp32Category>::values) {
    FullFp32Support support = target.getFullFp32Support(category);
    EXPECT_EQ(support.supported, category == FullFp32Category::Matmul);
    EXPECT_TRUE(support.warningReference.empty());
  }
  EXPECT_EQ(target.getDataflowBufferCount(), 32u);
}

TEST_P(EveryApi, BlackholeLosesFullFp32InRowReductionOnlyAndWarns) {
  const TableTarget &target = getTarget("blackhole", GetParam());
  for (FullFp32Category category : Vocabulary<FullFp32Category>::values) {
    FullFp32Support support = target.getFullFp32Support(category);
    bool row = category == FullFp32Category::ReduceRow;
    EXPECT_EQ(support.supported, !row);
    EXPECT_EQ(support.warningReference, row ? "tt-metal#47311" : "");
  }
  EXPECT_EQ(target.getDataflowBufferCount(), 64u);
}

TEST(Gen1Config, RefusesWhatTheDescriptorIgnores) {
  for (llvm::StringRef architecture : {"wormhole_b0", "blackhole"}) {
    UnpackEntryRules strict =
        getTarget(architecture, "ComputeGen1Config").getUnpackEntryRules();
    EXPECT_TRUE(strict.rejectsUnbound);
    EXPECT_TRUE(strict.consumedNeeds32Bit);
    EXPECT_TRUE(strict.statesConsumedFloat32);
    UnpackEntryRules relaxed = getTarget(architecture).getUnpackEntryRules();
    EXPECT_FALSE(relaxed.rejectsUnbound);
    EXPECT_FALSE(relaxed.consumedNeeds32Bit);
    EXPECT_FALSE(relaxed.statesConsumedFloat32);
  }
}

TEST(GenericTarget, HasNoRestrictionsAndIsNotLaunchable) {
  const TableTarget &target = getGenericTarget();
  EXPECT_FALSE(target.isLaunchable());
  EXPECT_EQ(target.getArchitecture(), "generic");
  EXPECT_EQ(target.getDataflowBufferCount(), 32u);
  for (FullFp32Category category : Vocabulary<FullFp32Category>::values) {
    EXPECT_TRUE(target.getFullFp32Support(category).supported);
  }
  for (Primitive primitive : kBroadcasts) {
    EXPECT_EQ(target.getDestinationWidths(primitive, bf16), WidthSet::all());
  }
  UnpackEntryRules rules = target.getUnpackEntryRules();
  EXPECT_FALSE(rules.rejectsUnbound || rules.consumedNeeds32Bit ||
               rules.statesConsumedFloat32);
}

TEST(Registry, ListsFourTargets) {
  EXPECT_EQ(getRegisteredTargets().size(), 4u);
}

static TargetRefusal refuse(llvm::StringRef architecture,
                            llvm::StringRef api = kDefaultConfigApi) {
  TargetLookup lookup = lookupTarget(architecture, api);
  const auto *refusal = std::get_if<TargetRefusal>(&lookup);
  if (!refusal) {
    ADD_FAILURE() << architecture.str() << " is not refused";
    return {};
  }
  EXPECT_EQ(refusal->architecture, architecture);
  EXPECT_EQ(refusal->configApi, api);
  return *refusal;
}

TEST(Registry, RefusesQuasarWithWhatIsMissing) {
  for (llvm::StringRef api :
       {"ComputeConfigDescriptor", "ComputeGen1Config", "ComputeGen2Config"}) {
    TargetRefusal refusal = refuse("quasar", api);
    EXPECT_EQ(refusal.kind, TargetRefusal::Kind::UnsupportedArchitecture);
    EXPECT_THAT(refusal.missing, testing::HasSubstr("Gen2"));
  }
}

TEST(Registry, RefusesUnknownArchitectures) {
  for (llvm::StringRef name :
       {"grayskull", "", "Wormhole_B0", "wormhole", "generic"}) {
    EXPECT_EQ(refuse(name).kind, TargetRefusal::Kind::UnknownArchitecture);
  }
}

TEST(Registry, RefusesUnknownApis) {
  for (llvm::StringRef name : {"ComputeGen2Config", "", "computeconfig"}) {
    EXPECT_EQ(refuse("blackhole", name).kind,
              TargetRefusal::Kind::UnknownConfigApi);
  }
}

/// A table with one defect: the kinds that validate() finds in it.
static std::set<TableDefect::Kind>
damage(llvm::function_ref<void(TargetTable &)> how) {
  TargetTable table = getTarget("blackhole").getTable();
  how(table);
  std::set<TableDefect::Kind> kinds;
  for (const TableDefect &defect : validate(table)) {
    kinds.insert(defect.kind);
  }
  return kinds;
}

using Kind = TableDefect::Kind;
using Kinds = std::set<TableDefect::Kind>;

TEST(Validation, FindsQuestionsWithoutAnAnswer) {
  EXPECT_EQ(damage([](TargetTable &table) {
              table.destinationRows.front().types =
                  table.destinationRows.front().types - DataTypeSet(f32);
            }),
            Kinds{Kind::NoDestinationRow});
  EXPECT_EQ(damage([](TargetTable &table) { table.unpackRows.pop_back(); }),
            Kinds{Kind::NoUnpackRow});
  EXPECT_EQ(damage([](TargetTable &table) { table.fullFp32Rows.pop_back(); }),
            Kinds{Kind::NoFullFp32Row});
}

TEST(Validation, FindsQuestionsWithSeveralAnswers) {
  EXPECT_EQ(damage([](TargetTable &table) {
              table.destinationRows.push_back(table.destinationRows.front());
            }),
            Kinds{Kind::SeveralDestinationRows});
  EXPECT_EQ(damage([](TargetTable &table) {
              table.unpackRows.push_back(table.unpackRows.front());
            }),
            Kinds{Kind::SeveralUnpackRows});
  EXPECT_EQ(damage([](TargetTable &table) {
              table.fullFp32Rows.push_back(table.fullFp32Rows.front());
            }),
            Kinds{Kind::SeveralFullFp32Rows});
}

TEST(Validation, FindsSenselessRelations) {
  EXPECT_EQ(damage([](TargetTable &table) {
              table.unpackRows.front().relation.exact[1] |=
                  static_cast<UnpackMode>(2);
            }),
            Kinds{Kind::UnknownUnpackMode});
  EXPECT_EQ(damage([](TargetTable &table) {
              ConfigRelation &relation = table.unpackRows.front().relation;
              relation.lossy[1] |= relation.exact[1];
            }),
            Kinds{Kind::LossyAndExact});
}

TEST(Validation, FindsHazardsThatAreNotDecidedOnce) {
  TargetTable table = getTarget("wormhole_b0").getTable();
  HazardRow first = table.hazardRows.front();
  table.hazardRows.erase(table.hazardRows.begin());
  std::vector<TableDefect> defects = validate(table);
  ASSERT_EQ(defects.size(), 1u);
  EXPECT_EQ(defects[0].kind, TableDefect::Kind::NoHazardRow);
  EXPECT_EQ(defects[0].hazard, first.hazard);
  table.hazardRows.push_back(first);
  EXPECT_TRUE(validate(table).empty());
  table.hazardRows.push_back(first);
  ASSERT_EQ(validate(table).size(), 1u);
  EXPECT_EQ(validate(table)[0].kind, TableDefect::Kind::SeveralHazardRows);
  table.hazardRows.clear();
  EXPECT_TRUE(validate(table).empty());
}

TEST(Validation, FindsDeliveriesThatAreNotStatedOnce) {
  TargetTable table = getTarget("blackhole").getTable();
  DeliveryRow first = table.deliveryRows.front();
  table.deliveryRows.erase(table.deliveryRows.begin());
  std::vector<TableDefect> defects = validate(table);
  ASSERT_EQ(defects.size(), 1u);
  EXPECT_EQ(defects[0].kind, TableDefect::Kind::NoDeliveryRow);
  EXPECT_EQ(defects[0].type, f32);
  table.deliveryRows.push_back(first);
  table.deliveryRows.push_back(first);
  EXPECT_EQ(validate(table)[0].kind, TableDefect::Kind::SeveralDeliveryRows);
  table.deliveryRows.clear();
  EXPECT_TRUE(validate(table).empty());
}

TEST(Validation, FindsSenselessNumbers) {
  for (unsigned buffers : {0u, 65u, ~0u}) {
    EXPECT_EQ(damage([&](TargetTable &table) {
                table.dataflowBufferCount = buffers;
              }),
              Kinds{Kind::BufferCount});
  }
  for (unsigned modes : {kMaxUnpackModes + 1, 17u, 40u, ~0u}) {
    EXPECT_EQ(
        damage([&](TargetTable &table) { table.unpackModeCount = modes; }),
        Kinds{Kind::UnpackModeCount});
  }
  EXPECT_EQ(damage([&](TargetTable &table) {
              table.unpackModeCount = 0;
            }).count(Kind::UnpackModeCount),
            1u);
  // Full sync holds more 32-bit elements than 16-bit ones.
  EXPECT_EQ(damage([](TargetTable &table) {
              table.dstCapacity = {{{8, 8}, {4, 16}}};
            }),
            Kinds{Kind::Capacity});
  for (auto [width, sync] : {std::pair(0, 0), {0, 1}, {1, 0}, {1, 1}}) {
    EXPECT_EQ(damage([width = width, sync = sync](TargetTable &table) {
                table.dstCapacity[width][sync] = 0;
              }),
              Kinds{Kind::Capacity});
  }
}

TEST(Validation, SaysWhichQuestion) {
  TargetTable table = getTarget("blackhole").getTable();
  table.unpackRows[1].types = {};
  std::vector<TableDefect> defects = validate(table);
  ASSERT_EQ(defects.size(), 1u);
  EXPECT_EQ(defects[0].primitive, Primitive::Copy);
  EXPECT_EQ(defects[0].route, OperandRoute::DataflowBuffer);
  EXPECT_EQ(defects[0].type, f32);
}
