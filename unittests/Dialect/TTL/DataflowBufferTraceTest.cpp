//===- DataflowBufferTraceTest.cpp - Walks to producers ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operation that a walk follows, each at which it must stop, and chains
// that have no end. A value under test is one that an operation of another
// dialect reads, so that nothing else looks at it.
//
//===----------------------------------------------------------------------===//

#include "TileTestIR.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;
using namespace tileconf::ttl::test;

namespace {

class TraceTest : public TileTest {
protected:
  TraceTest() { context.allowUnregisteredDialects(); }

  /// Parses a whole module. Its `test.use` operations read the values to walk
  /// from.
  void parseModule(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
  }

  /// The value that the operation `test.use` with this tag reads.
  Value getUsed(StringRef tag) {
    Value used;
    module->walk([&](Operation *op) {
      auto attribute = op->getAttrOfType<StringAttr>("tag");
      if (attribute && attribute.getValue() == tag) {
        used = op->getOperand(0);
      }
    });
    EXPECT_TRUE(used) << tag.str();
    return used;
  }

  /// The index of the buffer behind a value: "none" where there is no buffer,
  /// "unbound" where the buffer has no index.
  std::string getIndex(StringRef tag) {
    Value buffer = getAttachedDataflowBuffer(getUsed(tag));
    if (!buffer) {
      return "none";
    }
    std::optional<int64_t> index = getDataflowBufferIndex(buffer);
    return index ? std::to_string(*index) : "unbound";
  }

