#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# On a machine with an NVIDIA GPU: what the probe of watched runs costs, and whether the occupancy that it sees is the hardware
# counter's, for every kernel of 0-1 and multiple-choice knapsack at its default block size. Documents of the runs stay in the
# folder. Needs a built runner (tests/gpu.sh builds one) and ncu for the counter.
# usage: tests/live.sh FOLDER [SECONDS A KERNEL AND SET [SETS]]
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

# counter FILE ID: sm__warps_active of all launches of one solve, each weighted by its active cycles.
counter() {
    ncu --csv --cache-control none --clock-control none --metrics sm__warps_active.avg.pct_of_peak_sustained_active,sm__cycles_active.sum \
        "$run" solve "$1" --variant "$2" --on gpu 2>/dev/null | python3 -c '
import csv, sys
lines = [l for l in sys.stdin if l.startswith("\"")]
active = {}
for row in csv.DictReader(lines):
    active.setdefault(row["ID"], {})[row["Metric Name"]] = float(row["Metric Value"].replace(",", ""))
weights = sum(m["sm__cycles_active.sum"] for m in active.values())
print("%.1f" % (sum(m["sm__warps_active.avg.pct_of_peak_sustained_active"] * m["sm__cycles_active.sum"] for m in active.values()) / weights))'
}

watch() { # FILE ID
    local name
    name=$(basename "$1" .json).$2
    "$run" solve "$1" --variant "$2" --on gpu --watch "$out/$name.knapscope-live.json" --repeat "$seconds" >"$out/$name.txt" ||
        { echo "$name: FAILED"; return; }
    printf '%-32s %s\n' "$name" "$(grep -E 'solves' "$out/$name.txt")"
    printf '%-32s %s; ncu %s %%\n' "" "$(grep -E '^occupancy' "$out/$name.txt")" "$(counter "$1" "$2")"
}
ids() { python3 -c 'import json,sys; print(*[v["id"] for v in json.load(open(sys.argv[1]))["variants"] if v["kind"] == sys.argv[2] and "gpu" in v["on"]])' "$out/list.json" "$1"; }
for id in $(ids multiple-choice); do
    for set in $sets; do watch "$out/set$set.json" "$id"; done
done
for id in $(ids knapsack); do watch "$out/knapsack.json" "$id"; done
