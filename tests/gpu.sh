#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Everything a machine with an NVIDIA GPU is asked before a kernel counts as done: the self-test, the sanitizers, and the
# thesis's instances solved by every kernel variant. Needs nvcc, CMake, g++, nlohmann_json and Boost headers; no Qt.
# usage: tests/gpu.sh [FOLDER FOR LOGS]
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-build/gpu}
mkdir -p "$out"
run=build/gpu-server/bin/knapscope-run

cmake --preset gpu-server -DCMAKE_CUDA_ARCHITECTURES=native >"$out/configure.log"
cmake --build --preset gpu-server >"$out/build.log"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
"$run" devices
"$run" selftest --on gpu --seconds 30 --seed 1 | tee "$out/selftest.log"

failed=0
for preset in thesis-set1 thesis-set2 thesis-set3 thesis-set4 thesis-set5; do
    "$run" generate multiple-choice --preset "$preset" --seed 1 -o "$out/$preset.json"
    expected=$("$run" solve "$out/$preset.json" --variant mckp.sequential --json |
        python3 -c 'import json,sys; print(json.load(sys.stdin)["objective"])')
    for variant in mckp.global mckp.shared; do
        "$run" solve "$out/$preset.json" --variant "$variant" --on gpu --json >"$out/$preset.$variant.json"
        python3 - "$out/$preset.$variant.json" "$expected" <<'PY' || failed=1
import json, sys
result = json.load(open(sys.argv[1]))
right = result["objective"] == int(sys.argv[2]) and result["verified"] is True and result["on"].startswith("gpu")
stages = ", ".join(f'{s["name"]} {s["ms"]:.2f}' for s in result["timing"]["stages"])
print(f'{sys.argv[1].split("/")[-1]:32} objective {result["objective"]} {"right" if right else "WRONG"}  '
      f'{result["executed"]["launches"]} launches  total {result["timing"]["total_ms"]:.2f} ms ({stages})')
sys.exit(0 if right else 1)
PY
    done
done

"$run" generate multiple-choice --preset uncorrelated --set m=6 --set n=40 --set R=100 --seed 3 -o "$out/small.json"
for tool in memcheck racecheck initcheck synccheck; do
    for variant in mckp.global mckp.shared; do
        if compute-sanitizer --tool "$tool" --error-exitcode 9 "$run" solve "$out/small.json" --variant "$variant" \
            --on gpu --set block=64 >"$out/$tool.$variant.log" 2>&1; then
            echo "$tool $variant: $(grep -h 'ERROR SUMMARY\|RACECHECK SUMMARY' "$out/$tool.$variant.log")"
        else
            echo "$tool $variant: FAILED, see $out/$tool.$variant.log"; failed=1
        fi
    done
done
[ "$failed" = 0 ] && echo "gpu: everything passed" || { echo "gpu: something failed"; exit 1; }
