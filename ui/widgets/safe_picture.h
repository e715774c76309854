// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;

namespace ks::ui {

/// Whether a stranger's picture can be drawn from its bytes alone, in bounded time and memory. A bitmap can:
/// Qt limits its size. An SVG picture can if it refers only to its own elements and to bitmaps that it
/// contains, declares no entities, names no style sheet, and draws at most a million elements. It is in
/// UTF-8, ASCII or Latin-1. The numbers of its attributes, selectors and letters are limited. It draws
/// bitmaps of at most 50 million pixels together, and its shapes are painted within about a second
/// (painting_cost.h). A compressed SVG picture and other formats are refused.
bool is_safe_picture(const QByteArray& bytes);

} // namespace ks::ui
