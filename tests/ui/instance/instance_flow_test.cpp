// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"
#include "ui/instance/generate_dialog.h"
#include "ui/widgets/cell_text.h"

using namespace ks;
using namespace ks::ui;

class InstanceFlowTest : public QObject {
    Q_OBJECT

    static void drop(MainWindow& window, const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }

    /// Types into a cell as a user does: F2, the text, Return.
    static void type_into(QTableView& table, int row, int column, const QString& text) {
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

private slots:
    void init() { tests::fail_on_warnings(); }

    /// Tab behind the last cell adds an item, and Return in the item that was just added adds another one.
    void the_table_grows_by_keys() {
        tests::Window the;
        QTest::keyClick(the.window.get(), Qt::Key_N, Qt::ControlModifier);
        auto& items = *the.find<QTableView>("records");
        const auto rows = [&items] { return items.model()->rowCount(); };
        const int before = rows();
        int last = items.model()->columnCount() - 1; // the last column that can be edited
        while (!items.model()->flags(items.model()->index(0, last)).testFlag(Qt::ItemIsEditable))
            --last;
        items.setFocus();
        items.setCurrentIndex(items.model()->index(before - 1, last));
        QTest::keyClick(&items, Qt::Key_F2);
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Return}) {
            const int there = rows();
            KS_WAIT_FOR(items.findChild<QLineEdit*>());
            QTest::keyClick(items.findChild<QLineEdit*>(), key);
            KS_WAIT_FOR(rows() == there + 1);
            KS_WAIT_FOR(items.currentIndex() == items.model()->index(there, 0));
        }
        QTest::keyClick(items.findChild<QLineEdit*>(), Qt::Key_Escape);
        const int after = rows();
        items.setCurrentIndex(items.model()->index(0, 0));
        type_into(items, after - 1, 0, QStringLiteral("7")); // a row from before
        QCOMPARE(rows(), after);
    }

    void open_edit_undo_gives_the_identical_file() {
        tests::Window the;
        const QByteArray bytes = tests::json_of(tests::table_2_2());
        const QString path = the.write(QStringLiteral("a.knapscope.json"), bytes);
        QVERIFY(the.window->open_path(path));
        QVERIFY(the.window->show_page(QStringLiteral("instance")));
        QVERIFY(!the.session.modified());
        auto& items = *the.find<QTableView>("records");
        type_into(items, 0, 0, QStringLiteral("50"));
        type_into(items, 1, 1, QStringLiteral("6"));
        QTest::mouseClick(the.find<QToolButton>("duplicate-record"), Qt::LeftButton);
        QTest::mouseClick(the.find<QToolButton>("add-group"), Qt::LeftButton);
        auto* capacity = the.find<QLineEdit>("capacity");
        capacity->selectAll();
        QTest::keyClicks(capacity, QStringLiteral("99"));
        QTest::keyClick(capacity, Qt::Key_Return);
        QCOMPARE(the.session.undo_stack().count(), 5);
        QCOMPARE(the.session.instance()->contents().number(FieldAt::scalar(0)), 99);
        QCOMPARE(the.session.instance()->contents().number(FieldAt::of_record(0, 0, 0)), 50);
        QVERIFY(the.session.modified());
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(the.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!the.session.modified());
        QVERIFY(the.session.save(path));
        QCOMPARE(tests::Window::read(path), bytes);
        QTest::keyClick(the.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(the.session.instance()->contents().number(FieldAt::of_record(0, 0, 0)), 50);
    }

    void a_unit_can_be_edited_and_undone() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        const QByteArray before = tests::json_of(the.session.instance());
        const auto label_of_capacity = [&] {
            for (const auto* label : the.window->current_page()->findChildren<QLabel*>())
                if (label->buddy() == the.find<QLineEdit>("capacity"))
                    return label->text();
            return QString();
        };
        auto* unit = the.find<QLineEdit>("unit weight");
        unit->setFocus();
        QTest::keyClicks(unit, QStringLiteral("kg"));
        QTest::keyClick(unit, Qt::Key_Return);
        QCOMPARE(the.session.instance()->contents().unit(1).name, std::string("kg"));
        QCOMPARE(label_of_capacity(), QStringLiteral("Capacity C (kg)"));
        QCOMPARE(the.session.undo_stack().count(), 1);
        QTest::keyClick(the.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(tests::json_of(the.session.instance()), before);
        QCOMPARE(unit->text(), QString());
        QCOMPARE(label_of_capacity(), QStringLiteral("Capacity C"));
    }

    void a_refused_edit_says_why_and_loses_nothing() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        const QByteArray before = tests::json_of(the.session.instance());
        auto* refusal = the.find<QLabel>("refusal");
        QVERIFY(refusal->isHidden());
        type_into(*the.find<QTableView>("records"), 0, 0, QStringLiteral("-5"));
        QVERIFY(refusal->isVisible());
        auto* capacity = the.find<QLineEdit>("capacity");
        capacity->selectAll();
        QTest::keyClicks(capacity, QStringLiteral("lots"));
        QTest::keyClick(capacity, Qt::Key_Return);
        QVERIFY(refusal->text().contains(QStringLiteral("lots")));
        QCOMPARE(capacity->text(), QStringLiteral("lots")); // the typed text stays, marked
        QVERIFY(capacity->property("wrong").toBool());
        // The last item of a class cannot be removed, because a class must not be empty.
        auto& items = *the.find<QTableView>("records");
        items.selectAll();
        QTest::mouseClick(the.find<QToolButton>("remove-record"), Qt::LeftButton);
        QVERIFY(refusal->isVisible());
        QCOMPARE(tests::json_of(the.session.instance()), before);
        QVERIFY(!the.session.undo_stack().canUndo());
    }

    static void press(tests::Window& the, QWidget& on, Qt::Key key) {
        on.setFocus();
        QTest::keyClick(the.window.get(), key, Qt::ControlModifier);
    }

    /// The cells of the records as they are copied.
    static QString all_cells(QTableView& items) {
        items.selectAll();
        return selected_text(items, false);
    }

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

        // A spreadsheet gives lines with their headings. Three lines from the fourth item on make one edit.
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
            QVERIFY(cell.row() < 3); // what was pasted, without the line of headings
        QCOMPARE(items.selectionModel()->selectedIndexes().size(), 6);
        the.session.undo_stack().undo();

        items.clearSelection();
        items.setCurrentIndex(items.model()->index(1, 0)); // one cell is chosen, the whole row is cut
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
        QTest::keyClick(the.window.get(), Qt::Key_V, Qt::ControlModifier); // wherever the focus is
        QVERIFY(the.session.instance()->contents().records(0) >= 2);
        QCOMPARE(the.session.instance()->contents().number(FieldAt::of_record(0, 0, 0)), 8);
        QCOMPARE(the.session.instance()->contents().number(FieldAt::of_record(1, 0, 1)), 4);
    }

    /// Lines beyond the last task become tasks; one edit, and one undo.
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
        QCOMPARE(pasted.get(FieldAt::of_group(0, 2)), Value()); // no name, not an empty one
        QCOMPARE(pasted.number(FieldAt::of_group(2, 2)), 10);
        QCOMPARE(pasted.records(0), std::size_t{1});
        QCOMPARE(pasted.records(2), std::size_t{0});
        QCOMPARE(the.session.undo_stack().count(), 1);
        the.session.undo_stack().undo();
        QCOMPARE(tasks.model()->rowCount(), 1);
    }

    /// The numbers that people have are in spreadsheets. What is exported there can be opened again.
    void a_table_is_opened_and_exported() {
        tests::Window the;
        const QString path =
            the.write(QStringLiteral("tasks.csv"),
                      "task;execution;period;gain;cost\naes;30;60;5;2\n;;;11;5\nfir;7;12;;\n");
        QVERIFY(the.window->open_path(path));
        the.window->show_page(QStringLiteral("instance"));
        QCOMPARE(the.session.instance()->contents().groups(), std::size_t{2});
        QVERIFY(the.session.path().isEmpty()); // saving asks for a name of its own
        const auto csv = the.window->current_page()->csv();
        QVERIFY(csv);
        QVERIFY2(csv->endsWith(
                     "task,name,execution,period,choice,gain,cost\n1,aes,30,60,1,5,2\n1,aes,30,60,2,11,5\n"
                     "2,fir,7,12,,,\n"),
                 csv->constData());
    }

    void numbers_are_pasted_as_people_write_them() {
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

    /// What is there is multiplied, too, in the same edit.
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

    void what_cannot_be_pasted_says_why() {
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
        QString asked; // by the modal question
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
        paste("-4\n", 0); // the builder refuses it
        paste("7\n", 3);  // the ratio is computed
        QVERIFY(!the.session.undo_stack().canUndo());
    }

    void a_broken_file_leaves_what_was_open() {
        tests::Window the;
        the.session.open(tests::table_2_2(), QStringLiteral("open.json"));
        const QByteArray before = tests::json_of(the.session.instance());
        for (const QByteArray& broken :
             {QByteArray("{\"format\": \"knapscope-inst"), QByteArray("\x00\xff\xfe", 3),
              QByteArray("{\"format\": \"knapscope-results\", \"version\": 1}"), QByteArray()}) {
            the.window->notice().hide();
            drop(*the.window, the.write(QStringLiteral("broken.json"), broken));
            KS_WAIT_FOR(the.window->notice().isVisible());
            QVERIFY2(the.window->notice().text().contains(QStringLiteral("broken.json")),
                     qPrintable(the.window->notice().text()));
            QCOMPARE(tests::json_of(the.session.instance()), before);
        }
        drop(*the.window,
             the.write(QStringLiteral("good.json"), tests::json_of(tests::uncorrelated("knapsack", "4"))));
        KS_WAIT_FOR(the.session.instance()->kind() == "knapsack");
        QVERIFY(the.window->notice().isHidden());
    }

    void a_file_of_several_formats_is_asked_about() {
        static constexpr auto claim = [](const InstanceText&) { return Claim::likely; };
        static constexpr auto refuse = [](const InstanceText& given) -> Result<InstancePtr> {
            return Error{ErrorCode::input, "is not ours", given.name, ""};
        };
        static constexpr auto read = [](const InstanceText&) -> Result<InstancePtr> {
            return tests::table_2_2();
        };
        const Format both[] = {{"a", "Theirs", {}, claim, refuse, nullptr},
                               {"b", "Ours", {}, claim, read, nullptr}};
        tests::Window the;
        the.window->files().set_formats(both);
        const QString path = the.write(QStringLiteral("x.txt"), "?");
        const auto answer = [&](const char* title) {
            drop(*the.window, path);
            QPointer<QInputDialog> dialog;
            KS_WAIT_FOR((dialog = the.window->findChild<QInputDialog*>("format")) && dialog->isVisible());
            QVERIFY(dialog->labelText().contains(QStringLiteral("x.txt")));
            dialog->setTextValue(QString::fromLatin1(title));
            dialog->accept();
            KS_WAIT_FOR(!dialog);
        };
        answer("Theirs");
        KS_WAIT_FOR(the.window->notice().text().contains(QStringLiteral("is not ours")));
        QVERIFY(!the.session.instance());
        answer("Ours");
        KS_WAIT_FOR(the.session.instance());
        QVERIFY(the.session.path().isEmpty()); // the file was imported, so saving asks for a name
    }

    /// Nothing in the file says which number is the weight.
    void the_order_of_a_line_is_asked_about() {
        tests::Window the;
        drop(*the.window, the.write(QStringLiteral("x.txt"), "1 10\n3 4\n"));
        QPointer<QInputDialog> dialog;
        KS_WAIT_FOR((dialog = the.window->findChild<QInputDialog*>("format")) && dialog->isVisible());
        QCOMPARE(dialog->comboBoxItems().size(), 2);
        dialog->setTextValue(dialog->comboBoxItems().last());
        dialog->accept();
        KS_WAIT_FOR(!dialog);
        KS_WAIT_FOR(the.session.instance());
        QCOMPARE(the.session.instance()->contents().number(FieldAt::of_record(0, 0, 0)), std::int64_t{4});
    }

    void one_of_several_instances_is_asked_about() {
        tests::Window the;
        const QString path = the.write(QStringLiteral("x.txt"), "7 1 5 1 2\n8 1 6 1 2\n9 1 7 1 2\n");
        drop(*the.window, path);
        QPointer<QInputDialog> dialog;
        KS_WAIT_FOR((dialog = the.window->findChild<QInputDialog*>("instance")) && dialog->isVisible());
        QVERIFY(dialog->labelText().contains(QStringLiteral("x.txt")));
        QCOMPARE(dialog->comboBoxItems().size(), 3);
        dialog->setTextValue(dialog->comboBoxItems().at(1));
        dialog->accept();
        KS_WAIT_FOR(!dialog);
        KS_WAIT_FOR(the.session.instance());
        QCOMPARE(the.session.instance()->name(), std::string("Instance 8"));
        QVERIFY(the.session.path().isEmpty()); // saving must not write over the others
        QVERIFY(the.window->notice().isHidden());
    }

    void large_instances_stay_fluid() {
        tests::Window the;
        the.session.open(tests::uncorrelated("knapsack", "100000"));
        the.window->show_page(QStringLiteral("instance"));
        auto& items = *the.find<QTableView>("records");
        QCOMPARE(items.model()->rowCount(), 100000);
        const CpuClock clock;
        type_into(items, 99999, 0, QStringLiteral("17"));
        QTest::keyClick(the.window.get(), Qt::Key_Z, Qt::ControlModifier);
        items.scrollToTop();
        the.window->grab();
        // It takes about 50 ms here; the limit leaves room for slow and sanitized builds. A model that
        // resets would take far longer.
        QVERIFY2(clock.milliseconds() < 3000, qPrintable(QString::number(clock.milliseconds())));
    }

    /// Undo keeps what changed, not the instance, so an edit of a million items and its undo take some tens
    /// of milliseconds.
    void a_million_items_are_edited_and_undone() {
        tests::Window the;
        the.session.open(tests::uncorrelated("knapsack", "1000000"));
        the.window->show_page(QStringLiteral("instance"));
        auto& model = *the.find<QTableView>("records")->model();
        const QString before = model.index(999'999, 1).data().toString();
        const CpuClock clock;
        QVERIFY(model.setData(model.index(999'999, 1), QStringLiteral("17"), Qt::EditRole));
        QCOMPARE(model.index(999'999, 1).data().toString(), QStringLiteral("17"));
        the.session.undo_stack().undo();
        qInfo("an edit and its undo: %.0f ms", clock.milliseconds());
        QVERIFY(clock.milliseconds() < 3000); // also with sanitizers and beside other tests
        QCOMPARE(model.index(999'999, 1).data().toString(), before);
    }

    void a_preset_is_generated_from_its_form() {
        tests::Window the;
        the.window->files().generate();
        auto* dialog = the.window->findChild<GenerateDialog*>();
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("make")), Qt::LeftButton);
        QVERIFY(the.session.instance());
        QVERIFY(the.session.modified());
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("instance"));
    }

    void every_control_has_a_name() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        for (const Page* page : the.window->pages())
            for (const QString& id :
                 {QStringLiteral("instance"), QStringLiteral("run"), QStringLiteral("compare")}) {
                if (page->info().id != id)
                    continue;
                for (const auto* button : page->findChildren<QAbstractButton*>())
                    QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty() ||
                                 button->focusPolicy() == Qt::NoFocus ||
                                 button->parent()->inherits("QTableView"),
                             qPrintable(id + QLatin1Char(' ') + button->objectName()));
                for (const auto* field : page->findChildren<QLineEdit*>())
                    QVERIFY2(!field->accessibleName().isEmpty() || !field->parent()->objectName().isEmpty(),
                             qPrintable(field->objectName()));
            }
    }

    void large_numbers_are_not_cut() {
        tests::Window the;
        the.window->show_page(QStringLiteral("instance"));
        const auto* items = the.find<QTableView>("records");
        for (const QString& weight : {QStringLiteral("900000000000"), QStringLiteral("900000000000000000")}) {
            const QString json = QStringLiteral(R"({"format": "knapscope-instance", "version": 1,
                "kind": "knapsack", "capacity": 9, "items": [{"value": 1, "weight": %1}]})");
            QVERIFY(
                the.window->open_path(the.write(QStringLiteral("large.json"), json.arg(weight).toUtf8())));
            KS_WAIT_FOR(items->columnWidth(1) > items->fontMetrics().horizontalAdvance(weight) + 16);
        }
    }
};

KS_TEST(InstanceFlowTest)
#include "instance_flow_test.moc"
