// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace ks::tests {

/// From here to the end of the running test function any Qt warning fails it, but for what the offscreen
/// plug-in of Qt 6.4 says of itself. Call it in init(): QtTest forgets it after each function.
inline void fail_on_warnings() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(
        "^(?!This plugin does not support (raise\\(\\)|propagateSizeHints\\(\\)|grabbing the keyboard))")));
}

} // namespace ks::tests
