// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/samples.h"
#include "tests/visual/quiet.h"
#include "ui/concurrency/launch_model.h"
#include "ui/concurrency/sm_choice.h"
#include "ui/widgets/long_spin_box.h"

#include <QLineEdit>
#include <QTableView>

using namespace ks;
using namespace ks::ui;

/// The spin box in the table of launches completes an unfinished number when the editing ends. Qt warns if
/// the box then commits it to a table that has already released the box.
class LaunchEditorTest : public QObject {
    Q_OBJECT

    struct Table {
        Table() {
            choice.show_instance(*generate("concurrency-table1", "", {}));
            view.setModel(&model);
            view.setItemDelegate(&delegate);
            view.show();
            view.activateWindow();
        }
        /// Opens the editor of a number and leaves the number unfinished.
        LongSpinBox* begin() {
            const QModelIndex at = model.index(2, LaunchModel::blocks);
            view.setFocus();
            view.setCurrentIndex(at);
            view.edit(at);
            auto* box = view.findChild<LongSpinBox*>(QStringLiteral("launch-number"));
            if (box) {
                box->setFocus();
                box->findChild<QLineEdit*>()->clear();
            }
            return box;
        }

        SmChoice choice;
        LaunchModel model{choice};
        LaunchDelegate delegate;
        QTableView view;
    };

private slots:
    void init() { tests::fail_on_warnings(); }

    void an_unfinished_number_is_given_up() {
        Table table;
        QVERIFY(QTest::qWaitForWindowActive(&table.view));
        LongSpinBox* box = table.begin();
        QVERIFY(box);
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(table.choice.launches()[2].shape.blocks, table.choice.least_blocks(2));
    }

    void an_unfinished_number_ends_with_return() {
        Table table;
        QVERIFY(QTest::qWaitForWindowActive(&table.view));
        LongSpinBox* box = table.begin();
        QVERIFY(box);
        QTest::keyClick(box, Qt::Key_Return);
        QCoreApplication::processEvents();
    }

    void other_launches_come_while_a_number_is_unfinished() {
        Table table;
        QVERIFY(QTest::qWaitForWindowActive(&table.view));
        QVERIFY(table.begin());
        table.choice.begin_again();
        QCoreApplication::processEvents();
    }
};

KS_TEST(LaunchEditorTest)
#include "launch_editor_test.moc"
