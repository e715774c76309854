// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;

namespace ks::ui {

/// Keeps a dialog high enough for its wrapped text at its width, up to the height of the screen. Qt limits it
/// to two thirds of the screen, and lets it become lower than its text.
void keep_room_for_words(QDialog& dialog);

} // namespace ks::ui
