// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainterPath;
class QSize;
class QTransform;

namespace ks::ui {

/// Returns the nanoseconds that Qt needs to find the pixels at the outline of a shape on this canvas. Qt
/// paints a shape in bands of rows: a band ends when the outline crosses a few hundred pixels. For each band
/// Qt follows the whole of every line that crosses it, so many long lines take a time that grows with the
/// square of their number. The estimate is linear in the number of lines.
double outline_cost(const QPainterPath& path, const QTransform& transform, const QSize& canvas);

} // namespace ks::ui
