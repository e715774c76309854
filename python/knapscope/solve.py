# SPDX-License-Identifier: Apache-2.0
# mypy: disable-error-code=no-any-return
"""Solving: one variant on one instance."""
from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from .document import Document
from .instance import Instance, described
from .plan import draw_batches, kernels_of
from .runner import OnProgress, request
from .svg import CHOSEN, STAGES, Picture, milliseconds
from .table import Table

_WEIGHT = {"instruction-set": "cost"}  # the column that counts for the limit; elsewhere the weight


class Result(Document):
    """The answer of a run (result.schema.json). `problem` is the instance, if this process made the result."""

    format = "knapscope-result"

    def __init__(self, document: Mapping[str, Any], problem: Instance | None = None) -> None:
        super().__init__(document)
        self.problem = problem

    @property
    def variant(self) -> str:
        """The variant: "mckp.sequential"."""
        return str(self.document["variant"])

    @property
    def on(self) -> str:
        """The device type: cpu, emulator, or gpu:N."""
        return str(self.document["on"])

    @property
    def device(self) -> dict[str, str] | None:
        """`id`, `name` and `cc` of the GPU, or of the device that the emulator imitated; None for the processor."""
        return self.document["device"]

    @property
    def parameters(self) -> dict[str, int | str]:
        """The variant's parameters by name, including defaults."""
        return self.document["parameters"]

    @property
    def instance(self) -> dict[str, str]:
        """`name`, `kind` and `sha256` of the instance."""
        return self.document["instance"]

    @property
    def status(self) -> str:
        """optimal, feasible, infeasible, found, not-found or bound; ran: the variant has no answer."""
        return str(self.document["status"])

    @property
    def objective(self) -> int | None:
        """The value; None without an answer, or if the answer is a front or a plan."""
        return self.document["objective"]

    @property
    def weight(self) -> int | None:
        """The total weight of the selection."""
        return self.document["weight"]

    @property
    def selection(self) -> list[int | None] | None:
        """Indices from 0: the chosen items, or the choice per class or task (None: nothing)."""
        return self.document["selection"]

    @property
    def names(self) -> list[str | None] | None:
        """The name of each item of `selection`, None for an item without a name; None if no item of the instance has a name."""
        return self.document.get("names")

    @property
    def quantities(self) -> dict[str, dict[str, Any]] | None:
        """`value` and `weight` in the user's units, each with `amount`, `factor`, perhaps `unit` and `limit`; None without units."""
        return self.document.get("quantities")

    @property
    def front(self) -> list[dict[str, Any]] | None:
        """Points by cost, each with `cost`, `value`, `selection` and perhaps `exact`; None if the answer is not a front."""
        return self.document.get("front")

    @property
    def plan(self) -> dict[str, Any] | None:
        """`batches`, `batch_count`, `lower_bound`, `optimal`, `infeasible`; None if the answer is not a plan."""
        return self.document.get("plan")

    @property
    def bound(self) -> str | None:
        """The exact bound as text, if the variant returns a bound."""
        return self.document.get("bound")

    @property
    def verified(self) -> bool | None:
        """True: the selection is legal and its sums are correct. It need not be optimal."""
        return self.document["verified"]

    @property
    def facts(self) -> Table:
        """Facts about the run: `name`, `value`, perhaps `unit`, `sentence`."""
        return Table(self.document["facts"])

    @property
    def executed(self) -> dict[str, Any]:
        """`launches`, the number of launches, and `kernels`, their names."""
        return self.document["executed"]

    @property
    def timing(self) -> Table:
        """The stages in their order: `name` and `ms`, milliseconds. `prepare` and `table` are not in `total_ms`."""
        return Table(self.document["timing"]["stages"])

    @property
    def total_ms(self) -> float:
        """Milliseconds from the instance in host memory to the verified answer there."""
        return float(self.document["timing"]["total_ms"])

    @property
    def table_file(self) -> str | None:
        """The file with every row of the table, if one was requested."""
        return self.document.get("table")

    def table(self) -> Table:
        """Returns one row per chosen item with its fields, per point of a front, or per kernel of a plan's batches."""
        if self.front is not None:
            return Table(self.front)
        if self.plan is not None:
            return kernels_of(self.plan["batches"])
        if self.selection is None:
            return Table([])
        if self.problem is None:
            return Table({"item": item} for item in self.selection)
        return self.problem.chosen(self.selection)

    def __repr__(self) -> str:
        return f"<result: {self._words()}, by {self.variant} on {self.on}>"

    def _words(self) -> str:
        if self.front is not None:
            return f"{self.status}, a front of {len(self.front)} points"
        if self.plan is not None:
            count = self.plan["batch_count"]
            return f"{self.status}, a plan of {count} {'batch' if count == 1 else 'batches'}"
        if self.objective is None:
            return self.status
        return f"{self.status}, {'at most' if self.status == 'bound' else 'value'} {self.objective:,}"

    def _repr_svg_(self) -> str:
        picture = Picture(repr(self))
        place = f"{self.on} ({self.device['name']})" if self.device else self.on
        picture.heading(self._words(), f"{self.variant} on {place} · {self.instance['name'] or self.instance['kind']}")
        if self.front is not None:
            draw_front(picture, self.front, self.instance["kind"])
        elif self.plan is not None:
            draw_batches(picture, self.plan["batches"])
        elif self.problem is not None and self.selection is not None:
            self._draw_chosen(picture, self.problem)
        self._draw_times(picture)
        return str(picture)

    def _draw_chosen(self, picture: Picture, problem: Instance) -> None:
        takes = _WEIGHT.get(problem.kind, "weight")
        rows = self.table()
        used = sum(row[takes] for row in rows)
        whole = max(problem.limit or 0, used)
        of = "" if problem.limit is None else f" of {problem.limit:,}"
        picture.note(f"chosen: {len(rows):,}, {takes} {used:,}{of}{self._weight_in_units()}")
        if len(rows) > 500:  # each part would be thinner than a pixel
            picture.stacked([(f"{len(rows):,} items", used, CHOSEN)], whole)
        else:
            picture.stacked([(f"{_name(row)}: {described(row)}", row[takes], CHOSEN) for row in rows], whole)

    def _weight_in_units(self) -> str:
        weight = (self.quantities or {}).get("weight")
        if weight is None:
            return ""
        limit = f" of {weight['limit']}" if "limit" in weight else ""
        return f" ({weight['amount']}{limit} {weight.get('unit', '')}".rstrip() + ")"

    def _draw_times(self, picture: Picture) -> None:
        stages = [row for row in self.timing if row["name"] not in ("prepare", "table")]
        emulated = "; of the emulation, not of a GPU" if self.on == "emulator" else ""
        each = ", ".join(f"{row['name']} {milliseconds(row['ms'])}" for row in stages)
        picture.note(f"{milliseconds(self.total_ms)} in all{emulated}: {each}")
        parts = [(f"{row['name']}: {milliseconds(row['ms'])}", row["ms"], STAGES[i % len(STAGES)])
                 for i, row in enumerate(stages)]
        picture.stacked(parts, max(self.total_ms, sum(size for _, size, _ in parts)), height=16)


