// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/problems/format.h"
#include "ui/base/session.h"

#include <QMainWindow>

#include <vector>

class QMenu;
class QStackedWidget;
class QVBoxLayout;

namespace ks::ui {

class HeaderBar;
class Notice;
class Page;
class Rail;
class Settings;

/// The window: rail, header line, the open page and, where it has one, its transport bar. Pages know only the
/// session; the window opens files, shows errors that belong to no page, and exports.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` null: nothing is remembered (an export, a test).
    explicit MainWindow(Session& session, Settings* settings = nullptr);
    ~MainWindow() override;

    /// An instance, a results file or a campaign, told apart by what is in it.
    Result<void> open_path(const QString& path);
    /// A page of page_list.h; false for any other.
    bool show_page(const QString& id);
    Page* current_page() const;
    const std::vector<Page*>& pages() const { return pages_; }
    Notice& notice() const { return *notice_; }
    /// Where several of these are equally sure of a file, the user is asked which it is. All of them, unless
    /// told otherwise.
    void set_formats(std::span<const Format> formats) { formats_ = formats; }

public slots:
    void new_instance(const QString& kind);
    void open();
    bool save();
    bool save_as();
    void generate();
    void export_current();
    void set_presenting(bool on);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build_menus();
    void build_file_menu();
    void build_edit_menu();
    void build_view_menu();
    void build_help_menu();
    QAction* add_action(QMenu& menu, const QString& text, const char* shortcut,
                        const std::function<void()>& run);
    void fill_recent();
    void open_or_say(const QString& path);
    void ask_format(const QString& path, const std::vector<const Format*>& claims);
    void obey(const QString& command);
    bool may_replace();
    void show_title();
    void show_headline();
    void show_theme();
    void next_theme();
    void show_catalogue();

    Session& session_;
    Settings* settings_;
    std::span<const Format> formats_ = formats();
    std::vector<Page*> pages_;
    Rail* rail_;
    HeaderBar* header_;
    Notice* notice_;
    QStackedWidget* stack_;
    QStackedWidget* transport_;
    QMenu* recent_ = nullptr;
};

} // namespace ks::ui
