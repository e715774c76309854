// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QTableView>

#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/run/answer_view.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/edit_commands.h"
#include "visual/charts/chart_view.h"

using namespace ks;
using namespace ks::ui;

/// Copying and pasting through the same menu on every page.
class EditMenuTest : public QObject {
    Q_OBJECT

    static const QMimeData& clipboard() { return *QGuiApplication::clipboard()->mimeData(); }

    static void add_run(tests::Window& the) {
        auto made = std::make_shared<Outcome>();
        made->variant = "mckp.sequential";
        made->on = "cpu";
        made->instance_name = made->instance_sha256 = "a";
        made->answer.status = Status::optimal;
        made->answer.objective = 7654;
        made->total_ms = 1.5;
        the.session.add_outcome(made);
    }

    /// Returns the entries of a widget's context menu, and closes it.
    static QStringList context_menu(QWidget& at) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at.rect().center(),
                                at.mapToGlobal(at.rect().center()));
        QCoreApplication::sendEvent(&at, &event);
        const QPointer<QMenu> menu = at.window()->findChild<QMenu*>(QStringLiteral("context"));
        if (!menu)
            return {};
        QStringList ids;
        for (const QAction* action : menu->actions())
            if (!action->isSeparator() && action->isEnabled())
                ids << action->objectName();
        delete menu;
        return ids;
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_fake_runner("good");
    }

    void every_table_and_picture_can_be_copied() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        add_run(the);
        int tables = 0, pictures = 0;
        for (Page* page : the.window->pages()) {
            the.window->show_page(page->info().id);
            for (auto* table : page->findChildren<QTableView*>()) {
                QVERIFY2(EditCommands::has(*table), qPrintable(table->objectName()));
                ++tables;
            }
            QList<QWidget*> drawn;
            for (auto* canvas : page->findChildren<Canvas*>())
                drawn << canvas;
            for (auto* chart : page->findChildren<visual::ChartView*>())
                drawn << chart;
            for (QWidget* picture : drawn) {
                QVERIFY2(EditCommands::has(*picture), qPrintable(picture->objectName()));
                ++pictures;
            }
        }
        QVERIFY(tables >= 4 && pictures >= 4);
    }

    void a_picture_is_copied_as_png_and_svg() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        auto* plot = the.find<Canvas>("plot");
        plot->setFocus();
        QTest::keyClick(the.window.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(clipboard().imageData().value<QImage>().size(), plot->size());
        QVERIFY(clipboard().data(QStringLiteral("image/svg+xml")).contains("<svg"));
        const QStringList ids = context_menu(*plot);
        for (const char* id : {"edit.copy", "edit.copy-png", "edit.copy-svg", "edit.copy-data", "edit.add"})
            QVERIFY2(ids.contains(QString::fromLatin1(id)), id);
        QVERIFY(EditCommands::find(plot, QStringLiteral("edit.copy-svg"))->run());
        QVERIFY(!clipboard().hasImage());
        QVERIFY(EditCommands::find(plot, QStringLiteral("edit.copy-data"))->run());
        QVERIFY(clipboard().text().contains(
            QStringLiteral("\ncapacity\t10\nclass\titem\tvalue\tweight\n1\t1\t")));
    }

    /// The page has nothing to copy, and the window states it.
    void nothing_to_copy_is_reported() {
        tests::Window the;
        the.window->show_page(QStringLiteral("run"));
        QTest::keyClick(the.window.get(), Qt::Key_C, Qt::ControlModifier);
        KS_WAIT_FOR(the.window->notice().isVisible());
        QVERIFY(the.window->notice().text().contains(QStringLiteral("othing has run yet")));
        add_run(the); // then it is not true any more
        QVERIFY(the.window->notice().isHidden());
        the.window->notice().say(QStringLiteral("Something else is wrong."));
        add_run(the);
        QVERIFY(!the.window->notice().isHidden());
    }

    void runs_and_their_answer_are_copied() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("run"));
        add_run(the);
        auto* runs = the.find<QTableView>("runs");
        runs->selectAll();
        QVERIFY(EditCommands::find(runs, QStringLiteral("edit.copy-headings"))->run());
        const QString text = clipboard().text();
        QVERIFY2(text.startsWith(QStringLiteral("Variant\tWhere\tTime (ms)\t")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("mckp.sequential\tCPU\t1.5\t")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("\t7654\t")), qPrintable(text));
        auto* answer = the.window->current_page()->findChild<AnswerView*>();
        QVERIFY(context_menu(*answer).contains(QStringLiteral("edit.copy")));
        QVERIFY(EditCommands::find(answer, QStringLiteral("edit.copy"))->run());
        QVERIFY2(clipboard().text().contains(QStringLiteral("(optimal")), qPrintable(clipboard().text()));
    }

    /// A text field keeps its own cut, copy and paste, by key and in the menu.
    void text_is_edited_as_text() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        auto* capacity = the.find<QLineEdit>("capacity");
        capacity->setFocus();
        capacity->selectAll();
        QTest::keyClick(capacity, Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(clipboard().text(), QStringLiteral("10"));
        QVERIFY(capacity->text().isEmpty());
        the.window->findChild<QAction*>(QStringLiteral("edit.paste"))->trigger();
        QCOMPARE(capacity->text(), QStringLiteral("10"));
        QVERIFY(!the.session.undo_stack().canUndo());
    }
};

KS_TEST(EditMenuTest)
#include "edit_menu_test.moc"
