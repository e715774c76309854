// SPDX-License-Identifier: GPL-3.0-or-later
// View, Layout: layouts are saved, chosen, reset and deleted, and are restored at the next start.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/drag.h"
#include "tests/ui/samples.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/base/settings.h"
#include "ui/frame/layout_commands.h"
#include "ui/layouts/manage_layouts.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/fold.h"
#include "visual/paint/theme.h"

#include <QDir>
#include <QFileInfo>
#include <QInputDialog>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

/// A window that stores its settings.
struct Started {
    Started() : window(session, &settings) {
        window.resize(1280, 800);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("the window does not show");
        session.open(*generate("thesis-2.2", "", {}));
    }
    DockArea& docks(const char* page) const {
        for (const Page* each : window.pages())
            if (each->info().id == QLatin1String(page))
                return *each->findChild<DockArea*>();
        qFatal("no page %s", page);
    }
    DockPart& part(const char* page, const char* name) const {
        return *docks(page).findChild<DockPart*>(QStringLiteral("part-") + QLatin1String(name));
    }
    QMenu& menu() const {
        auto* menu = window.findChild<QMenu*>("view.layout");
        emit menu->aboutToShow();
        return *menu;
    }
    void choose(const char* id) const { menu().findChild<QAction*>(QLatin1String(id))->trigger(); }
    QAction* named(const QString& name) const {
        for (QAction* action : menu().actions())
            if (action->data().toString() == name)
                return action;
        return nullptr;
    }

    Settings settings;
    Session session;
    tests::Unstyled unstyled;
    MainWindow window;
};

} // namespace

class LayoutCommandsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_fake_runner("good");
        home_ = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home_->path());
        QFile::remove(usual_layouts_file());
    }

    void the_layout_is_there_again_at_the_next_start() {
        {
            Started the;
            the.window.show_page("step");
            the.docks("step").move(the.part("step", "code"), DockPlace::left);
            the.docks("step").set_floating(the.part("step", "words"), true);
            KS_WAIT_FOR(the.part("step", "words").isVisible()); // there are steps
            the.part("step", "words").setGeometry(30, 40, 400, 300);
            the.docks("kernel").show_part(the.part("kernel", "findings"), false);
            the.window.show_page("instance");
            the.window.close();
        }
        Started the;
        QCOMPARE(the.part("step", "code").state().place, DockPlace::left);
        QVERIFY(!the.part("step", "words").isVisible()); // its page is not open
        QVERIFY(!the.part("kernel", "findings").present());
        the.window.show_page("step");
        KS_WAIT_FOR(the.part("step", "words").isVisible()); // there are steps
        QVERIFY(the.part("step", "words").isWindow());
        QCOMPARE(the.part("step", "words").geometry(), QRect(30, 40, 400, 300));
    }

    void a_layout_is_saved_and_chosen_by_its_name() {
        Started the;
        the.window.show_page("step");
        the.docks("step").move(the.part("step", "code"), DockPlace::bottom);
        tests::when_asked<QInputDialog>([](QInputDialog& dialog) {
            dialog.setTextValue("Lecture & <b>");
            dialog.accept();
        });
        the.choose("layout.save");
        QVERIFY(the.named("Lecture & <b>") && the.named("Lecture & <b>")->isChecked());
        the.choose("layout.reset");
        QCOMPARE(the.part("step", "code").state().place, DockPlace::right);
        QVERIFY(!the.named("Lecture & <b>")->isChecked());
        the.named("Lecture & <b>")->trigger();
        QCOMPARE(the.part("step", "code").state().place, DockPlace::bottom);
        QVERIFY(the.named("Lecture & <b>")->isChecked());

        const Started next; // the first one was not closed; named layouts are available nevertheless
        QVERIFY(next.named("Lecture & <b>"));
    }

    void a_page_is_reset_alone() {
        Started the;
        the.docks("kernel").show_part(the.part("kernel", "source"), false);
        the.docks("step").show_part(the.part("step", "code"), false);
        the.window.show_page("step");
        the.choose("layout.reset-page");
        QVERIFY(the.part("step", "code").present());
        QVERIFY(!the.part("kernel", "source").present());
    }

    /// After a reset every page looks as it did initially, whatever was moved.
    void every_page_is_reset_to_its_first_layout() {
        Started the;
        const auto open = [&](const Page& page) {
            the.window.show_page(page.info().id);
            KS_WAIT_FOR(!page.busy());
            QCoreApplication::processEvents(); // applies the layout
        };
        for (const Page* page : the.window.pages())
            open(*page);
        for (const Page* page : the.window.pages()) {
            open(*page);
            auto* docks = page->findChild<DockArea*>();
            if (!docks)
                continue;
            std::vector<std::pair<QPoint, QSize>> first;
            for (const DockPart* part : docks->parts())
                first.emplace_back(part->pos(), part->size());
            int turn = 0;
            for (DockPart* part : docks->parts())
                switch (turn++ % 3) {
                case 0:
                    docks->move(*part, DockPlace::bottom);
                    break;
                case 1:
                    docks->set_floating(*part, true);
                    break;
                default:
                    docks->show_part(*part, false);
                }
            QVERIFY2(!(docks->layout() == DockLayout()), qPrintable(page->info().id));
            the.choose("layout.reset");
            QCoreApplication::processEvents();
            QVERIFY2(docks->layout() == DockLayout(), qPrintable(page->info().id));
            for (std::size_t i = 0; i < first.size(); ++i)
                if (docks->parts()[i]->isVisible()) {
                    QCOMPARE(docks->parts()[i]->pos(), first[i].first);
                    QCOMPARE(docks->parts()[i]->size(), first[i].second);
                }
        }
    }

    void layouts_are_renamed_and_deleted() {
        Started the;
        LayoutCommands& layouts = the.window.layouts();
        for (const char* name : {"one", "two", "three"})
            layouts.save_as(name);
        tests::when_asked<ManageLayouts>([&](ManageLayouts& dialog) {
            auto* list = dialog.findChild<QListWidget*>("layouts");
            QCOMPARE(list->count(), 3);
            list->setCurrentRow(0); // "one"
            dialog.findChild<QPushButton*>("delete")->click();
            QCOMPARE(list->count(), 2);
            list->setCurrentRow(0); // "three"
            tests::when_asked<QInputDialog>([](QInputDialog& name) {
                QCOMPARE(name.textValue(), QStringLiteral("three"));
                name.setTextValue("3");
                name.accept();
            });
            dialog.findChild<QPushButton*>("rename")->click();
            QCOMPARE(list->count(), 2);
            dialog.reject();
        });
        the.choose("layout.manage");
        QCOMPARE(layouts.layouts().names(), (QStringList{"3", "two"}));
        QVERIFY(the.named("3")->isChecked()); // it was chosen under its old name
    }

    void another_window_keeps_what_it_named() {
        Started one, two;
        one.window.layouts().save_as("of one");
        two.window.layouts().save_as("of two");
        QCOMPARE(two.window.layouts().layouts().names(), (QStringList{"of one", "of two"}));
    }

    void a_broken_file_does_not_stop_the_program() {
        QVERIFY(QDir().mkpath(QFileInfo(usual_layouts_file()).path()));
        QFile file(usual_layouts_file());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{broken") > 0);
        file.close();
        {
            Settings settings;
            Session session;
            const tests::Unstyled unstyled;
            MainWindow window(session, &settings);
            QVERIFY2(window.notice().text().contains("layouts.json"), qPrintable(window.notice().text()));
            window.layouts().save_as("again");
        }
        Started the;
        QVERIFY(the.named("again"));
        QVERIFY(QFile::remove(usual_layouts_file() + ".broken"));
    }

    /// Everything can be done with the menu alone, with keys.
    void parts_are_moved_by_keys_alone() {
        Started the;
        the.window.show_page("step");
        the.window.activateWindow();
        KS_WAIT_FOR(the.window.isActiveWindow());
        QMenu& menu = the.menu();
        menu.popup({});
        auto* parts = menu.findChild<QMenu*>("layout.parts");
        menu.setActiveAction(parts->menuAction());
        QTest::keyClick(&menu, Qt::Key_Right);
        KS_WAIT_FOR(parts->isVisible());
        QTest::keyClick(parts, Qt::Key_Right); // into the submenu of the first part, the pseudo-code
        auto* its = parts->findChild<QMenu*>("part-code");
        KS_WAIT_FOR(its->isVisible());
        QTest::keyClick(its, Qt::Key_Return); // "At the left"
        QCOMPARE(the.part("step", "code").state().place, DockPlace::left);
    }

    void keys_of_the_window_work_in_a_floating_part() {
        Started the;
        the.window.show_page("step");
        KS_WAIT_FOR(!the.window.current_page()->busy());
        DockPart& words = the.part("step", "words");
        the.docks("step").set_floating(words, true);
        words.activateWindow();
        KS_WAIT_FOR(words.isActiveWindow());
        QTest::keyClick(&words, Qt::Key_3, Qt::ControlModifier);
        QTest::keyClick(&words, Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(the.window.current_page()->info().id, QStringLiteral("instance"));
        QVERIFY(!words.isVisible());
    }

    /// A part that is hidden first on a small page is hidden wherever it is docked; in a separate window it
    /// need not be.
    void a_small_page_folds_what_is_docked() {
        Started the;
        the.window.show_page("occupancy");
        QWidget* side = the.window.current_page()->findChild<QWidget*>("side");
        const auto* fold = the.window.current_page()->findChild<Fold*>("fold-side");
        the.docks("occupancy").move(the.part("occupancy", "side"), DockPlace::right);
        the.session.set_theme(paint::ThemeId::projector);
        KS_WAIT_FOR(!side->isVisible() && fold->isVisible());
        the.docks("occupancy").set_floating(the.part("occupancy", "side"), true);
        QVERIFY(side->isVisible() && !fold->isVisible());
        the.part("occupancy", "side").close();
        QVERIFY(!side->isVisible() && fold->isVisible());
    }

    void a_layout_of_a_large_window_fits_a_small_one() {
        Started the;
        the.window.resize(1900, 1000);
        the.window.show_page("kernel");
        auto* halves = the.docks("kernel").findChild<QSplitter*>("halves");
        tests::drag(*halves->handle(1), {2, 100}, {202, 100});
        the.window.layouts().save_as("wide");
        const double share = static_cast<double>(halves->sizes()[0]) / halves->width();
        the.window.resize(1000, 650);
        the.choose("layout.reset");
        the.named("wide")->trigger();
        QVERIFY(std::abs(static_cast<double>(halves->sizes()[0]) / halves->width() - share) < 0.06);
        QVERIFY(halves->widget(1)->width() >= 160); // the pictures are still visible
    }

    void titles_are_shown_on_every_page_while_parts_are_arranged() {
        Started the;
        the.window.show_page("step");
        the.choose("layout.arrange");
        KS_WAIT_FOR(the.part("step", "code").isVisible());
        QVERIFY(the.part("step", "code").findChild<QWidget*>("dock-title")->isVisible());
        the.window.show_page("instance");
        QVERIFY(the.part("instance", "groups").findChild<QWidget*>("dock-title")->isVisible());
        the.choose("layout.arrange");
        QVERIFY(!the.part("instance", "groups").findChild<QWidget*>("dock-title")->isVisible());
    }

private:
    std::unique_ptr<QTemporaryDir> home_;
};

KS_TEST(LayoutCommandsTest)
#include "layout_commands_test.moc"
