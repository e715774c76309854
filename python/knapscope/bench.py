# SPDX-License-Identifier: Apache-2.0
# mypy: disable-error-code=no-any-return
"""Measurements of variants on instances; the runs of an instance take turns."""
from __future__ import annotations

import itertools
import os
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .document import Document
from .instance import Instance
from .runner import OnProgress, request
from .svg import INK, MARGIN, MEASURED, QUIET, WIDTH, Picture, milliseconds
from .table import Table

_DRAWN = 60


class Results(Document):
    """The measurements of `bench`, with machine and date (results.schema.json)."""

    format = "knapscope-results"

    @property
    def command(self) -> str | None:
        """The command line; None here and below: unknown."""
        return self.document["command"]

    @property
    def date(self) -> str | None:
        """The start of the campaign, in UTC: "2026-01-02T03:04:05Z"."""
        return self.document["date"]

    @property
    def commit(self) -> str | None:
        """The runner's commit; with the suffix -dirty if there were changes."""
        return self.document["commit"]

    @property
    def host(self) -> str | None:
        """The processor and its cores."""
        return self.document["host"]

    @property
    def device(self) -> str | None:
        """The GPU; None if none was used."""
        return self.document["device"]

    @property
    def driver(self) -> str | None:
        """The GPU's driver."""
        return self.document["driver"]

    @property
    def origin(self) -> dict[str, str | None]:
        """The machine and the session: `machine_id`, `boot_id`, `gpu_uuid`, `started`; empty if unknown.

        Do not compute ratios between times of two machines; two machines can have the same `host`.
        """
        return self.document.get("origin", {})

    @property
    def campaign(self) -> dict[str, Any]:
        """`sha256`, `repetitions`, `warmup`, `paper` and `baseline` of the campaign."""
        return self.document["campaign"]

    @property
    def rows(self) -> list[dict[str, Any]]:
        """One row per run and instance, as in the schema, with every sample in milliseconds."""
        return self.document["rows"]

    def table(self) -> Table:
        """Returns one row per run and instance.

        `median_ms`, `min_ms`, `max_ms` are milliseconds of `samples` repetitions; parameters of the variant are
        columns "set.NAME"; `speedup` is the baseline's median on the same instance divided by this row's,
        if the campaign has a baseline and the run was not emulated; `error` is the reason if a row has no time.
        """
        names = dict.fromkeys(name for row in self.rows for name in row["parameters"])
        return Table(self._flat(row, list(names)) for row in self.rows)

    def _flat(self, row: Mapping[str, Any], parameters: list[str]) -> dict[str, Any]:
        time, error = row["total_ms"] or {}, row.get("error")
        base = None if row["on"] == "emulator" else self._baseline(row)
        return {
            "instance": _words(row["instance"]), "variant": row["variant"], "on": row["on"],
            **{f"set.{name}": row["parameters"].get(name) for name in parameters},
            "status": row["status"], "objective": row["objective"], "points": row.get("points"),
            "batches": row.get("batches"), "verified": row["verified"],
            "median_ms": time.get("median"), "min_ms": time.get("min"), "max_ms": time.get("max"),
            "samples": len(time.get("samples", [])), "speedup": base / time["median"] if base and time.get("median") else None,
            "error": error and error["what"],
        }

    def _baseline(self, row: Mapping[str, Any]) -> float | None:
        wanted = self.campaign["baseline"]
        for other in self.rows if wanted else []:
            if other["instance"] == row["instance"] and other["total_ms"] and all(
                    other[name] == wanted[name] for name in ("variant", "on", "parameters")):
                return float(other["total_ms"]["median"])
        return None

    def __repr__(self) -> str:
        return f"<results: {len(self.rows)} rows, measured on {self.device or self.host or 'a machine not known'}>"

    def _repr_svg_(self) -> str:
        picture = Picture(repr(self))
        picture.heading("Median times, and from the fastest to the slowest sample",
                        " · ".join(word for word in (self.device, self.host, self.date) if word))
        longest = max((row["total_ms"]["max"] for row in self.rows if row["total_ms"]), default=0) or 1
        last = ""
        for row in self.rows[:_DRAWN]:
            instance = _words(row["instance"])
            if instance != last:
                picture.text(MARGIN, picture.y + 14, instance, bold=True, width=WIDTH - 2 * MARGIN)
                picture.y += 20
                last = instance
            self._draw_row(picture, row, longest)
        if any(row["on"] == "emulator" for row in self.rows):
            picture.note("times on emulator are those of the emulation, not of a GPU")
        if len(self.rows) > _DRAWN:
            picture.note(f"and {len(self.rows) - _DRAWN} rows more; table() has them all")
        return str(picture)

    @staticmethod
    def _draw_row(picture: Picture, row: Mapping[str, Any], longest: float) -> None:
        left, room = 250, WIDTH - 250 - 90
        settings = ", ".join(f"{name} {value}" for name, value in row["parameters"].items())
        name = f"{row['variant']} on {row['on']}" + (f" ({settings})" if settings else "")
        picture.text(left - 8, picture.y + 12, name, size=11, anchor="end", width=left - MARGIN - 8)
        time = row["total_ms"]
        if time is None:
            error = row["error"]["what"] if "error" in row else row["status"]
            picture.text(left, picture.y + 12, error, size=11, colour=QUIET, width=WIDTH - left - MARGIN)
        else:
            middle = picture.y + 8.5
            picture.bar(left, picture.y + 2, room * time["median"] / longest, 13, MEASURED, name)
            picture.line(left + room * time["min"] / longest, middle, left + room * time["max"] / longest, middle, INK)
            picture.text(WIDTH - MARGIN, picture.y + 12, milliseconds(time["median"]), size=11, anchor="end")
        picture.y += 18


