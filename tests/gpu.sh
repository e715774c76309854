#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Everything a machine with an NVIDIA GPU is asked before a kernel counts as done, for every kernel variant that the
# registry lists: the self-test, the thesis's instances with the right objectives, little memory, and the sanitizers on
# small instances, with each value of each choice. Needs nvcc, CMake, g++, python3, nlohmann_json, Boost and xxHash headers; no Qt.
# usage: tests/gpu.sh [FOLDER FOR LOGS]
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-build/gpu}
mkdir -p "$out"
run=build/gpu-server/bin/knapscope-run
say() { printf '%4d s  %s\n' "$SECONDS" "$*"; }

cmake --preset gpu-server -DCMAKE_CUDA_ARCHITECTURES=native >"$out/configure.log"
cmake --build --preset gpu-server >"$out/build.log"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
"$run" devices
say "built; self-test"
"$run" selftest --on gpu --seconds 30 --seed 1 | tee "$out/selftest.log"

# `once`: lines `ID KIND ROWS`, the last whether it hands rows out. `each`: lines `ID KIND OPTION...`, one for each value of
# a choice, in small blocks, so that there are several.
"$run" list --json >"$out/variants.json"
kernels() {
    python3 - "$out/variants.json" "$1" <<'PY'
import json, sys
for variant in json.load(open(sys.argv[1]))["variants"]:
    if "gpu" not in variant["on"] or variant["question"] == "demo":
        continue
    choices = [f'--set {p["name"]}={value}' for p in variant["parameters"] if p["type"] == "choice" for value in p["values"]]
    if sys.argv[2] == "once":
        print(variant["id"], variant["kind"], "rows" if variant["table"] else "-")
    else:
        block = "--set block=64" if any(p["name"] == "block" and p["min"] <= 64 for p in variant["parameters"]) else ""
        for choice in choices or [""]:
            print(variant["id"], variant["kind"], block, choice)
PY
}

# objective FILE: the value of a result, or its status where there is none.
objective() { python3 -c 'import json,sys; r=json.load(open(sys.argv[1])); print(r["objective"] if r["objective"] is not None else r["status"])' "$1"; }

# check NAME EXPECTED RESULT.json: one line with the times; the status says whether it is right.
check() {
    python3 - "$@" <<'PY'
import json, sys
name, expected, file = sys.argv[1:]
result = json.load(open(file))
found = str(result["objective"] if result["objective"] is not None else result["status"])
right = found == expected and result["verified"] is not False and result["on"].startswith("gpu") and result["executed"]["launches"] > 0
stages = ", ".join(f'{s["name"]} {s["ms"]:.2f}' for s in result["timing"]["stages"])
print(f'{name:44} {found:>9} {"right" if right else "WRONG"}  {result["executed"]["launches"]} launches  '
      f'total {result["timing"]["total_ms"]:.2f} ms ({stages})')
sys.exit(0 if right else 1)
PY
}

failed=0
# compare INSTANCE KIND WHAT [OPTION...]: every kernel variant of the kind against the CPU's answer.
compare() {
    local file=$1 kind=$2 what=$3 reference=knapsack.sequential expected id listed rows
    shift 3
    [ "$kind" = multiple-choice ] && reference=mckp.multicore # set 5 takes the sequential one half a minute
    "$run" solve "$file" --variant "$reference" --json >"$out/expected.json"
    expected=$(objective "$out/expected.json")
    while read -r id listed rows; do
        [ "$listed" = "$kind" ] || continue
        [ "$what" = "little memory" ] && [ "$rows" != rows ] && continue
        if "$run" solve "$file" --variant "$id" --on gpu --json "$@" >"$out/$id.json" 2>"$out/$id.err"; then
            check "$what $id" "$expected" "$out/$id.json" || failed=1
        else
            echo "$what $id: $(cat "$out/$id.err")"; failed=1
        fi
    done < <(kernels once)
}

say "the thesis's sets, seed 1"
for set in 1 2 3 4 5; do
    "$run" generate multiple-choice --preset "thesis-set$set" --seed 1 -o "$out/set$set.json"
    compare "$out/set$set.json" multiple-choice "set $set"
done
say "0-1 knapsack, and tables that do not fit"
"$run" generate knapsack --preset uncorrelated --set n=2000 --set R=200 --seed 1 -o "$out/knapsack.json"
compare "$out/knapsack.json" knapsack "2,000 items"
compare "$out/knapsack.json" knapsack "little memory" --memory 128M
"$run" generate multiple-choice --preset uncorrelated --set m=64 --set n=20 --set R=1000 --seed 1 -o "$out/classes.json"
compare "$out/classes.json" multiple-choice "little memory" --memory 4M

say "sanitizers"
"$run" generate multiple-choice --preset uncorrelated --set m=6 --set n=40 --set R=100 --seed 3 -o "$out/small.multiple-choice.json"
"$run" generate knapsack --preset uncorrelated --set n=12 --set R=50 --seed 3 -o "$out/small.knapsack.json"
# sanitize TOOL ID KIND [OPTION...]: one line, and status 1 if the tool found something.
sanitize() {
    local tool=$1 id=$2 kind=$3 log
    shift 3
    log="$out/$tool.$id.$(printf '%s' "$*" | tr -c 'a-z0-9\n' '_').log"
    if compute-sanitizer --tool "$tool" --error-exitcode 9 "$run" solve "$out/small.$kind.json" --variant "$id" --on gpu "$@" >"$log" 2>&1; then
        echo "$tool $id $*: $(grep -h 'ERROR SUMMARY\|RACECHECK SUMMARY' "$log")"
    else
        echo "$tool $id $*: FAILED, see $log"
        return 1
    fi
}
export -f sanitize
export out run
for tool in memcheck racecheck initcheck synccheck; do
    kernels each | sed "s/^/$tool /"
done | xargs -P 8 -I{} bash -c 'sanitize {}' || failed=1

[ -n "$(kernels once)" ] || failed=1
if [ "$failed" = 0 ]; then say "gpu: everything passed"; else say "gpu: something failed"; exit 1; fi
