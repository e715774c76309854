// SPDX-License-Identifier: GPL-3.0-or-later
// An ambiguous table raises a question.
#include "ui/frame/table_dialog.h"

#include "solvers/problems/knapsack/instance.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/support/workbooks.h"
#include "tests/ui/window.h"
#include "ui/base/language.h"
#include "ui/frame/file_commands.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
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
    /// Scrolls to a part of the form, and clicks it.
    static void click(QWidget& part) {
        for (QWidget* above = part.parentWidget(); above; above = above->parentWidget())
            if (auto* scroll = qobject_cast<QScrollArea*>(above))
                scroll->ensureWidgetVisible(&part);
        QTest::mouseClick(&part, Qt::LeftButton);
    }
    static void choose_with_the_mouse(QComboBox& box, int row) {
        click(box);
        QAbstractItemView& list = *box.view();
        KS_WAIT_FOR(list.isVisible());
        const QModelIndex entry = box.model()->index(row, 0);
        list.scrollTo(entry);
        const QPoint middle = list.visualRect(entry).center();
        QTest::mouseMove(list.viewport(), middle);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, middle);
        QCOMPARE(box.currentIndex(), row);
    }
    static void click_tick(QTableWidget& preview, int row) {
        QStyleOptionViewItem option;
        option.initFrom(&preview);
        option.rect = preview.visualItemRect(preview.item(row, 0));
        option.features = QStyleOptionViewItem::HasCheckIndicator;
        const QRect tick =
            preview.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &preview);
        QTest::mouseClick(preview.viewport(), Qt::LeftButton, {}, tick.center());
    }
    /// Presses Tab until the part of this name has the focus.
    static bool tab_to(QWidget& dialog, const char* name) {
        constexpr int most = 60;
        for (int i = 0; i < most; ++i) {
            if (dialog.focusWidget() && dialog.focusWidget()->objectName() == QLatin1String(name))
                return true;
            QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, Qt::Key_Tab);
        }
        return false;
    }
    static QComboBox* box(const TableDialog& dialog, const char* name) {
        return dialog.findChild<QComboBox*>(QLatin1String(name));
    }

