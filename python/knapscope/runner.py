# SPDX-License-Identifier: Apache-2.0
"""The program knapscope-run: one process per call."""
from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import fields as fields_of
from pathlib import Path
from typing import IO, Any

from .errors import RunnerNotFound, error_of, error_of_exit

_PATIENCE_S = 2.0  # the runner ends at most 0.5 s after the request to end, unless it is broken


@dataclass(frozen=True)
class Progress:
    """The progress of a run, which its `progress` callback receives at most 60 times per second."""

    fraction: float
    """From 0 to 1."""
    phase: str
    """What is going on, in the variant's own word: "compute"."""
    row: int
    """How many rows are done, of a table or, in `bench`, of the results."""
    rows: int
    """How many there will be; 0: not known."""
    rows_are: str = "row"
    """What is counted, where it is no row."""


OnProgress = Callable[[Progress], object]
"""What a caller passes as `progress`. An exception that it raises cancels the run."""


def find_runner() -> Path:
    """Returns the path of the runner: KNAPSCOPE_RUNNER, else the one installed with this module, else on the PATH."""
    chosen = os.environ.get("KNAPSCOPE_RUNNER")
    if chosen:
        return Path(chosen)
    for folder in Path(__file__).resolve().parents[4:5]:  # of lib/python3/dist-packages/knapscope/runner.py
        if os.access(folder / "bin" / "knapscope-run", os.X_OK):
            return folder / "bin" / "knapscope-run"
    found = shutil.which("knapscope-run")
    if found:
        return Path(found)
    raise RunnerNotFound(
        "there is no knapscope-run", todo="install the runner, or set KNAPSCOPE_RUNNER to its path")


def runner_version() -> str:
    """Returns the version from `knapscope-run --version`, without its commit: "0.1.0"."""
    return command(["--version"]).split()[1]


def request(do: str, fields: Mapping[str, Any], progress: OnProgress | None = None) -> Any:
    """Sends one request to `knapscope-run serve` and returns the document of its answer.

    Raises the runner's error. Any other exception, such as a KeyboardInterrupt or an exception of `progress`, first
    cancels the run.
    """
    asked = {name: value for name, value in fields.items() if value is not None}
    line = json.dumps({"id": 1, "do": do, **asked}, ensure_ascii=False) + "\n"
    with _started(["serve"]) as runner:
        runner.send(line)
        for event in runner.events():
            if event["event"] == "result":
                return event["result"]
            if event["event"] == "error":
                raise error_of(event)
            if event["event"] == "progress" and progress:
                progress(Progress(**{each.name: event[each.name] for each in fields_of(Progress) if each.name in event}))
        raise runner.failure()


def command(arguments: Sequence[str], text: str = "") -> str:
    """Runs one command with `text` on its standard input, and returns its output."""
    with _started(arguments) as runner:
        runner.send(text)
        runner.end_input()
        printed = runner.rest()
        if runner.process.wait() != 0:
            raise runner.failure()
        return printed


class _Runner:
    """A running process and its pipes."""

    def __init__(self, process: subprocess.Popen[bytes], messages: IO[bytes]) -> None:
        self.process = process
        self._messages = messages

    def send(self, text: str) -> None:
        assert self.process.stdin
        with contextlib.suppress(BrokenPipeError):  # it has ended: the reason is read from its other streams
            self.process.stdin.write(text.encode())
            self.process.stdin.flush()

    def end_input(self) -> None:
        assert self.process.stdin
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()

    def events(self) -> Iterator[dict[str, Any]]:
        assert self.process.stdout
        for line in self.process.stdout:
            yield json.loads(line)

    def rest(self) -> str:
        assert self.process.stdout
        return self.process.stdout.read().decode()

    def failure(self) -> Exception:
        """Returns the exception for its end, from its exit code and its message."""
        code = self.process.wait()
        self._messages.seek(0)
        return error_of_exit(code, self._messages.read().decode(errors="replace"))

    def end(self) -> None:
        """Closes its input, waits until it has ended, and kills it if it does not end."""
        try:
            self.end_input()
            self.process.wait(_PATIENCE_S)
        except subprocess.TimeoutExpired:
            pass
        finally:
            self.process.kill()  # nothing happens if it has ended
            self.process.wait()
            assert self.process.stdout
            self.process.stdout.close()


@contextlib.contextmanager
def _started(arguments: Sequence[str]) -> Iterator[_Runner]:
    """Context manager for a runner, which has ended afterwards; an exception inside cancels its work."""
    program = find_runner()
    # Messages go to a file: a pipe that is not read could fill up and block the runner.
    with tempfile.TemporaryFile() as messages:
        try:
            process = subprocess.Popen(
                [os.fspath(program), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=messages)
        except OSError as error:
            raise RunnerNotFound(
                f"cannot be started: {error.strerror}", str(program), "check KNAPSCOPE_RUNNER") from error
        runner = _Runner(process, messages)
        try:
            yield runner
        except BaseException:
            process.send_signal(signal.SIGINT)
            raise
        finally:
            runner.end()
