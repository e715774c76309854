// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/base/session.h"
#include "ui/frame/export_dialog.h"

#include <QMainWindow>

#include <memory>
#include <optional>
#include <vector>

class QStackedWidget;

namespace ks::ui {

class FileCommands;
class HeaderBar;
class LayoutCommands;
class LessonCommands;
class Notice;
class Page;
class Presenting;
class Rail;
class Remembering;
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
    LayoutCommands& layouts() const { return *layouts_; }
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
    /// Says what the current page cannot show, if it is still reading: it knows that at the end.
    void say_problem_when_settled();
    /// Shows why the page could not be copied, printed or exported. If it has nothing to show, the notice
    /// stays until it has something new.
    void say_of_page(const Error& error);
    bool presenting() const;

public slots:
    void export_current();
    /// Prints what the page shows, or shows it as it will be on paper.
    void print_current(bool preview);
    void show_preferences();
    /// Offers the edits that a program kept which ended unexpectedly.
    void offer_left_behind();
    /// Keeps the edits and the looks for the next start, because the program ends without asking the user.
    void leave();
    /// With two screens the audience has one of them, unless `on_one_screen`.
    void set_presenting(bool on, bool on_one_screen = false);
    void next_theme();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill_screen_with_page(bool on);
    void remember_looks();
    void show_enlargement();
    void show_title();
    void show_headline();
    void show_theme();
    void show_catalogue();
    void forget_what_page_lacked();

    Session& session_;
    Settings* settings_;
    std::vector<Page*> pages_;
    Rail* rail_;
    HeaderBar* header_;
    Notice* notice_;
    std::optional<int> page_lacked_; ///< the message of `say_of_page`, counted by the notice
    SessionCommands* sessions_;
    FileCommands* files_;
    LessonCommands* lessons_;
    LayoutCommands* layouts_;
    QStackedWidget* stack_;
    QStackedWidget* transport_;
    Presenting* presenting_;
    std::unique_ptr<Remembering> remembering_; ///< null: nothing is remembered
    ExportChoice export_choice_;               ///< the last
    bool whole_screen_ = false;                ///< the page has all of it
};

} // namespace ks::ui
