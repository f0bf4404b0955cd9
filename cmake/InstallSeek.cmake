# What cmake --install copies besides the libraries and tools, which
# seek_add_library() and seek_add_tool() name: headers, and the package that
# find_package(Seek) finds. None of it depends on where it lies.
include(CMakePackageConfigHelpers)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN *.h PATTERN *.td)
install(DIRECTORY ${PROJECT_BINARY_DIR}/include/
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN *.h.inc PATTERN CMakeFiles EXCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE
  DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(SEEK_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/seek)
configure_package_config_file(
  ${PROJECT_SOURCE_DIR}/cmake/SeekConfig.cmake.in
  ${PROJECT_BINARY_DIR}/SeekConfig.cmake
  INSTALL_DESTINATION ${SEEK_PACKAGE_DIR})
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/SeekConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/SeekConfig.cmake
  ${PROJECT_BINARY_DIR}/SeekConfigVersion.cmake
  ${PROJECT_SOURCE_DIR}/cmake/SeekMLIR.cmake
  DESTINATION ${SEEK_PACKAGE_DIR})
install(EXPORT SeekTargets NAMESPACE seek:: DESTINATION ${SEEK_PACKAGE_DIR})
