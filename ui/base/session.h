// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/result.h"
#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"
#include "solvers/live/live_run.h"
#include "solvers/occupancy/occupancy.h"
#include "solvers/run/catalogue.h"
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
#include <future>
#include <memory>
#include <optional>
#include <thread>
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
    QString path;              ///< empty: it is imported, and has to be saved under a new name
    std::uint64_t on_disk = 0; ///< the sum of what the file holds
    QString called{};          ///< the path or name of the file that it is from, imported or not
};

/// Reads the text of the file `path` on any thread. A file of another format than the native one is imported.
/// If several formats are equally sure of it, or several instances are in it, that is a usage error.
Result<InstanceFile> read_instance_of(std::string_view text, const QString& path,
                                      const std::stop_token& stop = {});

/// A trace file that was read: its kernel, and the instance that it solved.
struct OpenedTrace {
    QString path;
    InstancePtr instance;
    std::shared_ptr<const scene::TracedKernel> kernel;
};

/// The name of an instance as users read it: "Untitled" if it has none.
QString shown_name(const std::string& name);

/// "Table 2.2 · multiple choice · 3 classes · C = 10".
QString headline_of(const Instance& instance);
/// The same under the name `called`.
QString headline_of(const Instance& instance, const QString& called);

/// The sizes of text that the View menu offers, in percent of the theme's own.
inline constexpr std::array text_sizes{80, 90, 100, 110, 125, 150, 175, 200};