def _words(instance: Mapping[str, Any]) -> str:
    """Returns the instance of a row as text: "uncorrelated (n = 20), seed 1", or its file's name."""
    if "file" in instance:
        return Path(instance["file"]).name.removesuffix(".knapscope.json")
    settings = ", ".join(f"{name} = {value}" for name, value in instance.get("set", {}).items())
    return f"{instance['preset']}{f' ({settings})' if settings else ''}, seed {instance['seed']}"


def bench(instances: Iterable[Instance | Mapping[str, Any]], runs: Iterable[str | Mapping[str, Any]], *,
          repetitions: int = 5, warmup: int = 1, baseline: str | Mapping[str, Any] | None = None,
          memory: int | str | None = None, timeout: float | None = None, output: str | os.PathLike[str] | None = None,
          progress: OnProgress | None = None) -> Results:
    """Measures every run on every instance, in turns; the first `warmup` runs are not counted.

    An instance is an `Instance` or an entry of a campaign (campaign.schema.json): {"preset": "uncorrelated",
    "set": {"n": [10, 20]}, "seeds": [1, 2]}. A run is a variant or {"variant": ..., "on": ..., "set": ...}. The
    baseline is one of the runs. `output` names a file to which the rows are written one by one: the same call
    continues after a cancellation, if all its instances are entries.
    """
    with tempfile.TemporaryDirectory() as folder:
        campaign: dict[str, Any] = {
            "format": "knapscope-campaign", "version": 1, "instances": _entries(list(instances), Path(folder)),
            "runs": [_run(run) for run in runs], "repetitions": repetitions, "warmup": warmup}
        if baseline is not None:
            campaign["baseline"] = _run(baseline)
        limits = {"memory": memory, "timeout": timeout}
        campaign.update({name: value for name, value in limits.items() if value is not None})
        return run_campaign(campaign, folder, output=output, progress=progress)


def run_campaign(campaign: Mapping[str, Any], folder: str | os.PathLike[str] = ".", *,
                 output: str | os.PathLike[str] | None = None, progress: OnProgress | None = None) -> Results:
    """Measures a campaign, as json.load returns it (campaign.schema.json). Its files are in `folder`."""
    fields = {"campaign": dict(campaign), "folder": os.path.abspath(folder),
              "output": None if output is None else os.path.abspath(output)}
    return Results(request("bench", fields, progress))


def _run(run: str | Mapping[str, Any]) -> dict[str, Any]:
    return {"variant": run} if isinstance(run, str) else dict(run)


def _entries(instances: Sequence[Instance | Mapping[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """Returns the campaign's entries; writes instances to files with their names."""
    entries: list[dict[str, Any]] = []
    for each in instances:
        if isinstance(each, Instance):
            file = _free_name(each, folder)
            each.save(file)
            entries.append({"file": file.name})
        else:
            entries.append(dict(each))
    return entries


def _free_name(instance: Instance, folder: Path) -> Path:
    """Returns a new file name: the instance's name, with a number from the second file on."""
    letters = "".join(letter if letter.isalnum() or letter in " .-_=" else "_" for letter in instance.name)
    name = letters[:50].strip(" .") or instance.kind
    names = itertools.chain([name], (f"{name} ({number})" for number in itertools.count(2)))
    return next(path for path in (folder / f"{each}.knapscope.json" for each in names) if not path.exists())
