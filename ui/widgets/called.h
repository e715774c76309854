// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ks::ui {

/// Gives a widget its id, by which tests find it, and its name, which screen readers say. Returns the widget.
template <class Widget>
Widget* called(Widget* widget, const char* id, const QString& name) {
    widget->setObjectName(QString::fromLatin1(id));
    widget->setAccessibleName(name);
    return widget;
}

} // namespace ks::ui