  /// The name of the acquisition that a view leads back to.
  static std::string getName(Operation *op) {
    return op ? op->getName().getStringRef().str() : "none";
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

TEST_F(TraceTest, FollowsWhatHoldsABlock) {
  parseModule(R"(
    func.func @f(%t: tensor<2x2xf32>, %i: index) {
      %c3 = ttl.bind_cb{cb_index = 3, block_count = 2} : <[2, 2], f32, 2>
      %c4 = ttl.bind_cb{cb_index = 4, block_count = 2} : <[2, 2], f32, 2>
      %w = ttl.cb_wait %c3 : <[2, 2], f32, 2> -> tensor<2x2xf32>
      "test.use"(%w) {tag = "wait"} : (tensor<2x2xf32>) -> ()
      %r = ttl.cb_reserve %c4 : <[2, 2], f32, 2> -> tensor<2x2xf32>
      "test.use"(%r) {tag = "reserve"} : (tensor<2x2xf32>) -> ()
      %a = ttl.attach_cb %w, %c4 : (tensor<2x2xf32>, !ttl.cb<[2, 2], f32, 2>) ->
          tensor<2x2xf32>
      "test.use"(%a) {tag = "attach"} : (tensor<2x2xf32>) -> ()
      %x = tensor.extract %a[%i, %i] : tensor<2x2xf32>
      "test.use"(%x) {tag = "extract"} : (f32) -> ()
      %s = tensor.extract_slice %a[0, 0] [1, 2] [1, 1] : tensor<2x2xf32> to
          tensor<1x2xf32>
      %ss = tensor.extract_slice %s[0, 0] [1, 1] [1, 1] : tensor<1x2xf32> to
          tensor<1x1xf32>
      "test.use"(%ss) {tag = "slices"} : (tensor<1x1xf32>) -> ()
      %k = builtin.unrealized_conversion_cast %ss : tensor<1x1xf32> to
          tensor<1xf32>
      %y = tensor.extract %k[%i] : tensor<1xf32>
      %z = builtin.unrealized_conversion_cast %y : f32 to f32
      "test.use"(%z) {tag = "casts"} : (f32) -> ()
      return
    })");
  EXPECT_EQ(getIndex("wait"), "3");
  EXPECT_EQ(getIndex("reserve"), "4");
  EXPECT_EQ(getIndex("attach"), "4");
  EXPECT_EQ(getIndex("extract"), "4");
  EXPECT_EQ(getIndex("slices"), "4");
  EXPECT_EQ(getIndex("casts"), "4");
}

TEST_F(TraceTest, RemembersWhereLongWalksEnd) {
  // Chains of casts from two buffers and from none, each longer than what a
  // tracer walks without taking notes.
  constexpr unsigned kLength = 500;
  std::string text = R"(
    func.func @f(%n: tensor<1x1xf32>) {
      %c3 = ttl.bind_cb{cb_index = 3, block_count = 2} : <[1, 1], f32, 2>
      %c4 = ttl.bind_cb{cb_index = 4, block_count = 2} : <[1, 1], f32, 2>
      %a = ttl.cb_wait %c3 : <[1, 1], f32, 2> -> tensor<1x1xf32>
      %b = ttl.cb_wait %c4 : <[1, 1], f32, 2> -> tensor<1x1xf32>
)";
  for (std::string name : {"n", "a", "b"}) {
    std::string former = name;
    for (unsigned number = 0; number < kLength; ++number) {
      std::string next = name + std::to_string(number);
      text += '%';
      text += next;
      text += " = builtin.unrealized_conversion_cast %";
      text += former;
      text += " : tensor<1x1xf32> to tensor<1x1xf32>\n";
      former = next;
    }
  }
  parseModule(text + "return\n}");

  std::vector<Value> values;
  module->walk([&](UnrealizedConversionCastOp cast) {
    values.push_back(cast.getResult(0));
  });
  ASSERT_EQ(values.size(), 3 * kLength);
  DataflowBufferTracer upwards;
  DataflowBufferTracer downwards;
  for (unsigned index = 0; index < values.size(); ++index) {
    for (auto [tracer, value] :
         {std::pair(&upwards, values[index]),
          std::pair(&downwards, values[values.size() - 1 - index])}) {
      Value buffer = tracer->trace(value);
      ASSERT_EQ(buffer, getAttachedDataflowBuffer(value)) << index;
      ASSERT_EQ(buffer, tracer->trace(value)) << index;
    }
  }
  EXPECT_FALSE(upwards.trace(values[kLength - 1]));
  EXPECT_EQ(getDataflowBufferIndex(upwards.trace(values[2 * kLength - 1])), 3);
  EXPECT_EQ(getDataflowBufferIndex(upwards.trace(values[3 * kLength - 1])), 4);
}

TEST_F(TraceTest, FollowsConvertedBuffers) {
  parseModule(R"(
    func.func @f(%i: index) {
      %0 = ttkernel.get_compile_time_arg_val(7) : () -> !ttkernel.cb<4, f32>
      %t = builtin.unrealized_conversion_cast %0 : !ttkernel.cb<4, f32> to
          tensor<2x2xf32>
      %x = tensor.extract %t[%i, %i] : tensor<2x2xf32>
      "test.use"(%x) {tag = "cast"} : (f32) -> ()
      %1 = builtin.unrealized_conversion_cast %0 : !ttkernel.cb<4, f32> to
          !ttl.cb<[2, 2], f32, 1>
      %w = ttl.cb_wait %1 : <[2, 2], f32, 1> -> tensor<2x2xf32>
      "test.use"(%w) {tag = "wait"} : (tensor<2x2xf32>) -> ()
      return
    })");
  EXPECT_EQ(getIndex("cast"), "7");
  EXPECT_EQ(getIndex("wait"), "7");
}

TEST_F(TraceTest, StopsWhereNoBufferIsKnown) {
  parseModule(R"(
    func.func @f(%t: tensor<2xf32>, %cb: !ttl.cb<[2], f32, 1>, %i: index, %b:
        i1, %m: memref<2xf32>) {
      "test.use"(%t) {tag = "argument"} : (tensor<2xf32>) -> ()
      %e = tensor.empty() : tensor<2xf32>
      "test.use"(%e) {tag = "empty"} : (tensor<2xf32>) -> ()
      %w = ttl.cb_wait %cb : <[2], f32, 1> -> tensor<2xf32>
      "test.use"(%w) {tag = "unbound"} : (tensor<2xf32>) -> ()
      %x = tensor.extract %w[%i] : tensor<2xf32>
      %n = tensor.insert %x into %w[%i] : tensor<2xf32>
      "test.use"(%n) {tag = "insert"} : (tensor<2xf32>) -> ()
      %c = tensor.cast %w : tensor<2xf32> to tensor<?xf32>
      "test.use"(%c) {tag = "tensor.cast"} : (tensor<?xf32>) -> ()
      %s = scf.if %b -> (tensor<2xf32>) {
        scf.yield %w : tensor<2xf32>
      } else {
        scf.yield %w : tensor<2xf32>
      }
      "test.use"(%s) {tag = "scf.if"} : (tensor<2xf32>) -> ()
      %l = scf.for %j = %i to %i step %i iter_args(%k = %w) -> (tensor<2xf32>) {
        "test.use"(%k) {tag = "iteration"} : (tensor<2xf32>) -> ()
        scf.yield %k : tensor<2xf32>
      }
      "test.use"(%l) {tag = "scf.for"} : (tensor<2xf32>) -> ()
      %z = builtin.unrealized_conversion_cast to tensor<2xf32>
      "test.use"(%z) {tag = "cast of nothing"} : (tensor<2xf32>) -> ()
      %y = builtin.unrealized_conversion_cast %w, %w : tensor<2xf32>,
          tensor<2xf32> to tensor<2xf32>
      "test.use"(%y) {tag = "cast of two"} : (tensor<2xf32>) -> ()
      %u = "test.view"(%w) : (tensor<2xf32>) -> tensor<2xf32>
      "test.use"(%u) {tag = "unknown"} : (tensor<2xf32>) -> ()
      %q = "test.index"() : () -> !ttl.cb<[2], f32, 1>
      %p = ttl.cb_wait %q : <[2], f32, 1> -> tensor<2xf32>
      "test.use"(%p) {tag = "unknown index"} : (tensor<2xf32>) -> ()
      return
    })");
  for (const char *tag :
       {"argument", "empty", "insert", "tensor.cast", "scf.if", "iteration",
        "scf.for", "cast of nothing", "cast of two", "unknown"}) {
    EXPECT_EQ(getIndex(tag), "none") << tag;
  }
  EXPECT_EQ(getIndex("unbound"), "unbound");
  EXPECT_EQ(getIndex("unknown index"), "unbound");
}

TEST_F(TraceTest, EndsOnCycles) {
  parseModule(R"(
    %a = builtin.unrealized_conversion_cast %a : f32 to f32
    "test.use"(%a) {tag = "self"} : (f32) -> ()
    %b = tensor.extract_slice %c[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %c = tensor.extract_slice %b[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    "test.use"(%b) {tag = "two"} : (tensor<1xf32>) -> ()
    %d = builtin.unrealized_conversion_cast %d : !ttl.cb<[1], f32, 1> to
        !ttl.cb<[1], f32, 1>
    %w = ttl.cb_wait %d : <[1], f32, 1> -> tensor<1xf32>
    "test.use"(%w) {tag = "buffer"} : (tensor<1xf32>) -> ()
    "test.use"(%d) {tag = "buffer itself"} : (!ttl.cb<[1], f32, 1>) -> ())");
  EXPECT_EQ(getIndex("self"), "none");
  EXPECT_EQ(getIndex("two"), "none");
  EXPECT_EQ(getIndex("buffer"), "unbound");
  EXPECT_EQ(getIndex("buffer itself"), "unbound");
}

// Longer than any bound that a walk might set itself, and a cycle that begins
// only after a long straight part.
TEST_F(TraceTest, FollowsLongChains) {
  std::string text = "%c = ttl.bind_cb{cb_index = 9, block_count = 1} : "
                     "<[1], f32, 1>\n"
                     "%0 = ttl.cb_wait %c : <[1], f32, 1> -> tensor<1xf32>\n";
  auto addCast = [&](int result, int operand) {
    text += "%" + std::to_string(result) +
            " = builtin.unrealized_conversion_cast %" +
            std::to_string(operand) + " : tensor<1xf32> to tensor<1xf32>\n";
  };
  for (int i = 1; i <= 1000; ++i) {
    addCast(i, i - 1);
  }
  for (int i = 1001; i < 1100; ++i) {
    addCast(i, i + 1);
  }
  addCast(1100, 1070);
  text += R"("test.use"(%1000) {tag = "long"} : (tensor<1xf32>) -> ()
             "test.use"(%1001) {tag = "late cycle"} : (tensor<1xf32>) -> ())";
  parseModule(text);
  EXPECT_EQ(getIndex("long"), "9");
  EXPECT_EQ(getIndex("late cycle"), "none");
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

TEST_F(TraceTest, FollowsViews) {
  parseModule(R"(
    func.func @f(%cb: !ttl.cb<[2], f32, 1>, %t: tensor<2xf32>) {
      %w = ttl.cb_wait %cb : <[2], f32, 1> -> tensor<2xf32>
      %r = ttl.cb_reserve %cb : <[2], f32, 1> -> tensor<2xf32>
      %a = ttl.attach_cb %r, %cb : (tensor<2xf32>, !ttl.cb<[2], f32, 1>) ->
          tensor<2xf32>
      %aa = ttl.attach_cb %a, %cb : (tensor<2xf32>, !ttl.cb<[2], f32, 1>) ->
          tensor<2xf32>
      %s = tensor.extract_slice %r[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
      %k = builtin.unrealized_conversion_cast %s : tensor<2xf32> to
          tensor<2xf32>
      %ks = tensor.extract_slice %k[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
      %ak = ttl.attach_cb %ks, %cb : (tensor<2xf32>, !ttl.cb<[2], f32, 1>) ->
          tensor<2xf32>
      %sa = tensor.extract_slice %a[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
      %at = ttl.attach_cb %t, %cb : (tensor<2xf32>, !ttl.cb<[2], f32, 1>) ->
          tensor<2xf32>
      "test.use"(%w) {tag = "wait"} : (tensor<2xf32>) -> ()
      "test.use"(%a) {tag = "attach"} : (tensor<2xf32>) -> ()
      "test.use"(%aa) {tag = "attach twice"} : (tensor<2xf32>) -> ()
      "test.use"(%ak) {tag = "attach slice"} : (tensor<2xf32>) -> ()
      "test.use"(%sa) {tag = "slice attachment"} : (tensor<2xf32>) -> ()
      "test.use"(%at) {tag = "attach argument"} : (tensor<2xf32>) -> ()
      return
    })");
  auto strict = [&](const char *tag) {
    return getName(traceAcquire(getUsed(tag)));
  };
  auto permissive = [&](const char *tag) {
    return getName(traceAcquireThroughAttachments(getUsed(tag)));
  };
  for (auto [tag, name] :
       {std::pair("wait", "ttl.cb_wait"), std::pair("attach", "ttl.cb_reserve"),
        std::pair("attach slice", "ttl.cb_reserve"),
        std::pair("attach argument", "none")}) {
    EXPECT_EQ(strict(tag), name) << tag;
    EXPECT_EQ(permissive(tag), name) << tag;
  }
  for (const char *tag : {"attach twice", "slice attachment"}) {
    EXPECT_EQ(strict(tag), "none") << tag;
    EXPECT_EQ(permissive(tag), "ttl.cb_reserve") << tag;
  }
}

//===----------------------------------------------------------------------===//
// Handles, transfers and tokens
//===----------------------------------------------------------------------===//

TEST_F(TraceTest, FollowsHandles) {
  parseModule(R"(
    func.func @f(%i: index, %b: i1, %k: i64) {
      %h = "test.make"() : () -> i64
      %e = tensor.empty() : tensor<2xi64>
      %n0 = tensor.insert %h into %e[%i] : tensor<2xi64>
      %n1 = tensor.insert %k into %n0[%i] : tensor<2xi64>
      %x0 = tensor.extract %n0[%i] : tensor<2xi64>
      %x1 = tensor.extract %n1[%i] : tensor<2xi64>
      "test.use"(%x0) {tag = "inserted last"} : (i64) -> ()
      "test.use"(%x1) {tag = "inserted before"} : (i64) -> ()
      %l:2 = scf.for %j = %i to %i step %i iter_args(%p = %h, %q = %k) -> (i64,
          i64) {
        "test.use"(%p) {tag = "initial"} : (i64) -> ()
        "test.use"(%q) {tag = "initial argument"} : (i64) -> ()
        scf.yield %q, %p : i64, i64
      }
      "test.use"(%l#0) {tag = "yielded argument"} : (i64) -> ()
      "test.use"(%l#1) {tag = "yielded"} : (i64) -> ()
      %w:2 = scf.while (%r = %h, %s = %k) : (i64, i64) -> (i64, i64) {
        "test.use"(%r) {tag = "before"} : (i64) -> ()
        scf.condition(%b) %r, %s : i64, i64
      } do {
      ^bb0(%r: i64, %s: i64):
        "test.use"(%r) {tag = "after"} : (i64) -> ()
        scf.yield %r, %s : i64, i64
      }
      %c = arith.select %b, %h, %h : i64
      "test.use"(%c) {tag = "select"} : (i64) -> ()
      return
    })");
  auto trace = [&](const char *tag) {
    return getName(traceAsyncProducer(getUsed(tag), [](Operation *op) {
      return op->getName().getStringRef() == "test.make";
    }));
  };
  for (const char *tag : {"inserted last", "initial", "yielded", "before"}) {
    EXPECT_EQ(trace(tag), "test.make") << tag;
  }
  for (const char *tag : {"inserted before", "initial argument",
                          "yielded argument", "after", "select"}) {
    EXPECT_EQ(trace(tag), "none") << tag;
  }
}
