// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/formats/format.h"
#include "ui/frame/opened_file.h"
#include "ui/jobs/file_reading.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <span>
#include <vector>

class QWidget;

namespace ks::ui {

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
    FileCommands(QWidget& window, Session& session, Settings* settings, Notice& notice,
                 SessionCommands& sessions);

    /// Opens an instance, a results file, a campaign, a trace, a session or a lesson's folder; the content
    /// decides which it is. It returns when all is read, for an export, which has no window to block.
    Result<void> open_path(const QString& path);
    using Then = std::function<void(const ReadOutcome&)>;
    /// The same while the window goes on: the file is read on another thread. `then` is called after it was
    /// shown or could not be read, and not if that was cancelled.
    void open_then(const QString& path, Then then);
    /// The same for a file that has to hold results. `here` says that this session measured them.
    void open_results_then(const QString& path, bool here, Then then);
    /// The same, which returns when all is read.
    Result<void> open_results(const QString& path);
    /// The file that is being read.
    FileReading& reading() { return reading_; }
    /// Shows what was read from `path`; empty: from no file.
    void show(OpenedFile file, const QString& path, const std::vector<Sentence>& left_out = {});
    /// Asks what the text leaves open, or shows the error of a file that could not be read. `shown` is called
    /// as soon as the file is shown, which the answers may lead to, and not if the user answers nothing.
    void ask_or_say(const ReadOutcome& outcome, const QString& path, const std::function<void()>& shown = {});
    /// Opens a file for the user on another thread: asks before edits are lost, asks which format is meant if
    /// several fit and which instance if the file holds several, and shows an error in the notice. Returns
    /// false if the user prefers to keep the edits.
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
    /// Opens the dialog that publishes the course as a web site.
    void publish_course();
    /// Runs the command that a page asks for.
    void obey(const WindowCommand& command);
    /// Whether another document may replace the open one. Asks the user if edits would be lost.
    bool may_replace();

signals:
    /// This page shows what was opened.
    void page_wanted(const QString& id);
    void instance_read(); ///< an instance from a file is open
    /// The file is opened in another window.
    void window_wanted(const QString& path);
    void recent_changed();

private:
    using ReadIt = std::function<ReadOutcome(const std::stop_token&)>;
    ReadingContext context() const;
    void read(const QString& name, const QString& path, ReadIt read_it, Then then);
    void show_on_its_page(const OpenedFile& file);
    /// Where a text is from, and what is called once it is shown.
    struct Asked {
        QString path; ///< empty: from no file
        std::function<void()> shown;
    };
    Then ask_or_say_then(const Asked& asked);
    void ask_about(const OpenQuestion& question, const Asked& asked);
    void read_text(const OpenText& what, const Asked& asked);
    void import(const OpenText& what, const Format& format, std::size_t index, const Asked& asked);
    void multiply(const Multiplied& multiplied, const Asked& asked);
    bool write();
    bool write_to(const QString& path);
    bool save_over_changes();
    void say(const Error& error);
    void remember(const QString& path);

    QWidget& window_;
    Session& session_;
    Settings* settings_;
    Notice& notice_;
    SessionCommands& sessions_;
    FileReading reading_;
    std::span<const Format> formats_ = formats();
    InstancePtr drawn_from_, drawn_; ///< the last that was drawn anew, and from what
    std::uint64_t seed_ = 1;         ///< by what
};

} // namespace ks::ui
