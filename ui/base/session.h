// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/result.h"
#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"
#include "solvers/live/live_run.h"
#include "solvers/occupancy/occupancy.h"
#include "solvers/run/catalogue.h"
#include "ui/jobs/background_task.h"
#include "ui/jobs/devices.h"
#include "ui/jobs/runner_host.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUndoStack>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ks {
struct Outcome;
} // namespace ks

namespace ks::paint {
class Theme;
enum class ThemeId;
} // namespace ks::paint

namespace ks {
struct Sheet;
}

namespace ks::scene {
class TracedKernel;
}

namespace ks::ui {

struct CampaignFile;
class Runner;
struct ResultsFile;

/// An instance that was read from a file.
struct InstanceFile {
    InstancePtr instance;
    QString path;              ///< empty: imported; it has to be saved under a new name
    std::uint64_t on_disk = 0; ///< a checksum of the file's content
    QString called{};          ///< the path or name of the original file, imported or not
};

/// Reads the text of the file `path`. Can be called in any thread. A file in a non-native format is imported.
/// Fails (usage) if several formats match equally well, or if the file contains several instances.
Result<InstanceFile> read_instance_of(std::string_view text, const QString& path,
                                      const std::stop_token& stop = {});

/// The content of a trace file: the kernel, and the instance that it solved.
struct OpenedTrace {
    QString path;
    InstancePtr instance;
    std::shared_ptr<const scene::TracedKernel> kernel;
};

/// The name of an instance as users read it: "Untitled" if it has none.
QString shown_name(const std::string& name);

/// "Table 2.2 · multiple choice · 3 classes · C = 10".
QString headline_of(const Instance& instance);
/// The same with the name `called`.
QString headline_of(const Instance& instance, const QString& called);

/// The sizes of text that the View menu offers, in percent of the theme's own.
inline constexpr std::array text_sizes{80, 90, 100, 110, 125, 150, 175, 200};

/// The state that all pages share: the open document, the runs so far, theme and target. Pages call its
/// functions to change it and connect to its signals.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    // The document. Instances are immutable, so every edit replaces the whole instance; the undo stack stores
    // the changes.
    const InstancePtr& instance() const { return instance_; } ///< null: nothing is open
    const QString& path() const { return path_; }             ///< empty: never saved
    /// The file whose opening shows this document again: its own, an imported one, or that of a session.
    /// Empty: none. A session file becomes the source when it is opened or saved.
    const QString& source() const { return source_; }
    void set_source(const QString& path) { source_ = path; }
    bool modified() const { return instance_ && (unsaved_ || recovered_ || !undo_.isClean()); }
    /// Whether there are edits that could be lost. A document that was only opened, generated or created has
    /// none, even if it was never saved.
    bool edited() const {
        return instance_ && instance_ != kept_elsewhere_ && (recovered_ || !undo_.isClean());
    }
    /// Declares that a session file contains the open instance: nothing can be lost until the next edit.
    void keep_edits_elsewhere();
    /// Whether another program has changed the document's file since this session read or wrote it. A missing
    /// or unreadable file counts as unchanged: saving writes it again, or reports why it cannot.
    bool changed_on_disk() const;
    QUndoStack& undo_stack() { return undo_; }
    /// The headline of the document; "Nothing is open" if there is none.
    QString headline() const;
    /// The name of the open instance or, if it has none, of its file; "Untitled" if it has neither. Requires
    /// an open instance.
    QString called() const;

    /// Replaces the open document and discards its edits. An empty `path` means that the document is new or
    /// generated and not yet saved.
    void open(InstancePtr instance, const QString& path = {});
    void open(InstanceFile file);
    /// Opens a document with unsaved edits. `path` is its file; empty if it has none.
    void recover(InstancePtr instance, const QString& path);
    /// Writes the document. An instance without a name gets the file's name, which is an undoable edit.
    Result<void> save(const QString& path);
    /// Makes one undoable edit of the open document. If the builder refuses the edit, nothing changes.
    Result<void> edit(const QString& text, const Change& change);

