// SPDX-License-Identifier: GPL-3.0-or-later
// Rows, names and numbers are copied to a spreadsheet and pasted from it.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/instance/typed_cells.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"
#include "ui/widgets/cell_text.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTableView>
#include <QTimer>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

namespace {

void press(tests::Window& the, QWidget& on, Qt::Key key) {
    on.setFocus();
    QTest::keyClick(the.window.get(), key, Qt::ControlModifier);
}

/// The cells of the records as they are copied.
QString all_cells(QTableView& items) {
    items.selectAll();
    return selected_text(items, false);
}

} // namespace

class ClipboardTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void rows_go_to_a_spreadsheet_and_come_back() {
        tests::Window the;
        the.session.open(tests::uncorrelated("knapsack", "5"));
        the.window->show_page(QStringLiteral("instance"));
        auto& items = *the.find<QTableView>("records");
        const QString before = all_cells(items);
        press(the, items, Qt::Key_C);
        QCOMPARE(QGuiApplication::clipboard()->text(), before);
        QCOMPARE(before.count(QLatin1Char('\n')), 5);
        QVERIFY(!before.contains(QChar(0x202F)));

        // A spreadsheet copies lines with their headings. Three lines from the fourth item on are one edit.
        QGuiApplication::clipboard()->setText(QStringLiteral("Value\tWeight\r\n1\t2\r\n3\t4\r\n5\t6\r\n"));
        items.clearSelection();
        items.setCurrentIndex(items.model()->index(3, 0));
        press(the, items, Qt::Key_V);
        QCOMPARE(items.model()->rowCount(), 6);
        QCOMPARE(the.session.undo_stack().count(), 1);
        const Contents& pasted = the.session.instance()->contents();
        for (const auto& [row, value] : {std::pair{3, 1}, {4, 3}, {5, 5}}) {
            QCOMPARE(pasted.number(FieldAt::of_record(0, 0, static_cast<std::size_t>(row))), value);
            QCOMPARE(pasted.number(FieldAt::of_record(1, 0, static_cast<std::size_t>(row))), value + 1);
        }
        QCOMPARE(items.selectionModel()->selectedIndexes().size(), 6);
        the.session.undo_stack().undo();
        QCOMPARE(all_cells(items), before);

        items.setCurrentIndex(items.model()->index(0, 0));
        items.setFocus();
        QTest::keyClick(the.window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier); // as new rows
        QCOMPARE(items.model()->rowCount(), 8);
        QCOMPARE(the.session.instance()->contents().number(FieldAt::of_record(1, 0, 2)), 6);
        for (const QModelIndex& cell : items.selectionModel()->selectedIndexes())
            QVERIFY(cell.row() < 3); // the pasted cells, without the line of headings
        QCOMPARE(items.selectionModel()->selectedIndexes().size(), 6);
        the.session.undo_stack().undo();

