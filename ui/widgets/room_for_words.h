// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;

namespace ks::ui {

/// Keeps a dialog as high as its wrapped words need at its width, as far as the screen is high. Qt makes it
/// two thirds of the screen at most, and lets it become lower than its words.
void keep_room_for_words(QDialog& dialog);

} // namespace ks::ui
