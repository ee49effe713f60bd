//===- TTKernelOps.td - Operations of the TTKernel dialect -*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// API calls. Nearly all are written alike: operands and template arguments in
// parentheses, then the types of the operands and results.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELOPS_TD
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tileconf/Dialect/TTKernel/IR/TTKernelAttrs.td"
include "tileconf/Dialect/TTKernel/IR/TTKernelTypes.td"

def InKernelFunction : NativeOpTrait<"InKernelFunction"> {
  let cppNamespace = "::tileconf::ttkernel";
}

/// Tile positions; both types may be mixed within one operation.
def TTKernel_Idx : AnyTypeOf<[Index, I32]>;

/// An i32 read back with its sign: -1 must not turn into a huge position.
def TTKernel_SignedI32Attr : TypedSignlessIntegerAttrBase<
    I32, "int32_t", "32-bit signless integer attribute"> {
  let convertFromStorage =
      "static_cast<int32_t>($_self.getValue().getSExtValue())";
}

/// `inParens` is what stands in the parentheses. Operations without operands
/// have formats of their own: the generated parser of this one would read
/// operands and forget them.
class TTKernel_Op<string mnemonic, string inParens = "operands",
                  list<Trait> traits = []>
    : Op<TTKernel_Dialect, mnemonic, traits> {
  let assemblyFormat = "`(` " # inParens # " `)` attr-dict `:` "
                       "functional-type(operands, results)";
}

//===----------------------------------------------------------------------===//
// Arguments and coordinates
//===----------------------------------------------------------------------===//

def TTKernel_GetCompileTimeArgValOp
    : TTKernel_Op<"get_compile_time_arg_val", "", [Pure]> {
  let summary = "Compile-time argument by position";
  let arguments = (ins TTKernel_SignedI32Attr:$arg_index);
  let results = (outs AnyTypeOf<[TTKernel_CB, I32, UI32, Index,
                                 TTKernel_L1Addr]>:$arg_val);
  let assemblyFormat = [{
    `(` $arg_index `)` attr-dict `:` custom<TypeFromNothing>(type($arg_val))
  }];
}

class TTKernel_MyLogicalOp<string axis>
    : TTKernel_Op<"my_logical_" # axis # "_", "", [Pure]> {
  let summary = "This core's logical " # axis # " coordinate";
  let results = (outs Index:$coordinate);
  let assemblyFormat = [{
    attr-dict `:` custom<TypeFromNothing>(type($coordinate))
  }];
}

def TTKernel_MyLogicalXOp : TTKernel_MyLogicalOp<"x">;
def TTKernel_MyLogicalYOp : TTKernel_MyLogicalOp<"y">;

//===----------------------------------------------------------------------===//
// Circular buffers
//===----------------------------------------------------------------------===//

class TTKernel_CBPagesOp<string mnemonic, string text>
    : TTKernel_Op<mnemonic, "operands", [InKernelFunction]> {
  let summary = text;
  let arguments = (ins TTKernel_CB:$cb, I32:$num_pages);
}

def TTKernel_CBReserveBackOp
    : TTKernel_CBPagesOp<"cb_reserve_back", "Waits for free pages">;
def TTKernel_CBPushBackOp
    : TTKernel_CBPagesOp<"cb_push_back", "Hands written pages over">;
def TTKernel_CBWaitFrontOp
    : TTKernel_CBPagesOp<"cb_wait_front", "Waits for written pages">;
def TTKernel_CBPopFrontOp
    : TTKernel_CBPagesOp<"cb_pop_front", "Frees read pages">;

class TTKernel_CBPointerOp<string mnemonic, string text>
    : TTKernel_Op<mnemonic> {
  let summary = text;
  let arguments = (ins TTKernel_CB:$cb);
  let results = (outs I32:$pointer);
}

def TTKernel_GetWritePtrOp
    : TTKernel_CBPointerOp<"get_write_ptr", "Address of the next free page">;
def TTKernel_GetReadPtrOp
    : TTKernel_CBPointerOp<"get_read_ptr", "Address of the first full page">;

//===----------------------------------------------------------------------===//
// DST
//===----------------------------------------------------------------------===//

class TTKernel_TileRegsOp<string step, string text>
    : TTKernel_Op<"tile_regs_" # step, ""> {
  let summary = text;
  let assemblyFormat = "`(` `)` attr-dict `:` `(` `)` `->` `(` `)`";
}

def TTKernel_TileRegsAcquireOp
    : TTKernel_TileRegsOp<"acquire", "DST becomes the math thread's">;
def TTKernel_TileRegsCommitOp
    : TTKernel_TileRegsOp<"commit", "The math thread is done with DST">;
def TTKernel_TileRegsWaitOp
    : TTKernel_TileRegsOp<"wait", "DST becomes the pack thread's">;
def TTKernel_TileRegsReleaseOp
    : TTKernel_TileRegsOp<"release", "The pack thread is done with DST">;

def TTKernel_InitSFPUOp : TTKernel_Op<"init_sfpu"> {
  let summary = "Prepares unpacker and packer for SFPU operations";
  let arguments = (ins TTKernel_CB:$icb, TTKernel_CB:$ocb);
}

def TTKernel_CopyTileInitOp : TTKernel_Op<"copy_tile_init"> {
  let summary = "Prepares `copy_tile`";
  let arguments = (ins TTKernel_CB:$cb);
}

def TTKernel_CopyTileOp : TTKernel_Op<"copy_tile"> {
  let summary = "Brings a tile of a buffer into DST";
  let arguments = (ins TTKernel_CB:$cb, TTKernel_Idx:$tile_index_cb,
                       TTKernel_Idx:$tile_index_dst);
}

