// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "visual/export/picture.h"
#include "visual/scene/display_list.h"

#include <QByteArray>
#include <QSizeF>

namespace ks::paint {
class Theme;
}

namespace ks::ui {

/// The instance's records as a picture of a table.
visual::Picture instance_picture(const Instance& instance, const QString& called, const paint::Theme& theme,
                                 QSizeF size);

/// Draws all records as points (pixels at scale 1); those of the chosen group are highlighted and named. The
/// list is empty for a kind whose records do not have two numbers.
scene::DisplayList instance_plot(const Instance& instance, std::size_t chosen_group, QSizeF size);

/// The instance as the format csv writes it, so that a spreadsheet's table can be opened again.
QByteArray instance_csv(const Instance& instance);

} // namespace ks::ui
