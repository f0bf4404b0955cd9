# What it takes to use MLIR, for seek and for users of its package. Include this
# after find_package(MLIR).
#
#   seek::MLIR    the shared library, with its headers and flags
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

  unset(_seek_definitions)
endif()
