// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/visual/quiet.h"
#include "ui/instance/list_side.h"

#include <QLineEdit>
#include <QStandardItemModel>
#include <QTableView>

using namespace ks::ui;

class ListSideTest : public QObject {
    Q_OBJECT

private slots:
    void init() { ks::tests::fail_on_warnings(); }

    /// A page that is narrower than its other parts has no room for the table.
    void a_table_without_room_has_no_negative_width() {
        QStandardItemModel model(2, 3);
        ListSide side(&model, QStringLiteral("group"));
        side.fit_each_column(1, -200);
        QCOMPARE(side.table().minimumWidth(), 0);
        side.fit_each_column(1, 100);
        QVERIFY(side.table().minimumWidth() > 0 && side.table().minimumWidth() <= 100);
    }

    /// On a busy computer the next Return arrives before the first one has closed the editor.
    void a_second_return_edits_nothing() {
        QStandardItemModel model(2, 3);
        ListSide side(&model, QStringLiteral("group"));
        side.show();
        QTableView& table = side.table();
        table.setCurrentIndex(model.index(0, 0));
        table.edit(model.index(0, 0));
        auto* editor = table.findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(QStringLiteral("7"));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(editor, Qt::Key_Return);
        KS_WAIT_FOR_EQUAL(model.index(0, 0).data().toString(), QStringLiteral("7"));
        QCoreApplication::processEvents();
    }
};

KS_TEST(ListSideTest)
#include "list_side_test.moc"
