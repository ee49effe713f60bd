# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What `cmake --install` lays out: tools, libraries, headers (generated ones and
# TableGen files too, for dialects that build on ours), and a CMake package, so
# that find_package(Tileconf) is all that another front end needs.
include(CMakePackageConfigHelpers)

function(tileconf_install)
  get_property(libraries GLOBAL PROPERTY TILECONF_LIBRARIES)
  get_property(tools GLOBAL PROPERTY TILECONF_TOOLS)
  set(package lib/cmake/Tileconf)

  install(TARGETS tileconf-flags ${libraries} EXPORT TileconfTargets
    ARCHIVE DESTINATION lib)
  if(tools)
    install(TARGETS ${tools} RUNTIME DESTINATION bin)
  endif()
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/tileconf DESTINATION include
    FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.def")
  install(DIRECTORY ${PROJECT_BINARY_DIR}/include/tileconf DESTINATION include
    FILES_MATCHING PATTERN "*.inc" PATTERN CMakeFiles EXCLUDE)
  install(EXPORT TileconfTargets DESTINATION ${package})

  configure_package_config_file(
    ${PROJECT_SOURCE_DIR}/cmake/modules/TileconfConfig.cmake.in
    ${PROJECT_BINARY_DIR}/package/TileconfConfig.cmake
    INSTALL_DESTINATION ${package}
    NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
  write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/package/TileconfConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES
    ${PROJECT_BINARY_DIR}/package/TileconfConfig.cmake
    ${PROJECT_BINARY_DIR}/package/TileconfConfigVersion.cmake
    ${PROJECT_SOURCE_DIR}/cmake/modules/StaticLLVM.cmake
    DESTINATION ${package})
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/tileconf)
endfunction()
