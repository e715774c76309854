# SPDX-License-Identifier: Apache-2.0
"""Knapsack solvers on the CPU, in an emulator of GPUs and on GPUs, from Python.

    import knapscope
    instance = knapscope.generate("multiple-choice", "thesis-2.2")
    knapscope.solve(instance, "mckp.sequential")

The program knapscope-run does the work, one process per call: the one that KNAPSCOPE_RUNNER names, else the one
installed with this module, else the one on the PATH. The runner's errors are exceptions (`KnapscopeError`); an
interrupt cancels the run. Objects show a picture in notebooks, and `pandas.DataFrame` accepts their `table()`. All
indices count from 0, all times are milliseconds, all sizes bytes.
"""
from .bench import Results, bench, run_campaign
from .catalogue import Catalogue, Devices, catalogue, devices, presets, variants
from .document import Document
from .errors import (Cancelled, CheckFailed, DeviceError, InputError, KnapscopeError, LimitError, OutputError,
                     RunnerNotFound, UsageError)
from .files import read
from .front import Front, front
from .instance import Instance, export, generate, load, read_instance
from .plan import Plan, plan
from .runner import Progress, find_runner, runner_version
from .solve import Result, solve
from .table import Table
from .trace import Trace, trace

__all__ = [
    "Cancelled", "Catalogue", "CheckFailed", "DeviceError", "Devices", "Document", "Front", "InputError", "Instance",
    "KnapscopeError", "LimitError", "OutputError", "Plan", "Progress", "Result", "Results", "RunnerNotFound", "Table", "Trace",
    "UsageError", "bench", "catalogue", "devices", "export", "find_runner", "front", "generate", "load", "plan", "presets",
    "read", "read_instance", "run_campaign", "runner_version", "solve", "trace", "variants",
]
