# SPDX-License-Identifier: Apache-2.0
"""Reads documents that the runner or `save` wrote."""
from __future__ import annotations

import json
import os
from pathlib import Path

from .bench import Results
from .catalogue import Catalogue, Devices
from .document import Document
from .errors import InputError
from .front import Front
from .instance import Instance
from .plan import Plan
from .solve import Result
from .trace import Trace

_CLASSES: tuple[type[Document], ...] = (Instance, Result, Results, Trace, Front, Plan, Catalogue, Devices)
_KINDS = {each.format: each for each in _CLASSES}


def read(path: str | os.PathLike[str]) -> Document:
    """Reads a JSON document from a file, as the class that its `format` names. `load` reads instances of every format."""
    try:
        document = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"cannot be read: {error.strerror}", os.fspath(path)) from error
    except ValueError as error:
        raise InputError(f"is no JSON: {error}", os.fspath(path)) from error
    kind = _KINDS.get(str(document.get("format"))) if isinstance(document, dict) else None
    if kind is None:
        raise InputError("is no document that this module knows", os.fspath(path),
                         "it reads " + ", ".join(sorted(_KINDS)))
    return kind(document)