    // The runs of this session, oldest first, and the recorded results: those that ship and those that were
    // opened.
    const std::vector<std::shared_ptr<const Outcome>>& outcomes() const { return outcomes_; }
    void add_outcome(std::shared_ptr<const Outcome> outcome);
    void clear_outcomes();
    /// Waits until `read_recorded` has finished; a visible page checks `recorded_read` first.
    const std::vector<ResultsFile>& recorded();
    /// Reads the results that ship on a worker thread, once; then emits `recorded_changed`.
    void read_recorded();
    bool recorded_read() const { return library_ == Library::here; }
    /// The watched runs of this session, including those opened from files, oldest first.
    const std::vector<std::shared_ptr<const live::LiveRun>>& watched() const { return watched_; }
    /// The maximum number of watched runs; a further one replaces the oldest.
    static constexpr std::size_t most_watched = 24;
    void add_watched(std::shared_ptr<const live::LiveRun> run);
    /// The path of the results opened last; empty if there are none.
    const QString& opened_results() const { return opened_results_; }
    /// Emits the signals of everything that is open, for a new window.
    void announce();
    /// Adds results read from a file; they replace earlier results of the same file.
    void open_results(ResultsFile file);
    /// Shows a campaign that is not measured yet.
    void open_campaign(const CampaignFile& file) { emit campaign_opened(file); }
    /// Makes the Kernel page show the trace and open its instance.
    void open_trace(const OpenedTrace& trace) { emit trace_opened(trace); }
    /// Announces a lesson's folder: the Lessons page adds it to its list.
    void open_lesson_folder(const QString& folder);
    const QStringList& opened_lessons() const { return opened_lessons_; }
    /// Announces that a lesson was written: the Lessons page reads it again.
    void lesson_changed(const QString& folder) { emit lesson_written(folder); }
    /// Announces a sheet of exercises: the Step page asks its questions.
    void open_sheet(const std::shared_ptr<const Sheet>& sheet) { emit sheet_opened(sheet); }
    /// Announces a saved watched run: the Run page reads it.
    void open_live_file(const QString& path) { emit live_opened(path); }
    /// The user's choice of what to watch in the next runs, which is stored in the settings. While runs do
    /// not repeat, the repeat time is stored as a negative number.
    const live::Watch& watch() const { return watch_; }
    void set_watch(const live::Watch& watch);
    /// Makes the Kernel page offer this variant for the open document, with these parameter values. Unknown
    /// parameter names are ignored.
    void choose_kernel(const QString& variant,
                       const std::vector<std::pair<QString, QString>>& settings = {}) {
        emit kernel_chosen(variant, settings);
    }

    /// Makes the Occupancy page show a launch. `device` is a preset's id (`preset_like` finds the one for a
    /// GPU); an unknown one changes nothing. `kernel` is the kernel that the needs belong to, or empty;
    /// `grid` is the launch's number of blocks, or 0 for any. The page does not come to the front: emit
    /// Page::page_wanted("occupancy") afterwards.
    void show_occupancy(const QString& device, const BlockNeeds& needs, const QString& kernel = {},
                        std::int64_t grid = 0) {
        emit occupancy_wanted(device, needs, kernel, grid);
    }
    /// Asks the Step page for a variant's steps on the open instance; emit Page::page_wanted("step")
    /// afterwards.
    void show_steps(const QString& variant) { emit steps_wanted(variant); }

    // The looks, and the place where kernels run.
    /// The theme, enlarged for the text size and for presenting. The reference stays valid; the object
    /// changes with `theme_changed`.
    const paint::Theme& theme() const { return *theme_; }
    void set_theme(paint::ThemeId id);           ///< for this session only
    void choose_theme(paint::ThemeId id);        ///< the user's choice, which is stored in the settings
    int text_size() const { return text_size_; } ///< in percent
    void set_text_size(int percent);             ///< for this session only; from 80 to 200
    void choose_language(const QString& id);     ///< the window is built again after `language_chosen`
    void choose_text_size(int percent);          ///< the user's choice, which is stored in the settings
    /// The enlargement of everything while presenting; 1: none.
    void set_enlargement(double factor);
    /// The folder in which the next file dialog starts: that of the file chosen last; empty if there is none.
    const QString& folder() const { return folder_; }
    void set_folder(const QString& folder);
    /// The user's progress in a lesson: the last step that was shown, from 1; 0: not begun.
    int step_reached(const QString& lesson) const { return steps_reached_.value(lesson); }
    const QHash<QString, int>& steps_reached() const { return steps_reached_; }
    void set_steps_reached(const QHash<QString, int>& steps) { steps_reached_ = steps; }
    /// Stores a step if it is beyond the steps reached before.
    void reach_step(const QString& lesson, int step);
    /// The user's notes on this session, stored only in its session file.
    const QString& notes() const { return notes_; }
    void set_notes(const QString& notes);
    /// Where kernels run: "cpu" (no kernels), "emulator", "gpu:0".
    const QString& target() const { return target_; }
    void set_target(const QString& id);
    /// The bytes that a run may use. After a run was refused because it needs more, the user can allow more
    /// until the program ends.
    std::int64_t memory() const { return memory_; }
    void allow_memory(std::int64_t bytes) { memory_ = std::max(memory_, bytes); }
    /// Sets the bytes that later runs may use, from the user's settings.
    void set_memory(std::int64_t bytes) { memory_ = bytes; }
    /// The folder that results of campaigns go to.
    QString results_folder() const;
    void set_results_folder(const QString& folder) { results_folder_ = folder; }

