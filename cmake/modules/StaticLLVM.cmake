# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Debian's static MLIR libraries link the one shared LLVM library. Loading and
# relocating that costs a process about 10 ms, four times what the rest of its
# start takes, and a program that also links LLVMSupport statically would hold
# two copies of LLVM's global state. So the imported MLIR libraries are told
# here to link the static parts of LLVM that they use.
set(TILECONF_LLVM_COMPONENTS
  LLVMAsmParser LLVMBitReader LLVMBitstreamReader LLVMCore LLVMFrontendOpenMP
  LLVMRemarks LLVMSupport LLVMTargetParser)

function(tileconf_link_llvm_statically)
  get_property(imported DIRECTORY PROPERTY IMPORTED_TARGETS)
  list(FILTER imported INCLUDE REGEX "^MLIR.")
  foreach(library ${imported})
    get_target_property(links ${library} INTERFACE_LINK_LIBRARIES)
    if(links)
      list(TRANSFORM links REPLACE "^LLVM$" "${TILECONF_LLVM_COMPONENTS}")
      set_target_properties(${library} PROPERTIES
        INTERFACE_LINK_LIBRARIES "${links}")
    endif()
  endforeach()
endfunction()