/// What all pages share: the open document, the runs so far, theme and target. Pages call its functions to
/// change it and follow its signals.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    // The document. Instances are immutable, so every edit replaces the whole instance; the undo stack holds
    // what changed.
    const InstancePtr& instance() const { return instance_; } ///< null: nothing is open
    const QString& path() const { return path_; }             ///< empty: never saved
    bool modified() const { return instance_ && (unsaved_ || recovered_ || !undo_.isClean()); }
    /// Whether there are edits that could be lost. A document that was only opened, generated or created has
    /// none, even if it was never saved.
    bool edited() const {
        return instance_ && instance_ != kept_elsewhere_ && (recovered_ || !undo_.isClean());
    }
    /// The open instance is in a session file as it is: until the next edit, nothing could be lost.
    void keep_edits_elsewhere();
    /// Whether another program has changed the document's file since it was read or written here. A file that
    /// is gone, or cannot be read any more, was not changed: saving writes it anew, or says why it cannot.
    bool changed_on_disk() const;
    QUndoStack& undo_stack() { return undo_; }
    /// The headline of the document; "Nothing is open" if there is none.
    QString headline() const;
    /// The name of the open instance or, if it has none, of the file that it is from. "Untitled" if it has
    /// neither. Only while an instance is open.
    QString called() const;

    /// Replaces the open document and forgets its edits. An empty `path` means that the document is new or
    /// generated and still has to be saved.
    void open(InstancePtr instance, const QString& path = {});
    void open(InstanceFile file);
    /// Opens a document with edits that were never saved. `path` is that of its file, if it has one.
    void recover(InstancePtr instance, const QString& path);
    /// Writes the document. An instance without a name takes the file's, which is an edit like any other.
    Result<void> save(const QString& path);
    /// Makes one undoable edit of the open document. An edit that the builder refuses changes nothing.
    Result<void> edit(const QString& text, const Change& change);

    // The runs of this session, oldest first, and the recorded results, which are those that ship and those
    // that were opened.
    const std::vector<std::shared_ptr<const Outcome>>& outcomes() const { return outcomes_; }
    void add_outcome(std::shared_ptr<const Outcome> outcome);
    void clear_outcomes();
    /// Waits for `read_recorded` if that has not ended, so a page that is shown asks `recorded_read` first.
    const std::vector<ResultsFile>& recorded();
    /// Reads the results that ship on a worker thread, once; `recorded_changed` follows.
    void read_recorded();
    bool recorded_read() const { return library_ == Library::here; }
    /// The runs of this session that were watched, also those that were opened from a file, oldest first.
    const std::vector<std::shared_ptr<const live::LiveRun>>& watched() const { return watched_; }
    /// The most that are kept; with one more, the oldest goes.
    static constexpr std::size_t most_watched = 24;
    void add_watched(std::shared_ptr<const live::LiveRun> run);
    /// The path of the results that were opened last; empty if none were.
    const QString& opened_results() const { return opened_results_; }
    /// Emits the signals of all that is open, for a window that is new.
    void announce();
    /// Adds results that were read from a file; they replace those that the file held before.
    void open_results(ResultsFile file);
    /// Shows a campaign; it is not measured yet.
    void open_campaign(const CampaignFile& file) { emit campaign_opened(file); }
    /// The Kernel page shows the trace and opens its instance.
    void open_trace(const OpenedTrace& trace) { emit trace_opened(trace); }
    /// Announces a lesson's folder: the Lessons page lists it beside those that it finds.
    void open_lesson_folder(const QString& folder);
    const QStringList& opened_lessons() const { return opened_lessons_; }
    /// A lesson was written: the Lessons page reads it again.
    void lesson_changed(const QString& folder) { emit lesson_written(folder); }
    /// Announces a sheet of exercises: the Step page puts its questions.
    void open_sheet(const std::shared_ptr<const Sheet>& sheet) { emit sheet_opened(sheet); }
    /// Announces a run that was watched and saved: the Run page reads it.
    void open_live_file(const QString& path) { emit live_opened(path); }
    /// What of the next runs is watched, as the user chose it, which is remembered. A time to repeat for is
    /// kept, negative, while runs do not repeat.
    const live::Watch& watch() const { return watch_; }
    void set_watch(const live::Watch& watch);
    /// Makes the Kernel page offer this variant for the open document, with these parameter values. Names
    /// that the variant does not have are ignored.
    void choose_kernel(const QString& variant,
                       const std::vector<std::pair<QString, QString>>& settings = {}) {
        emit kernel_chosen(variant, settings);
    }

    /// Makes the Occupancy page show a launch: `device` is a preset's id (`preset_like` finds the one of a
    /// GPU), `kernel` the kernel that the needs are of, or empty, `grid` the launch's blocks; 0: any number.
    /// The page does not come to the front by that: emit Page::page_wanted("occupancy") behind it. An unknown
    /// device is left as it is.
    void show_occupancy(const QString& device, const BlockNeeds& needs, const QString& kernel = {},
                        std::int64_t grid = 0) {
        emit occupancy_wanted(device, needs, kernel, grid);
    }
    /// Asks the Step page for a variant's steps on the open instance; emit Page::page_wanted("step") behind
    /// it.
    void show_steps(const QString& variant) { emit steps_wanted(variant); }

    // The looks, and the place where kernels run.
    /// The theme, enlarged as the text size and presenting ask. The reference stays valid; what it refers to
    /// changes with `theme_changed`.
    const paint::Theme& theme() const { return *theme_; }
    void set_theme(paint::ThemeId id);           ///< for this session only
    void choose_theme(paint::ThemeId id);        ///< as the user's wish, which is remembered
    int text_size() const { return text_size_; } ///< in percent
    void set_text_size(int percent);             ///< for this session only; from 80 to 200
    void choose_language(const QString& id);     ///< `language_chosen` has the window built again
    void choose_text_size(int percent);          ///< as the user's wish, which is remembered
    /// How much larger everything is drawn while presenting; 1: as usual.
    void set_enlargement(double factor);
    /// Where the next file dialog begins: the folder of the file last chosen; empty: none was yet.
    const QString& folder() const { return folder_; }
    void set_folder(const QString& folder);
    /// How far one has come in a lesson: the last of its steps that was shown, from 1; 0: not begun.
    int step_reached(const QString& lesson) const { return steps_reached_.value(lesson); }
    const QHash<QString, int>& steps_reached() const { return steps_reached_; }
    void set_steps_reached(const QHash<QString, int>& steps) { steps_reached_ = steps; }
    /// Remembers a step that lies beyond those reached before.
    void reach_step(const QString& lesson, int step);
    /// What the user has written down about this session; kept in its session file alone.
    const QString& notes() const { return notes_; }
    void set_notes(const QString& notes);
    /// Where kernels run: "cpu" (no kernels), "emulator", "gpu:0".
    const QString& target() const { return target_; }
    void set_target(const QString& id);
    /// The bytes that a run may take. More is allowed where a run was refused because it needs more, and
    /// until the program ends.
    std::int64_t memory() const { return memory_; }
    void allow_memory(std::int64_t bytes) { memory_ = std::max(memory_, bytes); }
    /// The bytes that runs may take from now on, as the user prefers.
    void set_memory(std::int64_t bytes) { memory_ = bytes; }
    /// The folder that results of campaigns go to.
    QString results_folder() const;
    void set_results_folder(const QString& folder) { results_folder_ = folder; }

    /// The warm knapscope-run process, which may run on another computer. `ask_runner` asks it what it can
    /// do, unless that is already known.
    Runner& runner() { return there_ ? *there_ : *here_; }
    /// That of this computer, for what needs the same files.
    Runner& runner_here() { return *here_; }
    const RunnerHost& host() const;
    /// Another computer, or this one: the jobs of the one before are cancelled, and the new one is asked.
    void set_host(const RunnerHost& host);
    /// The other computers that the user has named.
    const QList<RunnerHost>& hosts() const { return hosts_; }
    void set_hosts(const QList<RunnerHost>& hosts);
    void ask_runner();
    /// The variants and where they run, as the runner lists them. Until the runner has answered, and if
    /// there is no runner, these are the variants that this program was built with.
    const Catalogue& catalogue() const { return listed_ ? *listed_ : built_in_catalogue(); }
    bool runner_answered() const { return listed_.has_value(); }
    const Devices& devices() const { return devices_; }
    /// Why the runner could not be used when it was last tried.
    const std::optional<Error>& runner_problem() const { return runner_problem_; }

