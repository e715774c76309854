// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::ui {

class Canvas;

/// Makes the parts of each canvas's picture accessible to screen readers: its tables with their cells, and
/// other parts with descriptions. A cell is created when it is requested.
void speak_canvases();

/// Call this when the picture has changed; reports tables with another size, and new cells.
void tell_new_picture(Canvas& canvas);
/// Call this when a key has chosen another part of the picture.
void tell_chosen_part(Canvas& canvas);

} // namespace ks::ui
