// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/base/session.h"

#include <QMainWindow>

#include <vector>

class QStackedWidget;

namespace ks::ui {

class FileCommands;
class HeaderBar;
class Notice;
class Page;
class Rail;
class Settings;

/// The window: rail, header line, the open page and, where it has one, its transport bar. Pages know only the
/// session; the window shows errors that belong to no page, and exports. What it opens and saves,
/// `FileCommands` does.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` null: nothing is remembered (an export, a test).
    explicit MainWindow(Session& session, Settings* settings = nullptr);
    ~MainWindow() override;

    /// New, open, save: what is done with documents.
    FileCommands& files() const { return *files_; }
    /// An instance, a results file, a campaign or a trace, told apart by what is in it.
    Result<void> open_path(const QString& path);
    /// A page of page_list.h; false for any other.
    bool show_page(const QString& id);
    Page* current_page() const;
    const std::vector<Page*>& pages() const { return pages_; }
    Notice& notice() const { return *notice_; }

public slots:
    void export_current();
    void set_presenting(bool on);
    void next_theme();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void show_title();
    void show_headline();
    void show_theme();
    void show_catalogue();

    Session& session_;
    Settings* settings_;
    std::vector<Page*> pages_;
    Rail* rail_;
    HeaderBar* header_;
    Notice* notice_;
    FileCommands* files_;
    QStackedWidget* stack_;
    QStackedWidget* transport_;
};

} // namespace ks::ui
