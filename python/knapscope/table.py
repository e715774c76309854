# SPDX-License-Identifier: Apache-2.0
"""Rows with named columns, for loops, notebooks and pandas."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, overload

_SHOWN = 20  # rows that are shown of a longer table
_WIDEST = 60  # letters per cell in text


class Table(Sequence[dict[str, Any]]):
    """A list of rows, each a dict with the same columns; a missing value is None.

    `pandas.DataFrame(table)` accepts it.
    """

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        given = list(rows)
        self.columns: tuple[str, ...] = tuple(dict.fromkeys(name for row in given for name in row))
        """The names of the columns, from left to right."""
        self._rows = [{name: row.get(name) for name in self.columns} for row in given]

    def column(self, name: str) -> list[Any]:
        """Returns the values of one column, from top to bottom."""
        return [row[name] for row in self._rows]

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, index: int) -> dict[str, Any]: ...

    @overload
    def __getitem__(self, index: slice) -> Table: ...

    def __getitem__(self, index: int | slice) -> dict[str, Any] | Table:
        return Table(self._rows[index]) if isinstance(index, slice) else self._rows[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        lines = [list(self.columns),
                 *([_cut(_word(value)) for value in row.values()] for row in self._rows[:_SHOWN])]
        widths = [max(map(len, cells)) for cells in zip(*lines)]
        numbers = [all(isinstance(value, (int, float, type(None))) for value in self.column(name))
                   for name in self.columns]
        text = "\n".join("  ".join(cell.rjust(width) if number else cell.ljust(width)
                                   for cell, width, number in zip(line, widths, numbers)).rstrip()
                         for line in lines)
        return text + self._more("\n")

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(name)}</th>" for name in self.columns)
        body = "".join("<tr>" + "".join(f"<td>{escape(_word(value))}</td>" for value in row.values()) + "</tr>"
                       for row in self._rows[:_SHOWN])
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>" + self._more("")

    def _more(self, before: str) -> str:
        hidden = len(self) - _SHOWN
        return f"{before}... and {hidden} more rows" if hidden > 0 else ""


def _cut(text: str) -> str:
    return text if len(text) <= _WIDEST else text[: _WIDEST - 3] + "..."


def _word(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else str(value)
