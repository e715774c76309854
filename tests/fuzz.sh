#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/fuzz.sh TARGET SECONDS [OPTION...]   has libFuzzer hand a reader whatever it can think of (tests/fuzz/README.md)
set -euo pipefail
cd "$(dirname "$0")/.."

targets=$(sed -n 's/^KS_FUZZ_TARGET(\(.*\))$/\1/p' tests/fuzz/targets.def | tr '\n' ' ')
if [ $# -lt 2 ] || ! [[ " $targets" == *" $1 "* ]]; then
    echo "usage: tests/fuzz.sh TARGET SECONDS [OPTION OF LIBFUZZER...]; targets: $targets" >&2
    exit 2
fi
target=$1 seconds=$2
shift 2

# The first clang that has libFuzzer; CI needs none.
for version in "" -19 -18 -17 -16 -15 -14; do
    if command -v "clang++$version" > /dev/null && echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
        "clang++$version" -x c++ -fsanitize=fuzzer,address,undefined - -o /dev/null 2> /dev/null; then
        clang=clang++$version
        break
    fi
done
if [ -z "${clang:-}" ]; then
    echo "no clang with libFuzzer was found: apt-get install clang-14 libclang-common-14-dev (or newer ones)" >&2
    exit 2
fi

mkdir -p build
# KS_CONFIGURE: more for cmake, such as a compiler cache.
cmake --preset fuzz -DCMAKE_CXX_COMPILER="$clang" ${KS_CONFIGURE:-} > build/fuzz-configure.log 2>&1 || { tail -n 20 build/fuzz-configure.log >&2; exit 1; }
cmake --build build/fuzz --target knapscope-fuzz >&2
found=build/fuzz/found/$target
mkdir -p "$found/inputs"
export KS_FUZZ_TARGET=$target UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=allocator_may_return_null=1
# The limits are for what a reader does with a few kilobytes.
exec build/fuzz/bin/knapscope-fuzz -max_total_time="$seconds" -max_len=16384 -timeout=10 -rss_limit_mb=2048 \
    -artifact_prefix="$found/" "$@" "$found/inputs" "tests/fuzz/corpus/$target"
