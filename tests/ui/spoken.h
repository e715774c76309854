// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QWidget>

#include <functional>
#include <vector>

namespace ks::tests {

/// Visits everything that a screen reader finds below this part, starting with the part itself.
inline void each_spoken(QAccessibleInterface* part, const std::function<void(QAccessibleInterface&)>& see) {
    if (!part)
        return;
    see(*part);
    for (int i = 0; i < part->childCount(); ++i)
        each_spoken(part->child(i), see);
}

/// The tables in visible pictures below this widget.
inline std::vector<QAccessibleInterface*> spoken_tables(QWidget& widget) {
    std::vector<QAccessibleInterface*> tables;
    each_spoken(QAccessible::queryAccessibleInterface(&widget), [&](QAccessibleInterface& part) {
        if (part.tableInterface() && part.parent()->role() == QAccessible::Graphic && !part.state().invisible)
            tables.push_back(&part);
    });
    return tables;
}

} // namespace ks::tests
