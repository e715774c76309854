# SPDX-License-Identifier: Apache-2.0
"""Instances of problems."""
from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from .document import Document
from .runner import command
from .svg import Picture
from .table import Table

_FORM = {"format": "knapscope-instance", "version": 1}
_LISTS = ("items", "classes", "weights", "tasks", "kernels")  # one of them contains the options


class Instance(Document):
    """An instance of any kind, as `knapscope-run schema` describes it. Numbers are integers from 0 to 2^63 - 1.

    The runner checks it when it is used; `check()` only checks it.
    """

    format = "knapscope-instance"

    @classmethod
    def knapsack(cls, capacity: int, values: Sequence[int], weights: Sequence[int], name: str = "", *,
                 names: Sequence[str | None] | None = None) -> Instance:
        """0-1 knapsack: n values and n weights, one of each per item; `names` has n names of items."""
        items = [{"value": int(value), "weight": int(weight), **_named(called)}
                 for value, weight, called in zip(values, weights, _names(names, len(values)), strict=True)]
        return cls._made("knapsack", name, capacity=int(capacity), items=items)

    @classmethod
    def multiple_choice(cls, capacity: int, classes: Iterable[Iterable[tuple[int, int] | tuple[int, int, str]]],
                        name: str = "") -> Instance:
        """Multiple-choice knapsack: classes of (value, weight) or (value, weight, name) items; one of each class is taken."""
        made = [[{"value": int(item[0]), "weight": int(item[1]), **_named(*item[2:])} for item in each]
                for each in classes]
        return cls._made("multiple-choice", name, capacity=int(capacity), classes=made)

    @classmethod
    def subset_sum(cls, target: int, weights: Iterable[int], name: str = "", *,
                   names: Sequence[str | None] | None = None) -> Instance:
        """Subset sum: is there a subset of n weights that sums to the target? `names` has n names of weights."""
        given = [int(weight) for weight in weights]
        made = [{"weight": weight, "name": called} if called else weight
                for weight, called in zip(given, _names(names, len(given)), strict=True)]
        return cls._made("subset-sum", name, target=int(target), weights=made)

    @classmethod
    def tasks(cls, tasks: Iterable[Mapping[str, Any]], max_cost: int | None = None, name: str = "") -> Instance:
        """Instruction-set selection: tasks {"execution", "period", "choices": [{"gain", "cost"}]}; both may have a "name"."""
        limit = {} if max_cost is None else {"max_cost": int(max_cost)}
        return cls._made("instruction-set", name, **limit, tasks=[dict(task) for task in tasks])

    @classmethod
    def kernel_mix(cls, kernels: Iterable[Mapping[str, Any]], device: str, name: str = "") -> Instance:
        """A mix of kernels {"registers", "shared_bytes", "threads", "copies"} for a device preset, as in "h200"."""
        return cls._made("kernel-mix", name, device=device, kernels=[dict(kernel) for kernel in kernels])

    @classmethod
    def _made(cls, kind: str, called: str, **fields: Any) -> Instance:
        return cls({**_FORM, "kind": kind, **({"name": called} if called else {}), **fields})

    @property
    def kind(self) -> str:
        """knapsack, multiple-choice, subset-sum, instruction-set or kernel-mix."""
        return str(self.document["kind"])

    @property
    def name(self) -> str:
        """A name for users; empty if there is none."""
        return str(self.document.get("name", ""))

    @property
    def source(self) -> str:
        """The origin of the instance; empty if unknown."""
        return str(self.document.get("source", ""))

    @property
    def units(self) -> dict[str, dict[str, Any]]:
        """The user's units and factors by field: {"weight": {"unit": "kg", "factor": 10}}; empty if there are none."""
        return dict(self.document.get("units", {}))

    @property
    def known_selection(self) -> list[int | None] | None:
        """A selection that came with the instance, such as the solution in a file; None if there is none."""
        return self.document.get("known_selection")

    @property
    def limit(self) -> int | None:
        """The capacity, target or largest cost; None if the kind or this instance has none."""
        found = [self.document[key] for key in ("capacity", "target", "max_cost") if key in self.document]
        return int(found[0]) if found else None

    def table(self) -> Table:
        """Returns one row per item, with its fields. Indices count from 0, as in a result's `selection`.

        The columns are `item`, `value`, `weight` of a knapsack; `class` before them of a multiple-choice one; `item`,
        `weight` of a subset sum; `task`, the task's fields, `choice`, `gain`, `cost` of tasks (a task without
        choices has one row without a choice); `kernel` and its fields of a mix. If records have names, `name` is the
        last column; the name of a choice is in `choice_name`.
        """
        return Table(self._rows())

    def chosen(self, selection: Sequence[int | None]) -> Table:
        """Returns the rows of `table()` that a selection contains: indices of items, or the index taken in each group."""
        group = {"multiple-choice": "class", "instruction-set": "task"}.get(self.kind)
        if group is None:
            wanted = set(selection)
            return Table(row for row in self._rows() if next(iter(row.values())) in wanted)
        inner = {"class": "item", "task": "choice"}[group]
        return Table(row for row in self._rows() if row[inner] is not None and row[inner] == selection[row[group]])

    def _rows(self) -> Iterator[dict[str, Any]]:
        if self.kind == "subset-sum":
            yield from ({"item": i, **(weight if isinstance(weight, Mapping) else {"weight": weight})}
                        for i, weight in enumerate(self.document["weights"]))
        elif self.kind == "multiple-choice":
            for i, items in enumerate(self.document["classes"]):
                yield from ({"class": i, "item": k, **item} for k, item in enumerate(items))
        elif self.kind == "instruction-set":
            for i, task in enumerate(self.document["tasks"]):
                own = {"task": i, **{key: value for key, value in task.items() if key != "choices"}}
                choices = task["choices"] or [None]
                yield from ({**own, "choice": k if choice else None, **_choice_row(choice or {})}
                            for k, choice in enumerate(choices))
        else:
            (key,) = (key for key in _LISTS if key in self.document)
            yield from ({key.removesuffix("s"): i, **record} for i, record in enumerate(self.document[key]))

    def check(self) -> Instance:
        """Returns the instance as the runner writes it, or raises an InputError with the error and its position."""
        return read_instance(self.to_json())

    def __repr__(self) -> str:
        limit = f", limit {self.limit}" if self.limit is not None else ""
        return f"<{self.kind} instance {self.name!r}: {sum(1 for _ in self._rows())} rows{limit}>"

    def _repr_svg_(self) -> str:
        x_is, y_is = {"subset-sum": ("item", "weight"), "instruction-set": ("cost", "gain"),
                      "kernel-mix": ("registers", "shared_bytes")}.get(self.kind, ("weight", "value"))
        rows = [row for row in self._rows() if row.get(x_is) is not None]  # a task may have no choice
        picture = Picture(repr(self))
        limit = "" if self.limit is None else f" · limit {self.limit:,}"
        picture.heading(self.name or self.kind, f"{self.kind} · {len(rows):,} to choose from{limit}")
        picture.scatter([(row[x_is], row[y_is]) for row in rows], lambda i: described(rows[i]),
                        x_is.replace("_", " "), y_is.replace("_", " "))
        return str(picture)


