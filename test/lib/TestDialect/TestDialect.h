//===- TestDialect.h - Dialect and pass for tests only ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tileconf-test-opt adds to tileconf-opt. The dialect and its models are
// registered apart, as a front end would: the first knows nothing of Tileconf,
// the second is all that connects them.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_TEST_LIB_TESTDIALECT_TESTDIALECT_H
#define TILECONF_TEST_LIB_TESTDIALECT_TESTDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "TestOpsDialect.h.inc"
#include "TestPlainOpsDialect.h.inc"

#define GET_OP_CLASSES
#include "TestOps.h.inc"

#define GET_OP_CLASSES
#include "TestPlainOps.h.inc"

namespace tileconf::tctest {

/// States how operations of the dialects execute, once they are loaded.
void registerModels(mlir::DialectRegistry &registry);

/// A pass that stands for those after configuration: it reads the recorded
/// strategy of every tile operation and says what is missing.
void registerReadStrategiesPass();

} // namespace tileconf::tctest

#endif // TILECONF_TEST_LIB_TESTDIALECT_TESTDIALECT_H
