# SPDX-License-Identifier: Apache-2.0
"""Exceptions: one class per exit code of the runner."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class KnapscopeError(Exception):
    """A failed run: the error (`what`), its position (`where`), and what to do (`todo`).

    `code` is the exit code of the runner (1: a bug). `where` and `todo` may be empty.
    """

    code = 1

    def __init__(self, what: str, where: str = "", todo: str = "") -> None:
        self.what = what
        self.where = where
        self.todo = todo
        super().__init__((f"{where}: " if where else "") + what + (f"; {todo}" if todo else ""))


class UsageError(KnapscopeError):
    """Wrong usage: an unknown variant, preset or parameter, or a device that the variant does not support."""

    code = 2


class InputError(KnapscopeError):
    """Invalid input: `where` is its position, as in /classes/0/0/weight."""

    code = 3


class LimitError(KnapscopeError):
    """A limit of memory, size or time was exceeded."""

    code = 4


class DeviceError(KnapscopeError):
    """The device failed: no such GPU, a CUDA error, or a fault in the emulator that voids the result."""

    code = 5


class Cancelled(KnapscopeError):
    """The run was cancelled from outside, for example by a signal to the runner."""

    code = 6


class CheckFailed(KnapscopeError):
    """A check failed."""

    code = 7


class OutputError(KnapscopeError):
    """The output cannot be written."""

    code = 8


class RunnerNotFound(KnapscopeError):
    """The program knapscope-run was not found."""

    code = 2


_BY_CODE: dict[int, type[KnapscopeError]] = {
    each.code: each
    for each in (UsageError, InputError, LimitError, DeviceError, Cancelled, CheckFailed, OutputError)
}


def error_of(event: Mapping[str, Any]) -> KnapscopeError:
    """Returns the exception for an `error` event (error.schema.json), or for the `error` of a row of results."""
    kind = _BY_CODE.get(event["code"], KnapscopeError)
    where = str(event["where"]).removeprefix("request ")
    if where.startswith("/instance/"):  # for the caller, the instance is the whole document
        where = where.removeprefix("/instance")
    return kind(event["what"], where, event["todo"])


def error_of_exit(code: int, message: str) -> KnapscopeError:
    """Returns the exception for a runner that ended with this code, with its message from standard error."""
    said = message.strip().removeprefix("knapscope-run: ")
    return _BY_CODE.get(code, KnapscopeError)(said or f"the runner ended with {code} and said nothing")
