# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# shellcheck shell=bash
#
# What ./run and ./check do first: install the packages that are missing,
# configure the build folder, build. Each step looks whether it is needed, so
# that a second call costs well under a second. Sourced, not run.
#
# Everything here speaks on standard error. A step that fails shows the end of
# its log and ends the script with status 3, which tileconf itself never has.
set -euo pipefail

# llvm-22-dev brings most of what MLIR's CMake files look for, but not zlib's
# and zstd's development files, without which they do not configure.
tileconf_tools_packages=(
  cmake ninja-build clang-22 lld-22
  libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools
  zlib1g-dev libzstd-dev libmimalloc-dev
)
tileconf_tests_packages=(
  "${tileconf_tools_packages[@]}"
  g++-12 clang-format-22 clang-tidy-22 shellcheck python3
  libgtest-dev libgmock-dev libz3-dev python3-jsonschema
)
# For scripts/bench, on top of the tools' packages.
# shellcheck disable=SC2034
tileconf_bench_packages=(libbenchmark-dev libz3-dev)

tileconf_root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
tileconf_build=$tileconf_root/build

tileconf_say() {
  printf 'tileconf: %s\n' "$*" >&2
}

tileconf_stop() {
  tileconf_say "$@"
  exit 3
}

# tileconf_step <log name> <what it does> <command>...
# Runs a command with its output in a log. Nothing is said of a step that takes
# no time; of others the log's last line is shown: each second on a terminal,
# each minute elsewhere.
tileconf_step() {
  local log=$tileconf_build/logs/$1.log what=$2 ticker status=0
  shift 2
  mkdir -p -- "$tileconf_build/logs"
  : >"$log"
  tileconf_tick "$log" "$what" </dev/null 9>&- &
  ticker=$!
  "$@" >"$log" 2>&1 </dev/null 9>&- || status=$?
  kill "$ticker" 2>/dev/null || true
  wait "$ticker" 2>/dev/null || true
  if [ -t 2 ]; then
    printf '\r\033[K' >&2
  fi
  if [ "$status" -ne 0 ]; then
    tail -n 60 -- "$log" >&2
    tileconf_stop "$what failed with status $status; the whole log: $log"
  fi
}

tileconf_tick() {
  local log=$1 what=$2 seconds=0 last
  # The last sleep outlives this loop, and must not hold the caller's pipes.
  while sleep 1 >/dev/null 2>&1; do
    seconds=$((seconds + 1))
    if [ "$seconds" -eq 2 ]; then
      tileconf_say "$what (log: $log)"
    fi
    last=$(tail -n 1 -- "$log" | tr -d '\r' | cut -c 1-76)
    if [ -t 2 ]; then
      printf '\r\033[K  %s' "$last" >&2
    elif [ $((seconds % 60)) -eq 0 ]; then
      printf '  %s\n' "$last" >&2
    fi
  done
}

# Prints those of the packages named that are not installed.
tileconf_missing_packages() {
  local installed package
  installed=$(dpkg-query --show \
    --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    if ! grep -qxF "installed $package" <<<"$installed"; then
      printf '%s\n' "$package"
    fi
  done
}

tileconf_install() {
  local missing as_root=()
  if ! command -v dpkg-query >/dev/null; then
    tileconf_stop "this is not a Debian system; needed are what Debian calls:" \
      "$*"
  fi
  mapfile -t missing < <(tileconf_missing_packages "$@")
  if [ "${#missing[@]}" -eq 0 ]; then
    return
  fi
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      tileconf_stop "cannot install packages without root or sudo;" \
        "please install: ${missing[*]}"
    fi
    as_root=(sudo)
    # A password can be asked for only before the output goes to a log.
    if [ -t 2 ]; then
      sudo -v >&2 || tileconf_stop "sudo refused; please install: ${missing[*]}"
    elif ! sudo -n true 2>/dev/null; then
      tileconf_stop "sudo needs a password; please install: ${missing[*]}"
    fi
  fi
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get
    --quiet --yes -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300)
  tileconf_say "missing packages: ${missing[*]}"
  tileconf_step apt-update "reading the lists of packages" "${apt[@]}" update
  # One that apt does not know is named here; apt would name only the first.
  local unknown=() package
  for package in "${missing[@]}"; do
    if ! apt-cache show --no-all-versions "$package" >/dev/null 2>&1; then
      unknown+=("$package")
    fi
  done
  if [ "${#unknown[@]}" -ne 0 ]; then
    tileconf_stop "the configured package sources do not have:" \
      "${unknown[*]}; Debian 12 has them once its security updates are enabled"
  fi
  tileconf_step apt-install "installing packages" \
    "${apt[@]}" install --no-install-recommends "${missing[@]}"
  mapfile -t missing < <(tileconf_missing_packages "${missing[@]}")
  if [ "${#missing[@]}" -ne 0 ]; then
    tileconf_stop "still missing after installation: ${missing[*]}"
  fi
}

# The build folder is configured once for each state of the presets, and again
# when the tests' packages have come in. That is always from a fresh cache:
# CMake loses settings where a compiler is named again. Objects stay, and Ninja
# compiles only what has another command line.
tileconf_configure() {
  local tests=$1 stamp=$tileconf_build/configured cache digest home
  cache=$tileconf_build/CMakeCache.txt
  digest=$(cksum <"$tileconf_root/CMakePresets.json")
  if [ -f "$cache" ]; then
    home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$cache")
    if [ "$home" != "$tileconf_root" ]; then
      tileconf_say "build/ was configured for $home; starting again"
      rm -rf -- "$tileconf_build/lint" "$stamp"
    fi
  fi
  if [ -f "$tileconf_build/build.ninja" ] && [ -f "$stamp" ]; then
    case $(cat -- "$stamp") in
    "$digest tests=ON") return ;;
    "$digest tests=$tests") return ;;
    esac
  fi
  tileconf_step configure "configuring" \
    cmake --fresh --preset release -S "$tileconf_root" \
    -DTILECONF_ENABLE_TESTS="$tests"
  printf '%s tests=%s\n' "$digest" "$tests" >"$stamp"
}

# tileconf_setup tools|tests
tileconf_setup() {
  local targets
  case $1 in
  tools) tileconf_install "${tileconf_tools_packages[@]}" ;;
  tests) tileconf_install "${tileconf_tests_packages[@]}" ;;
  esac
  mkdir -p -- "$tileconf_build"
  # One set-up at a time in a build folder; the lock goes with the descriptor.
  exec 9>"$tileconf_build/setup.lock"
  flock 9
  case $1 in
  tools)
    tileconf_configure OFF
    targets=(tileconf tileconf-opt)
    ;;
  tests)
    tileconf_configure ON
    targets=(all)
    ;;
  esac
  tileconf_step build "building" ninja -C "$tileconf_build" "${targets[@]}"
  exec 9>&-
}
