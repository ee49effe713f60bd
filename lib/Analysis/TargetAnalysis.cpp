//===- TargetAnalysis.cpp - Module attributes to a target -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/TargetAnalysis.h"

#include "mlir/IR/BuiltinOps.h"
#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/TargetText.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

namespace {

constexpr StringLiteral kSystemDesc = "ttcore.system_desc";
constexpr StringLiteral kDefaultDevice = "default_device";

/// A name for something, and who gave it.
struct Named {
  std::string value;
  std::string source;
};

class TargetReader {
public:
  TargetReader(Operation *kernel, const KernelConfigOptions &options)
      : kernel(kernel), options(options) {}

  FailureOr<const TableTarget *> run() {
    if (!kernel->getParentOfType<ModuleOp>()) {
      return emit(kernel, DiagnosticId::NoModule);
    }
    std::optional<Named> architecture;
    std::optional<Named> api;
    if (!options.target.empty()) {
      architecture = {options.target, "option `target`"};
    }
    if (!options.configApi.empty()) {
      api = {options.configApi, "option `config-api`"};
    }
    ModuleOp module = findModule();
    if (failed(readArchitectureAttr(module, architecture)) ||
        failed(readDevice(module, architecture)) ||
        failed(readApi(module, api))) {
      return failure();
    }
    StringRef apiName = kDefaultConfigApi;
    if (api) {
      apiName = api->value;
    }
    if (!architecture) {
      return getGeneric(module, apiName);
    }
    TargetLookup found = lookupTarget(architecture->value, apiName);
    if (const auto *target = std::get_if<const TableTarget *>(&found)) {
      return *target;
    }
    return refuse(module, std::get<TargetRefusal>(found));
  }

private:
  template <typename... Args>
  LogicalResult emit(Operation *at, DiagnosticId id, Args &&...args) {
    return emitError(at->getLoc(), format(id, std::forward<Args>(args)...));
  }

  /// The innermost module around the kernel that says anything about targets;
  /// the innermost one at all if none does.
  ModuleOp findModule() const {
    auto innermost = kernel->getParentOfType<ModuleOp>();
    for (ModuleOp module = innermost; module;
         module = module->getParentOfType<ModuleOp>()) {
      if (module->hasAttr(kTargetArchAttr) || module->hasAttr(kConfigApiAttr) ||
          module->hasAttr(kSystemDesc)) {
        return module;
      }
    }
    return innermost;
  }

  /// Takes `named` as the value, unless another source says otherwise.
  LogicalResult agree(Operation *at, std::optional<Named> &known, Named named) {
    if (known && known->value != named.value) {
      return emit(at, DiagnosticId::ArchitectureMismatch, known->source,
                  known->value, named.source, named.value);
    }
    if (!known) {
      known = std::move(named);
    }
    return success();
  }

  LogicalResult readArchitectureAttr(ModuleOp module,
                                     std::optional<Named> &architecture) {
    Attribute attribute = module->getAttr(kTargetArchAttr);
    if (!attribute) {
      return success();
    }
    auto arch = dyn_cast<ttcore::ArchAttr>(attribute);
    if (!arch) {
      return emit(module, DiagnosticId::AttributeKind, kTargetArchAttr,
                  "a `#ttcore.arch` attribute", print(attribute));
    }
    return agree(module, architecture,
                 {stringifyEnum(arch.getValue()).str(),
                  "`" + kTargetArchAttr.str() + "`"});
  }

  LogicalResult readDevice(ModuleOp module,
                           std::optional<Named> &architecture) {
    Attribute attribute = module->getAttr(kSystemDesc);
    if (!attribute) {
      return success();
    }
    auto system = dyn_cast<ttcore::SystemDescAttr>(attribute);
    if (!system) {
      return emit(module, DiagnosticId::AttributeKind, kSystemDesc,
                  "a `#ttcore.system_desc` attribute", print(attribute));
    }
    ttcore::DeviceOp device;
    for (auto candidate : module.getOps<ttcore::DeviceOp>()) {
      if (candidate.getSymName() == kDefaultDevice) {
        device = candidate;
        break;
      }
    }
    if (!device) {
      return success();
    }

    ArrayRef<unsigned> chipIds = device.getDeviceAttr().getChipIds();
    auto indices = system.getChipDescIndices();
    auto chips = system.getChipDescs();
    // The attributes' verifiers see to it that there is a chip, and that each
    // refers to a description.
    std::optional<std::string> selected;
    for (unsigned chip : chipIds) {
      if (chip >= indices.size()) {
        return emit(device, DiagnosticId::ChipOutside, kDefaultDevice, chip,
                    indices.size());
      }
      std::string arch =
          stringifyEnum(chips[indices[chip]].getArch().getValue()).str();
      if (selected && *selected != arch) {
        return emit(device, DiagnosticId::MixedChips, kDefaultDevice, *selected,
                    arch);
      }
      selected = arch;
    }
    return agree(device, architecture,
                 {*selected,
                  "the architecture of device `" + kDefaultDevice.str() + "`"});
  }

  LogicalResult readApi(ModuleOp module, std::optional<Named> &api) {
    Attribute attribute = module->getAttr(kConfigApiAttr);
    if (!attribute) {
      return success();
    }
    auto name = dyn_cast<StringAttr>(attribute);
    if (!name) {
      return emit(module, DiagnosticId::AttributeKind, kConfigApiAttr,
                  "a string", print(attribute));
    }
    return agree(module, api, {name.str(), "`" + kConfigApiAttr.str() + "`"});
  }

  /// Without an architecture there is no API to be strict about, but its name
  /// still has to be one.
  FailureOr<const TableTarget *> getGeneric(ModuleOp module, StringRef api) {
    bool known =
        llvm::any_of(getRegisteredTargets(), [&](const TableTarget *target) {
          return target->getConfigApi() == api;
        });
    if (!known) {
      return refuse(module,
                    {TargetRefusal::Kind::UnknownConfigApi, "", api.str(), ""});
    }
    return &getGenericTarget();
  }

  LogicalResult refuse(ModuleOp module, const TargetRefusal &refusal) {
    return emitError(module.getLoc(), reportRefusal(refusal));
  }

  static std::string print(Attribute attribute) {
    std::string text;
    llvm::raw_string_ostream(text) << attribute;
    return text;
  }

  Operation *kernel;
  const KernelConfigOptions &options;
};

} // namespace

FailureOr<const TableTarget *>
tileconf::analyzeTarget(Operation *kernel, const KernelConfigOptions &options) {
  return TargetReader(kernel, options).run();
}