def _named(called: str | None = None) -> dict[str, Any]:
    """Returns the member that names a record, if it has a name."""
    return {"name": str(called)} if called else {}


def _names(names: Sequence[str | None] | None, count: int) -> Sequence[str | None]:
    """Returns `count` names of records; all are None if no names are given."""
    return [None] * count if names is None else names


def _choice_row(choice: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the fields of a choice; the column `name` is the task's name."""
    return {"choice_name" if key == "name" else key: value for key, value in choice.items()}


def described(row: Mapping[str, Any]) -> str:
    """Returns a row as text: "item 2, value 3, weight 2"."""
    return ", ".join(f"{key} {value}" for key, value in row.items())


def read_instance(text: str, format: str = "") -> Instance:
    """Reads an instance from text in any format that `convert` reads; an empty `format` means automatic detection."""
    chosen = ["--from", format] if format else []
    return Instance(json.loads(command(["convert", "-", "-", *chosen], text)))


def load(path: str | os.PathLike[str], format: str = "", *, scale: Mapping[str, int] | None = None,
         units: Mapping[str, str] | None = None) -> Instance:
    """Reads an instance from a file, in any format that `convert` reads.

    `scale` multiplies numbers with decimals, as in {"weight": 10}; `units` states their units: {"weight": "kg"}.
    """
    chosen = ["--from", format] if format else []
    for option, given in (("--scale", scale), ("--units", units)):
        chosen += [word for name, value in (given or {}).items() for word in (option, f"{name}={value}")]
    return Instance(json.loads(command(["convert", _operand(path), "-", *chosen])))


def export(instance: Instance, format: str) -> str:
    """Returns the instance as text in a format that `convert` writes: csv, plain ..."""
    return command(["convert", "-", "-", "--to", format], instance.to_json())


def generate(kind: str, preset: str, seed: int = 1, **settings: int | str) -> Instance:
    """Makes an instance of a preset: generate("knapsack", "uncorrelated", seed=3, n=100, R=1000). `presets()` lists them."""
    words = [word for key, value in settings.items() for word in ("--set", f"{key}={value}")]
    return Instance(json.loads(command(["generate", kind, "--preset", preset, "--seed", str(seed), *words])))


def _operand(path: str | os.PathLike[str]) -> str:
    """Returns the path in a form that cannot be taken for an option or for standard input."""
    text = os.fspath(path)
    return text if not text.startswith("-") else os.fspath(Path(".")) + os.sep + text