def TTKernel_PackTileOp
    : TTKernel_Op<"pack_tile",
                  "$dst_index `,` $out_cb `,` $out_index `,` $out_of_order"> {
  let summary = "Brings a tile of DST into a buffer";
  let arguments = (ins TTKernel_Idx:$dst_index, TTKernel_CB:$out_cb,
                       TTKernel_Idx:$out_index, BoolAttr:$out_of_order);
}

def TTKernel_PackReconfigL1AccOp : TTKernel_Op<"pack_reconfig_l1_acc"> {
  let summary = "Turns accumulation by the packer on or off";
  let arguments = (ins I32:$l1_acc_en);
}

//===----------------------------------------------------------------------===//
// FPU
//===----------------------------------------------------------------------===//

class TTKernel_FPUBinaryOp<string mnemonic, string text>
    : TTKernel_Op<mnemonic> {
  let summary = text;
  let arguments = (ins TTKernel_CB:$in0_cb, TTKernel_CB:$in1_cb,
                       TTKernel_Idx:$in0_tile_index,
                       TTKernel_Idx:$in1_tile_index, TTKernel_Idx:$dst_index);
}

def TTKernel_AddTilesOp
    : TTKernel_FPUBinaryOp<"add_tiles", "Adds two tiles of buffers">;
def TTKernel_SubTilesOp
    : TTKernel_FPUBinaryOp<"sub_tiles", "Subtracts two tiles of buffers">;
def TTKernel_MulTilesOp
    : TTKernel_FPUBinaryOp<"mul_tiles", "Multiplies two tiles of buffers">;

def TTKernel_UnaryBcastOp
    : TTKernel_Op<"unary_bcast", "$in_cb `,` $in_tile_index `,` $dst_index "
                                 "`,` $bcast_type"> {
  let summary = "Broadcasts within a tile of a buffer";
  let arguments = (ins TTKernel_CB:$in_cb, TTKernel_Idx:$in_tile_index,
                       TTKernel_Idx:$dst_index,
                       TTKernel_BcastTypeAttr:$bcast_type);
}

def TTKernel_ReduceTileOp
    : TTKernel_Op<"reduce_tile",
                  "$in_cb `,` $scaling_cb `,` $in_tile_index `,` "
                  "$scaling_tile_index `,` $dst_index `,` $reduce_type `,` "
                  "$reduce_dim"> {
  let summary = "Reduces a tile of a buffer";
  // `full_fp32` is what compilers wrote until mid-2026.
  let arguments = (ins TTKernel_CB:$in_cb, TTKernel_CB:$scaling_cb,
                       TTKernel_Idx:$in_tile_index,
                       TTKernel_Idx:$scaling_tile_index,
                       TTKernel_Idx:$dst_index,
                       TTKernel_ReduceTypeAttr:$reduce_type,
                       TTKernel_ReduceDimAttr:$reduce_dim,
                       UnitAttr:$full_fp32);
}

def TTKernel_MatmulBlockOp : TTKernel_Op<"matmul_block"> {
  let summary = "Multiplies blocks of tiles and adds to DST";
  let arguments = (ins TTKernel_CB:$in0_cb, TTKernel_CB:$in1_cb,
                       TTKernel_Idx:$in0_tile_index,
                       TTKernel_Idx:$in1_tile_index, TTKernel_Idx:$dst_index,
                       I32:$transpose, I32:$ct_dim, I32:$rt_dim, I32:$kt_dim);
}

/// The only calls that are written in generic form alone.
class TTKernel_GenericFormOp<string mnemonic>
    : Op<TTKernel_Dialect, mnemonic>;

def TTKernel_MatmulBlockInitOp : TTKernel_GenericFormOp<"mm_block_init"> {
  let summary = "Prepares the whole core for `matmul_block`";
  let arguments = (ins TTKernel_CB:$in0_cb, TTKernel_CB:$in1_cb,
                       TTKernel_CB:$out_cb, I32:$transpose, I32:$ct_dim,
                       I32:$rt_dim, I32:$kt_dim);
}

def TTKernel_MatmulBlockInitShortOp
    : TTKernel_GenericFormOp<"mm_block_init_short"> {
  let summary = "Prepares the math thread for `matmul_block`";
  let arguments = (ins TTKernel_CB:$in0_cb, TTKernel_CB:$in1_cb,
                       I32:$transpose, I32:$ct_dim, I32:$rt_dim, I32:$kt_dim);
}

//===----------------------------------------------------------------------===//
// SFPU
//===----------------------------------------------------------------------===//

def TTKernel_ExpTileOp : TTKernel_Op<"exp_tile"> {
  let summary = "Exponential of a tile in DST";
  let arguments = (ins TTKernel_Idx:$tile_index,
                       OptionalAttr<BoolAttr>:$approx,
                       OptionalAttr<TTKernel_InputClampingAttr>:$input_clamping,
                       OptionalAttr<I32Attr>:$iterations,
                       OptionalAttr<I32Attr>:$scale);
}

def TTKernel_LogTileOp : TTKernel_Op<"log_tile"> {
  let summary = "Natural logarithm of a tile in DST";
  let arguments = (ins TTKernel_Idx:$tile_index);
}

//===----------------------------------------------------------------------===//
// Data movement
//===----------------------------------------------------------------------===//

class TTKernel_NocBarrierOp<string kind>
    : TTKernel_Op<"noc_async_" # kind # "_barrier"> {
  let summary = "Waits for all outstanding " # kind # "s";
  let arguments = (ins Optional<I8>:$noc);
}

def TTKernel_NocAsyncReadBarrierOp : TTKernel_NocBarrierOp<"read">;
def TTKernel_NocAsyncWriteBarrierOp : TTKernel_NocBarrierOp<"write">;

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELOPS_TD
