// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::ui {

/// From now on a screen reader hears the buttons of the rail as tabs, one of which is selected.
void speak_rail();

} // namespace ks::ui
