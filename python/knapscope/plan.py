# SPDX-License-Identifier: Apache-2.0
# mypy: disable-error-code=no-any-return
"""Plans of the kernels that run at the same time."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .document import Document
from .instance import Instance
from .runner import OnProgress, request
from .svg import FAINT, MARGIN, MEASURED, WIDTH, Picture
from .table import Table

_DRAWN = 40


class Plan(Document):
    """Batches of kernels, and the launch of each kernel (plan.schema.json)."""

    format = "knapscope-plan"

    @property
    def variant(self) -> str:
        """The variant that found it."""
        return str(self.document["variant"])

    @property
    def instance(self) -> dict[str, str]:
        """`name`, `kind` and `sha256` of the mix."""
        return self.document["instance"]

    @property
    def device(self) -> str | None:
        """A preset's id; None if the instance describes its own device."""
        return self.document["device"]

    @property
    def status(self) -> str:
        """optimal or feasible; found or not-found if the variant decides whether one batch suffices."""
        return str(self.document["status"])

    @property
    def batches(self) -> list[dict[str, Any]]:
        """The batches, each with `repeat`, `kernels`, `threads` on the device, and `used` and `limits` of one multiprocessor."""
        return self.document["batches"]

    @property
    def batch_count(self) -> int:
        """The number of batches that run, including repeats."""
        return self.document["batch_count"]

    @property
    def lower_bound(self) -> int:
        """A proven lower bound on the number of batches."""
        return self.document["lower_bound"]

    @property
    def optimal(self) -> bool:
        """Whether the number of batches is minimal."""
        return bool(self.document["optimal"])

    @property
    def infeasible(self) -> Table:
        """Kernels that do not fit on a multiprocessor: `kernel`, its index, and `why`."""
        return Table(self.document["infeasible"])

    @property
    def facts(self) -> Table:
        """Facts about the run: `name`, `value`, perhaps `unit`, `sentence`."""
        return Table(self.document["facts"])

    def table(self) -> Table:
        """Returns one row per kernel and batch: `batch` from 0, `repeat`, `index`, `name`, `blocks`, `blocks_per_sm` ..."""
        return kernels_of(self.batches)

    def __repr__(self) -> str:
        return f"<plan: {self.batch_count} {'batch' if self.batch_count == 1 else 'batches'}, by {self.variant}>"

    def _repr_svg_(self) -> str:
        picture = Picture(repr(self))
        picture.heading(f"{self.status}: {self.batch_count:,} {'batch' if self.batch_count == 1 else 'batches'}",
                        f"{self.variant} · {self.instance['name'] or self.instance['kind']}")
        draw_batches(picture, self.batches)
        return str(picture)


def kernels_of(batches: list[dict[str, Any]]) -> Table:
    """Returns one row per kernel and batch."""
    return Table({"batch": i, "repeat": batch["repeat"], **kernel}
                 for i, batch in enumerate(batches) for kernel in batch["kernels"])


def draw_batches(picture: Picture, batches: list[dict[str, Any]]) -> None:
    """Draws the kernels of each batch, and its use of the scarcest resource of a multiprocessor."""
    room = 130
    for batch in batches[:_DRAWN]:
        shares = {name: batch["used"][name] / limit for name, limit in batch["limits"].items() if limit}
        scarcest = max(shares, key=shares.__getitem__, default="")
        full = shares.get(scarcest, 0.0)
        copies = Counter(kernel["name"] for kernel in batch["kernels"])
        names = ", ".join(f"{count} x {name}" if count > 1 else name for name, count in copies.items())
        picture.bar(MARGIN, picture.y + 2, room, 13, FAINT, outlined=True)
        picture.bar(MARGIN, picture.y + 2, room * full, 13, MEASURED, f"{full:.0%} of the {scarcest}")
        times = f"{batch['repeat']} times: " if batch["repeat"] > 1 else ""
        picture.text(MARGIN + room + 8, picture.y + 12, f"{full:.0%} of the {scarcest.replace('_', ' ')}", size=11)
        picture.text(MARGIN + 2 * room + 16, picture.y + 12, times + names, size=11,
                     width=WIDTH - 2 * MARGIN - 2 * room - 16)
        picture.y += 18
    if len(batches) > _DRAWN:
        picture.note(f"and {len(batches) - _DRAWN} batches more; table() has them all")


def plan(instance: Instance, variant: str | None = None, *, set: Mapping[str, int | str] | None = None,
         memory: int | str | None = None, timeout: float | None = None, progress: OnProgress | None = None) -> Plan:
    """Plans which kernels of a mix run at the same time, and with how many blocks and threads; options as in `solve`."""
    fields = {"variant": variant, "set": set and dict(set), "memory": memory, "timeout": timeout,
              "instance": instance.document}
    return Plan(request("plan", fields, progress))
