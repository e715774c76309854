// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/menu_bar.h"

#include "solvers/kinds/kind.h"
#include "ui/base/key_choices.h"
#include "ui/base/language.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/frame/another_window.h"
#include "ui/frame/edit_menu.h"
#include "ui/frame/export_instance.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/hosts_dialog.h"
#include "ui/frame/layout_commands.h"
#include "ui/frame/lesson_commands.h"
#include "ui/frame/main_window.h"
#include "ui/frame/session_commands.h"
#include "ui/help/help_window.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QUndoView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace ks::ui {
namespace {

QString menu_text(const char* text) {
    return QCoreApplication::translate("MenuBar", text);
}

/// Adds an action to the menu and to the window. `shortcut` names a line in the table of keys and may be
/// null.
QAction* add_command(MainWindow& window, QMenu& menu, const QString& text, const char* shortcut,
                     const std::function<void()>& run) {
    QAction* action = menu.addAction(text);
    if (shortcut) {
        action->setObjectName(QString::fromLatin1(shortcut));
        bind_keys(*action, shortcut);
    }
    window.addAction(action);
    QObject::connect(action, &QAction::triggered, &window, run);
    return action;
}

void fill_new(QMenu& menu, MainWindow& window, FileCommands& files) {
    const char* key = "file.new";
    for (const Kind* kind : kinds()) {
        const auto id = QString::fromStdString(std::string(kind->id));
        add_command(window, menu, in_language(std::string(kind->title)), key,
                    [&files, id] { files.new_instance(id); });
        key = nullptr; // only the first kind has a key
    }
}

void fill_recent(QMenu& menu, MainWindow& window, FileCommands& files) {
    menu.clear();
    const QStringList paths = files.recent_files();
    for (const QString& path : paths) {
        // An ampersand would underline the next letter, and a tip may look like HTML.
        QAction* action =
            menu.addAction(QFileInfo(path).fileName().replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setToolTip(plain_tip(path));
        QObject::connect(action, &QAction::triggered, &window, [&files, path] { files.open_or_say(path); });
    }
    menu.setEnabled(!paths.isEmpty());
    menu.setToolTipsVisible(true);
}

/// Every edit since the document was opened; choosing one goes back or forth to it.
void show_history(MainWindow& window, QUndoStack& edits) {
    const QString name = QStringLiteral("history");
    auto* dialog = window.findChild<QDialog*>(name, Qt::FindDirectChildrenOnly);
    if (!dialog) {
        dialog = new QDialog(&window);
        dialog->setObjectName(name);
        dialog->setWindowTitle(menu_text("History of edits"));
        auto* view = new QUndoView(&edits);
        view->setEmptyLabel(menu_text("As it was opened"));
        view->setAccessibleName(menu_text("Edits"));
        (new QVBoxLayout(dialog))->addWidget(view);
        dialog->resize(320, 360);
    }
    dialog->show();
    dialog->activateWindow();
}

/// The id of the lesson that is shown; empty: none is.
QString lesson_shown(const MainWindow& window) {
    const Page* page = window.current_page();
    return page && page->info().id == QLatin1String("lessons") ? page->shown_view().options.lesson
                                                               : QString();
}

void add_publishing(QMenu& menu, MainWindow& window, FileCommands& files) {
    QAction* publish = add_command(window, menu, menu_text("&Publish lesson…"), nullptr,
                                   [&window, &files] { files.publish(lesson_shown(window)); });
    publish->setObjectName(QStringLiteral("file.publish"));
    publish->setEnabled(false);
    QObject::connect(&menu, &QMenu::aboutToShow, publish,
                     [publish, &window] { publish->setEnabled(!lesson_shown(window).isEmpty()); });
    add_command(window, menu, menu_text("Publish &course…"), nullptr, [&files] {
        files.publish_course();
    })->setObjectName(QStringLiteral("file.publish-course"));
}

void fill_file_menu(QMenu& menu, MainWindow& window, FileCommands& files, Session& session) {
    fill_new(*menu.addMenu(menu_text("&New")), window, files);
    add_command(window, menu, menu_text("New &window"), "file.new-window", [] { open_another_window(); });
    add_command(window, menu, menu_text("&Open…"), "file.open", [&files] { files.open(); });
    QMenu& recent = *menu.addMenu(menu_text("Open &recent"));
    const auto refill = [&recent, &window, &files] { fill_recent(recent, window, files); };
    // A menu that is off is never about to show, so it learns of the first file otherwise.
    QObject::connect(&files, &FileCommands::recent_changed, &window, refill);
    QObject::connect(&recent, &QMenu::aboutToShow, &window, refill);
    refill();
    add_command(window, menu, menu_text("&Generate from preset…"), "file.generate",
                [&files] { files.generate(); });
    menu.addSeparator();
    QAction* save = add_command(window, menu, menu_text("&Save"), "file.save", [&files] { files.save(); });
    QAction* save_as =
        add_command(window, menu, menu_text("Save &as…"), "file.save-as", [&files] { files.save_as(); });
    add_command(window, menu, menu_text("Save sessio&n…"), "file.save-session",
                [&window] { window.sessions().save(); });
    menu.addSeparator();
    add_command(window, menu, menu_text("&Export view…"), "file.export",
                [&window] { window.export_current(); });
    QAction* export_as =
        add_command(window, menu, menu_text("Export &instance…"), nullptr,
                    [&window, &session] { export_instance(window, session, window.notice()); });
    export_as->setObjectName(QStringLiteral("file.export-instance"));
    add_publishing(menu, window, files);
    add_command(window, menu, menu_text("&Print…"), "file.print", [&window] { window.print_current(false); });
    add_command(window, menu, menu_text("Print pre&view…"), nullptr, [&window] {
        window.print_current(true);
    })->setObjectName(QStringLiteral("file.print-preview"));
    menu.addSeparator();
    add_command(window, menu, menu_text("&Quit"), "file.quit", [&window] { window.close(); });
    const auto enable = [&session, save, save_as, export_as] {
        save->setEnabled(session.modified());
        save_as->setEnabled(session.instance() != nullptr);
        export_as->setEnabled(session.instance() != nullptr);
    };
    QObject::connect(&session, &Session::document_changed, save, enable);
    QObject::connect(&session, &Session::instance_changed, save, enable);
    enable();
}

void fill_edit_menu(QMenu& menu, MainWindow& window, Session& session) {
    QAction* undo = session.undo_stack().createUndoAction(&window, menu_text("&Undo"));
    undo->setObjectName(QStringLiteral("edit.undo"));
    bind_keys(*undo, "edit.undo");
    QAction* redo = session.undo_stack().createRedoAction(&window, menu_text("&Redo"));
    redo->setObjectName(QStringLiteral("edit.redo"));
    bind_keys(*redo, "edit.redo");
    menu.addActions({undo, redo});
    add_command(window, menu, menu_text("&History of edits…"), nullptr, [&window, &session] {
        show_history(window, session.undo_stack());
    })->setObjectName(QStringLiteral("edit.history"));
    menu.addSeparator();
    window.addActions({undo, redo});
    menu.addSeparator();
    add_command(window, menu, menu_text("&Other machines…"), nullptr, [&window, &session] {
        HostsDialog(session, &window).exec();
    })->setObjectName(QStringLiteral("edit.hosts"));
    add_command(window, menu, menu_text("Pre&ferences…"), "edit.preferences",
                [&window] { window.show_preferences(); });
    menu.addSeparator();
    new EditMenu(
        menu, window, [&window]() -> QWidget* { return window.current_page(); },
        [&window](const Error& error) { window.say_of_page(error); });
}

/// The next size of text above or below this one; the same if there is none.
int next_text_size(int percent, bool larger) {
    const auto above = std::ranges::upper_bound(text_sizes, percent);
    const auto from = std::ranges::lower_bound(text_sizes, percent);
    if (larger)
        return above == text_sizes.end() ? percent : *above;
    return from == text_sizes.begin() ? percent : *(from - 1);
}

void fill_text_size(QMenu& menu, MainWindow& window, Session& session) {
    const auto step = [&session](bool larger) {
        session.choose_text_size(next_text_size(session.text_size(), larger));
    };
    add_command(window, menu, menu_text("&Larger"), "view.text-larger", [step] { step(true); });
    add_command(window, menu, menu_text("&Smaller"), "view.text-smaller", [step] { step(false); });
    add_command(window, menu, menu_text("&Usual"), "view.text-usual",
                [&session] { session.choose_text_size(100); });
    menu.addSeparator();
    auto* sizes = new QActionGroup(&menu);
    for (const int percent : text_sizes) {
        QAction* size = sizes->addAction(menu_text("%1 %").arg(percent));
        size->setCheckable(true);
        const auto show = [&session, size, percent] { size->setChecked(session.text_size() == percent); };
        QObject::connect(size, &QAction::triggered, &window,
                         [&session, percent] { session.choose_text_size(percent); });
        QObject::connect(&session, &Session::theme_changed, size, show);
        show();
    }
    menu.addActions(sizes->actions());
}

void fill_languages(QMenu& menu, MainWindow& window, Session& session) {
    auto* all = new QActionGroup(&menu);
    for (const LanguageName& each : languages()) {
        const QString id = QString::fromLatin1(each.id), name = QString::fromUtf8(each.name);
        QAction* language = all->addAction(name);
        language->setObjectName(QStringLiteral("language.") + id);
        language->setCheckable(true);
        language->setChecked(id == spoken_language());
        QObject::connect(language, &QAction::triggered, &window,
                         [&session, id] { session.choose_language(id); });
    }
    menu.addActions(all->actions());
}

void fill_view_menu(QMenu& menu, MainWindow& window, Session& session) {
    for (const Page* page : window.pages()) {
        const QByteArray key = "page." + QByteArray::number(page->info().number);
        add_command(window, menu, page->info().title, key.constData(),
                    [&window, id = page->info().id] { window.show_page(id); });
    }
    menu.addSeparator();
    add_command(window, menu, menu_text("Next &theme"), "view.theme", [&window] { window.next_theme(); });
    fill_text_size(*menu.addMenu(menu_text("Text &size")), window, session);
    fill_languages(*menu.addMenu(menu_text("L&anguage")), window, session);
    window.layouts().add_menu(menu);
    add_command(window, menu, menu_text("Session &notes…"), nullptr, [&window] {
        window.sessions().show_notes();
    })->setObjectName(QStringLiteral("view.notes"));
    add_command(window, menu, menu_text("&Present"), "view.present",
                [&window] { window.set_presenting(!window.presenting()); });
    add_command(window, menu, menu_text("Present on &this screen alone"), "view.present-here",
                [&window] { window.set_presenting(!window.presenting(), true); });
}

void show_about(MainWindow& window) {
    QMessageBox::about(
        &window, menu_text("About Knapscope"),
        menu_text(
            "<b>Knapscope %1</b><p>See knapsack algorithms run on GPUs.</p>"
            "<p>The program is free software under the GPL 3.0 or later; the solvers and the runner "
            "are under Apache 2.0. Fonts: Inter and JetBrains Mono (SIL OFL 1.1). Built with Qt %2.</p>")
            .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion())));
}