def draw_front(picture: Picture, points: Sequence[Mapping[str, Any]], kind: str) -> None:
    """Draws one mark per point of a front; `value` is the utilisation for task sets."""
    better = "utilisation" if kind == "instruction-set" else "value"
    picture.scatter([(point["cost"], point["value"]) for point in points],
                    lambda i: f"cost {points[i]['cost']}, {better} {points[i]['value']:g}", "cost", better)


def letter(k: int) -> str:
    """Returns the runner's letter of item k, counted from 0: a, b ... z, aa ..."""
    text = ""
    while k >= 0:
        text, k = chr(ord("a") + k % 26) + text, k // 26 - 1
    return text


def _name(row: Mapping[str, Any]) -> str:
    """Returns the label of a row's item: its name, the runner's label "2a", or its number from 1."""
    if named := row.get("choice_name" if "choice" in row else "name"):
        return str(named)
    first, second = (list(row.values()) + [None])[:2] if "choice" not in row else (row["task"], row["choice"])
    return f"{first + 1}{letter(second)}" if "class" in row or "choice" in row else str(first + 1)


def solve(instance: Instance, variant: str, *, on: str | None = None, set: Mapping[str, int | str] | None = None,
          device: str | None = None, memory: int | str | None = None, timeout: float | None = None,
          table: str | os.PathLike[str] | None = None, plan: Mapping[str, Any] | None = None,
          progress: OnProgress | None = None) -> Result:
    """Solves an instance with a variant; `variants()` lists them.

    `on` is cpu, emulator, gpu or gpu:N; `set` gives parameters of the variant; `device` is the device that the
    emulator imitates; `memory` limits the bytes without the instance, as a number or as in "512M"; `timeout` is in seconds;
    `table` names a file for every row; `plan` is the document of a plan to run. An interrupt (the
    notebook's stop button) cancels the run within 100 ms.
    """
    fields = {"variant": variant, "on": on, "set": set and dict(set), "device": device, "memory": memory,
              "timeout": timeout, "table": table and os.path.abspath(table), "plan": plan and dict(plan), "instance": instance.document}
    return Result(request("solve", fields, progress), instance)
