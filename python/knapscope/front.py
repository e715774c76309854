# SPDX-License-Identifier: Apache-2.0
# mypy: disable-error-code=no-any-return
"""Fronts: the best value for every cost."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .document import Document
from .instance import Instance
from .runner import OnProgress, request
from .solve import draw_front
from .svg import Picture
from .table import Table


class Front(Document):
    """The points that no other point dominates (pareto.schema.json)."""

    format = "knapscope-pareto"

    @property
    def variant(self) -> str | None:
        """The variant that found it; None: lists of undominated points."""
        return self.document["variant"]

    @property
    def instance(self) -> dict[str, str]:
        """`name`, `kind` and `sha256` of the instance."""
        return self.document["instance"]

    @property
    def points(self) -> Table:
        """Sorted by cost: `cost`, `value`, `choices` (as a result's `selection`); for tasks also `utilisation`, `schedulable`."""
        return Table(self.document["points"])

    @property
    def asked(self) -> dict[str, Any]:
        """The given ones of the options `from`, `to`, `take` and `without`."""
        return {name: self.document[name] for name in ("from", "to", "take", "without") if name in self.document}

    def table(self) -> Table:
        """Returns `points` as a table."""
        return self.points

    def __repr__(self) -> str:
        return f"<front of {self.instance['name']!r}: {len(self.points)} points>"

    def _repr_svg_(self) -> str:
        picture = Picture(repr(self))
        picture.heading(f"A front of {len(self.points):,} points", self.instance["name"] or self.instance["kind"])
        draw_front(picture, self.points, self.instance["kind"])
        return str(picture)


def front(instance: Instance, variant: str | None = None, *, on: str | None = None,
          set: Mapping[str, int | str] | None = None, device: str | None = None, memory: int | str | None = None,
          timeout: float | None = None, least: int | None = None, most: int | None = None,
          take: Sequence[str] | None = None, without: Sequence[int] | None = None,
          progress: OnProgress | None = None) -> Front:
    """Finds the front of an instance.

    `least` and `most` limit the cost of the points; `take` forces choices, as in ["2a"]; `without` names
    groups, from 1, from which nothing is taken. Other options are as in `solve`.
    """
    fields = {"variant": variant, "on": on, "set": set and dict(set), "device": device, "memory": memory,
              "timeout": timeout, "from": least, "to": most, "take": take and list(take),
              "without": without and list(without), "instance": instance.document}
    return Front(request("pareto", fields, progress))
