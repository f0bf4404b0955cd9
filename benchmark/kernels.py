"""Kernels of seek for a cell, compiled in this process or ahead of time."""

import ctypes
import os
import subprocess
import tempfile

import cells

MLIR_TYPES = {"u8": "ui8"}

# What --strategy of seek takes; a seek that lacks one says so.
STRATEGIES = ("auto", "scalar", "count", "permute", "gather", "index", "rows")


class CompileError(Exception):
    pass


def module_text(data):
    """The module of a cell: one function on buffers that its caller has."""
    cell = data.cell
    kind = MLIR_TYPES.get(cell.type, cell.type)
    if cell.rows:
        shape = "x".join(str(size) for size in cells.ROWS_SHAPE)
        values = f"memref<{shape}x{cell.q}x{kind}>"
        boundaries = f"memref<{shape}x{cell.n}x{kind}>"
        results = f"memref<{shape}x{cell.q}x{cell.result}>"
    else:
        values, results = f"memref<?x{kind}>", f"memref<?x{cell.result}>"
        length = "?" if cell.boundaries == "runtime" else cell.n
        boundaries = f"memref<{length}x{kind}>"
    argument, first, glob = f", %boundaries: {boundaries}", "", ""
    if cell.boundaries == "constant":
        elements = data.boundaries.tobytes().hex().upper()
        glob = (f'memref.global "private" constant @boundaries : {boundaries}'
                f' = dense<"0x{elements}">\n')
        argument = ""
        first = f"  %boundaries = memref.get_global @boundaries : {boundaries}\n"
    return (f"{glob}"
            f"func.func @main(%values: {values}{argument}, %results: {results})"
            f" attributes {{llvm.emit_c_interface}} {{\n"
            f"{first}"
            f"  seek.bound lower ins(%boundaries, %values : {boundaries}, {values})"
            f" outs(%results : {results})\n"
            f"  return\n"
            f"}}\n")


class Jit:
    """libSeekBenchJit."""

    def __init__(self, folder):
        self.library = ctypes.CDLL(os.path.join(folder, "libSeekBenchJit.so"))
        self.library.seekJitCompile.restype = ctypes.c_void_p
        self.library.seekJitCompile.argtypes = [
            ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p,
            ctypes.c_int64]
        self.library.seekJitFunction.restype = ctypes.c_void_p
        self.library.seekJitFunction.argtypes = [ctypes.c_void_p]
        self.library.seekJitRelease.restype = None
        self.library.seekJitRelease.argtypes = [ctypes.c_void_p]
        for name in ("seekJitVersion", "seekJitLLVMVersion", "seekJitHostCPU"):
            getattr(self.library, name).restype = ctypes.c_char_p
        self.version = self.library.seekJitVersion().decode()
        self.llvm_version = self.library.seekJitLLVMVersion().decode()
        self.host_cpu = self.library.seekJitHostCPU().decode()

    def compile(self, text, cpu, strategy):
        """The address of the function, and what keeps it alive."""
        error = ctypes.create_string_buffer(2000)
        jit = self.library.seekJitCompile(
            text.encode(), cpu.encode(), strategy.encode(), error, len(error))
        if not jit:
            raise CompileError(error.value.decode(errors="replace"))
        return self.library.seekJitFunction(jit), Handle(self.library, jit)


class Handle:
    def __init__(self, library, jit):
        self.library, self.jit = library, jit

    def __del__(self):
        self.library.seekJitRelease(self.jit)


def compile_ahead(tool, text, cpu):
    """The same as Jit.compile, by seek-compile and the dynamic linker."""
    with tempfile.TemporaryDirectory(prefix="seek-bench-") as folder:
        source = os.path.join(folder, "kernel.mlir")
        with open(source, "w", encoding="ascii") as file:
            file.write(text)
        library = os.path.join(folder, "kernel.so")
        run = subprocess.run(
            [tool, source, "-o", library, f"--cpu={cpu}"],
            stdin=subprocess.DEVNULL, capture_output=True, text=True,
            check=False)
        if run.returncode != 0:
            raise CompileError(run.stderr.strip()[:2000])
        loaded = ctypes.CDLL(library)
        # pylint: disable-next=protected-access
        function = loaded._mlir_ciface_main
        return ctypes.cast(function, ctypes.c_void_p).value, loaded
