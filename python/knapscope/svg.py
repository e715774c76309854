# SPDX-License-Identifier: Apache-2.0
"""Small pictures for notebooks, as SVG text.

Each picture has its own light background, so that it is readable in a dark notebook, too, because an SVG in an <img>
cannot detect the colours of the notebook. The colours are those of the desktop program, safe for colour-blind readers.
"""
from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape, quoteattr

WIDTH = 640
"""The width of every picture, in CSS pixels."""
MARGIN = 16

PLATE, INK, QUIET, FAINT = "#FBFBFA", "#202124", "#5F6368", "#DADCE0"
CHOSEN, MEASURED = "#D55E00", "#0072B2"
STAGES = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#999999")
_DARK = ("#0072B2",)  # white text is more readable on these

_DOTS = 2000  # a notebook draws this number without delay

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def _plain(text: str) -> str:
    """Returns the text without characters that XML does not allow."""
    return _NOT_XML.sub("\ufffd", text)


def _letters(width: float, size: int) -> int:
    """Returns the number of letters that fit a width in pixels, for the average width of a letter."""
    return max(int(width / (0.6 * size)), 1)


def shortened(text: str, width: float, size: int = 12, from_left: bool = False) -> str:
    """Returns the part of the text that fits a width in pixels; with from_left, it cuts at the left and keeps the end."""
    room = _letters(width, size)
    if len(text) <= room:
        return text
    return "…" + text[1 - room :] if from_left and room > 1 else text[: room - 1] + "…"


def _titled(tip: str) -> str:
    """Adds a tool tip, which browsers show under the mouse."""
    return f"<title>{escape(_plain(tip))}</title>" if tip else ""


def _number(value: float) -> str:
    """Returns the label of an axis end; integers are always printed with all digits."""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.4g}"


class Picture:
    """Marks from top to bottom; str() returns the SVG."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._marks: list[str] = []
        self.y = MARGIN
        """Where the next row begins, in pixels from the top."""

    def text(self, x: float, y: float, words: str, *, size: int = 12, colour: str = INK, anchor: str = "start",
             bold: bool = False, width: float | None = None) -> None:
        """Draws text with its baseline at y, shortened to `width` if given."""
        shown = words if width is None else shortened(words, width, size)
        weight = ' font-weight="600"' if bold else ""
        self._marks.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" '
                           f'text-anchor="{anchor}"{weight}>{escape(_plain(shown))}</text>')

    def bar(self, x: float, y: float, width: float, height: float, colour: str, tip: str = "",
            outlined: bool = False) -> None:
        """Draws a rectangle with the tool tip `tip`."""
        paint = f'fill="none" stroke="{colour}"' if outlined else f'fill="{colour}" stroke="{PLATE}" stroke-width="0.5"'
        self._marks.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" '
                           f"{paint}>{_titled(tip)}</rect>")

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str = QUIET) -> None:
        """Draws a thin line."""
        self._marks.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>')

    def dot(self, x: float, y: float, colour: str, tip: str) -> None:
        """Draws a point of a chart with the tool tip `tip`."""
        self._marks.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}" fill-opacity="0.8">'
                           f"{_titled(tip)}</circle>")

    def heading(self, words: str, below: str = "") -> None:
        """Draws the first lines: the title, and below it the source."""
        self.text(MARGIN, self.y + 12, words, size=15, bold=True, width=WIDTH - 2 * MARGIN)
        self.y += 22
        if below:
            self.text(MARGIN, self.y + 10, below, colour=QUIET, width=WIDTH - 2 * MARGIN)
            self.y += 20

    def note(self, words: str) -> None:
        """Draws muted lines below the existing content."""
        for line in textwrap.wrap(words, _letters(WIDTH - 2 * MARGIN, 11)):
            self.text(MARGIN, self.y + 12, line, size=11, colour=QUIET)
            self.y += 18

    def stacked(self, parts: Sequence[tuple[str, float, str]], whole: float, height: float = 22) -> None:
        """Draws a bar of parts (name, size, colour) of a whole; the outline shows the remaining part."""
        room = WIDTH - 2 * MARGIN
        x = float(MARGIN)
        for name, size, colour in parts:
            width = room * size / whole if whole else 0.0
            self.bar(x, self.y, width, height, colour, name)
            label = name.split(":")[0]
            if len(label) * 7 + 6 < width:
                self.text(x + width / 2, self.y + height / 2 + 4, label, anchor="middle", bold=True,
                          colour="#FFFFFF" if colour in _DARK else INK)
            x += width
        self.bar(MARGIN, self.y, room, height, QUIET, outlined=True)
        self.y += int(height) + 8

    def scatter(self, points: Sequence[tuple[float, float]], tip: Callable[[int], str], x_is: str, y_is: str) -> None:
        """Draws a chart of points (x, y), both axes from zero; `tip` returns the tool tip for a point's index.

        If there are many points, only every n-th one is drawn.
        """
        left, height, room = MARGIN, 180, WIDTH - 2 * MARGIN
        step = -(-len(points) // _DOTS) or 1
        right = max((x for x, _ in points), default=0) or 1
        top = max((y for _, y in points), default=0) or 1
        self.text(left, self.y + 12, f"{y_is}, up to {_number(top)}", size=11, colour=QUIET)
        self.y += 24
        bottom = self.y + height
        self.line(left, self.y, left, bottom)
        self.line(left, bottom, left + room, bottom)
        for i in range(0, len(points), step):
            x, y = points[i]
            self.dot(left + (room - 8) * x / right, bottom - (height - 8) * y / top, MEASURED, tip(i))
        self.text(left + room, bottom + 14, f"{x_is}, up to {_number(right)}", anchor="end", size=11, colour=QUIET)
        self.text(left, bottom + 14, "both from 0", size=11, colour=QUIET)
        self.y = bottom + 22
        if step > 1:
            self.note(f"one point in {step:,} is drawn")

    def __str__(self) -> str:
        height = self.y + MARGIN - 8
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
                f'viewBox="0 0 {WIDTH} {height}" role="img" aria-label={quoteattr(_plain(self._title))} '
                'font-family="Inter, system-ui, sans-serif">'
                f'{_titled(self._title)}'
                f'<rect width="{WIDTH}" height="{height}" rx="6" fill="{PLATE}"/>' + "".join(self._marks) + "</svg>")


def milliseconds(ms: float) -> str:
    """Returns a time in a suitable unit: "71.4 ms", "35 us"."""
    if ms >= 1000:
        return f"{ms / 1000:.4g}\u00a0s"
    return f"{ms:.4g}\u00a0ms" if ms >= 0.1 else f"{ms * 1000:.3g}\u00a0us"
