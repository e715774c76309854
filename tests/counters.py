#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The emulator's counters beside the hardware's (tests/counters.sh).

counters.py read REPORT.ncu-rep        what ncu saw of each launch, as JSON (where ncu is installed)
counters.py compare FOLDER RUNNER      traces the same instances and prints the agreement, as JSON
"""
import collections
import glob
import json
import os
import shutil
import subprocess
import sys

# SASS operations, as the emulator's (space, operation).
OPERATIONS = {"LDG": ("global", "load"), "STG": ("global", "store"), "LDS": ("shared", "load"), "STS": ("shared", "store"),
              "LD": ("global", "load"), "ST": ("global", "store")}


def ncu_report():
    """ncu's own reader, which lies beside the program."""
    home = os.path.dirname(os.path.realpath(shutil.which("ncu")))
    for folder in [home, *glob.glob(os.path.join(home, "..", "..", "*")), *glob.glob("/opt/nvidia/nsight-compute/*")]:
        if os.path.exists(os.path.join(folder, "extras", "python", "ncu_report.py")):
            sys.path.insert(0, os.path.join(folder, "extras", "python"))
            import ncu_report as module
            return module
    sys.exit("ncu_report.py was not found beside " + home)


def by_operation(action):
    """For each operation: warp instructions and lanes that were not predicated off."""
    sums = collections.defaultdict(lambda: {"instructions": 0, "lanes": 0})
    for key, name in (("instructions", "inst_executed"), ("lanes", "thread_inst_executed_true")):
        metric = action.metric_by_name(name)
        pcs = metric.correlation_ids()
        for i in range(metric.num_instances()):
            words = action.sass_by_pc(pcs.as_uint64(i)).split()
            operation = next((word for word in words if not word.startswith("@")), "").split(".")[0]
            if operation in OPERATIONS:
                sums[operation][key] += metric.as_uint64(i)
    return dict(sums)


def read(file):
    report = ncu_report().load_report(file)
    launches = []
    for range_ in (report.range_by_idx(i) for i in range(report.num_ranges())):
        for action in (range_.action_by_idx(i) for i in range(range_.num_actions())):
            metrics = {name: action.metric_by_name(name).as_double() for name in action.metric_names()
                       if name.startswith(("l1tex__", "smsp__inst_executed_op", "launch__grid_size", "launch__block_size"))}
            launches.append({"kernel": action.name(), "metrics": metrics, "operations": by_operation(action)})
    json.dump(launches, sys.stdout, indent=1)


def ratio(number, of):
    return number / of if of else None


def of_hardware(launch):
    value = lambda name: round(launch["metrics"].get(name + ".sum", 0))
    lanes = collections.Counter()
    for operation, sums in launch["operations"].items():
        lanes[OPERATIONS[operation]] += sums["lanes"]
    result = {}
    for op, short in (("load", "ld"), ("store", "st")):
        requests = value(f"l1tex__t_requests_pipe_lsu_mem_global_op_{short}")
        result[f"global {op}: requests"] = requests
        result[f"global {op}: sectors per request"] = ratio(value(f"l1tex__t_sectors_pipe_lsu_mem_global_op_{short}"), requests)
        result[f"global {op}: active lanes per request"] = ratio(lanes["global", op], requests)
        result[f"shared {op}: wavefronts"] = value(f"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{short}")
        result[f"shared {op}: active lanes"] = lanes["shared", op]
    return result


def of_emulator(launch):
    result = {}
    for op in ("load", "store"):
        memory, shared = (launch["totals"][space][op] for space in ("global", "shared"))
        result[f"global {op}: requests"] = memory["requests"]
        result[f"global {op}: sectors per request"] = ratio(memory["sectors"], memory["requests"])
        result[f"global {op}: active lanes per request"] = ratio(memory["active_lanes"], memory["requests"])
        result[f"shared {op}: wavefronts"] = shared["wavefronts"]
        result[f"shared {op}: active lanes"] = shared["active_lanes"]
    return result


def compare(folder, runner):
    rows = []
    for line in open(os.path.join(folder, "variants.txt")):
        variant, kind = line.split()[:2]
        traced = subprocess.run([runner, "trace", f"{folder}/{kind}.json", "--variant", variant, "--json"],
                                check=True, capture_output=True, text=True)
        emulated = json.loads(traced.stdout)["launches"]
        measured = json.load(open(f"{folder}/{variant}.counters.json"))
        for index, (e, h) in enumerate(zip(emulated, measured)):
            ours, theirs = of_emulator(e), of_hardware(h)
            rows.append({"variant": variant, "launch": index, "kernel": e["kernel"], "grid": e["grid"], "block": e["block"],
                         "counters": {name: {"emulator": ours[name], "hardware": theirs[name]} for name in ours}})
    json.dump(rows, sys.stdout, indent=1)


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("read", "compare"):
        sys.exit(__doc__)
    {"read": read, "compare": compare}[sys.argv[1]](*sys.argv[2:])
