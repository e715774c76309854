// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ks::ui {

/// Sets a widget's id, by which tests find it, and its accessible name for screen readers. Returns the
/// widget.
template <class Widget>
Widget* called(Widget* widget, const char* id, const QString& name) {
    widget->setObjectName(QString::fromLatin1(id));
    widget->setAccessibleName(name);
    return widget;
}

} // namespace ks::ui
