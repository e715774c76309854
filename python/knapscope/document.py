# SPDX-License-Identifier: Apache-2.0
"""The common part of all documents of the runner."""
from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from .errors import InputError


class Document:
    """One JSON document, `document`, as Python's dicts and lists; the members below give it names and types.

    Do not change it.
    """

    format: ClassVar[str]
    """What the member `format` of such a document holds."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        if document.get("format") != self.format or document.get("version") != 1:
            raise InputError(f"the document is no '{self.format}' of version 1", "/format")
        self.document: dict[str, Any] = dict(document)

    @property
    def version(self) -> int:
        """The version of the document's format: 1."""
        return 1

    def to_json(self) -> str:
        """Returns the document as one line of JSON, which the runner and the desktop program read."""
        return json.dumps(self.document, ensure_ascii=False)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes `to_json()` to a file, which is replaced atomically."""
        target = Path(path)
        part = target.with_name(f"{target.name}.part-{os.getpid()}")
        try:
            part.write_text(self.to_json() + "\n", encoding="utf-8")
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Document) and self.document == other.document

    def __hash__(self) -> int:
        return hash(self.to_json())
