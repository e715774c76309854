#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tests the kernels that check themselves (docs/variants.md, the pool) on a machine with a GPU. Each runs in three shapes; a run
# fails unless all its output equals the CPU's. Each also runs with all tools of compute-sanitizer at a small size. Prints one
# line per kernel: the milliseconds of the stage `compute` in each shape, and the tools. Then it does the same for the variants
# that launch several kernels in their own shapes. tests/gpu.sh includes these checks and more, and takes longer.
# usage: tests/pool.sh [FOLDER FOR LOGS]
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-build/pool}
mkdir -p "$out"
run=build/gpu-server/bin/knapscope-run
cmake --preset gpu-server -DCMAKE_CUDA_ARCHITECTURES=native >"$out/configure.log"
cmake --build --preset gpu-server --target knapscope-run --parallel >"$out/build.log"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
"$run" list --json >"$out/list.json"

# kernels yes|no: prints ID KIND OPTION... of the kernels without a reference whose shape can (yes) or cannot (no) be set.
kernels() {
    python3 tests/kernels.py each "$out/list.json" |
        grep -F -f <(python3 tests/kernels.py once "$out/list.json" | awk '$4 == "-" {print $1 " "}') |
        grep -F -f <(python3 -c 'import json, sys
for v in json.load(open(sys.argv[2]))["variants"]:
    if any(p["name"] == "grid" for p in v["parameters"]) == (sys.argv[1] == "yes"):
        print(v["id"] + " ")' "$1" "$out/list.json")
}
while read -r kind preset seed _ options; do
    # shellcheck disable=SC2086 # the options are words
    "$run" generate "$kind" --preset "$preset" --seed "$seed" $options -o "$out/$kind.json"
done < <(python3 tests/kernels.py trials sanitizers "$out/list.json")

# one NAME KIND OPTION...: prints its line; the exit status is 1 if anything is wrong.
one() {
    local id=$1 kind=$2 line failed=0 shape tool log
    local -a shapes=("") small=()
    shift 2
    if [ "$shaped" = yes ]; then
        [ "${1:-}" = --set ] && [ "${2:-}" = block=64 ] && shift 2 # this script sets the shapes
        # One block; a grid that does not divide any size; more threads than elements.
        shapes=("--set grid=1 --set block=32" "--set grid=37 --set block=224" "--set grid=1024 --set block=1024")
        small=(--set grid=3 --set block=96 --set size=100)
    fi
    log=$out/$id.$(printf '%s' "$*" | tr -c 'a-zA-Z0-9\n' '_')
    line=$(printf '%-34s %-12s' "${id##*pool.}" "$(sed 's/--set block=64//; s/--set //g' <<<"$*")")
    for shape in "${shapes[@]}"; do
        # shellcheck disable=SC2086 # a shape is several words
        if "$run" solve "$out/$kind.json" --variant "$id" --on gpu --json "$@" $shape >"$log.json" 2>"$log.err"; then
            line+=$(python3 -c 'import json, sys
r = json.load(open(sys.argv[1]))
right = (r["status"] == "ran" or r["verified"] is True) and r["on"].startswith("gpu") and r["executed"]["launches"] >= 1
ms = sum(s["ms"] for s in r["timing"]["stages"] if s["name"] == "compute")
print(f" {ms:9.3f}" if right else "     WRONG")' "$log.json")
        else
            line+="    FAILED"
            cp "$log.err" "$log.${shape//[^0-9]/_}.err"
        fi
    done
    for tool in memcheck racecheck initcheck synccheck; do
        if compute-sanitizer --tool "$tool" --error-exitcode 9 "$run" solve "$out/$kind.json" --variant "$id" --on gpu "$@" \
            "${small[@]}" >"$log.$tool" 2>&1; then
            line+=$(printf ' %-9s' clean)
        else
            line+=$(printf ' %-9s' FAILED)
        fi
    done
    echo "$line"
    case $line in *WRONG* | *FAILED*) failed=1 ;; esac
    return $failed
}
export -f one
export out run

printf '%-34s %-12s %9s %9s %9s %-9s %-9s %-9s %-9s\n' kernel '' 1x32 37x224 1024x1024 memcheck racecheck initcheck synccheck
for shaped in yes no; do
    export shaped
    [ -n "$(kernels $shaped)" ]
    kernels $shaped | xargs -P 4 -I{} bash -c 'one {}' | sort || { echo "pool: something failed, see $out"; exit 1; }
done
echo "pool: everything passed"
