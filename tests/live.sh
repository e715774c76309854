#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# On a machine with an NVIDIA GPU: measures the cost of the probe of watched runs, and compares its occupancy with the hardware
# counter (OF ACTIVE with COUNTED), for every kernel of 0-1 and multiple-choice knapsack at its default block size. Documents of
# the runs stay in the folder. Needs a built runner (tests/gpu.sh builds one).
# usage: tests/live.sh FOLDER [SECONDS PER KERNEL AND SET [SETS]]
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:?a folder for documents}
seconds=${2:-2} sets=${3:-3 4 5}
mkdir -p "$out"
run=build/gpu-server/bin/knapscope-run
"$run" list --json >"$out/list.json"
for set in $sets; do
    "$run" generate multiple-choice --preset "thesis-set$set" --seed 1 -o "$out/set$set.json"
done
"$run" generate knapsack --preset uncorrelated --set n=200 --set R=10000 --seed 1 -o "$out/knapsack.json"

watch() { # FILE ID: gets the cost from a run that repeats, and the occupancy from a run that records each warp once
    local name
    name=$(basename "$1" .json).$2
    if "$run" solve "$1" --variant "$2" --on gpu --watch "$out/$name.repeated.json" --repeat "$seconds" >"$out/$name.repeated.txt" &&
        "$run" solve "$1" --variant "$2" --on gpu --watch "$out/$name.json" --counters basic >"$out/$name.txt"; then
        echo "$name: $(grep -E '^Watched' "$out/$name.repeated.txt")"
        sed -n '/^KERNEL .*COUNTED/,/^counters/p' "$out/$name.txt" | grep -v '^counters'
    else
        echo "$name: FAILED"
    fi
}
ids() { python3 -c 'import json,sys; print(*[v["id"] for v in json.load(open(sys.argv[1]))["variants"] if v["kind"] == sys.argv[2] and "gpu" in v["on"]])' "$out/list.json" "$1"; }
for id in $(ids multiple-choice); do
    for set in $sets; do watch "$out/set$set.json" "$id"; done
done
for id in $(ids knapsack); do watch "$out/knapsack.json" "$id"; done
