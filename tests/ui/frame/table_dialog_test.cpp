// SPDX-License-Identifier: GPL-3.0-or-later
// A table that leaves something open is asked about.
#include "ui/frame/table_dialog.h"

#include "solvers/problems/knapsack/instance.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>

using namespace ks;
using namespace ks::ui;

class TableDialogTest : public QObject {
    Q_OBJECT

    static TableDialog* asked(tests::Window& the, const QByteArray& table) {
        the.window->files().open_or_say(the.write(QStringLiteral("my table.csv"), table));
        TableDialog* dialog = nullptr;
        const auto is_there = [&] {
            dialog = the.window->findChild<TableDialog*>();
            return dialog != nullptr && dialog->isVisible();
        };
        return QTest::qWaitFor(is_there, 60'000) ? dialog : nullptr;
    }
    static QComboBox* box(const TableDialog& dialog, const char* name) {
        return dialog.findChild<QComboBox*>(QLatin1String(name));
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    /// A price that may be the value, weights with decimals, no capacity, and a total that is no sum.
    void opens_with_the_keyboard_alone() {
        tests::Window the;
        auto* dialog = asked(the, "item;weight;price\ntent;3,5;31\nstove;5;17\nTotal;14;48\n");
        QVERIFY(dialog);
        QCOMPARE(box(*dialog, "role 2")->currentText(), QStringLiteral("Weight"));
        QCOMPARE(box(*dialog, "role 3")->currentText(), QStringLiteral("Value"));
        QCOMPARE(box(*dialog, "factor weight")->currentText(), QStringLiteral("10"));
        QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("capacity")), QStringLiteral("19"));
        auto* preview = dialog->findChild<QTableWidget*>(QStringLiteral("preview"));
        QCOMPARE(preview->item(3, 0)->checkState(), Qt::Unchecked); // it is called a total
        preview->setFocus();
        preview->setCurrentCell(3, 0);
        for (const Qt::CheckState state : {Qt::Checked, Qt::Unchecked}) {
            QTest::keyClick(preview, Qt::Key_Space);
            QCOMPARE(preview->item(3, 0)->checkState(), state);
        }
        const auto labels = dialog->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("line 2, Weight (B2): 3,5 is not a whole number"));
        }));
        const QPointer<TableDialog> still = dialog;
        QTest::keyClick(dialog, Qt::Key_Return);
        KS_WAIT_FOR(the.session.instance() != nullptr);
        const auto* opened = dynamic_cast<const KnapsackInstance*>(the.session.instance().get());
        QVERIFY(opened && (!still || !still->isVisible()));
        QCOMPARE(opened->capacity(), 190);
        QCOMPARE(opened->items().size(), std::size_t{2});
        QCOMPARE(opened->items()[0], (Item{31, 35}));
        QCOMPARE(opened->contents().unit(1), (Unit{.factor = 10}));
    }

    void roles_can_be_changed() {
        tests::Window the;
        auto* dialog = asked(the, "capacity;19;\nprice;weight;gain\n9;8;31\n9;5;17\n");
        QVERIFY(dialog);
        box(*dialog, "role 1")->setCurrentText(QStringLiteral("Ignored"));
        box(*dialog, "role 3")->setCurrentText(QStringLiteral("Value"));
        dialog->accept();
        KS_WAIT_FOR(the.session.instance() != nullptr);
        const auto* opened = dynamic_cast<const KnapsackInstance*>(the.session.instance().get());
        QVERIFY(opened);
        QCOMPARE(opened->items()[0], (Item{31, 8}));
    }

    void says_what_is_still_missing() {
        tests::Window the;
        auto* dialog = asked(the, "weight;value\n8;31\n5;17\n");
        QVERIFY(dialog);
        dialog->accept();
        const auto* problem = dialog->findChild<QLabel*>(QStringLiteral("problem"));
        KS_WAIT_FOR(problem->isVisible());
        QVERIFY(dialog->isVisible());
        QVERIFY2(problem->text().contains("capacity is missing"), qPrintable(problem->text()));
    }

    /// Reading a table takes seconds for a million rows, so it is done on another thread.
    void the_table_is_read_on_another_thread_and_can_be_cancelled() {
        tests::Window the;
        auto* dialog = asked(the, "weight;value\n8;31\n5;17\n");
        QVERIFY(dialog);
        auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        dialog->accept();
        QVERIFY(!ok->isEnabled()); // it is being read
        dialog->reject();
        QVERIFY(ok->isEnabled() && dialog->isVisible()); // Cancel ends the reading first
        dialog->reject();
        QVERIFY(!dialog->isVisible());
    }

    /// A list of weights may be a knapsack of which the values are missing, or a subset sum.
    void the_kind_can_be_changed() {
        tests::Window the;
        auto* dialog = asked(the, "weight;price\n8;31\n5;17\n");
        QVERIFY(dialog);
        auto* kind = box(*dialog, "kind");
        const int subset_sum = kind->findData(QStringLiteral("subset-sum"));
        QVERIFY(subset_sum >= 0 && kind->currentIndex() != subset_sum);
        kind->setCurrentIndex(subset_sum);
        emit kind->activated(subset_sum);
        KS_WAIT_FOR(dialog->findChild<QLineEdit*>(QStringLiteral("target")) != nullptr);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("target")), QStringLiteral("13"));
        dialog->accept();
        KS_WAIT_FOR(the.session.instance() != nullptr);
        QCOMPARE(the.session.instance()->kind(), std::string_view("subset-sum"));
    }

    /// Numbers with decimals in a text that is not a table.
    void decimals_of_other_texts_are_multiplied() {
        tests::Window the;
        the.window->files().open_or_say(the.write(QStringLiteral("a.txt"), "3 20\n4 15,7\n9 4,4\n1 2\n"));
        QMessageBox* question = nullptr;
        KS_WAIT_FOR((question = the.window->findChild<QMessageBox*>(QStringLiteral("multiply"))) != nullptr);
        QVERIFY2(question->text().contains(QStringLiteral("every weight and the capacity by 10")),
                 qPrintable(question->text()));
        question->defaultButton()->click();
        QInputDialog* format = nullptr; // with whole numbers the weight may be the first of a line
        KS_WAIT_FOR((format = the.window->findChild<QInputDialog*>(QStringLiteral("format"))) != nullptr ||
                    the.session.instance() != nullptr);
        if (format)
            format->accept();
        KS_WAIT_FOR(the.session.instance() != nullptr);
        const Contents& contents = the.session.instance()->contents();
        QCOMPARE(contents.number(FieldAt::scalar(0)), std::int64_t{200});
        QCOMPARE(contents.unit(1), (Unit{.factor = 10}));
    }

    void a_certain_table_opens_without_a_question() {
        tests::Window the;
        the.window->files().open_or_say(
            the.write(QStringLiteral("a.csv"), "Kapazität;19\nGewicht (kg);Wert (EUR)\n8;31\n5;17\n"));
        QVERIFY(QTest::qWaitFor([&] { return the.session.instance() != nullptr; }, 60'000));
        QVERIFY(!the.window->findChild<TableDialog*>());
    }
};

KS_TEST(TableDialogTest)
#include "table_dialog_test.moc"
