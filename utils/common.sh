# shellcheck shell=bash
# What the scripts beside this file share. It is sourced, and leaves the shell
# in the project's root.
set -euo pipefail
unset CDPATH

say() { printf 'seek: %s\n' "$*" >&2; }
die() {
  say "error: $*"
  exit 1
}

# MLIR_DIR may be given relative to where the user stands.
if [[ -n ${MLIR_DIR:-} ]]; then
  [[ -f $MLIR_DIR/MLIRConfig.cmake ]] ||
    die "MLIR_DIR is '$MLIR_DIR', which has no MLIRConfig.cmake" \
      "(expected a folder such as PREFIX/lib/cmake/mlir)"
  MLIR_DIR=$(cd -- "$MLIR_DIR" && pwd)
  export MLIR_DIR
fi
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

# seek_build PRESET: configures if need be, then builds everything. Prints
# progress to stderr: ninja's line on a terminal, else only what went wrong.
seek_build() {
  local preset=$1 dir log
  case $preset in
  release | ci | bench) dir=build ;;
  debug | asan) dir=build-$preset ;;
  *) die "unknown preset '$preset', expected release, debug, asan, ci or bench" ;;
  esac

  # cmake --build sees by itself that a build folder is out of date. What it
  # cannot see: another MLIR asked for, or ci or bench after release in one folder.
  cached() { sed -n "s/^$1:[A-Z]*=//p" "$dir/CMakeCache.txt"; }
  if [[ ! -f $dir/build.ninja ]] ||
    [[ -n ${MLIR_DIR:-} && $(cached MLIR_DIR) != "$MLIR_DIR" ]] ||
    [[ $preset == ci && $(cached SEEK_WERROR) != ON ]] ||
    [[ $preset == bench && $(cached SEEK_BENCHMARKS) != ON ]]; then
    say "configuring $dir (preset $preset)"
    log=$(cmake --preset "$preset" ${MLIR_DIR:+"-DMLIR_DIR=$MLIR_DIR"} 2>&1) ||
      die "configuring failed:"$'\n'"$log"
  fi

  say "building in $dir"
  local quiet=()
  if [[ ! -t 2 && $(ninja --help 2>&1) == *--quiet* ]]; then
    quiet=(-- --quiet)
  fi
  cmake --build --preset "$preset" ${quiet[@]+"${quiet[@]}"} >&2 ||
    die "the build failed"
}
