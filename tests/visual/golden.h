// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/paths.h"

#include <string>

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTest>

namespace ks::tests {

/// Compares `text` with <folder>/golden/<name>.txt below tests/. With KS_WRITE_GOLDEN=1 it writes that file
/// instead and skips the test: check the change in version control before you commit it.
inline void compare_with_golden(const QString& folder, const QString& name, const std::string& text) {
    const QString path = source_path("tests/%1/golden/%2.txt").arg(folder, name);
    const QByteArray actual = QByteArray::fromStdString(text);
    QFile file(path);
    if (qEnvironmentVariable("KS_WRITE_GOLDEN") == QStringLiteral("1")) {
        QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(actual) == actual.size(), qPrintable(path));
        QSKIP("golden file written");
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable("no golden file: " + path));
    const QList<QByteArray> expected_lines = file.readAll().split('\n');
    const QList<QByteArray> actual_lines = actual.split('\n');
    for (qsizetype i = 0; i < std::min(expected_lines.size(), actual_lines.size()); ++i)
        if (expected_lines[i] != actual_lines[i])
            QFAIL(qPrintable(
                QStringLiteral("%1:%2 expected\n  %3\nbut got\n  %4")
                    .arg(path)
                    .arg(i + 1)
                    .arg(QString::fromUtf8(expected_lines[i]), QString::fromUtf8(actual_lines[i]))));
    QCOMPARE(actual_lines.size(), expected_lines.size());
}

} // namespace ks::tests
