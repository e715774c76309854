#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tests/long.sh [MINUTES [SEED,SEED,SEED]]   what tries to break the program, for longer than CI does: an hour of random input
# into the window (three seeds), an hour of libFuzzer, an hour of random requests to `serve`, and the largest hostile files.
# Each of the three hours takes MINUTES (60). The last line is the sum, `N passed, N failed`.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
minutes=${1:-60} seeds=${2:-1,2,3}
passed=0 failed=0

# try WHAT COMMAND...
try() {
    echo "== $1" >&2
    if "${@:2}" >&2; then passed=$((passed + 1)); else failed=$((failed + 1)) && echo "== $1: failed" >&2; fi
}

targets=$(grep -c '^KS_FUZZ_TARGET' tests/fuzz/targets.def)
for seed in ${seeds//,/ }; do
    try "random input, seed $seed" tests/monkey.sh "$seed" $((minutes * 60 / 3))
done
try "every reader under libFuzzer" tests/fuzz.sh all $((minutes * 60 / targets))
export QTEST_FUNCTION_TIMEOUT=$(((minutes * 60 + 300) * 1000))
try "random requests" env KS_SOAK_SECONDS=$((minutes * 60)) build/dev/bin/app_runner_tests soak
try "hostile files" env KS_HOSTILE=10 build/dev/bin/app_runner_tests hostile_files
try "allocations that fail" env KS_ALL_ALLOCATIONS=1 build/dev/bin/app_runner_tests allocations

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