/// Opens the manual at a place, in one window for each of the program's.
void open_manual(MainWindow& window, Session& session, const ManualPlace& place) {
    auto* help = window.findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!help) {
        help = new HelpWindow(session, &window);
        QObject::connect(help, &HelpWindow::lesson_wanted, &window, [&window](const QString& lesson) {
            window.show_page(QStringLiteral("lessons"));
            if (const auto shown = window.current_page()->apply({.lesson = lesson}); !shown)
                window.say_of_page(shown.error());
            window.say_problem_when_settled();
            window.activateWindow();
        });
    }
    help->open(place);
}

void fill_help_menu(QMenu& menu, MainWindow& window, Session& session) {
    const auto add_place = [&](const QString& text, const char* id, const char* key,
                               const std::function<QString()>& page) {
        add_command(window, menu, text, key, [&window, &session, page] {
            open_manual(window, session, {.page = page(), .anchor = {}});
        })->setObjectName(QString::fromLatin1(id));
    };
    add_place(menu_text("&Manual"), "help.manual", nullptr, [] { return QString(); });
    add_place(menu_text("&Help on this page"), "help.page", "help.page",
              [&window] { return window.current_page()->info().id; });
    add_place(menu_text("&Words"), "help.words", nullptr, [] { return QStringLiteral("words"); });
    add_place(menu_text("&Papers and their errors"), "help.papers", nullptr,
              [] { return QStringLiteral("papers"); });
    menu.addSeparator();
    add_command(window, menu, menu_text("&Keys"), "view.shortcuts", [&window] { show_shortcuts(window); });
    add_command(window, menu, menu_text("&About Knapscope"), nullptr, [&window] { show_about(window); });
}

} // namespace

void fill_menu_bar(MainWindow& window, FileCommands& files, Session& session) {
    QMenuBar& bar = *window.menuBar();
    fill_file_menu(*bar.addMenu(menu_text("&File")), window, files, session);
    fill_edit_menu(*bar.addMenu(menu_text("&Edit")), window, session);
    fill_view_menu(*bar.addMenu(menu_text("&View")), window, session);
    window.lessons().fill_menu(*bar.addMenu(menu_text("&Lesson")));
    fill_help_menu(*bar.addMenu(menu_text("&Help")), window, session);
}

} // namespace ks::ui
