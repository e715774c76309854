// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace ks::ui {

struct Layouts;

/// Asks what a layout is called, beginning with `name`. One that has this name already is only replaced
/// where the user agrees, unless it is `itself`. Empty: the user wants none.
QString ask_layout_name(QWidget& parent, const QString& title, const Layouts& layouts, const QString& name,
                        const QString& itself = {});

} // namespace ks::ui
