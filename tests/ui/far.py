#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replaces ssh in tests: runs a command and forwards its lines, more or less reliably.

far.py MODE COMMAND...
plain     every line unchanged
slow      every line in two halves, one after the other
banner    prints a greeting first, like some login shells
narrow    every line; forwards input in pieces of 8 KiB with a pause after each
silent    prints nothing and does not run the command
refuses   prints a reason on standard error and does not run the command
cuts      writes half of the line that begins a second run, and ends
drops     ends when a second run begins; only once, if KS_FAR_ONCE names a file that does not exist yet
"""
import os
import signal
import subprocess
import sys
import threading
import time

mode, command = sys.argv[1], sys.argv[2:]
out = sys.stdout.buffer


def gone():
    sys.stderr.write("client_loop: send disconnect: Broken pipe\n")
    child.kill()
    sys.exit(255)


if mode == "refuses":
    sys.stderr.write("ssh: connect to host gpuhost port 22: Connection refused\n")
    sys.exit(255)
if mode == "silent":
    signal.pause()
if mode == "banner":
    out.write(b"Welcome to gpuhost\n")
    out.flush()
once = os.environ.get("KS_FAR_ONCE", "")
if mode == "drops" and once:
    if os.path.exists(once):
        mode = "plain"
child = subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.PIPE if mode == "narrow" else None)


def trickle():
    while piece := os.read(0, 8192):
        child.stdin.write(piece)
        child.stdin.flush()
        time.sleep(0.04)
    child.stdin.close()


if mode == "narrow":
    threading.Thread(target=trickle, daemon=True).start()
started = 0
for line in child.stdout:
    started += b'"started"' in line
    if mode == "drops" and started == 2:
        if once:
            open(once, "w").close()
        gone()
    if mode == "cuts" and started == 2:
        out.write(line[:len(line) // 2])
        out.flush()
        gone()
    if mode == "slow":
        half = len(line) // 2
        out.write(line[:half])
        out.flush()
        time.sleep(0.005)
        line = line[half:]
    out.write(line)
    out.flush()
sys.exit(child.wait())
