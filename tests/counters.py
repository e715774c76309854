#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the emulator's counters with the hardware's (tests/counters.sh).

counters.py read REPORT.ncu-rep        prints ncu's counters of each launch as JSON (needs ncu)
counters.py compare FOLDER RUNNER      traces the same instances and prints the document that is recorded in
                                       assets/results/emulator-agreement; an empty `why` must be filled in
"""
import collections
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import time

import kernels

# Maps SASS operations to the emulator's (space, operation).
OPERATIONS = {"LDG": ("global", "load"), "STG": ("global", "store"), "LDS": ("shared", "load"), "STS": ("shared", "store"),
              "LD": ("global", "load"), "ST": ("global", "store")}


def ncu_report():
    """Returns ncu's own reader, which is in the folder of the program."""
    home = os.path.dirname(os.path.realpath(shutil.which("ncu")))
    for folder in [home, *glob.glob(os.path.join(home, "..", "..", "*")), *glob.glob("/opt/nvidia/nsight-compute/*")]:
        if os.path.exists(os.path.join(folder, "extras", "python", "ncu_report.py")):
            sys.path.insert(0, os.path.join(folder, "extras", "python"))
            import ncu_report as module
            return module
    sys.exit("ncu_report.py was not found beside " + home)


def by_operation(action):
    """Returns per operation the warp instructions and the lanes that were not predicated off."""
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


RECORDED = os.path.join(os.path.dirname(__file__), "..", "assets", "results", "emulator-agreement", "h200.json")


def recipes(listed):
    """Returns the instances that counters.sh made, one per kind."""
    return {kind: {"preset": preset, "set": {name: int(number) for name, number in (o[6:].split("=") for o in options)}, "seed": seed}
            for kind, preset, seed, _, *options in kernels.trials(listed, "counters")}


def explanations():
    """Returns the recorded explanations of counters that differ. Check them again after a new recording."""
    with open(RECORDED) as file:
        return {(launch["kernel"], counter["name"]): counter["why"]
                for launch in json.load(file)["launches"] for counter in launch["counters"] if "why" in counter}


def counters_of(kernel, ours, theirs, why):
    found = []
    for name in ours:
        if not ours[name] and not theirs[name]:
            continue
        counter = {"name": name, "emulator": ours[name], "hardware": theirs[name]}
        if ours[name] != theirs[name]:
            counter["why"] = why.get((kernel, name), "")
        found.append(counter)
    return found


def launches(folder, runner, variant, kind, why):
    traced = subprocess.run([runner, "trace", f"{folder}/{kind}.json", "--variant", variant, "--json"],
                            check=True, capture_output=True, text=True)
    with open(f"{folder}/{variant}.counters.json") as file:
        measured = json.load(file)
    for index, (e, h) in enumerate(zip(json.loads(traced.stdout)["launches"], measured)):
        yield {"variant": variant, "instance": kind, "launch": index, "kernel": e["kernel"], "grid": e["grid"], "block": e["block"],
               "counters": counters_of(e["kernel"], of_emulator(e), of_hardware(h), why)}


def compare(folder, runner):
    with open(f"{folder}/list.json") as file:
        listed = json.load(file)
    with open(f"{folder}/devices.json") as file:
        gpu = json.load(file)["gpus"][0]
    with open(f"{folder}/ncu.txt") as file:
        profiler = re.search(r"Version (\d+\.\d+\.\d+)", file.read()).group(1)
    commit = subprocess.run(["git", "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout.strip()
    document = {"format": "knapscope-agreement", "version": 1, "device": gpu["name"], "driver": gpu["driver"],
                "runtime": gpu["runtime"], "profiler": f"Nsight Compute {profiler}",
                "date": time.strftime("%Y-%m-%d", time.gmtime(os.path.getmtime(f"{folder}/devices.json"))), "commit": commit,
                "command": "tests/counters.sh FOLDER there, tests/counters.py compare FOLDER knapscope-run here",
                "instances": recipes(listed)}
    why = explanations()
    with open(f"{folder}/variants.txt") as file:
        found = [launch for line in file for launch in launches(folder, runner, *line.split()[:2], why)]
    head = json.dumps(document, indent=1)[:-2]
    print(head + ',\n "launches": [\n  ' + ",\n  ".join(json.dumps(launch) for launch in found) + "\n ]\n}")


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("read", "compare"):
        sys.exit(__doc__)
    {"read": read, "compare": compare}[sys.argv[1]](*sys.argv[2:])
