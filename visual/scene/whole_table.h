// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <functional>

// A table in a picture that cannot be scrolled: all of it, or a sentence that names the part that is shown.
namespace ks::scene {

/// Where a picture of a size draws its table.
using FrameOf = std::function<Rect(double width, double height)>;

/// The size from `least` to `most` that a picture needs so that all of its table can be read. `least` where
/// even `most` is too small.
Extent whole_table_size(const TableRecording& recording, Extent least, Extent most, const FrameOf& frame_of,
                        const TextMeasure& measure);

/// The view of such a picture: smaller cells where all of the table can be read with them, else `view` itself
/// with a sentence below the table. A view that was zoomed keeps its cells.
TableView view_of_picture(const TableRecording& recording, TableView view, const Rect& frame,
                          const TextMeasure& measure);

/// "Rows 8 to 20 of 0 to 20 and columns 11 to 40 of 0 to 40 are shown."
std::string shown_part(const TableRecording& recording, const TableLayout& layout);
/// Adds that sentence below the table and returns where it ends.
double add_shown_part(DisplayList& list, const TableRecording& recording, const TableLayout& layout,
                      const Rect& frame, const TextMeasure& measure);

} // namespace ks::scene
