// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/instance/typed_cells.h"
#include "tests/ui/window.h"
#include "ui/base/paper_name.h"
#include "ui/frame/file_commands.h"
#include "ui/instance/generate_dialog.h"
#include "ui/widgets/texts.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

namespace {

void drop(MainWindow& window, const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
}

} // namespace

class InstanceFlowTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    /// Each heading names a kind and a paper, once, and the presets below it are of both.
    void presets_are_grouped_by_kind_and_paper() {
        const GenerateDialog dialog(nullptr);
        const auto& list = *dialog.findChild<QComboBox*>(QStringLiteral("preset"));
        QStringList headings;
        for (int i = 0; i < list.count(); ++i) {
            const QString id = list.itemData(i).toString();
            if (id.isEmpty()) {
                QVERIFY2(!headings.contains(list.itemText(i)), qPrintable(list.itemText(i)));
                headings << list.itemText(i);
                continue;
            }
            const Preset& preset = **find_preset(id.toStdString());
            const QString paper = preset.paper.empty() ? QStringLiteral("without a paper")
                                                       : paper_name(std::string(preset.paper));
            QCOMPARE(headings.back(),
                     QStringLiteral("%1 · %2").arg(in_language(find_kind(preset.kind)->title), paper));
            QVERIFY2(!headings.back().contains(QStringLiteral("-2005")),
                     qPrintable(headings.back())); // no id
        }
        QVERIFY(headings.contains(QStringLiteral("Subset sum · SSO report")));
        QVERIFY(headings.contains(QStringLiteral("Subset sum · Wan et al. 2014")));
    }

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
        type_into(items, after - 1, 0, QStringLiteral("7")); // an older row
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

    void a_refused_edit_is_explained_and_loses_nothing() {
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
        QCOMPARE(capacity->text(), QStringLiteral("lots")); // the typed text is kept and marked
        QVERIFY(capacity->property("wrong").toBool());
        // The last item of a class cannot be removed, because a class must not be empty.
        auto& items = *the.find<QTableView>("records");
        items.selectAll();
        QTest::mouseClick(the.find<QToolButton>("remove-record"), Qt::LeftButton);
        QVERIFY(refusal->isVisible());
        QCOMPARE(tests::json_of(the.session.instance()), before);
        QVERIFY(!the.session.undo_stack().canUndo());
    }

    /// Users have their numbers in spreadsheets. An exported table can be opened again.
    void a_table_is_opened_and_exported() {
        tests::Window the;
        const QString path =
            the.write(QStringLiteral("tasks.csv"),
                      "task;execution;period;gain;cost\naes;30;60;5;2\n;;;11;5\nfir;7;12;;\n");
        QVERIFY(the.window->open_path(path));
        the.window->show_page(QStringLiteral("instance"));
        QCOMPARE(the.session.instance()->contents().groups(), std::size_t{2});
        QVERIFY(the.session.path().isEmpty()); // saving asks for a new name
        const auto csv = the.window->current_page()->csv();
        QVERIFY(csv);
        QVERIFY2(csv->endsWith(
                     "task,name,execution,period,choice,gain,cost\n1,aes,30,60,1,5,2\n1,aes,30,60,2,11,5\n"
                     "2,fir,7,12,,,\n"),
                 csv->constData());
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

    /// The file does not show which number is the weight.
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
        QVERIFY(the.session.path().isEmpty()); // saving must not overwrite the file with the other instances
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
        // It takes about 50 ms here; the limit leaves room for slow and sanitized builds. A model that resets
        // would take far longer.
        QVERIFY2(clock.milliseconds() < 3000, qPrintable(QString::number(clock.milliseconds())));
    }

    /// Undo stores changes, not instances, so an edit of a million items and its undo take some tens of
    /// milliseconds.
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
        QVERIFY(clock.milliseconds() < 3000); // also with sanitizers and while other tests run
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