private slots:
    void initTestCase() {
        QApplication::setDoubleClickInterval(0); // a list takes no click as part of the one that opened it
    }
    void init() { tests::fail_on_warnings(); }

    void cleanup() { QVERIFY(speak_language(QStringLiteral("en"))); }

    void opens_with_the_keyboard_alone_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("titles"); ///< of the columns with weights and values
        QTest::addColumn<QString>("doubt");
        QTest::newRow("English") << "en" << QStringList{"Weight", "Value"}
                                 << "line 2, Weight (B2): 3,5 is not a whole number";
        QTest::newRow("German") << "de" << QStringList{"Gewicht", "Wert"}
                                << QString::fromUtf8("Zeile 2, Gewicht (B2): 3,5 ist keine ganze Zahl");
        QTest::newRow("Italian") << "it" << QStringList{"Peso", "Valore"}
                                 << QString::fromUtf8("riga 2, Peso (B2): 3,5 non è un numero intero");
    }
    /// A price that may be the value, weights with decimals, no capacity, and a total that is no sum. Tab
    /// leads to each part.
    void opens_with_the_keyboard_alone() {
        QFETCH(QString, language);
        QFETCH(QStringList, titles);
        QFETCH(QString, doubt);
        QVERIFY(speak_language(language));
        tests::Window the;
        auto* dialog = asked(the, "item;weight;price\ntent;3,5;31\nstove;5;17\nTotal;14;48\n");
        QVERIFY(dialog);
        QCOMPARE(box(*dialog, "role 2")->currentText(), titles[0]);
        QCOMPARE(box(*dialog, "role 3")->currentText(), titles[1]);
        QCOMPARE(box(*dialog, "factor weight")->currentText(), QStringLiteral("10"));
        QVERIFY(tab_to(*dialog, "capacity"));
        QTest::keyClicks(dialog->focusWidget(), QStringLiteral("19"));
        auto* preview = dialog->findChild<QTableWidget*>(QStringLiteral("preview"));
        QCOMPARE(preview->item(3, 0)->checkState(), Qt::Unchecked); // it is called a total
        QVERIFY(tab_to(*dialog, "preview"));
        QTest::keyClick(preview, Qt::Key_Home, Qt::ControlModifier);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(preview, Qt::Key_Down);
        for (const Qt::CheckState state : {Qt::Checked, Qt::Unchecked}) {
            QTest::keyClick(preview, Qt::Key_Space);
            QCOMPARE(preview->item(3, 0)->checkState(), state);
        }
        const auto labels = dialog->findChildren<QLabel*>();
        QVERIFY(
            std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(doubt); }));
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

    void opens_with_the_mouse_data() { opens_with_the_keyboard_alone_data(); }
    /// A column is chosen in its list, a line is ticked, and OK is clicked; only the capacity is typed.
    void opens_with_the_mouse() {
        QFETCH(QString, language);
        QFETCH(QStringList, titles);
        QVERIFY(speak_language(language));
        tests::Window the;
        auto* dialog = asked(the, "item;weight;price;gain\ntent;8;9;31\nstove;5;9;17\nTotal;14;9;48\n");
        QVERIFY(dialog);
        choose_with_the_mouse(*box(*dialog, "role 3"), 0);
        choose_with_the_mouse(*box(*dialog, "role 4"), box(*dialog, "role 4")->findText(titles[1]));
        QCOMPARE(box(*dialog, "role 4")->currentText(), titles[1]);
        auto* capacity = dialog->findChild<QLineEdit*>(QStringLiteral("capacity"));
        click(*capacity);
        QTest::keyClicks(dialog->focusWidget(), QStringLiteral("19"));
        auto* preview = dialog->findChild<QTableWidget*>(QStringLiteral("preview"));
        for (const Qt::CheckState state : {Qt::Checked, Qt::Unchecked}) {
            click_tick(*preview, 3);
            QCOMPARE(preview->item(3, 0)->checkState(), state);
        }
        click(*dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
        KS_WAIT_FOR(the.session.instance() != nullptr);
        const auto* opened = dynamic_cast<const KnapsackInstance*>(the.session.instance().get());
        QVERIFY(opened && opened->capacity() == 19);
        QCOMPARE(opened->items().size(), std::size_t{2});
        QCOMPARE(opened->items()[0], (Item{31, 8}));
        QCOMPARE(opened->items()[1], (Item{17, 5}));
    }

    void doubts_are_in_the_order_of_lines() {
        tests::Window the;
        auto* dialog = asked(the, "item;weight (kg);value;amount\ntent;3,5;31;1\nstove;5;17;1\n");
        QVERIFY(dialog);
        const auto labels = dialog->findChildren<QLabel*>();
        const auto doubts = std::ranges::find_if(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("line 2, Weight (B2)"));
        });
        QVERIFY(doubts != labels.end());
        QCOMPARE((*doubts)->text().section(QLatin1Char('\n'), 1),
                 QStringLiteral("line 1 (D1): it is not known what column 4, 'amount', holds\n"
                                "line 1: capacity is missing\n"
                                "line 2, Weight (B2): 3,5 is not a whole number"));
        dialog->reject();
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

    void states_what_is_still_missing() {
        tests::Window the;
        auto* dialog = asked(the, "weight;value\n8;31\n5;17\n");
        QVERIFY(dialog);
        dialog->accept();
        const auto* problem = dialog->findChild<QLabel*>(QStringLiteral("problem"));
        KS_WAIT_FOR(problem->isVisible());
        QVERIFY(dialog->isVisible());
        QCOMPARE(problem->text(), QStringLiteral("line 1: capacity is missing"));
    }

    /// The line of a doubt is in the preview, wherever it is in the file.
    void a_doubted_line_in_the_middle_can_be_ticked() {
        tests::Window the;
        QByteArray table = "capacity;19\nitem;weight;value\n";
        for (int i = 0; i < 100; ++i)
            table += i == 50 ? "Total;999;999\n" : "thing;3;4\n";
        auto* dialog = asked(the, table);
        QVERIFY(dialog);
        auto* preview = dialog->findChild<QTableWidget*>(QStringLiteral("preview"));
        int line_53 = -1;
        for (int row = 0; row < preview->rowCount(); ++row)
            if (preview->verticalHeaderItem(row)->text() == QStringLiteral("53"))
                line_53 = row;
        QVERIFY(line_53 > 0);
        QCOMPARE(preview->item(line_53, 2)->text(), QStringLiteral("999"));
        QCOMPARE(preview->item(line_53, 0)->checkState(), Qt::Unchecked);
        preview->item(line_53, 0)->setCheckState(Qt::Checked);
        dialog->accept();
        KS_WAIT_FOR(the.session.instance() != nullptr);
        QCOMPARE(the.session.instance()->contents().records(0), std::size_t{100});
    }

    /// Another kind of a large table is proposed on another thread, which ends when that is cancelled.
    void proposing_another_kind_can_be_cancelled() {
        constexpr int lines = 1'000'000;
        QByteArray table = "weight;price\n";
        for (int i = 0; i < lines; ++i)
            table += "8;31\n";
        const auto grid =
            std::make_shared<const csv::Grid>(std::string_view(table.data(), std::size_t(table.size())));
        const CpuClock whole;
        QVERIFY(!propose(grid, {.kind = "subset-sum"}).reading.records.empty());
        const double all = whole.milliseconds();
        TableDialog dialog(propose(grid), QStringLiteral("a"), nullptr);
        dialog.show();
        const CpuClock stopped;
        auto* kind = box(dialog, "kind");
        emit kind->activated(kind->findData(QStringLiteral("subset-sum")));
        dialog.reject();
        QVERIFY(FileReading::workers_ended(std::chrono::minutes(1)));
        const double took = stopped.milliseconds();
        QVERIFY2(took < all / 3, qPrintable(QString("%1 of %2 ms").arg(took).arg(all)));
    }

    void a_sheet_of_a_workbook_is_chosen() {
        tests::Window the;
        const QByteArray book = QByteArray::fromStdString(
            tests::xlsx_of({tests::knapsack_sheet("Bag", 2), tests::knapsack_sheet("Car", 3, "50")}));
        the.window->files().open_or_say(the.write(QStringLiteral("book.xlsx"), book));
        QInputDialog* sheet = nullptr;
        KS_WAIT_FOR((sheet = the.window->findChild<QInputDialog*>(QStringLiteral("sheet"))) != nullptr);
        QCOMPARE(sheet->labelText(), QStringLiteral("book.xlsx has 2 sheets with values. Which one?"));
        QCOMPARE(sheet->comboBoxItems(), (QStringList{"1: Bag", "2: Car"}));
        sheet->setTextValue(QStringLiteral("2: Car"));
        sheet->accept();
        KS_WAIT_FOR(the.session.instance() != nullptr);
        QCOMPARE(the.session.instance()->contents().number(FieldAt::scalar(0)), 50);
        QVERIFY2(the.window->notice().isHidden(), qPrintable(the.window->notice().text()));
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

    /// Numbers with decimals in a text that is not a table. Whether they are weights depends on the format.
    void decimals_of_other_texts_are_multiplied() {
        tests::Window the;
        the.window->files().open_or_say(the.write(QStringLiteral("a.txt"), "3 20\n4 15,7\n9 4,4\n1 2\n"));
        QInputDialog* format = nullptr;
        KS_WAIT_FOR((format = the.window->findChild<QInputDialog*>(QStringLiteral("format"))) != nullptr);
        format->accept();
        QMessageBox* question = nullptr;
        KS_WAIT_FOR((question = the.window->findChild<QMessageBox*>(QStringLiteral("multiply"))) != nullptr);
        QVERIFY2(question->text().contains(QStringLiteral("every weight and the capacity by 10")),
                 qPrintable(question->text()));
        question->defaultButton()->click();
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
