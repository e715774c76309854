// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers: recent files, the theme and the text size that were chosen, the folder of the
// last file, how far one came.
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "tests/visual/quiet.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/base/settings.h"
#include "ui/frame/left_off.h"
#include "ui/frame/main_window.h"
#include "ui/frame/show_line.h"
#include "ui/frame/traced.h"
#include "ui/recovery/kept_edits.h"
#include "ui/recovery/recovery_dialog.h"
#include "visual/paint/theme.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

QString written_to(const QString& folder) {
    QFile file(folder + "/small.knapscope.json");
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(tests::json_of(tests::table_2_2()));
    return file.fileName();
}

/// A window that stores its settings.
struct Started {
    Settings settings;
    Session session;
    tests::Unstyled unstyled;
    MainWindow window{session, &settings};
};

} // namespace

class RememberedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() {
        tests::fail_on_warnings();
        home_ = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home_->path());
    }

    void the_first_file_of_all_is_offered_as_recent() {
        Started the;
        QMenu* recent = nullptr;
        for (QMenu* menu : the.window.menuBar()->findChildren<QMenu*>())
            if (menu->title().contains("recent"))
                recent = menu;
        QVERIFY(recent);
        QVERIFY(!recent->isEnabled());
        QVERIFY(the.window.open_path(written_to(home_->path())));
        QVERIFY(recent->isEnabled());
        QCOMPARE(recent->actions().size(), 1);
        QCOMPARE(recent->actions().front()->text(), QStringLiteral("small.knapscope.json"));
    }

    /// Such a window backs up edits, and offers those left by a program that was killed.
    void edits_are_kept_and_offered() {
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", home_->path().toLocal8Bit());
        const QDir kept(KeptEdits::usual_folder());
        QVERIFY(kept.path().startsWith(home_->path()));
        QByteArray text;
        {
            Started the;
            QVERIFY(the.window.open_path(written_to(home_->path())));
            tests::make_an_edit(the.session);
            const auto files = [&kept] { return kept.entryList({QStringLiteral("*.json")}, QDir::Files); };
            KS_WAIT_FOR(files().size() == 1);
            text = tests::Window::read(kept.filePath(files().front()));
        }
        QVERIFY(kept.isEmpty()); // it ended normally
        QFile left(kept.filePath(QStringLiteral("of-another.json")));
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write(text) == text.size());
        left.close();
        Started the;
        the.window.offer_left_behind();
        auto* dialog = the.window.findChild<RecoveryDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(the.session.path().isEmpty());
        emit dialog->chosen(left_behind(kept.path()).front());
        QVERIFY(the.session.edited());
        QVERIFY(the.session.path().endsWith(QStringLiteral("small.knapscope.json")));
        qputenv("XDG_DATA_HOME", before);
    }

    void the_language_is_remembered() {
        Started the;
        QCOMPARE(Settings().language(), QString());
        the.session.choose_language(QStringLiteral("it"));
        QCOMPARE(Settings().language(), QStringLiteral("it"));
    }

    /// The next start continues where the last window was closed, unless the command line names something.
    void the_next_start_goes_on() {
        const QString path = written_to(home_->path());
        {
            Started the;
            the.window.show();
            QVERIFY(the.window.open_path(path));
            the.window.show_page(QStringLiteral("lessons"));
            QVERIFY(the.window.current_page()->apply({.step = "3.2", .lesson = "thesis-example-2.2"}));
            KS_WAIT_FOR(!the.window.current_page()->busy());
            QVERIFY(the.window.close());
        }
        const LeftOff left = Settings().left_off();
        const CommandLine line = continued({}, left);
        QCOMPARE(line.page, QStringLiteral("lessons"));
        QCOMPARE(line.view.lesson, QStringLiteral("thesis-example-2.2"));
        QCOMPARE(line.view.step, QStringLiteral("3.2"));
        QVERIFY(line.view.variants.isEmpty());
        QCOMPARE(line.file, path);
        QVERIFY(line.goes_on);
        CommandLine other;
        other.page = QStringLiteral("run");
        QVERIFY(!continued(other, left).goes_on);
        QVERIFY(continued(other, left).file.isEmpty());
        QVERIFY(QFile::remove(path));
        QVERIFY(continued({}, left).file.isEmpty());
        QVERIFY(!continued({}, {}).goes_on); // the very first start
    }

    /// An imported file has to be saved under another name; it is opened again all the same. So is a session.
    void the_next_start_opens_what_was_read() {
        const QString csv = home_->filePath(QStringLiteral("bag.csv")),
                      session = home_->filePath(QStringLiteral("bag.knapscope-session"));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("weight;value\n8;31\n5;17\ncapacity;12\n");
        file.close();
        {
            Started the;
            QVERIFY(the.window.open_path(csv));
            QVERIFY(the.session.path().isEmpty());
            QVERIFY(the.window.close());
        }
        QCOMPARE(continued({}, Settings().left_off()).file, csv);
        {
            Started the;
            QVERIFY(the.window.open_path(csv));
            QVERIFY(the.window.sessions().save_to(session));
            QVERIFY(the.window.close());
        }
        QCOMPARE(continued({}, Settings().left_off()).file, session);
    }

    /// The Step page goes on with its variant at its step, and the Kernel page with its kernel and
    /// parameters.
    void the_next_start_goes_on_with_steps_and_kernels() {
        tests::use_real_runner();
        const QString path = written_to(home_->path());
        const auto left = [] { return continued({}, Settings().left_off()); };
        const auto show = [](Started& the, const CommandLine& line) {
            the.window.show();
            KS_VERIFY_OK(show_line(the.window, the.session, line));
            KS_WAIT_FOR(!the.window.current_page()->busy());
        };
        const auto shown = [](const Started& the) { return the.window.current_page()->shown_view().options; };
        const ViewOptions step{.variants = {"mckp.sequential"}, .step = "12", .lesson = {}};
        {
            Started the;
            show(the, {.file = path, .page = "step", .view = step});
            QCOMPARE(shown(the), step);
            QVERIFY(the.window.close());
        }
        {
            Started the;
            show(the, left());
            QCOMPARE(shown(the), step);
            the.window.show_page("kernel");
            the.session.choose_kernel("mckp.global", {{"block", "64"}});
            KS_VERIFY_OK(the.window.current_page()->apply({.variants = {}, .step = "3", .lesson = {}}));
            KS_WAIT_FOR(!the.window.current_page()->busy());
            QVERIFY(the.window.close());
        }
        Started the;
        show(the, left());
        const Page& kernel = *the.window.current_page();
        QCOMPARE(kernel.info().id, QStringLiteral("kernel"));
        QCOMPARE(kernel.shown_view().options.step, QStringLiteral("3"));
        const Traced traced = traced_on(kernel);
        QVERIFY(std::ranges::count(traced,
                                   std::pair(QStringLiteral("variant"), QStringLiteral("mckp.global"))) == 1);
        QVERIFY(std::ranges::count(traced, std::pair(QStringLiteral("block"), QStringLiteral("64"))) == 1);
    }

    void what_of_runs_is_watched_is_remembered() {
        const live::Watch chosen{
            .probe = true, .telemetry = true, .counters = live::CounterSet::full, .repeat_s = 25};
        {
            Started the;
            QVERIFY(!the.session.watch().probe); // by default nothing is watched
            the.session.set_watch(chosen);
        }
        Started the;
        QVERIFY(the.session.watch() == chosen);
    }

    /// If an older program runs after a newer one, it ignores its settings and does not change them.
    void settings_of_a_newer_version_stay_as_they_are() {
        const QString path = home_->filePath("knapscope/knapscope.ini");
        const QByteArray newer = "[General]\nversion=2\ntheme=@Dark(sepia)\nlayout=7\n";
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(newer) == newer.size());
        file.close();
        {
            Settings settings;
            QCOMPARE(settings.theme(), QString());
            settings.set_theme("dark");
            settings.add_recent_file(path);
            QVERIFY(settings.recent_files().isEmpty());
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), newer);
    }

    void a_theme_of_the_command_line_is_for_once() {
        {
            Started the;
            the.session.choose_theme(paint::ThemeId::dark);
            the.session.set_theme(paint::ThemeId::projector); // like --theme
        }
        Started the;
        QCOMPARE(the.settings.theme(), QStringLiteral("dark"));
        QCOMPARE(the.session.theme().id(), paint::ThemeId::dark);
    }

    void the_text_size_that_was_chosen_is_there_again() {
        {
            Started the;
            QCOMPARE(the.settings.text_size(), 100);
            the.session.choose_text_size(150);
            the.session.set_text_size(80); // like --text-size
        }
        Started the;
        QCOMPARE(the.session.text_size(), 150);
        QCOMPARE(the.session.theme().scale(), 1.5);
    }

    void dialogs_begin_where_the_last_file_was() {
        const QTemporaryDir elsewhere;
        const QString path = written_to(elsewhere.path());
        {
            Started the;
            tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
                QCOMPARE(dialog.directory().absolutePath(), QDir::homePath()); // nothing has been chosen yet
                dialog.selectFile(path);
                static_cast<QDialog&>(dialog).accept();
            });
            QCOMPARE(ask_what_to_open(the.window, the.session, "Open", "All files (*)"), path);
        }
        Started the;
        const QString folder = QFileInfo(path).absolutePath();
        tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
            QCOMPARE(dialog.directory().absolutePath(), folder);
            dialog.reject();
        });
        QCOMPARE(ask_where_to_save(the.window, the.session, "Save as", "a.json", "All files (*)"), QString());
        QCOMPARE(the.session.folder(), folder); // cancelling changes nothing
    }

    void how_far_one_came_in_a_lesson() {
        {
            Started the;
            the.session.reach_step("b", 4);
            the.session.reach_step("a", 2);
            the.session.reach_step("a", 1); // going back does not reduce it
        }
        Started the;
        QCOMPARE(the.session.step_reached("a"), 2);
        QCOMPARE(the.session.step_reached("b"), 4);
        QCOMPARE(the.session.step_reached("c"), 0);
    }

private:
    std::unique_ptr<QTemporaryDir> home_;
};

KS_TEST(RememberedTest)
#include "remembered_test.moc"
