# One way to make a library, one way to make a tool. Both link MLIR's shared
# library and nothing else of MLIR or LLVM: a second copy of any part of it would
# have type ids of its own. Both are installed.

# seek_add_library(NAME source... [LINK_LIBS library...])
function(seek_add_library name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  llvm_update_compile_flags(${name})
  add_dependencies(${name} SeekIncGen)
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS} seek::MLIR)
  install(TARGETS ${name} EXPORT SeekTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
endfunction()

# seek_add_tool(NAME source... [NO_INSTALL] [LINK_LIBS library...])
function(seek_add_tool name)
  cmake_parse_arguments(ARG "NO_INSTALL" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  llvm_update_compile_flags(${name})
  add_dependencies(${name} SeekIncGen)
  target_compile_definitions(${name} PRIVATE SEEK_VERSION="${PROJECT_VERSION}")
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} seek::MLIR)
  if(NOT ARG_NO_INSTALL)
    install(TARGETS ${name} EXPORT SeekTargets
      RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endfunction()
