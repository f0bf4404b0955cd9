# What it takes to use MLIR, for seek and for users of its package. Include this
# after find_package(MLIR).
#
#   seek::MLIR    the shared library, with its headers and flags
#   seek::MLIRC   the C API on top. MLIR offers it as archives, which are linked
#                 by file: their targets would bring a static MLIR along
if(NOT TARGET seek::MLIR)
  add_library(seek::MLIR INTERFACE IMPORTED)
  target_include_directories(seek::MLIR INTERFACE
    ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  separate_arguments(_seek_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
  target_compile_definitions(seek::MLIR INTERFACE ${_seek_definitions})
  target_compile_features(seek::MLIR INTERFACE cxx_std_17)
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(seek::MLIR INTERFACE
      $<$<COMPILE_LANG_AND_ID:CXX,GNU,Clang,AppleClang>:-fno-rtti>)
  endif()
  target_link_libraries(seek::MLIR INTERFACE MLIR LLVM)

  add_library(seek::MLIRC INTERFACE IMPORTED)
  get_property(_seek_archives GLOBAL PROPERTY MLIR_UPSTREAM_CAPI_LIBS)
  # The others need this one.
  list(REMOVE_ITEM _seek_archives MLIRCAPIIR)
  list(APPEND _seek_archives MLIRCAPIIR)
  list(TRANSFORM _seek_archives REPLACE "(.+)" "$<TARGET_FILE:\\1>")
  target_link_libraries(seek::MLIRC INTERFACE ${_seek_archives} seek::MLIR)

  unset(_seek_definitions)
  unset(_seek_archives)
endif()
