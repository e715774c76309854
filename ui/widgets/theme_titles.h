// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace ks::ui {

/// "Light", "Dark", "Projector": the names of the themes in lists, in the order of paint::theme_ids.
QStringList theme_titles();

} // namespace ks::ui