signals:
    void instance_changed(); ///< another document, or an edit, undo or redo of it
    void document_opened();  ///< another document
    void document_changed(); ///< the path, or whether it is modified
    void outcomes_changed();
    void watched_added(); ///< a run, the last of `watched`
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
    void hosts_changed();     ///< which there are
    void host_changed();      ///< which is in use, or its name

private:
    friend class EditInstance;
    /// The results that ship.
    enum class Library { not_asked_for, being_read, here };

    void replace(InstancePtr instance);
    void take_library();
    void show_theme(paint::ThemeId id);

    InstancePtr instance_, kept_elsewhere_;
    QString path_;
    QString file_name_; ///< of the file that the instance is from, without folders and endings; may be empty
    std::uint64_t on_disk_ = 0; ///< the sum of what the file held when it was read or written here
    bool unsaved_ = false, recovered_ = false;
    QUndoStack undo_;
    std::vector<std::shared_ptr<const Outcome>> outcomes_;
    std::vector<std::shared_ptr<const live::LiveRun>> watched_;
    std::vector<ResultsFile> recorded_;
    Library library_ = Library::not_asked_for;
    std::future<std::vector<ResultsFile>> library_files_;
    std::jthread library_reader_;
    QString opened_results_;
    std::unique_ptr<paint::Theme> theme_;
    int text_size_ = 100;
    double enlargement_ = 1;
    QString folder_, notes_;
    QString results_folder_; ///< empty: the usual one
    QStringList opened_lessons_;
    QHash<QString, int> steps_reached_;
    QString target_ = QStringLiteral("emulator");
    std::int64_t memory_ = standard_memory;
    live::Watch watch_{.repeat_s = -10};   // a solve lasts milliseconds, and one looks at it for seconds
    std::unique_ptr<Runner> here_, there_; ///< `there_` is null where this computer was chosen
    QList<RunnerHost> hosts_;
    bool asking_ = false;
    std::optional<Catalogue> listed_;
    Devices devices_;
    std::optional<Error> runner_problem_;
};

} // namespace ks::ui
