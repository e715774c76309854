// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::ui {

/// From now on a screen reader hears of each combo box what it chooses as its name, and the chosen entry as
/// its value and its description. Qt gives the entry as the name, so that nobody hears what it is for.
void speak_choices();

} // namespace ks::ui
