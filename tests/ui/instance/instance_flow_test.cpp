// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"
#include "ui/instance/generate_dialog.h"

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

    void a_broken_file_leaves_what_was_open() {
        tests::Window the;
        the.session.open(tests::table_2_2(), QStringLiteral("open.json"));
        const QByteArray before = tests::json_of(the.session.instance());
        for (const QByteArray& broken :
             {QByteArray("{\"format\": \"knapscope-inst"), QByteArray("\x00\xff\xfe", 3),
              QByteArray("{\"format\": \"knapscope-results\", \"version\": 1}"), QByteArray()}) {
            the.window->notice().hide();
            drop(*the.window, the.write(QStringLiteral("broken.json"), broken));
            QVERIFY(the.window->notice().isVisible());
            QVERIFY2(the.window->notice().text().contains(QStringLiteral("broken.json")),
                     qPrintable(the.window->notice().text()));
            QCOMPARE(tests::json_of(the.session.instance()), before);
        }
        drop(*the.window,
             the.write(QStringLiteral("good.json"), tests::json_of(tests::uncorrelated("knapsack", "4"))));
        QVERIFY(the.window->notice().isHidden());
        QCOMPARE(the.session.instance()->kind(), "knapsack");
    }

    void a_file_of_several_formats_is_asked_about() {
        static constexpr auto claim = [](std::string_view) { return Claim::likely; };
        static constexpr auto refuse = [](std::string_view, const std::string& name) -> Result<InstancePtr> {
            return Error{ErrorCode::input, "is not ours", name, ""};
        };
        static constexpr auto read = [](std::string_view, const std::string&) -> Result<InstancePtr> {
            return tests::table_2_2();
        };
        const Format both[] = {{"a", "Theirs", {}, claim, refuse, nullptr},
                               {"b", "Ours", {}, claim, read, nullptr}};
        tests::Window the;
        the.window->files().set_formats(both);
        const QString path = the.write(QStringLiteral("x.txt"), "?");
        const auto answer = [&](const char* title) {
            drop(*the.window, path);
            const QPointer<QInputDialog> dialog = the.window->findChild<QInputDialog*>("format");
            QVERIFY(dialog && dialog->isVisible());
            QVERIFY(dialog->labelText().contains(QStringLiteral("x.txt")));
            dialog->setTextValue(QString::fromLatin1(title));
            dialog->accept();
            KS_WAIT_FOR(!dialog);
        };
        answer("Theirs");
        QVERIFY(the.window->notice().text().contains(QStringLiteral("is not ours")));
        QVERIFY(!the.session.instance());
        answer("Ours");
        QVERIFY(the.session.instance());
        QVERIFY(the.session.path().isEmpty()); // the file was imported, so saving asks for a name
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
