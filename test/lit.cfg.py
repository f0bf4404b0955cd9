# Configuration of the lit tests.

import os
import platform
import subprocess

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import ToolSubst

config.name = "seek"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.seek_binary_dir, "test")

config.environment["FILECHECK_OPTS"] = (
    "-enable-var-scope --allow-unused-prefixes=false"
)
# libMLIR keeps what it allocates for the whole process. It is not built with the
# sanitizer, so it does not unpoison what code of ours that is takes from an
# allocator that both use.
config.environment["ASAN_OPTIONS"] = "detect_leaks=0:allow_user_poisoning=0"
config.environment["UBSAN_OPTIONS"] = "print_stacktrace=1"

config.substitutions.append(("%cmake", config.cmake))
# Configures a project that somebody else could have.
config.substitutions.append(
    (
        "%configure",
        f'"{config.cmake}" -G "{config.generator}" '
        f'-DCMAKE_MAKE_PROGRAM="{config.make}" -DCMAKE_C_COMPILER="{config.cc}" '
        f'-DCMAKE_CXX_COMPILER="{config.cxx}" -DCMAKE_CXX_FLAGS=-O0',
    )
)
config.substitutions.append(("%cc", config.cc))
config.substitutions.append(("%cxx", config.cxx))
config.substitutions.append(("%python", config.python))
config.substitutions.append(
    ("%seek_plugin", os.path.join(config.seek_binary_dir, "lib", "SeekPlugin.so"))
)
config.substitutions.append(("%seek_src", config.seek_source_dir))
config.substitutions.append(("%seek_obj", config.seek_binary_dir))
config.substitutions.append(("%seek_tools", config.seek_tools_dir))
config.substitutions.append(("%mlir_lib", config.llvm_lib_dir))
config.substitutions.append(("%mlir_include", config.mlir_include_dir))
config.substitutions.append(("%llvm_tools", config.llvm_tools_dir))
config.substitutions.append(
    ("%test_bin", os.path.join(config.seek_binary_dir, "test", "bin"))
)

seek_opt = os.path.join(config.seek_tools_dir, "seek-opt")
if os.environ.get("SEEK_CHECK_ROUNDTRIP"):
    seek_opt += " --verify-roundtrip"

llvm_config.add_tool_substitutions(
    [ToolSubst("seek-opt", seek_opt, unresolved="fatal")]
    + [
        "seek-capi-test",
        "seek-compile",
        "seek-lsp-server",
        "seek-reduce",
        "seek-runner",
        "seek-translate",
    ],
    [config.seek_tools_dir],
)
llvm_config.add_tool_substitutions(
    # --strategy=count is no tool.
    ["FileCheck", ToolSubst("count", pre=r".-^/\<="), "not", "split-file", "mlir-opt", "mlir-runner",
     "mlir-translate", "mlir-tblgen", "llc", "llvm-nm", "llvm-readobj"],
    [config.llvm_tools_dir],
)

if config.have_numpy == "1":
    config.available_features.add("numpy")
if config.sanitized == "ON":
    config.available_features.add("sanitized")
if config.build_type == "Release":
    config.available_features.add("release")

# The code generators that LLVM was built with.
for target in config.llvm_targets.split(";"):
    config.available_features.add(target.lower() + "-registered-target")

if platform.machine() in ("x86_64", "AMD64"):
    config.available_features.add("x86_64")

# What this machine can run, as seek-runner sees it.
listing = subprocess.run(
    [os.path.join(config.seek_tools_dir, "seek-runner"), "--emit=mlir", "-"],
    input="func.func @main() { return }",
    capture_output=True,
    text=True,
)
for feature in ("avx512f", "avx2"):
    if f'"+{feature}"' in listing.stdout:
        config.available_features.add(feature)
