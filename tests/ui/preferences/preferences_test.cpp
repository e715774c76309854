// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window.h"
#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/base/settings.h"
#include "ui/base/shortcuts.h"
#include "ui/preferences/preferences_dialog.h"
#include "visual/paint/theme.h"

#include <QAction>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr std::int64_t gibibyte = std::int64_t{1} << 30;

QKeySequence key(const char* text) {
    return QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText);
}

} // namespace

/// Preferences take effect at once, and are restored at the next start.
class PreferencesTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> home_;

private slots:
    void init() {
        tests::fail_on_warnings();
        home_ = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home_->path());
        KeyChoices::of_program().reset_all();
    }
    void cleanup() { KeyChoices::of_program().reset_all(); }

    /// Tool tips name the key of a command; commands without a key have none.
    void a_window_of_commands_without_any_key() {
        KeyChoices& keys = KeyChoices::of_program();
        for (const Shortcut& line : shortcuts())
            QVERIFY(keys.choose(line.id, {}));
        tests::Window the;
        for (const Page* page : the.window->pages()) {
            the.window->show_page(page->info().id);
            for (const auto* widget : the.window->findChildren<QWidget*>())
                QVERIFY2(!widget->toolTip().contains(QLatin1String("()")), qPrintable(widget->toolTip()));
        }
        const auto* next = the.window->findChild<QPushButton*>(QStringLiteral("next-exercise"));
        QCOMPARE(next->toolTip(), QStringLiteral("Next exercise"));
        QVERIFY(keys.choose("sheet.next", {key("Ctrl+Alt+N")}));
        QCOMPARE(
            next->toolTip(),
            QStringLiteral("Next exercise (%1)").arg(key("Ctrl+Alt+N").toString(QKeySequence::NativeText)));
    }

    void an_action_gets_the_chosen_key_at_once() {
        QAction open;
        bind_keys(open, "file.open");
        QCOMPARE(open.shortcut(), key("Ctrl+O"));
        QVERIFY(KeyChoices::of_program().choose("file.open", {key("Ctrl+Alt+O")}));
        QCOMPARE(open.shortcut(), key("Ctrl+Alt+O"));
        QCOMPARE(key_text("file.open"), key("Ctrl+Alt+O").toString(QKeySequence::NativeText));
        QVERIFY(KeyChoices::of_program().choose("file.open", {}));
        QVERIFY(open.shortcuts().isEmpty());
        QVERIFY(KeyChoices::of_program().reset("file.open"));
        QCOMPARE(open.shortcut(), key("Ctrl+O"));
        QVERIFY(KeyChoices::of_program().all().isEmpty()); // nothing to store
    }

    void a_key_that_is_taken_is_refused_by_name() {
        const auto taken = KeyChoices::of_program().choose("file.open", {key("Ctrl+S")});
        QVERIFY(!taken);
        QVERIFY2(taken.error().what.find("Save") != std::string::npos, taken.error().what.c_str());
        QCOMPARE(keys_of("file.open"), QList{key("Ctrl+O")});
        // If a line's default key has been given to another line, it cannot be restored until that line
        // releases it.
        QVERIFY(KeyChoices::of_program().choose("file.save", {key("Ctrl+Alt+F")}));
        QVERIFY(KeyChoices::of_program().choose("file.open", {key("Ctrl+S")}));
        QVERIFY(!KeyChoices::of_program().reset("file.save"));
    }

    void choices_come_back_and_broken_ones_do_not() {
        KeyChoices& keys = KeyChoices::of_program();
        keys.restore({{"file.open", {"Ctrl+S"}}, {"file.save", {"Ctrl+O"}}}); // exchanged
        QCOMPARE(keys_of("file.open"), QList{key("Ctrl+S")});
        QCOMPARE(keys_of("file.save"), QList{key("Ctrl+O")});
        const auto kept = keys.all();
        keys.reset_all();
        keys.restore(kept);
        QCOMPARE(keys_of("file.open"), QList{key("Ctrl+S")});
        keys.restore({{"no.such-line", {"Ctrl+J"}}, {"file.open", {"Ctrl+E"}}}); // the key of Export
        QCOMPARE(keys_of("file.open"), QList{key("Ctrl+O")});
        QVERIFY(keys.all().isEmpty());
    }

    void the_dialog_changes_a_key() {
        Session session;
        Settings settings;
        PreferencesDialog dialog(session, settings, nullptr);
        auto* lines = dialog.findChild<QTreeWidget*>(QStringLiteral("keys"));
        const auto found = lines->findItems(QStringLiteral("Generate from a preset"), Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        lines->setCurrentItem(found[0]);
        auto* edit = dialog.findChild<QKeySequenceEdit*>();
        const auto press = [&dialog](const char* text) {
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->text() == QLatin1String(text))
                    button->click();
        };
        edit->setKeySequence(key("Ctrl+O"));
        press("&Set");
        QCOMPARE(keys_of("file.generate"), QList{key("Ctrl+G")}); // refused
        edit->setKeySequence(key("Ctrl+Alt+G"));
        press("&Set");
        QCOMPARE(keys_of("file.generate"), QList{key("Ctrl+Alt+G")});
        QCOMPARE(Settings().keys().value("file.generate"), QStringList{"Ctrl+Alt+G"});
        QVERIFY(found[0]->text(1).contains("Alt"));
    }

    void runs_get_the_memory_and_results_their_folder() {
        Session session;
        Settings settings;
        PreferencesDialog dialog(session, settings, nullptr);
        auto* memory = dialog.findChild<QSpinBox*>(QStringLiteral("memory"));
        QCOMPARE(memory->value(), 4);
        memory->setValue(7);
        QCOMPARE(session.memory(), 7 * gibibyte);
        QCOMPARE(Settings().memory(), 7 * gibibyte);
        dialog.findChild<QLineEdit*>(QStringLiteral("results"))->setText(home_->path());
        QCOMPARE(session.results_folder(), home_->path());
        QCOMPARE(Settings().results_folder(), home_->path());
    }

    void language_and_text_size() {
        Session session;
        Settings settings;
        PreferencesDialog dialog(session, settings, nullptr);
        QSignalSpy chosen(&session, &Session::language_chosen);
        const auto pick = [&dialog](const char* name, const QVariant& wanted) {
            auto* box = dialog.findChild<QComboBox*>(QString::fromLatin1(name));
            const int at = box->findData(wanted);
            QVERIFY2(at >= 0, name);
            box->setCurrentIndex(at);
            emit box->activated(at);
        };
        pick("language", QStringLiteral("it"));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("it"));
        pick("text-size", 150);
        QCOMPARE(session.text_size(), 150);
    }

    void the_solving_program() {
        Session session;
        Settings settings;
        PreferencesDialog dialog(session, settings, nullptr);
        auto* runner = dialog.findChild<QLineEdit*>(QStringLiteral("runner"));
        runner->setText(QStringLiteral(" /opt/knapscope-run "));
        QCOMPARE(Settings().runner(), QStringLiteral("/opt/knapscope-run"));
        runner->clear();
        QCOMPARE(Settings().runner(), QString());
    }

    void the_theme_is_the_systems_until_one_is_chosen() {
        Session session;
        Settings settings;
        PreferencesDialog dialog(session, settings, nullptr);
        QSignalSpy system(&dialog, &PreferencesDialog::system_theme_wanted);
        auto* theme = dialog.findChild<QComboBox*>(QStringLiteral("theme"));
        QCOMPARE(theme->currentIndex(), 0);
        theme->setCurrentIndex(2);
        emit theme->activated(2);
        QCOMPARE(session.theme().id(), paint::ThemeId::dark);
        QCOMPARE(system.takeFirst().at(0).toBool(), false);
        theme->setCurrentIndex(0);
        emit theme->activated(0);
        QCOMPARE(system.takeFirst().at(0).toBool(), true);
        QCOMPARE(Settings().theme(), QString());
    }
};

KS_TEST(PreferencesTest)
#include "preferences_test.moc"
