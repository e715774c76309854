// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/problems/format.h"

#include <QObject>
#include <QStringList>

#include <span>
#include <vector>

class QWidget;

namespace ks::ui {

class LessonCommands;
struct OpenText;
class Notice;
class Session;
class SessionCommands;
class Settings;

/// The commands that create, generate, open and save documents. They ask before edits are lost, and the
/// notice shows what went wrong.
class FileCommands : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of all dialogs. If `settings` is null, opened files are not remembered.
    FileCommands(QWidget& window, Session& session, Settings* settings, Notice& notice);

    /// Who opens session files; without it, none is opened.
    void set_sessions(SessionCommands& sessions) { sessions_ = &sessions; }
    /// Who opens the folders of lessons.
    void set_lessons(LessonCommands& lessons) { lessons_ = &lessons; }
    /// Opens an instance, a results file, a campaign, a trace, a session or a lesson's folder; the content
    /// decides which it is.
    Result<void> open_path(const QString& path);
    /// Opens a file for the user: asks before edits are lost, asks which format is meant if several fit and
    /// which instance if the file holds several, and shows an error in the notice. False: the user would
    /// rather keep the edits.
    bool open_or_say(const QString& path);
    /// The same for several: the first is opened here, each further one in a window of its own.
    void open_all_or_say(const QStringList& paths);
    /// The same for the text of an instance, which was dragged here from another program.
    void open_text_or_say(const QString& text);
    /// The formats that the user may be asked to choose between. All formats are set at the beginning.
    void set_formats(std::span<const Format> formats) { formats_ = formats; }
    QStringList recent_files() const;

    void new_instance(const QString& kind);
    void generate();
    /// Another instance like the open one, drawn anew by a seed that its name tells. If the open one was
    /// drawn so, too, it is like the one that was open before, so that a seed always gives the same.
    void redraw(std::uint64_t seed);
    void redraw();         ///< by a new seed
    void redraw_by_seed(); ///< by the seed that the user types
    void open();
    bool save();
    bool save_as();
    /// Opens the dialog that publishes the lesson with this id.
    void publish(const QString& lesson);
    /// Runs the command that a page asks for: "new", "generate", "redraw", "redraw by seed",
    /// "open" or "publish".
    void obey(const QString& command);
    /// Whether another document may replace the open one. Asks the user if edits would be lost.
    bool may_replace();

signals:
    /// This page shows what was opened.
    void page_wanted(const QString& id);
    /// The file is opened in another window.
    void window_wanted(const QString& path);
    void recent_changed();

private:
    bool ask(const OpenText& what, const QString& path);
    /// `path` is empty for what is from no file.
    void import(const OpenText& what, const QString& path, const Format& format, std::size_t index);
    void show_imported(const InstancePtr& instance, const QString& path);
    bool write();
    bool save_over_changes();
    void say(const Error& error);
    void remember(const QString& path);

    QWidget& window_;
    Session& session_;
    Settings* settings_;
    Notice& notice_;
    SessionCommands* sessions_ = nullptr;
    LessonCommands* lessons_ = nullptr;
    std::span<const Format> formats_ = formats();
    InstancePtr drawn_from_, drawn_; ///< the last that was drawn anew, and from what
    std::uint64_t seed_ = 1;         ///< by what
};

} // namespace ks::ui