        items.clearSelection();
        items.setCurrentIndex(items.model()->index(1, 0)); // one cell is selected, the whole row is cut
        press(the, items, Qt::Key_X);
        QCOMPARE(items.model()->rowCount(), 4);
        QCOMPARE(QGuiApplication::clipboard()->text(), before.section(QLatin1Char('\n'), 1, 1) + '\n');
        the.session.undo_stack().undo();
        QCOMPARE(all_cells(items), before);
    }

    void names_are_edited_copied_and_pasted() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        const QByteArray before = tests::json_of(the.session.instance());
        auto& items = *the.find<QTableView>("records");
        QCOMPARE(items.model()->headerData(2, Qt::Horizontal).toString(), QStringLiteral("Name"));
        type_into(items, 0, 2, QStringLiteral("tent"));
        QCOMPARE(the.session.instance()->contents().record_name(0, 0), std::string("tent"));
        QVERIFY(the.window->current_page()->csv()->contains("name\n1,1,2,3,tent\n"));
        const QString all = all_cells(items);
        QVERIFY(all.startsWith(QStringLiteral("2\t3\ttent\t")));
        QTest::mouseClick(the.find<QToolButton>("duplicate-record"), Qt::LeftButton);
        QCOMPARE(the.session.instance()->contents().record_name(0, 1), std::string("tent"));
        the.session.undo_stack().undo();

        QGuiApplication::clipboard()->setText(QStringLiteral("Name\tValue\tWeight\nstove\t7\t8\n\t1\t2\n"));
        items.setCurrentIndex(items.model()->index(0, 0)); // in the order of a spreadsheet
        press(the, items, Qt::Key_V);
        const Contents& pasted = the.session.instance()->contents();
        QCOMPARE(pasted.record_name(0, 0), std::string("stove"));
        QCOMPARE(pasted.number(FieldAt::of_record(0, 0, 0)), 7);
        QCOMPARE(pasted.number(FieldAt::of_record(1, 0, 1)), 2);
        QCOMPARE(pasted.record_name(0, 1), std::string());
        the.session.undo_stack().undo();
        the.session.undo_stack().undo();
        QCOMPARE(tests::json_of(the.session.instance()), before);

        type_into(items, 0, 2, QString(201, QLatin1Char('x')));
        QVERIFY(the.find<QLabel>("refusal")->text().contains(QStringLiteral("200")));
        QCOMPARE(tests::json_of(the.session.instance()), before);
    }

    void a_new_instance_is_filled_from_the_clipboard() {
        tests::Window the;
        the.window->files().new_instance(QStringLiteral("knapsack"));
        QGuiApplication::clipboard()->setText(QStringLiteral("8\t3\n9\t4"));
        QTest::keyClick(the.window.get(), Qt::Key_V, Qt::ControlModifier); // with any focus
        QVERIFY(the.session.instance()->contents().records(0) >= 2);
        QCOMPARE(the.session.instance()->contents().number(FieldAt::of_record(0, 0, 0)), 8);
        QCOMPARE(the.session.instance()->contents().number(FieldAt::of_record(1, 0, 1)), 4);
    }

    /// Lines beyond the last task become new tasks, with one edit and one undo.
    void tasks_come_from_a_spreadsheet() {
        tests::Window the;
        the.window->files().new_instance(QStringLiteral("instruction-set"));
        auto& tasks = *the.find<QTableView>("groups");
        QGuiApplication::clipboard()->setText(
            QStringLiteral("Name\tExecution\tPeriod\naes\t30\t60\nfir\t7\t12\n\t5\t10\n"));
        tasks.setCurrentIndex(tasks.model()->index(0, 0));
        press(the, tasks, Qt::Key_V);
        QCOMPARE(tasks.model()->rowCount(), 3);
        const Contents& pasted = the.session.instance()->contents();
        QCOMPARE(pasted.get(FieldAt::of_group(0, 1)), Value(std::string("fir")));
        QCOMPARE(pasted.get(FieldAt::of_group(0, 2)), Value()); // no name instead of an empty name
        QCOMPARE(pasted.number(FieldAt::of_group(2, 2)), 10);
        QCOMPARE(pasted.records(0), std::size_t{1});
        QCOMPARE(pasted.records(2), std::size_t{0});
        QCOMPARE(the.session.undo_stack().count(), 1);
        the.session.undo_stack().undo();
        QCOMPARE(tasks.model()->rowCount(), 1);
    }

    void numbers_are_pasted_as_users_write_them() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        auto& items = *the.find<QTableView>("records");
        QGuiApplication::clipboard()->setText(QStringLiteral("1'200\t19,00\n1E+05\t1 200\n"));
        items.setCurrentIndex(items.model()->index(0, 0));
        press(the, items, Qt::Key_V);
        const Contents& pasted = the.session.instance()->contents();
        QCOMPARE(pasted.number(FieldAt::of_record(0, 0, 0)), 1200);
        QCOMPARE(pasted.number(FieldAt::of_record(1, 0, 0)), 19);
        QCOMPARE(pasted.number(FieldAt::of_record(0, 0, 1)), 100'000);
        QCOMPARE(pasted.number(FieldAt::of_record(1, 0, 1)), 1200);
    }

    /// Existing numbers are multiplied, too, in the same edit.
    void pasted_decimals_are_multiplied() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        auto& items = *the.find<QTableView>("records");
        const Contents& before = the.session.instance()->contents();
        const std::int64_t capacity = before.number(FieldAt::scalar(0)),
                           weight = before.number(FieldAt::of_record(1, 0, 1));
        QTimer answering;
        connect(&answering, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            answering.stop();
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::AcceptRole)
                    return button->click();
        });
        answering.start();
        QGuiApplication::clipboard()->setText(QStringLiteral("7\t2,5\n"));
        items.setCurrentIndex(items.model()->index(0, 0));
        const QByteArray json = tests::json_of(the.session.instance());
        press(the, items, Qt::Key_V);
        const Contents& pasted = the.session.instance()->contents();
        QCOMPARE(pasted.number(FieldAt::of_record(1, 0, 0)), std::int64_t{25});
        QCOMPARE(pasted.number(FieldAt::of_record(1, 0, 1)), 10 * weight);
        QCOMPARE(pasted.number(FieldAt::scalar(0)), 10 * capacity);
        QCOMPARE(pasted.unit(1), (Unit{.factor = 10}));
        the.session.undo_stack().undo();
        QCOMPARE(tests::json_of(the.session.instance()), json);
    }

    void a_refused_paste_is_explained() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        const QByteArray before = tests::json_of(the.session.instance());
        auto& items = *the.find<QTableView>("records");
        auto* refusal = the.find<QLabel>("refusal");
        const auto paste = [&](const char* text, int column) {
            QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
            items.setCurrentIndex(items.model()->index(0, column));
            refusal->hide();
            the.window->activateWindow(); // the question had been active
            KS_WAIT_FOR(the.window->isActiveWindow());
            press(the, items, Qt::Key_V);
            QVERIFY(refusal->isVisible());
            QCOMPARE(tests::json_of(the.session.instance()), before);
        };
        paste("1\t2\n3\tmany\n", 0);
        QVERIFY2(refusal->text().contains(QStringLiteral("ine 2 of what was copied, Weight")),
                 qPrintable(refusal->text()));
        QString asked; // the text of the modal question
        QTimer answering;
        connect(&answering, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            asked = box->text();
            box->button(QMessageBox::Cancel)->click();
            answering.stop();
        });
        answering.start();
        paste("1\t2.5\n3\t4.25\n", 0); // the factor makes the whole column whole
        QVERIFY2(asked.contains(QStringLiteral("every weight and the capacity by 100")), qPrintable(asked));
        QVERIFY2(refusal->text().contains(QStringLiteral("multiply all numbers of this unit by 100")),
                 qPrintable(refusal->text()));
        paste("1,200\t2\n", 0);
        QVERIFY2(refusal->text().contains(QStringLiteral("or 1.2; write “1200” if that is meant")),
                 qPrintable(refusal->text()));
        paste("1\t2\t3\t4\n", 1);
        QVERIFY2(refusal->text().contains(QStringLiteral("columns")), qPrintable(refusal->text()));
        paste("-4\n", 0); // the builder rejects it
        paste("7\n", 3);  // the ratio is a computed column
        QVERIFY(!the.session.undo_stack().canUndo());
    }
};

KS_TEST(ClipboardTest)
#include "clipboard_test.moc"
