#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real runner (KS_REAL_RUNNER) with a simulated GPU: the runner makes the traces, and this program answers requests for
hardware counters, according to KS_COUNT.

good: invented counters of the variant's row kernel; other: those of another kernel; closed: access to the GPU's counters is
denied; none: without a GPU; unavailable: the run cannot count, and reports the reason; silent: a result without counters;
wrong: impossible counters; fails: the run fails; short: it needs more memory; old: does not support "watch"; hangs: until it is
cancelled; dies.
The last request to solve is written to the file KS_COUNT_ASKED."""
import json
import os
import signal
import subprocess
import sys
import threading

mode = os.environ.get("KS_COUNT", "good")
lock = threading.Lock()
asked = {}  # maps the id of a request to the requested counters
running = None

GPU = {"id": "gpu:0", "name": "Made-up GPU", "cc": "9.0", "counters": "closed" if mode == "closed" else "open"}
# Invented, similar to a run of CUDA-SHARED.
FIGURES = [("achieved_occupancy", "sm__warps_active.avg.pct_of_peak_sustained_active", "%", 34.4543),
           ("global_load_efficiency", "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.pct", "%", 81.9938),
           ("global_store_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", "", 3),
           ("global_load_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", "", 215891),
           ("global_load_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "", -5),
           ("duration", "gpu__time_duration.sum", "ns", 731872)]


def write(document):
    with lock:
        sys.stdout.write(json.dumps(document, separators=(",", ":")) + "\n")
        sys.stdout.flush()


def say(request, event, **members):
    write({"event": event, "id": request["id"], "t": 0, **members})


def fail(request, code, what, where="", todo="", **more):
    say(request, "error", code=code, what=what, where=where, todo=todo, **more)


def with_gpu(what, document):
    """Returns the real runner's list of devices with the simulated GPU."""
    if what == "devices":
        document["gpus"] = [] if mode == "none" else [GPU]
        document["no_gpu"] = "none is in this test" if mode == "none" else None
    else:
        for variant in document["variants"]:
            variant["available"] = [place for place in variant["available"] if place != "gpu"]
            if "gpu" in variant["on"] and mode != "none":
                variant["available"].append("gpu")
    return document


def relay(source):
    """Forwards the real runner's lines."""
    for line in source:
        event = json.loads(line)
        what = asked.get(event.get("id"))
        if event.get("event") == "result" and what in ("devices", "list"):
            write({**event, "result": with_gpu(what, event["result"])})
        else:
            with lock:
                sys.stdout.write(line)
                sys.stdout.flush()


def counters(request):
    kernel = "other.kernel" if mode == "other" else request["variant"].replace(".", "_").replace("-", "_") + ".row<int32>"
    if mode == "wrong":
        return {"chip": 7}
    if mode == "unavailable":
        return {"chip": "", "passes": 0, "ranges": [], "curves": [], "unavailable":
                "another program uses the hardware's counters: end the other profiler, or switch counters off"}
    return {"chip": "GH100", "passes": 7, "curves": [], "unavailable": "", "ranges": [{"name": kernel, "launches": 3, "counters": [
        {"name": n, "metric": m, "unit": u, "value": v} for n, m, u, v in FIGURES]}]}


def solve(request):
    global running
    if "KS_COUNT_ASKED" in os.environ:
        with open(os.environ["KS_COUNT_ASKED"], "w") as file:
            json.dump(request, file)
    if mode == "old":
        return fail(request, 3, "unknown field", "request /watch", "the fields here are id, do, instance")
    say(request, "started", version="0", variant=request["variant"], on="gpu:0", device=GPU, pid=os.getpid())
    say(request, "progress", fraction=0.1, phase="compute", row=1, rows=3)
    if mode == "hangs":
        running = request
        return None
    if mode == "dies":
        os.kill(os.getpid(), signal.SIGSEGV)
    if mode == "fails":
        return fail(request, 5, "the GPU fell off the bus", "gpu:0", "restart the machine")
    if mode == "short" and request.get("memory") != 4831838208:
        return fail(request, 4, "the run needs more", "", "raise it with --memory 4608M, or choose a smaller instance",
                    remedy={"kind": "memory", "bytes": 4831838208, "advice": "choose a smaller instance"})
    if mode != "silent":
        say(request, "counters", counters=counters(request))
    return say(request, "result", result={})


def main():
    global running
    if sys.argv[1:] != ["serve"]:
        sys.exit(2)
    real = subprocess.Popen([os.environ["KS_REAL_RUNNER"], "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    threading.Thread(target=relay, args=(real.stdout,), daemon=True).start()
    for line in sys.stdin:
        request = json.loads(line)
        asked[request["id"]] = request["do"]
        if request["do"] == "solve":
            solve(request)
        elif request["do"] == "cancel" and running:
            fail(running, 6, "cancelled")
            running = None
        else:
            real.stdin.write(line)
            real.stdin.flush()
    real.stdin.close()
    real.wait()


main()
