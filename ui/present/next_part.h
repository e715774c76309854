// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <vector>

namespace ks::ui {

/// Gives a window of the presentation the key that moves the focus from part to part. `parts` returns them in
/// their order when the key is pressed; a hidden part, or one without a widget that takes the focus, is left
/// out.
void add_part_key(QWidget& window, std::function<std::vector<QWidget*>()> parts);

} // namespace ks::ui
