#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A runner with a simulated GPU: it reports watched runs like knapscope-run, with or without faults, according to KS_LIVE.

good: samples, solves, a timeline, counters; KS_LIVE_SECONDS, KS_LIVE_SMS, KS_LIVE_BLOCKS and KS_LIVE_PACE (seconds between
samples; 0: as fast as possible) set the amounts; old: does not support "watch"; wrong: impossible samples and solves; strange: a
timeline with an SM that does not exist; cut: ends in the middle of the timeline's line; torn: writes that line in two pieces;
garbage: writes other text in the middle; dies: after a few samples; hangs: stops reporting after a few samples; flood:
KS_LIVE_SAMPLES samples at once. KS_LIVE_CEILINGS names a file with the GPU's ceilings. Results belong to the instance with the
sha256 KS_FAKE_SHA."""
import base64
import json
import math
import os
import signal
import sys
import threading
import time

mode = os.environ.get("KS_LIVE", "good")
sms = int(os.environ.get("KS_LIVE_SMS", "132"))
blocks = int(os.environ.get("KS_LIVE_BLOCKS", "4000"))
seconds = float(os.environ.get("KS_LIVE_SECONDS", "0.3"))
pace = float(os.environ.get("KS_LIVE_PACE", "0.02"))
flood = int(os.environ.get("KS_LIVE_SAMPLES", "10000"))
launches, warps, max_warps = 8, 8, 64
lock, cancelled = threading.Lock(), threading.Event()

GPU = {"id": "gpu:0", "name": "Made-up GPU", "cc": "9.0"}
CEILINGS = os.environ.get("KS_LIVE_CEILINGS")
LISTED = {**GPU, "ceilings": json.load(open(CEILINGS)) if CEILINGS else None}
KERNEL = {"kind": "multiple-choice", "question": "optimise", "exact": True, "on": ["emulator", "gpu"], "available": ["gpu"],
          "paper": None, "complexity": None, "steps": False, "table": False, "trace": False, "cooperative": False,
          "parameters": [{"name": "block", "type": "integer", "min": 32, "max": 1024, "step": 32, "default": 256, "unit": "threads"}]}
VARIANTS = {"format": "knapscope-variants", "version": 1, "variants": [
    {"id": "mckp.shared", "title": "CUDA-SHARED", **KERNEL}, {"id": "mckp.sync", "title": "CUDA-SYNC", **KERNEL}]}
DEVICES = {"format": "knapscope-devices", "version": 1, "host": "Made-up CPU", "gpus": [LISTED], "no_gpu": None, "presets": []}


def say(event, **members):
    with lock:
        sys.stdout.write(json.dumps({"event": event, **members}, separators=(",", ":")) + "\n")
        sys.stdout.flush()


def packed(numbers):
    out, before = bytearray(), 0
    for number in numbers:
        step, before = number - before, number
        rest = step << 1 if step >= 0 else (-step << 1) - 1
        while rest >= 128:
            out.append(rest & 127 | 128)
            rest >>= 7
        out.append(rest)
    return base64.b64encode(bytes(out)).decode()


def wave(t):
    """Returns the occupancy of the GPU: it rises, varies, and falls between solves."""
    return max(0.0, min(1.0, 0.62 + 0.2 * math.sin(9 * t) + 0.08 * math.sin(37 * t)))


def sample(request, t):
    full = [round(max(0, min(1, wave(t) + 0.08 * math.sin(5 * t + sm))) * max_warps) / max_warps for sm in range(sms)]
    told = {"busy": 0.97, "memory_busy": 0.4 + 0.1 * math.sin(3 * t), "sm_mhz": 1980 - 60 * (t > 1), "memory_mhz": 3201,
            "power_w": 320 + 90 * wave(t), "temperature_c": 41 + 3 * t, "memory_used_bytes": 2147483648,
            "other_processes": 0, "throttled": ["the power limit"] if t > 1 else []}
    say("sample", id=request["id"], t=round(t, 4), occupancy=full, barriers=int(t * 900), telemetry=None)
    say("sample", id=request["id"], t=round(t, 4), occupancy=None, barriers=None, telemetry=told)


def timeline():
    """Returns launches of equal blocks in waves over the SMs, with an incomplete last wave; one in 50 waits at a barrier."""
    per_sm, at, spans, waits, heads = 8, 0, [], [], []
    each = max(1, blocks // launches)
    for launch in range(launches):
        free = [at] * (sms * per_sm)
        for block in range(each):
            slot = block % len(free)
            begin = free[slot]
            length = 3000 + 700 * ((block * 7919 + launch * 13) % 17) // 16 + (block // len(free)) * 40
            free[slot] = begin + length
            spans.append((begin, length, int(length * warps * 0.93), launch, block, slot % sms))
            if block % 50 == 0:
                waits.append((begin + length // 2, length // 4, launch, block, slot % sms))
        end = max(free)
        heads.append({"kernel": "mckp_shared.row<int32>", "grid": each, "block": warps * 32, "registers": 32,
                      "shared_bytes": 4096, "blocks_per_sm": per_sm, "begin": at, "end": end, "recorded": True})
        at = end + 900
    spans.sort()
    waits.sort()
    if mode == "strange" and spans:
        spans[0] = spans[0][:5] + (sms + 5,)
    names, waiting = ["begin", "length", "warp_time", "launch", "block", "sm"], ["begin", "length", "launch", "block", "sm"]
    def columns(rows, names):
        return {"count": len(rows), **{name: packed([row[i] for row in rows]) for i, name in enumerate(names)}}
    return {"source": "probe", "by": "warp", "sms": sms, "max_warps": max_warps, "length": at - 900, "launches_left_out": 0,
            "launches": heads, "blocks": columns(spans, names), "waits": columns(waits, waiting)}


def counters():
    found = [("achieved_occupancy", "sm__warps_active.avg.pct_of_peak_sustained_active", "%", 61.7),
             ("dram_read", "dram__bytes_read.sum", "bytes", 1.9e9), ("dram_write", "dram__bytes_write.sum", "bytes", 4.1e8)]
    return {"chip": "GH100", "passes": 1, "unavailable": "", "curves": [], "ranges": [
        {"name": "solve", "launches": launches,
         "counters": [{"name": n, "metric": m, "unit": u, "value": v} for n, m, u, v in found]}]}


def result(request):
    return {"format": "knapscope-result", "version": 1, "variant": request["variant"], "on": "gpu:0", "device": GPU,
            "parameters": request.get("set", {}),
            "instance": {"name": "Made up", "kind": "multiple-choice", "sha256": os.environ.get("KS_FAKE_SHA", "")},
            "status": "optimal", "objective": 7, "weight": 10, "selection": [0, 0, 2], "verified": True, "facts": [],
            "executed": {"launches": launches, "kernels": []},
            "timing": {"total_ms": 1.88, "stages": [{"name": "upload", "ms": 0.21}, {"name": "compute", "ms": 1.4},
                                                    {"name": "download", "ms": 0.2}]}}


def repeat(request, watch):
    """Sends samples and solves until the time is over."""
    key, last = request["id"], float(watch.get("repeat", 0)) or seconds
    last, t, solve = min(last, seconds) if "KS_LIVE_SECONDS" in os.environ else last, 0.0, 0
    begun = time.monotonic()
    if watch.get("telemetry"):  # the driver reports before the first block runs, and a picture is drawn meanwhile
        say("sample", id=key, t=0, occupancy=None, barriers=None, telemetry={"busy": 0, "throttled": []})
        time.sleep(0.1)
    while t < last and not cancelled.is_set():
        if watch.get("probe"):
            sample(request, t)
        for name, begin, ms in (("upload", 0, 0.21), ("compute", 0.21, 1.4), ("download", 1.61, 0.2)):
            say("stage", id=key, t=t, name=name, begin=begin, ms=ms)
        if "repeat" in watch:
            slower = 0.4 if request["variant"] == "mckp.sync" else 0
            say("solved", id=key, t=t, total_ms=1.88 + slower + 0.2 * abs(math.sin(17 * t)) + (0.9 if solve % 61 == 60 else 0),
                probe="warp" if watch.get("probe") else "none")
        solve += 1
        if mode in ("dies", "hangs", "garbage") and solve == 5:
            return misbehave()
        t = t + 0.02 if pace == 0 else time.monotonic() - begun
        time.sleep(pace)


def misbehave():
    if mode == "dies":
        os.kill(os.getpid(), signal.SIGSEGV)
    if mode == "garbage":
        with lock:
            sys.stdout.write("warning: the driver says hello\n")
            sys.stdout.flush()
    time.sleep(3600)


def tell_wrong(request):
    key, full = request["id"], [0.5] * sms
    for bad in ({"t": -1}, {"t": 1, "occupancy": [7.5] * sms}, {"t": 1, "occupancy": full + [0.5]}, {"t": 0.5, "occupancy": full},
                {"t": 1, "occupancy": "full"}, {"t": 1, "telemetry": {"busy": 3, "throttled": []}}, {"t": "soon"}, {}):
        if bad.get("t") == 1 and isinstance(bad.get("occupancy"), list) and len(bad["occupancy"]) == sms + 1:
            say("sample", id=key, t=1, occupancy=full)
        say("sample", id=key, **bad)
    say("sample", id=key, t=2, occupancy=full)
    for bad in ({"t": 1, "total_ms": -3, "probe": "warp"}, {"t": 1, "probe": "warp"}, {"t": 1, "total_ms": 2, "probe": "spoon"}):
        say("solved", id=key, **bad)
    say("stage", id=key, t=1, name="compute", begin=-1, ms=2)


def tell_timeline(request):
    line = json.dumps({"event": "timeline", "id": request["id"], "t": seconds, "timeline": timeline()}, separators=(",", ":"))
    with lock:
        sys.stdout.write(line[:len(line) // 2])
        sys.stdout.flush()
        if mode == "cut":
            os._exit(5)
        if mode == "torn":
            time.sleep(0.3)
        sys.stdout.write(line[len(line) // 2:] + "\n")
        sys.stdout.flush()


def solve(request):
    key, watch = request["id"], request.get("watch", {})
    if mode == "old" and watch:
        return say("error", id=key, t=0, code=3, what="unknown field", where="request /watch",
                   todo="the fields here are id, do, instance")
    say("started", id=key, t=0, version="0", variant=request["variant"], on="gpu:0", device=GPU, pid=os.getpid())
    say("progress", id=key, t=0, fraction=0.1, phase="compute", row=1, rows=3)
    if mode == "wrong":
        tell_wrong(request)
    elif mode == "flood":
        for i in range(flood):
            say("sample", id=key, t=i / flood, occupancy=[i % 5 / 5] * sms)
    elif watch:
        repeat(request, watch)
    if cancelled.is_set():
        cancelled.clear()
        return say("error", id=key, t=1, code=6, what="cancelled", where="", todo="")
    if watch.get("probe") and mode != "flood":
        tell_timeline(request)
    if watch.get("counters"):
        say("counters", id=key, t=1, counters=counters())
    say("result", id=key, t=1, result=result(request))


def main():
    if sys.argv[1:] != ["serve"]:
        sys.exit(2)
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "solve":
            cancelled.clear()
            threading.Thread(target=solve, args=(request,), daemon=True).start()
        elif request["do"] == "cancel":
            cancelled.set()
        else:
            document = VARIANTS if request["do"] == "list" else DEVICES
            say("result", id=request["id"], t=0, result=document)


main()
