// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::ui {

class Canvas;

/// From now on a screen reader finds in each canvas the picture's parts: its tables with their cells, and
/// what else has words. A cell is made when it is asked for.
void speak_canvases();

/// The picture is another one: tells which tables have another size, and which cells are new.
void tell_new_picture(Canvas& canvas);
/// A key has chosen another part of the picture.
void tell_chosen_part(Canvas& canvas);

} // namespace ks::ui
