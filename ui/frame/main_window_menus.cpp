// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/main_window.h"

#include "ui/base/page.h"
#include "ui/base/shortcuts.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>

#include "solvers/problems/kind.h"
#include "ui/base/settings.h"

namespace ks::ui {

QAction* MainWindow::add_action(QMenu& menu, const QString& text, const char* shortcut,
                                const std::function<void()>& run) {
    QAction* action = menu.addAction(text);
    if (shortcut) {
        action->setObjectName(QString::fromLatin1(shortcut));
        action->setShortcuts(keys_of(shortcut));
    }
    addAction(action); // the keys work while the menu bar is hidden, too
    connect(action, &QAction::triggered, this, run);
    return action;
}

void MainWindow::build_menus() {
    build_file_menu();
    build_edit_menu();
    build_view_menu();
    build_help_menu();
}

void MainWindow::build_file_menu() {
    QMenu& file = *menuBar()->addMenu(tr("&File"));
    QMenu& fresh = *file.addMenu(tr("&New"));
    const char* key = "file.new";
    for (const Kind* kind : kinds()) {
        const auto id = QString::fromStdString(std::string(kind->id));
        add_action(fresh, QString::fromStdString(std::string(kind->title)), key,
                   [this, id] { new_instance(id); });
        key = nullptr; // the first kind has it
    }
    add_action(file, tr("&Open…"), "file.open", [this] { open(); });
    recent_ = file.addMenu(tr("Open &recent"));
    connect(recent_, &QMenu::aboutToShow, this, &MainWindow::fill_recent);
    fill_recent();
    add_action(file, tr("&Generate from preset…"), "file.generate", [this] { generate(); });
    file.addSeparator();
    QAction* save_action = add_action(file, tr("&Save"), "file.save", [this] { save(); });
    QAction* save_as_action = add_action(file, tr("Save &as…"), "file.save-as", [this] { save_as(); });
    file.addSeparator();
    add_action(file, tr("&Export view…"), "file.export", [this] { export_current(); });
    file.addSeparator();
    add_action(file, tr("&Quit"), "file.quit", [this] { close(); });
    const auto enable = [this, save_action, save_as_action] {
        save_action->setEnabled(session_.modified());
        save_as_action->setEnabled(session_.instance() != nullptr);
    };
    connect(&session_, &Session::document_changed, save_action, enable);
    connect(&session_, &Session::instance_changed, save_action, enable);
    enable();
}

void MainWindow::fill_recent() {
    recent_->clear();
    const QStringList files = settings_ ? settings_->recent_files() : QStringList();
    for (const QString& path : files) {
        QAction* action = recent_->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { open_or_say(path); });
    }
    recent_->setEnabled(!files.isEmpty());
    recent_->setToolTipsVisible(true);
}

void MainWindow::build_edit_menu() {
    QMenu& edit = *menuBar()->addMenu(tr("&Edit"));
    QAction* undo = session_.undo_stack().createUndoAction(this, tr("&Undo"));
    undo->setObjectName(QStringLiteral("edit.undo"));
    undo->setShortcuts(keys_of("edit.undo"));
    QAction* redo = session_.undo_stack().createRedoAction(this, tr("&Redo"));
    redo->setObjectName(QStringLiteral("edit.redo"));
    redo->setShortcuts(keys_of("edit.redo"));
    edit.addActions({undo, redo});
    addActions({undo, redo});
}

void MainWindow::build_view_menu() {
    QMenu& view = *menuBar()->addMenu(tr("&View"));
    for (const Page* page : pages_) {
        const QByteArray key = "page." + QByteArray::number(page->info().number);
        add_action(view, page->info().title, key.constData(),
                   [this, id = page->info().id] { show_page(id); });
    }
    view.addSeparator();
    add_action(view, tr("Next &theme"), "view.theme", [this] { next_theme(); });
    add_action(view, tr("&Present"), "view.present", [this] { set_presenting(!isFullScreen()); });
}

void MainWindow::build_help_menu() {
    QMenu& help = *menuBar()->addMenu(tr("&Help"));
    add_action(help, tr("&Keys"), "view.shortcuts", [this] { show_shortcuts(*this); });
    add_action(help, tr("&About Knapscope"), nullptr, [this] {
        QMessageBox::about(
            this, tr("About Knapscope"),
            tr("<b>Knapscope %1</b><p>See knapsack algorithms run on GPUs.</p>"
               "<p>The program is free software under the GPL 3.0 or later; the solvers and the runner "
               "are under Apache 2.0. Fonts: Inter and JetBrains Mono (SIL OFL 1.1). Built with Qt %2.</p>")
                .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion())));
    });
}

} // namespace ks::ui
