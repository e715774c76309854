# SPDX-License-Identifier: Apache-2.0
# mypy: disable-error-code=no-any-return
"""The available variants, presets and devices."""
from __future__ import annotations

from typing import Any

from .document import Document
from .runner import request
from .table import Table


class Catalogue(Document):
    """The output of `list` (list.schema.json)."""

    format = "knapscope-variants"

    @property
    def variants(self) -> Table:
        """One row per variant: `id`, `title`, `kind`, `question`, `exact`, `on`, `available` (here), `parameters` ..."""
        return Table(self.document["variants"])

    @property
    def presets(self) -> Table:
        """One row per preset of `generate`: `id`, `title`, `kind`, `settings`, `random` (whether the seed matters) ..."""
        return Table(self.document["presets"])


class Devices(Document):
    """The output of `devices` (devices.schema.json)."""

    format = "knapscope-devices"

    @property
    def host(self) -> str:
        """The processor and the number of its logical cores that may be used."""
        return str(self.document["host"])

    @property
    def gpus(self) -> Table:
        """One row per GPU: `id`, `name`, `cc`, `sms`, `memory_bytes`, `clock_mhz`, `driver` ..."""
        return Table(self.document["gpus"])

    @property
    def no_gpu(self) -> str | None:
        """The reason if GPUs are missing."""
        return self.document["no_gpu"]

    @property
    def presets(self) -> Table:
        """The devices that the emulator can imitate: `id`, `name`, `cc`, `sms`, `cores`, `clock_mhz`, `memory_bytes`, `peak_gb_s` ..."""
        return Table(self.document["presets"])


def catalogue() -> Catalogue:
    """Returns all variants and presets of the runner."""
    return Catalogue(request("list", {}))


def variants(kind: str | None = None) -> Table:
    """Returns the variants of one kind or of all kinds."""
    return _of_kind(catalogue().variants, kind)


def presets(kind: str | None = None) -> Table:
    """Returns the presets of `generate`, of one kind or of all kinds."""
    return _of_kind(catalogue().presets, kind)


def devices() -> Devices:
    """Returns the processor, the GPUs and the device presets."""
    return Devices(request("devices", {}))


def _of_kind(table: Table, kind: str | None) -> Table:
    rows: list[dict[str, Any]] = [row for row in table if kind is None or row["kind"] == kind]
    return Table(rows)