    /// The running knapscope-run process, possibly on another computer. `ask_runner` asks it for its
    /// abilities unless they are known.
    Runner& runner() { return there_ ? *there_ : *here_; }
    /// The runner on this computer, for work that needs the same files.
    Runner& runner_here() { return *here_; }
    const RunnerHost& host() const;
    /// Switches to another computer, or to this one: cancels the jobs of the previous runner and asks the new
    /// one.
    void set_host(const RunnerHost& host);
    /// The other computers that the user has added.
    const QList<RunnerHost>& hosts() const { return hosts_; }
    void set_hosts(const QList<RunnerHost>& hosts);
    void ask_runner();
    /// The variants and their targets, as listed by the runner. Without an answer of a runner, the variants
    /// that this program was built with.
    const Catalogue& catalogue() const { return listed_ ? *listed_ : built_in_catalogue(); }
    bool runner_answered() const { return listed_.has_value(); }
    const Devices& devices() const { return devices_; }
    /// Why the runner could not be used at the last attempt.
    const std::optional<Error>& runner_problem() const { return runner_problem_; }

signals:
    void instance_changed(); ///< another document, or an edit, undo or redo
    void document_opened();  ///< another document
    void document_changed(); ///< the path, or whether it is modified
    void outcomes_changed();
    void watched_added(); ///< the last run of `watched`
    void recorded_changed();
    void campaign_opened(const ks::ui::CampaignFile& file);
    void trace_opened(const ks::ui::OpenedTrace& trace);
    void live_opened(const QString& path);
    void lesson_opened(const QString& folder);
    void lesson_written(const QString& folder);
    void sheet_opened(const std::shared_ptr<const ks::Sheet>& sheet);
    void watch_changed();
    void kernel_chosen(const QString& variant, const std::vector<std::pair<QString, QString>>& settings);
    void occupancy_wanted(const QString& device, const BlockNeeds& needs, const QString& kernel,
                          std::int64_t grid);
    void steps_wanted(const QString& variant);
    void theme_changed(); ///< colours or size
    void theme_chosen();
    void language_chosen(const QString& id);
    void text_size_chosen();
    void folder_changed();
    void notes_changed();
    void step_reached_changed(const QString& lesson);
    void target_changed();
    void catalogue_changed(); ///< variants, devices or the runner's problem
    void hosts_changed();     ///< the list of computers
    void host_changed();      ///< the computer in use, or its name

private:
    friend class EditInstance;
    /// The state of the results that ship.
    enum class Library { not_asked_for, being_read, here };

    void replace(InstancePtr instance);
    void take_library(std::vector<ResultsFile> files);
    void show_theme(paint::ThemeId id);

    InstancePtr instance_, kept_elsewhere_;
    QString path_, source_;
    /// the file that the instance comes from, without folders and extensions; may be empty
    QString file_name_;
    std::uint64_t on_disk_ = 0; ///< a checksum of the file's content when it was last read or written here
    bool unsaved_ = false, recovered_ = false;
    QUndoStack undo_;
    std::vector<std::shared_ptr<const Outcome>> outcomes_;
    std::vector<std::shared_ptr<const live::LiveRun>> watched_;
    std::vector<ResultsFile> recorded_;
    Library library_ = Library::not_asked_for;
    BackgroundTask library_reading_;
    QString opened_results_;
    std::unique_ptr<paint::Theme> theme_;
    int text_size_ = 100;
    double enlargement_ = 1;
    QString folder_, notes_;
    QString results_folder_; ///< empty: the default folder
    QStringList opened_lessons_;
    QHash<QString, int> steps_reached_;
    QString target_ = QStringLiteral("emulator");
    std::int64_t memory_ = standard_memory;
    live::Watch watch_{.repeat_s = -10};   // a solve takes milliseconds, but is watched for seconds
    std::unique_ptr<Runner> here_, there_; ///< `there_` is null if this computer was chosen
    QList<RunnerHost> hosts_;
    bool asking_ = false;
    std::optional<Catalogue> listed_;
    Devices devices_;
    std::optional<Error> runner_problem_;
};

} // namespace ks::ui
