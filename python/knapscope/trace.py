# SPDX-License-Identifier: Apache-2.0
# mypy: disable-error-code=no-any-return
"""Traces: a kernel in the emulator, and the cost of each source position."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .document import Document
from .instance import Instance
from .runner import OnProgress, request
from .solve import Result
from .svg import FAINT, MARGIN, QUIET, WIDTH, Picture, shortened
from .table import Table

_PLACE = ("file", "line", "column", "op", "space")
_SUMMED = ("requests", "sectors", "lines_128", "bytes_used", "bytes_moved", "wavefronts", "conflicts", "active_lanes",
           "divergent")
_HEAT = ("#FDD49E", "#FDBB84", "#FC8D59", "#E34A33", "#B30000")  # from low to high cost, also distinguishable in grey
_DRAWN = 40


class Trace(Document):
    """A run in the emulator with its counters (trace.schema.json). Counts are counts, never seconds."""

    format = "knapscope-trace"

    @property
    def variant(self) -> str:
        """The kernel: "mckp.global"."""
        return str(self.document["variant"])

    @property
    def device(self) -> dict[str, str]:
        """`id`, `name` and `cc` of the imitated device."""
        return self.document["device"]

    @property
    def parameters(self) -> dict[str, int | str]:
        """The variant's parameters by name."""
        return self.document["parameters"]

    @property
    def sampled(self) -> dict[str, int] | None:
        """The number of recorded `blocks` and the total `of`; None if all were recorded."""
        return self.document["sampled"]

    @property
    def sources(self) -> Table:
        """The source files: `file` and `sha256`."""
        return Table(self.document["sources"])

    @property
    def buffers(self) -> Table:
        """The buffers in device memory: `name`, `space`, `element_bytes`, `shape` (a list of lengths), `address` in bytes."""
        return Table(self.document["buffers"])

    @property
    def launches(self) -> list[dict[str, Any]]:
        """The launches, each with `kernel`, `grid` (blocks), `block` (threads), `shared_bytes`, `totals`, `schedule`, `sites`."""
        return self.document["launches"]

    @property
    def totals(self) -> dict[str, Any]:
        """Counters of all launches: of `global`, `shared`, `constant` memory, `branches` and those `divergent`."""
        return self.document["totals"]

    @property
    def load_bytes(self) -> int:
        """The granularity of global loads: 32 or 128 bytes."""
        return int(self.document["load_bytes"])

    @property
    def watched(self) -> bool:
        """Whether races and reads of unwritten memory were searched for."""
        return bool(self.document["watched"])

    @property
    def window(self) -> dict[str, Any] | None:
        """The warp that was recorded lane by lane, with its `instructions`; None if none was requested."""
        return self.document["window"]

    @property
    def findings(self) -> Table:
        """The findings: `kind`, `severity`, `launch`, `block`, `lanes`, `address`, `sites`, `count`, `text`."""
        return Table(self.document["findings"])

    @property
    def compared(self) -> dict[str, Any] | None:
        """`rows` compared with the kind's own algorithm and `first_wrong`; None if no rows were compared."""
        return self.document["compared"]

    @property
    def result(self) -> Result | None:
        """The answer of the run; None if it is not valid."""
        found = self.document["result"]
        return Result(found) if found else None

    def table(self) -> Table:
        """Returns one row per source position, with its counters summed over the launches.

        `requests` are the warp instructions that the emulator counts: accesses to memory, branches, barriers,
        fences, collectives and spins, but no arithmetic. `sectors` (32 bytes each), `lines_128` (128 bytes each),
        `wavefronts`, `conflicts` and `active_lanes` are counts, too; `divergent` counts branches. `efficiency` is
        `bytes_used` divided by `bytes_moved`, from 0 to 1. With `load_bytes` 128, global loads move lines of 128
        bytes, so that `bytes_moved` and `efficiency` of a load count lines.
        """
        sums: dict[tuple[Any, ...], dict[str, Any]] = {}
        for launch in self.launches:
            for site in launch["sites"]:
                if site["op"] == "watch":  # no cost
                    continue
                place = tuple(site[name] for name in _PLACE)
                row = sums.setdefault(place, {**dict(zip(_PLACE, place)), **dict.fromkeys(_SUMMED, 0)})
                for name in _SUMMED:
                    row[name] += site.get(name, 0)
        rows = sorted(sums.values(), key=lambda row: (row["file"], row["line"], row["column"], row["op"], row["space"] or ""))
        for row in rows:
            row["efficiency"] = row["bytes_used"] / row["bytes_moved"] if row["bytes_moved"] else None
        return Table(rows)

    def __repr__(self) -> str:
        return f"<trace: {self.variant}, {self._launched()}, {len(self.findings)} findings>"

    def _launched(self) -> str:
        return "1 launch" if len(self.launches) == 1 else f"{len(self.launches):,} launches"

    def _repr_svg_(self) -> str:
        picture = Picture(repr(self))
        picture.heading(f"{self.variant}: what each line costs",
                        f"counts of the emulation ({self.device['name']}), summed over {self._launched()}")
        lines = self._lines()
        dearest = max((cost for _, _, cost in lines), default=0) or 1
        for where, what, cost in lines[:_DRAWN]:
            self._draw_line(picture, where, what, cost / dearest, f"{cost:,}")
        if len(lines) > _DRAWN:
            picture.note(f"and {len(lines) - _DRAWN} lines more; table() has them all")
        picture.y += 6
        picture.note("bars: sectors of global memory that the line moves and wavefronts of shared memory; "
                     "per cent: bytes used of those moved")
        for finding in self.findings[:5]:
            picture.note(f"{finding['severity']}, {finding['kind']}: {finding['text']}")
        if not self.findings:
            picture.note("nothing wrong was seen" if self.watched else "races were not looked for")
        return str(picture)

    def _lines(self) -> list[tuple[str, str, int]]:
        """Returns for each source line its position, its operations, and the number of memory transactions."""
        lines: dict[tuple[str, int], tuple[list[str], int]] = {}
        for row in self.table():
            what, cost = lines.setdefault((row["file"], row["line"]), ([], 0))
            words = f"{row['space']} {row['op']}" if row["space"] else row["op"]
            if row["efficiency"] is not None:
                words += f" {row['efficiency']:.0%}"
            if row["divergent"]:
                words += f", {row['divergent']:,} diverged"
            lines[row["file"], row["line"]] = (what + [words], cost + row["bytes_moved"] // 32 + row["wavefronts"])
        return [(f"{file.rpartition('/')[2]}:{line}", "; ".join(what), cost) for (file, line), (what, cost) in lines.items()]

    @staticmethod
    def _draw_line(picture: Picture, where: str, what: str, heat: float, count: str) -> None:
        left, room = 200, 130
        picture.text(MARGIN, picture.y + 12, shortened(where, left - MARGIN - 8, 11, from_left=True), size=11)
        colour = _HEAT[min(int(heat * len(_HEAT)), len(_HEAT) - 1)]
        picture.bar(left, picture.y + 2, room, 13, FAINT, outlined=True)
        picture.bar(left, picture.y + 2, room * heat, 13, colour, count)
        picture.text(left + room + 56, picture.y + 12, count, size=11, anchor="end")
        picture.text(left + room + 66, picture.y + 12, what, size=11, colour=QUIET, width=WIDTH - left - room - 66 - MARGIN)
        picture.y += 18


def trace(instance: Instance, variant: str, *, set: Mapping[str, int | str] | None = None, device: str | None = None,
          memory: int | str | None = None, timeout: float | None = None, blocks: int | str | None = None,
          window: tuple[int, int, int] | None = None, findings: bool = True, lockstep: bool = False,
          progress: OnProgress | None = None) -> Trace:
    """Runs a kernel in the emulator and counts every access at its position in the source.

    `blocks` is the number of recorded blocks per launch (None: all); `window` is (launch, block, warp), each from 0,
    whose lanes are recorded; without `findings` faults are not searched for, which needs less memory; `lockstep` lets the
    lanes of a warp take turns after every event. Other options are as in `solve`.
    """
    place = None if window is None else ":".join(str(number) for number in window)
    fields = {"variant": variant, "set": set and dict(set), "device": device, "memory": memory, "timeout": timeout,
              "blocks": blocks, "window": place, "findings": findings, "lockstep": lockstep,
              "instance": instance.document}
    return Trace(request("trace", fields, progress))
