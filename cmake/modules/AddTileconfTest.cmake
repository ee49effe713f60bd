# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The kinds of test. Each is a CTest entry whose name starts with its kind
# (unit, property, lit, lint), which is its label too: `ctest -L unit`.

find_package(GTest REQUIRED)

# tileconf_register_test(<kind> <name> COMMAND... )
function(tileconf_register_test kind name)
  # A build that links nothing has nothing to run.
  if(TILECONF_COMPILE_ONLY)
    return()
  endif()
  add_test(NAME ${kind}.${name} COMMAND ${ARGN})
  set_tests_properties(${kind}.${name} PROPERTIES LABELS ${kind})
endfunction()

# tileconf_add_test_program(<name> <source>... LINK_LIBS <library>...)
function(tileconf_add_test_program name)
  tileconf_add_program(${name} ${ARGN})
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
  set_property(GLOBAL APPEND PROPERTY TILECONF_TEST_DEPENDS ${name})
endfunction()

# tileconf_add_unittest(<name> <source>... LINK_LIBS <library>...)
# GoogleTest and GoogleMock, with main().
function(tileconf_add_unittest name)
  tileconf_add_test_program(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE GTest::gmock_main)
  tileconf_register_test(unit ${name} ${name})
endfunction()

# tileconf_add_property_test(<name> <source>... LINK_LIBS <library>...)
# Laws on generated problems: a GoogleTest program with generators of its own.
# TILECONF_PROPERTY_SEED and TILECONF_PROPERTY_CASES in the environment of a run
# choose other problems, and more of them.
function(tileconf_add_property_test name)
  tileconf_add_test_program(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE GTest::gmock_main)
  tileconf_register_test(property ${name} ${name})
endfunction()

# tileconf_add_test_folders()
# Adds each folder below the current one that has a CMakeLists.txt, so that a
# new folder of tests needs no line here. A folder inside one that was added is
# left to that one.
function(tileconf_add_test_folders)
  file(GLOB_RECURSE lists CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}
    ${CMAKE_CURRENT_SOURCE_DIR}/*/CMakeLists.txt)
  list(TRANSFORM lists REPLACE "/CMakeLists.txt$" "")
  list(SORT lists)
  set(added "")
  foreach(folder ${lists})
    set(inside FALSE)
    foreach(other ${added})
      cmake_path(IS_PREFIX other ${folder} inside)
      if(inside)
        break()
      endif()
    endforeach()
    if(NOT inside)
      add_subdirectory(${folder})
      list(APPEND added ${folder})
    endif()
  endforeach()
endfunction()

# The target check-tileconf: builds what the tests need and runs them.
function(tileconf_add_check_target)
  get_property(programs GLOBAL PROPERTY TILECONF_TEST_DEPENDS)
  add_custom_target(check-tileconf
    COMMAND ${CMAKE_CTEST_COMMAND} --output-on-failure
    WORKING_DIRECTORY ${PROJECT_BINARY_DIR}
    USES_TERMINAL)
  if(programs)
    add_dependencies(check-tileconf ${programs})
  endif()
endfunction()
