# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The kinds of target that Tileconf is made of. A library states its layer by
# what it links: the KernelConfig libraries link LLVMSupport alone.

# Flags that every target of ours is compiled with. Generated code counts as a
# system header: its warnings are mlir-tblgen's business. Who uses an installed
# Tileconf gets the include folders and definitions, not our warnings.
add_library(tileconf-flags INTERFACE)
target_include_directories(tileconf-flags INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
  $<INSTALL_INTERFACE:include>)
target_include_directories(tileconf-flags SYSTEM INTERFACE
  $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
  ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
separate_arguments(llvm_definitions NATIVE_COMMAND ${LLVM_DEFINITIONS})
target_compile_definitions(tileconf-flags INTERFACE ${llvm_definitions})
set(own_flags -Wall -Wextra -ffunction-sections -fdata-sections)
if(TILECONF_STRICT)
  list(APPEND own_flags -Werror)
endif()
target_compile_options(tileconf-flags INTERFACE
  "$<BUILD_INTERFACE:${own_flags}>")
if(TILECONF_SANITIZER)
  target_compile_options(tileconf-flags INTERFACE
    -fsanitize=${TILECONF_SANITIZER} -fno-omit-frame-pointer
    -fno-sanitize-recover=all)
  target_link_options(tileconf-flags INTERFACE -fsanitize=${TILECONF_SANITIZER})
endif()
if(TILECONF_CLANG_TIDY)
  find_program(CLANG_TIDY_PROGRAM NAMES clang-tidy-22 REQUIRED)
  # Ninja compiles again what has a new command line, so the checks' digest in
  # it makes an edit of .clang-tidy reach every source.
  set(tidy_config ${PROJECT_SOURCE_DIR}/.clang-tidy)
  set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY
    CMAKE_CONFIGURE_DEPENDS ${tidy_config})
  file(SHA1 ${tidy_config} tidy_digest)
  set(CMAKE_CXX_CLANG_TIDY ${CLANG_TIDY_PROGRAM} --quiet
    --config-file=${tidy_config} --extra-arg=-DTILECONF_TIDY_${tidy_digest})
endif()

# Every generated header; a library that includes one depends on it.
add_custom_target(tileconf-headers)

# tileconf_add_library(<name> <source>... LINK_LIBS <library>...)
function(tileconf_add_library name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PUBLIC tileconf-flags ${ARG_LINK_LIBS})
  set_property(GLOBAL APPEND PROPERTY TILECONF_LIBRARIES ${name})
endfunction()

# As above, for a library that sees MLIR and the generated dialect headers.
function(tileconf_add_mlir_library name)
  tileconf_add_library(${name} ${ARGN})
  add_dependencies(${name} tileconf-headers)
endfunction()

# tileconf_add_program(<name> <source>... LINK_LIBS <library>...)
# What tools and tests have in common; without a link step, and so without a
# program, where the build only compiles. LINK_FIRST libraries come before all
# others, so that their symbols win.
function(tileconf_add_program name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS;LINK_FIRST" ${ARGN})
  if(TILECONF_COMPILE_ONLY)
    add_library(${name} OBJECT ${ARG_UNPARSED_ARGUMENTS})
  else()
    add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  endif()
  add_dependencies(${name} tileconf-headers)
  target_link_libraries(${name} PRIVATE
    ${ARG_LINK_FIRST} tileconf-flags ${ARG_LINK_LIBS})
  if(TILECONF_SANITIZER MATCHES address)
    target_sources(${name} PRIVATE
      ${PROJECT_SOURCE_DIR}/cmake/SanitizerOptions.cpp)
  endif()
  if(TILECONF_SANITIZER MATCHES thread)
    target_sources(${name} PRIVATE
      ${PROJECT_SOURCE_DIR}/cmake/ThreadSanitizerOptions.cpp)
  endif()
  if(TILECONF_LTO_GC)
    target_link_options(${name} PRIVATE -Wl,--gc-sections,--as-needed)
  endif()
endfunction()

# tileconf_add_tool(<name> <source>... LINK_LIBS <library>...)
# A parser gives back millions of small blocks, which glibc's allocator sorts
# when the next pass asks for memory: more work than the pass itself. Tools
# bring an allocator that does not. Sanitizers bring their own.
if(TILECONF_MIMALLOC AND NOT TILECONF_SANITIZER)
  find_library(MIMALLOC_LIBRARY mimalloc REQUIRED)
endif()
function(tileconf_add_tool name)
  tileconf_add_program(${name} ${ARGN} LINK_FIRST ${MIMALLOC_LIBRARY})
  set_property(GLOBAL APPEND PROPERTY TILECONF_TOOLS ${name})
  set_property(GLOBAL APPEND PROPERTY TILECONF_TEST_DEPENDS ${name})
endfunction()

# tileconf_tablegen(<td file> <output> <mlir-tblgen flag>...)
function(tileconf_tablegen td output)
  set(LLVM_TARGET_DEFINITIONS ${td})
  mlir_tablegen(${output} ${ARGN} EXTRA_INCLUDES ${PROJECT_SOURCE_DIR}/include)
  set(TABLEGEN_OUTPUT ${TABLEGEN_OUTPUT} PARENT_SCOPE)
endfunction()
