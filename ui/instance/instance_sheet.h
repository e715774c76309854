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
visual::Picture instance_picture(const Instance& instance, const paint::Theme& theme, QSizeF size);

/// All records as points, those of one group standing out and named (pixels at scale 1); nothing for a kind
/// whose records have no two numbers to draw.
scene::DisplayList instance_plot(const Instance& instance, std::size_t chosen_group, QSizeF size);

/// "class,item,value,weight" (a knapsack: "item,value,weight"), classes and items counted from 1: a line a
/// record, with the fields of its group and its own.
QByteArray instance_csv(const Instance& instance);

} // namespace ks::ui
