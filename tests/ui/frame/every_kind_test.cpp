// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLineEdit>
#include <QPointer>
#include <QTableView>

#include "solvers/kinds/kind.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"

using namespace ks;
using namespace ks::ui;

/// Every feature of the window works with an instance of every kind. The test names no kind.
class EveryKindTest : public QObject {
    Q_OBJECT

    static void each_kind() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds()) {
            const std::string id(kind->id);
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
        }
    }
    static InstancePtr first_preset(const QString& kind) {
        const auto at = std::ranges::find(presets(), kind.toStdString(), &Preset::kind);
        return *generate(at->id, at->kind, {});
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void is_made_edited_undone_and_saved_data() { each_kind(); }
    void is_made_edited_undone_and_saved() {
        QFETCH(QString, kind);
        tests::Window the;
        the.window->files().new_instance(kind);
        QVERIFY(the.session.instance());
        QCOMPARE(QString::fromStdString(std::string(the.session.instance()->kind())), kind);
        const QByteArray fresh = tests::json_of(the.session.instance());

        auto& table = *the.find<QTableView>("records");
        QVERIFY(table.model()->setData(table.model()->index(0, 0), QStringLiteral("7"), Qt::EditRole));
        QCOMPARE(table.model()->index(0, 0).data().toString(), QStringLiteral("7"));
        for (const char* name : {"edit.add", "edit.duplicate", "edit.remove"}) {
            table.selectRow(0);
            table.setFocus(); // an added row is being edited
            the.window->findChild<QAction*>(QString::fromLatin1(name))->trigger();
        }
        QCOMPARE(the.session.undo_stack().count(), 4);
        const QByteArray edited = tests::json_of(the.session.instance());
        QVERIFY(edited != fresh);
        while (the.session.undo_stack().canUndo())
            the.session.undo_stack().undo();
        QCOMPARE(tests::json_of(the.session.instance()), fresh);
        while (the.session.undo_stack().canRedo())
            the.session.undo_stack().redo();
        QCOMPARE(tests::json_of(the.session.instance()), edited);

        const QString path = the.write(QStringLiteral("a.knapscope.json"), "");
        QVERIFY(the.session.save(path));
        QCOMPARE(the.session.instance()->name(), "a"); // it had no name before
        const QByteArray saved = tests::json_of(the.session.instance());
        QVERIFY(the.window->open_path(path));
        QCOMPARE(tests::json_of(the.session.instance()), saved);
    }

    void is_exported_data() { each_kind(); }
    void is_exported() {
        QFETCH(QString, kind);
        tests::Window the;
        the.session.open(first_preset(kind));
        the.window->show_page(QStringLiteral("instance"));
        const auto csv = the.window->current_page()->csv();
        QVERIFY(csv);
        const auto back = read_instance(csv->toStdString(), "a.csv");
        QVERIFY2(back, back ? "" : back.error().sentence().c_str());
        QCOMPARE(tests::json_of(*back), tests::json_of(the.session.instance()));
        const auto picture = the.window->current_page()->picture({800, 600});
        QVERIFY(picture);
    }

    /// Steps exist for a kind with a table, because the variant of its table has steps.
    void is_stepped_through_data() { each_kind(); }
    void is_stepped_through() {
        QFETCH(QString, kind);
        if (!find_kind(kind.toStdString())->table)
            return;
        tests::Window the;
        the.session.open(first_preset(kind));
        the.window->show_page(QStringLiteral("step"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY(!the.window->current_page()->problem());
        ViewOptions last;
        last.step = QStringLiteral("end");
        QVERIFY(the.window->current_page()->apply(last));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        const auto csv = the.window->current_page()->csv();
        QVERIFY2(csv, csv ? "" : csv.error().sentence().c_str());
        QVERIFY(csv->count('\n') > 2);
    }
};

KS_TEST(EveryKindTest)
#include "every_kind_test.moc"
