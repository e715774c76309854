// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::ui {

/// Gives screen readers the purpose of each combo box as its name, and the chosen entry as its value and
/// description. Qt reports the entry as the name, so that the purpose is missing.
void speak_choices();

} // namespace ks::ui
