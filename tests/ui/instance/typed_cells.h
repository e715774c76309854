// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/wait.h"

#include <QLineEdit>
#include <QPointer>
#include <QTableView>
#include <QTest>

namespace ks::tests {

/// Types into a cell as a user does: F2, the text, Return.
inline void type_into(QTableView& table, int row, int column, const QString& text) {
    table.setFocus();
    table.setCurrentIndex(table.model()->index(row, column));
    QTest::keyClick(&table, Qt::Key_F2);
    const QPointer<QLineEdit> editor = table.findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    KS_WAIT_FOR(!editor); // the view commits and closes the editor later
}

} // namespace ks::tests
