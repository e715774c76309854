#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing packages, builds and runs every test. The last line is `N passed, N failed`.
# usage: tests/run.sh [PRESET [OPTION OF CTEST...]]      for example tests/run.sh asan -L solvers
# KS_CONFIGURE: more options for CMake; KS_BUILD: the target to build (default: all). Pictures of every page go to
# build/artifacts.
set -euo pipefail
cd "$(dirname "$0")/.."
. app/packages.sh

preset=${1:-dev}
[ $# -eq 0 ] || shift
install_missing "${packages_build[@]}" "${packages_own[@]}" "${packages_test[@]}"

read -ra more <<<"${KS_CONFIGURE:-}"
configure "$preset" "${more[@]}"
build "$preset" "${KS_BUILD:-all}"
build=build/$preset

say "testing (preset $preset)"
begin=$SECONDS
mkdir -p build/artifacts
export KS_ARTIFACTS=$PWD/build/artifacts
report=$PWD/$build/tests.xml
rm -f "$report"
status=0
ctest --test-dir "$build" --parallel "$(nproc)" --output-on-failure --output-junit "$report" \
    --test-output-size-passed 10000000 --test-output-size-failed 10000000 "$@" </dev/null >&2 || status=$?
[ -s "$report" ] || die "ctest wrote no report; the reason is above"

# QtTest ends each program with "Totals: 5 passed, 0 failed, ..."; a program that failed without this line (a crash, a time
# limit, a sanitizer) counts as one failure. A program without QtTest counts as one test.
totals=$(python3 - "$report" <<'PYTHON'
import re, sys, xml.etree.ElementTree as tree
passed = failed = 0
for case in tree.parse(sys.argv[1]).iter("testcase"):
    found = re.findall(r"^Totals: (\d+) passed, (\d+) failed", case.findtext("system-out") or "", re.M)
    good, bad = (sum(int(t[i]) for t in found) for i in (0, 1))
    if case.get("status") != "run":
        bad = max(bad, 1)
    elif not found:
        good = 1
    passed, failed = passed + good, failed + bad
print(f"{passed} passed, {failed} failed")
PYTHON
) || die "the report $report could not be read"
if [[ $totals == "0 passed, 0 failed" ]]; then
    say "no test ran" && status=1
elif [[ $totals != *" 0 failed" ]]; then
    status=1
fi
say "tested in $(took "$begin"), $(took 0) since the beginning"
printf '%s\n' "$totals"
exit "$status"
