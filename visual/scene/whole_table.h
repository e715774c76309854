// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <functional>

// A table in a picture that cannot be scrolled: the whole table, or a part of it with a sentence that names
// the part.
namespace ks::scene {

/// Returns the frame of the table in a picture of a given size.
using FrameOf = std::function<Rect(double width, double height)>;

/// The size, from `least` to `most`, at which the whole table in the picture is legible. Returns `least` if
/// `most` is too small.
Extent whole_table_size(const TableRecording& recording, Extent least, Extent most, const FrameOf& frame_of,
                        const TextMeasure& measure);

/// The view for such a picture: smaller cells if the whole table is then legible, otherwise `view` with a
/// sentence below the table. If the user zoomed the view, its cells keep their size.
TableView view_of_picture(const TableRecording& recording, TableView view, const Rect& frame,
                          const TextMeasure& measure);

/// "Rows 8 to 20 of 0 to 20 and columns 11 to 40 of 0 to 40 are shown."
std::string shown_part(const TableRecording& recording, const TableLayout& layout);
/// Adds that sentence below the table and returns the y of its lower end.
double add_shown_part(DisplayList& list, const TableRecording& recording, const TableLayout& layout,
                      const Rect& frame, const TextMeasure& measure);

} // namespace ks::scene
