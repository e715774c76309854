#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the hardware's counters of every kernel, for comparison with the emulator's. Run it on a machine with a GPU and ncu
# after tests/gpu.sh has built the runner. Then run `tests/counters.py compare FOLDER RUNNER` on a machine with the emulator.
# usage: tests/counters.sh FOLDER
set -uo pipefail
cd "$(dirname "$0")/.."
out=${1:?where to}
run=build/gpu-server/bin/knapscope-run
mkdir -p "$out"

"$run" list --json >"$out/list.json"
# The instances are small, because ncu replays each launch. They have several blocks, several rows, and a partly filled last
# block.
while read -r kind preset seed _ options; do
    # shellcheck disable=SC2086 # the options are words
    "$run" generate "$kind" --preset "$preset" --seed "$seed" $options -o "$out/$kind.json"
done < <(python3 tests/kernels.py trials counters "$out/list.json")
"$run" devices --json >"$out/devices.json"
ncu --version >"$out/ncu.txt"

# Saves the names of the chip's metrics, to distinguish a missing metric from one that is zero. The metrics that the emulator
# also counts are in the program's counter set `full`.
metrics=$(sed -n 's/^KS_METRIC(full, .*"\(l1tex__\(t_requests\|t_sectors\|data_pipe\)[a-z_]*_op_[ls][dt]\.sum\)".*/\1/p' solvers/gpu/counters/metrics.def | tr '\n' ,
    printf '%s.sum,' smsp__inst_executed_op_{global,shared}_{ld,st})
python3 tests/kernels.py once "$out/list.json" >"$out/variants.txt"
while read -r id kind _; do
    ncu --clock-control none --force-overwrite --launch-count 8 --section SourceCounters --metrics "${metrics%,}" \
        --export "$out/$id.ncu-rep" "$run" solve "$out/$kind.json" --variant "$id" --on gpu --json </dev/null >"$out/$id.log" 2>&1
    (
        ncu --import "$out/$id.ncu-rep" --page raw --csv >"$out/$id.raw.csv"
        ncu --import "$out/$id.ncu-rep" --page source --csv >"$out/$id.source.csv" 2>&1
        python3 tests/counters.py read "$out/$id.ncu-rep" >"$out/$id.counters.json" 2>"$out/$id.read.log"
        rm -f "$out/$id.ncu-rep"
    ) </dev/null &
done <"$out/variants.txt"
wait
