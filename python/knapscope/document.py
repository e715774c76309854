# SPDX-License-Identifier: Apache-2.0
"""What all documents of the runner have in common."""
from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from .errors import InputError


class Document:
    """One JSON document, `document`, as Python's dicts and lists; the members below give it names and types.

    It is not meant to be changed.
    """

    format: ClassVar[str]
    """What the member `format` of such a document holds."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        if document.get("format") != self.format or document.get("version") != 1:
            raise InputError(f"the document is no '{self.format}' of version 1", "/format")
        self.document: dict[str, Any] = dict(document)

    @property
    def version(self) -> int:
        """Of the document's form: 1."""
        return 1

    def to_json(self) -> str:
        """The document as the runner and the desktop program read it, in one line."""
        return json.dumps(self.document, ensure_ascii=False)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes `to_json()` into a file, which is replaced in one step."""
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
