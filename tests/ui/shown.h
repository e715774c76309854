// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <algorithm>

namespace ks::tests {

/// The visible part of this name, because each half of a comparison has such parts. If none is visible, the
/// first.
template <class T>
T* shown_in(const QWidget& around, const QString& name = {}) {
    const QList<T*> all = around.findChildren<T*>(name);
    const auto seen = std::ranges::find_if(all, &T::isVisible);
    return seen == all.end() ? all.value(0) : *seen;
}

} // namespace ks::tests
