# SPDX-License-Identifier: Apache-2.0
# mypy: disable-error-code=no-any-return
"""What there is: variants, presets, devices."""
from __future__ import annotations

from typing import Any

from .document import Document
from .runner import request
from .table import Table


class Catalogue(Document):
    """What `list` prints (list.schema.json)."""

    format = "knapscope-variants"

    @property
    def variants(self) -> Table:
        """A row for each variant: `id`, `title`, `kind`, `question`, `exact`, `on`, `available` (here), `parameters` ..."""
        return Table(self.document["variants"])

    @property
    def presets(self) -> Table:
        """A row for each preset of `generate`: `id`, `title`, `kind`, `settings`, `random` (whether the seed matters) ..."""
        return Table(self.document["presets"])


class Devices(Document):
    """What `devices` prints (devices.schema.json)."""

    format = "knapscope-devices"

    @property
    def host(self) -> str:
        """The processor and how many of its logical cores may be used."""
        return str(self.document["host"])

    @property
    def gpus(self) -> Table:
        """A row for each GPU: `id`, `name`, `cc`, `sms`, `memory_bytes`, `clock_mhz`, `driver` ..."""
        return Table(self.document["gpus"])

    @property
    def no_gpu(self) -> str | None:
        """Why there is none."""
        return self.document["no_gpu"]

    @property
    def presets(self) -> Table:
        """What the emulator can imitate: `id`, `name`, `cc`, `sms`, `cores`, `clock_mhz`, `memory_bytes`, `peak_gb_s` ..."""
        return Table(self.document["presets"])


def catalogue() -> Catalogue:
    """Every variant and preset of the runner."""
    return Catalogue(request("list", {}))


def variants(kind: str | None = None) -> Table:
    """The variants, of one kind or of all."""
    return _of_kind(catalogue().variants, kind)


def presets(kind: str | None = None) -> Table:
    """The presets of `generate`, of one kind or of all."""
    return _of_kind(catalogue().presets, kind)


def devices() -> Devices:
    """The processor, the GPUs and the device presets."""
    return Devices(request("devices", {}))


def _of_kind(table: Table, kind: str | None) -> Table:
    rows: list[dict[str, Any]] = [row for row in table if kind is None or row["kind"] == kind]
    return Table(rows)
