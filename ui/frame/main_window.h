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
class LessonCommands;
class Notice;
class Page;
class Rail;
class SessionCommands;
class Settings;

/// Makes a window that was never open smaller where the screen has no room for it with its frame: it is then
/// maximised, so that the window manager fits the frame, too.
void fit_into(QWidget& window, QSize available);

/// The window: rail, header line, the open page and, if the page has one, its transport bar. Pages know only
/// the session. The window shows errors that belong to no page, and it exports. `FileCommands` opens and
/// saves.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// If `settings` is null, nothing is remembered (for an export or a test).
    explicit MainWindow(Session& session, Settings* settings = nullptr);
    ~MainWindow() override;

    /// The commands on documents: new, open, save.
    FileCommands& files() const { return *files_; }
    LessonCommands& lessons() const { return *lessons_; }
    /// The commands on session files.
    SessionCommands& sessions() const { return *sessions_; }
    /// Opens an instance, a results file, a campaign, a trace or a session; the content of the file decides
    /// which it is.
    Result<void> open_path(const QString& path);
    /// Shows a page of page_list.h; returns false if there is no such page.
    bool show_page(const QString& id);
    Page* current_page() const;
    const std::vector<Page*>& pages() const { return pages_; }
    Notice& notice() const { return *notice_; }
    /// Whether the page has the whole screen.
    bool presenting() const { return presenting_; }

public slots:
    void export_current();
    void set_presenting(bool on);
    void next_theme();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void show_enlargement();
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
    SessionCommands* sessions_;
    LessonCommands* lessons_;
    QStackedWidget* stack_;
    QStackedWidget* transport_;
    bool presenting_ = false;
};

} // namespace ks::ui
