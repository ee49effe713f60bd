# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: cmake -DPAGES=FOLDER -DOUTPUT=FILE -P EmbedCodePages.cmake
#
# Writes the pages of FOLDER, without the comments that they open with, as the
# two arrays that lib/KernelConfig/Explain/CodePages.cpp includes. A script and
# not the configuration itself, so that an edit of a page costs one file.
cmake_minimum_required(VERSION 3.25)

file(GLOB files ${PAGES}/TC*.md)
list(SORT files)
if(NOT files)
  message(FATAL_ERROR "${PAGES} holds no page")
endif()

set(codes "")
set(pages "")
foreach(file ${files})
  cmake_path(GET file STEM code)
  file(READ ${file} text)
  string(REGEX REPLACE "^(<!--[^\n]*-->\n|\n)+" "" text "${text}")
  if("${text}" MATCHES "\\)page\"")
    message(FATAL_ERROR "${file} holds the end of a raw string")
  endif()
  string(APPEND codes "    \"${code}\",\n")
  string(APPEND pages "    R\"page(${text})page\",\n")
endforeach()

file(WRITE ${OUTPUT}
  "static constexpr llvm::StringRef kCodes[] = {\n${codes}};\n"
  "static constexpr llvm::StringRef kPages[] = {\n${pages}};\n")
