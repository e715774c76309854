#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for ssh: runs a command and carries its lines, more or less well.

far.py MODE COMMAND...
plain     every line as it is
slow      every line in two halves, one after the other
banner    greets first, as a login shell may
narrow    every line, and what it is told in pieces of 8 KiB with a pause behind each
silent    says nothing and runs nothing
refuses   says why on standard error and runs nothing
cuts      writes half of the line that begins a second run, and is gone
drops     is gone when a second run begins; but only once, if KS_FAR_ONCE names a file that is not there yet
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
