#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/fuzz.sh TARGET|all SECONDS [OPTION...]   runs libFuzzer on a reader (tests/fuzz/README.md)
# `all` runs each target for SECONDS; its last line is the sum, `N passed, N failed`.
set -euo pipefail
cd "$(dirname "$0")/.."

targets=$(sed -n 's/^KS_FUZZ_TARGET(\(.*\))$/\1/p' tests/fuzz/targets.def | tr '\n' ' ')
if [ $# -lt 2 ] || ! [[ " all $targets" == *" $1 "* ]]; then
    echo "usage: tests/fuzz.sh TARGET|all SECONDS [OPTION OF LIBFUZZER...]; targets: $targets" >&2
    exit 2
fi
chosen=$1 seconds=$2
shift 2

# Finds the first clang that has libFuzzer.
for version in "" -19 -18 -17 -16 -15 -14; do
    if command -v "clang++$version" > /dev/null && echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
        "clang++$version" -x c++ -fsanitize=fuzzer,address,undefined - -o /dev/null 2> /dev/null; then
        clang=clang++$version
        break
    fi
done
if [ -z "${clang:-}" ]; then
    echo "no clang with libFuzzer was found: apt-get install clang-14 libclang-rt-14-dev (or newer ones)" >&2
    exit 2
fi

mkdir -p build
# KS_CONFIGURE: more options for CMake, such as a compiler cache.
cmake --preset fuzz -DCMAKE_CXX_COMPILER="$clang" ${KS_CONFIGURE:-} > build/fuzz-configure.log 2>&1 || { tail -n 20 build/fuzz-configure.log >&2; exit 1; }
cmake --build build/fuzz --target knapscope-fuzz >&2
export UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=allocator_may_return_null=1

# fuzz TARGET [OPTION...]: runs one target. The limits suit inputs of a few kilobytes.
fuzz() {
    local found=build/fuzz/found/$1
    mkdir -p "$found/inputs"
    KS_FUZZ_TARGET=$1 build/fuzz/bin/knapscope-fuzz -max_total_time="$seconds" -max_len=16384 -timeout=10 -rss_limit_mb=2048 \
        -artifact_prefix="$found/" "${@:2}" "$found/inputs" "tests/fuzz/corpus/$1"
}

if [ "$chosen" != all ]; then
    fuzz "$chosen" "$@"
    exit
fi
passed=0 failed=0
for target in $targets; do
    if fuzz "$target" "$@" > "build/fuzz/$target.log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        tail -n 30 "build/fuzz/$target.log" >&2
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
