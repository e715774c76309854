// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace ks::tests {

/// After this call any Qt warning fails the running test function, except the offscreen plug-in's remarks
/// about itself in Qt 6.4. Call it in init(), because QtTest resets it after each function.
inline void fail_on_warnings() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(
        "^(?!This plugin does not support (raise\\(\\)|propagateSizeHints\\(\\)|grabbing the keyboard))")));
}

} // namespace ks::tests
