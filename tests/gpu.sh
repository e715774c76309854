#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# All checks of kernels on a machine with an NVIDIA GPU: first the backend, telemetry and counters. Then, for every kernel
# variant that the runner lists, the self-test, and on the instances that its kind's presets name (`trials`) the objectives,
# runs with little memory, and the sanitizers with each value of each choice. Needs nvcc, CMake, g++,
# python3, nlohmann_json, Boost, libfmt and xxHash headers; no Qt.
# usage: tests/gpu.sh [FOLDER FOR LOGS]
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-build/gpu}
mkdir -p "$out"
run=build/gpu-server/bin/knapscope-run
say() { printf '%4d s  %s\n' "$SECONDS" "$*"; }

cmake --preset gpu-server -DCMAKE_CUDA_ARCHITECTURES=native >"$out/configure.log"
cmake --build --preset gpu-server --target all backend_on_gpu counters_on_gpu >"$out/build.log"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
"$run" devices
failed=0
say "built; what every backend must do"
build/gpu-server/bin/backend_on_gpu | tee "$out/backend.log" || failed=1
say "telemetry and counters"
build/gpu-server/bin/counters_on_gpu | tee "$out/counters.log" || failed=1
say "self-test"
"$run" selftest --on gpu --seconds 30 --seed 1 | tee "$out/selftest.log"

"$run" list --json >"$out/list.json"
kernels() { python3 tests/kernels.py "$@" "$out/list.json"; } # selects the kernels to run

# objective FILE: prints the value of a result, or its status if it has none.
objective() { python3 -c 'import json,sys; r=json.load(open(sys.argv[1])); print(r["objective"] if r["objective"] is not None else r["status"])' "$1"; }

# check NAME EXPECTED RESULT.json: prints one line with the times; the exit status is 0 if the result is right. EXPECTED is `-`
# for a kernel that has no answer and checks itself.
check() {
    python3 - "$@" <<'PY'
import json, sys
name, expected, file = sys.argv[1:]
result = json.load(open(file))
found = str(result["objective"] if result["objective"] is not None else result["status"])
as_expected = found in ("ran", "feasible") if expected == "-" else found == expected
right = as_expected and result["verified"] is not False and result["on"].startswith("gpu") and result["executed"]["launches"] > 0
stages = ", ".join(f'{s["name"]} {s["ms"]:.2f}' for s in result["timing"]["stages"])
print(f'{name:44} {found:>9} {"right" if right else "WRONG"}  {result["executed"]["launches"]} launches  '
      f'total {result["timing"]["total_ms"]:.2f} ms ({stages})')
sys.exit(0 if right else 1)
PY
}

# compare INSTANCE KIND WHAT MEMORY: compares every kernel variant of the kind with the CPU's answer; with a MEMORY other than
# `-` only the variants that return rows.
compare() {
    local file=$1 kind=$2 what=$3 memory=$4 id listed rows reference
    local -a limit=()
    [ "$memory" = - ] || limit=(--memory "$memory")
    local -A expected=([-]=-)
    while read -r id listed rows reference; do
        [ "$listed" = "$kind" ] || continue
        [ "$memory" != - ] && [ "$rows" != rows ] && continue
        if [ -z "${expected[$reference]:-}" ]; then
            "$run" solve "$file" --variant "$reference" --json >"$out/expected.json"
            expected[$reference]=$(objective "$out/expected.json")
        fi
        if "$run" solve "$file" --variant "$id" --on gpu --json "${limit[@]}" >"$out/$id.json" 2>"$out/$id.err"; then
            check "$what $id" "${expected[$reference]}" "$out/$id.json" || failed=1
        else
            echo "$what $id: $(cat "$out/$id.err")"; failed=1
        fi
    done < <(kernels once)
}

for use in answers little-memory; do
    say "$use"
    kernels trials "$use" >"$out/trials.txt"
    while read -r kind preset seed memory options; do
        instance=$out/$use.$kind.$preset.json
        # shellcheck disable=SC2086 # the options are words
        "$run" generate "$kind" --preset "$preset" --seed "$seed" $options -o "$instance"
        compare "$instance" "$kind" "$use, $preset:" "$memory"
    done <"$out/trials.txt"
done

say "sanitizers"
kernels trials sanitizers >"$out/trials.txt"
while read -r kind preset seed _ options; do
    # shellcheck disable=SC2086
    "$run" generate "$kind" --preset "$preset" --seed "$seed" $options -o "$out/small.$kind.json"
done <"$out/trials.txt"
# sanitize TOOL ID KIND [OPTION...]: prints one line; the exit status is 1 if the tool found an error.
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
