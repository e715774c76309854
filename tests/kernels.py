#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists the runs of tests/gpu.sh and tests/counters.sh, from the output of `knapscope-run list --json`.

kernels.py once LIST.json          one line per kernel variant: ID KIND ROWS REFERENCE. ROWS is `rows` if it returns rows,
                                   else `-`; REFERENCE is the CPU variant with the right answer, or `-` if a run checks itself
kernels.py each LIST.json          ID KIND OPTION..., one line per value of a choice, with small blocks, so that there are several
kernels.py trials USE LIST.json    KIND PRESET SEED MEMORY OPTION...: the instances for a use, of each kind with kernels;
                                   MEMORY is `-` for the default
"""
import json
import sys


def kernels(listed):
    return [v for v in listed["variants"] if "gpu" in v["on"]]


def reference(listed, variant):
    """Returns the last exact CPU variant of the same question that keeps a table, which is the fastest of them; else the last one.
    Returns None for a kernel without an answer: its run compares its output with the CPU."""
    if variant["question"] == "demo":
        return "-"
    exact = [v for v in listed["variants"]
             if v["kind"] == variant["kind"] and v["question"] == variant["question"] and v["exact"] and "cpu" in v["on"]]
    return ([v for v in exact if v["table"]] or exact)[-1]["id"]


def once(listed):
    for v in kernels(listed):
        yield v["id"], v["kind"], "rows" if v["table"] else "-", reference(listed, v)


def each(listed):
    for v in kernels(listed):
        block = ["--set block=64"] if any(p["name"] == "block" and p["min"] <= 64 for p in v["parameters"]) else []
        choices = [f'--set {p["name"]}={value}' for p in v["parameters"] if p["type"] == "choice" for value in p["values"]]
        for choice in choices or [""]:
            yield v["id"], v["kind"], *block, choice


def trials(listed, use):
    """Returns the trials that presets name; for a kind without trials, its first preset with default settings."""
    for kind in dict.fromkeys(v["kind"] for v in kernels(listed)):
        presets = [p for p in listed["presets"] if p["kind"] == kind]
        found = [(p["id"], trial) for p in presets for trial in p["trials"] if trial["use"] == use]
        if not found and use != "little-memory":
            found = [(presets[0]["id"], {"settings": "", "seed": 1, "memory": None})]
        for preset, trial in found:
            yield kind, preset, trial["seed"], trial["memory"] or "-", *(f"--set {s}" for s in trial["settings"].split())


if __name__ == "__main__":
    uses = {"once": once, "each": each, "trials": trials}
    if len(sys.argv) < 3 or sys.argv[1] not in uses:
        sys.exit(__doc__)
    with open(sys.argv[-1]) as file:
        listed = json.load(file)
    for line in uses[sys.argv[1]](listed, *sys.argv[2:-1]):
        print(*(word for word in line if word != ""))
