// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"
#include "solvers/run/catalogue.h"
#include "ui/jobs/devices.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ks {
struct Format;
struct Outcome;
} // namespace ks

namespace ks::paint {
class Theme;
enum class ThemeId;
} // namespace ks::paint

namespace ks::ui {

class Runner;
struct ResultsFile;

/// "Table 2.2 · multiple choice · 3 classes · C = 10".
QString headline_of(const Instance& instance);

/// What all pages share: the open document, the runs so far, theme and target. Pages change it by its
/// functions and follow its signals.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    // The document. Instances are immutable, so every edit replaces the whole; the undo stack holds what
    // changed.
    const InstancePtr& instance() const { return instance_; } ///< null: nothing is open
    const QString& path() const { return path_; }             ///< empty: never saved
    bool modified() const { return instance_ && (unsaved_ || !undo_.isClean()); }
    /// Whether there are changes to lose: not in what was opened or made as it is and never saved.
    bool edited() const { return instance_ && !undo_.isClean(); }
    QUndoStack& undo_stack() { return undo_; }
    /// That of the document; "Nothing is open" without one.
    QString headline() const;

    /// Puts a document in place of the open one and forgets its edits. `path` empty: new or generated, to be
    /// saved.
    void open(InstancePtr instance, const QString& path = {});
    /// A file of another format than the native one is imported: it has to be saved under a new name.
    /// `format` null: told from the content; where several are equally sure, that is a usage error.
    Result<void> open_file(const QString& path, const Format* format = nullptr);
    Result<void> save(const QString& path);
    /// One undoable edit of the open document. One that its builder refuses changes nothing.
    Result<void> edit(const QString& text, const Change& change);

    // Runs of this session, oldest first, and the recorded results: those that ship and those opened.
    const std::vector<std::shared_ptr<const Outcome>>& outcomes() const { return outcomes_; }
    void add_outcome(std::shared_ptr<const Outcome> outcome);
    void clear_outcomes();
    const std::vector<ResultsFile>& recorded();
    /// The path of the results opened last; empty: none.
    const QString& opened_results() const { return opened_results_; }
    /// `here`: this session measured them.
    Result<void> open_results(const QString& path, bool here = false);
    /// A campaign file to be shown, not yet to be measured.
    void open_campaign_file(const QString& path) { emit campaign_opened(path); }
    /// A trace file: the Kernel page reads it and opens its instance.
    void open_trace_file(const QString& path) { emit trace_opened(path); }
    /// The Kernel page offers this variant for the open document, its parameters set to these; names that it
    /// does not have are left out.
    void choose_kernel(const QString& variant,
                       const std::vector<std::pair<QString, QString>>& settings = {}) {
        emit kernel_chosen(variant, settings);
    }

    // How it looks and where it runs.
    const paint::Theme& theme() const;
    void set_theme(paint::ThemeId id);    ///< for this session only
    void choose_theme(paint::ThemeId id); ///< as the user's wish, which is remembered
    /// Where the next file dialog begins: the folder of the file last chosen; empty: none was yet.
    const QString& folder() const { return folder_; }
    void set_folder(const QString& folder);
    /// Where kernels run: "cpu" (no kernels), "emulator", "gpu:0".
    const QString& target() const { return target_; }
    void set_target(const QString& id);

    /// The warm knapscope-run process, and what it said it can do. `ask_runner` asks when that is not known
    /// yet.
    Runner& runner() { return *runner_; }
    void ask_runner();
    /// What variants there are and where they run, as the runner says; until it has answered, and where there
    /// is none, those that this program was built with.
    const Catalogue& catalogue() const { return listed_ ? *listed_ : built_in_catalogue(); }
    bool runner_answered() const { return listed_.has_value(); }
    const Devices& devices() const { return devices_; }
    /// Why the runner cannot be used, as it was last seen.
    const std::optional<Error>& runner_problem() const { return runner_problem_; }

signals:
    void instance_changed(); ///< another document, or an edit, undo or redo of it
    void document_opened();  ///< another document
    void document_changed(); ///< path or modified
    void outcomes_changed();
    void recorded_changed();
    void campaign_opened(const QString& path);
    void trace_opened(const QString& path);
    void kernel_chosen(const QString& variant, const std::vector<std::pair<QString, QString>>& settings);
    void theme_changed();
    void theme_chosen();
    void folder_changed();
    void target_changed();
    void catalogue_changed(); ///< variants, devices or the runner's problem

private:
    friend class EditInstance;
    void replace(InstancePtr instance);

    InstancePtr instance_;
    QString path_;
    bool unsaved_ = false;
    QUndoStack undo_;
    std::vector<std::shared_ptr<const Outcome>> outcomes_;
    std::vector<ResultsFile> recorded_;
    bool library_read_ = false;
    QString opened_results_;
    paint::ThemeId theme_;
    QString folder_;
    QString target_ = QStringLiteral("emulator");
    std::unique_ptr<Runner> runner_;
    bool asking_ = false;
    std::optional<Catalogue> listed_;
    Devices devices_;
    std::optional<Error> runner_problem_;
};

} // namespace ks::ui
