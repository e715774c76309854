#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# On a machine with an NVIDIA GPU: every kernel variant solves a trial of its kind with and without the probe. Both must have
# the same result, and the probe must have recorded every launched block. Needs a built runner (tests/gpu.sh builds one).
# usage: tests/watched.sh FOLDER
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
out=${1:?a folder for documents}
mkdir -p "$out"
run=build/gpu-server/bin/knapscope-run
"$run" list --json >"$out/list.json"
passed=0 failed=0
python3 tests/kernels.py trials answers "$out/list.json" >"$out/trials.txt"
while read -r kind preset seed _ options; do
    # shellcheck disable=SC2086 # the options are words
    "$run" generate "$kind" --preset "$preset" --seed "$seed" $options -o "$out/$kind.json"
done <"$out/trials.txt"
while read -r id kind _; do
    if "$run" solve "$out/$kind.json" --variant "$id" --on gpu --json >"$out/plain.json" &&
        "$run" solve "$out/$kind.json" --variant "$id" --on gpu --json --watch "$out/watched.json" >"$out/probed.json" &&
        python3 - "$out" "$id" <<'PY'; then
import json, sys
out, name = sys.argv[1:]
plain, probed, live = (json.load(open(f"{out}/{each}.json")) for each in ("plain", "probed", "watched"))
timeline = live["timeline"]
blocks = sum(launch["grid"] for launch in timeline["launches"] if launch["recorded"])
same = all(plain[key] == probed[key] for key in ("status", "objective")) and probed["verified"] is not False
whole = timeline["blocks"]["count"] == blocks > 0
print(f'{name:40} {plain["objective"]!s:>12} {"same" if same else "OTHER " + str(probed["objective"])}, '
      f'{timeline["blocks"]["count"]} of {blocks} blocks{"" if whole else " MISSING"}, {timeline["launches_left_out"]} launches left out')
sys.exit(0 if same and whole else 1)
PY
        passed=$((passed + 1))
    else
        echo "$id FAILED"
        failed=$((failed + 1))
    fi
done < <(python3 tests/kernels.py once "$out/list.json")
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
