// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/library.h"
#include "ui/base/page.h"
#include "ui/compare/comparison.h"
#include "ui/compare/paper_figures.h"
#include "ui/compare/recorded_comparisons.h"
#include "ui/jobs/background_task.h"
#include "ui/runs/run_queue.h"
#include "visual/charts/chart_view.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QScrollArea;
class QStackedLayout;

namespace ks::ui {

class Fold;
class PageHead;

/// Compares speedups against a chosen baseline, or times on a linear or log axis, of whole runs or of a
/// stage, or a number that the runs report. What was measured here is shown beside what was recorded
/// elsewhere and what the papers print, each labelled with its source. One instance is shown as bars, a
/// series of instances as lines.
class ComparePage : public Page {
    Q_OBJECT

public:
    explicit ComparePage(Session& session);

    Result<void> apply(const ViewOptions& options) override;
    ShownView shown_view() const override;
    bool busy() const override { return queue_.running() || waiting_; }
    std::optional<Error> problem() const override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void make_room() override;
    void showEvent(QShowEvent* event) override;

private:
    /// A choice of what is shown.
    struct Shown {
        QString name;
        bool ratios = false; ///< speedups against the baseline
        Measure measure;

        QString id() const; ///< "speedup", "kernel-time", "time of compute": the same in every language
    };

    /// Where a chart is shown. Only the window states how old a recording is, because a file must not change
    /// from day to day.
    enum class For { window, file };

    /// Of the choice which results are shown: these are not names of files.
    inline static const QString one_file = QStringLiteral("one"), every_file = QStringLiteral("all"),
                                no_file = QStringLiteral("none");
    /// Of a choice in a box: the name that session files and the command line have for it.
    static constexpr int name_role = Qt::UserRole + 1;

    /// What has changed since it was gathered.
    struct Changed {
        bool anything = false; ///< of what is compared
        bool runs = false, files = false;
    };

    void follow(Changed changed); ///< now, or when the page is visible again
    void catch_up_when_ready();
    void follow_recorded();
    void wait_for_recorded();
    void gather_aside();
    void end_waiting(std::vector<RecordedComparisons> gathered);
    void catch_up();
    Result<void> show_wanted(const ViewOptions& options);
    QWidget* build_controls();
    QWidget* build_empty();
    void lay_out_form(std::size_t in_row);
    void fill_recorded(); ///< the choices: one recording, all, none, or a certain file
    int standard_recorded() const;
    void follow_instance();
    int standard_instance() const;
    int index_of(const std::string& sha256) const;
    void gather();  ///< what there is to compare, by the measure that it asks for
    void collect(); ///< what there is to compare by the measure that is shown
    void show_what_times_contain();
    std::vector<NamedResults> files_of(const QString& chosen) const;
    const std::vector<Comparison>& recorded_of(const RecordedChoice& choice);
    void pick(); ///< what of it the chart shows
    QString name_of(const ResultsFile& file) const;
    void fill_choices(); ///< instances and baselines
    void fill_shown();   ///< besides the usual choices, the stages and facts of the instances chosen
    void fill_instances();
    void instance_picked();
    std::map<QString, QString> choices() const; ///< that the user made
    void choose_recorded(const std::map<QString, QString>& choices);
    void choose(const std::map<QString, QString>& choices);
    bool choose_shown(); ///< whether another measure than before is to be gathered
    void forget_shown();
    Result<void> choose_instance(const QString& named);
    int baseline_named(const QString& label) const;
    int printed_for(const Comparison& comparison, const Measure& measure) const;
    bool has_printed_speedups(const Comparison& comparison, const Measure& measure) const;
    void show_newest();
    const Shown& shown() const;
    const Measure& measure() const { return shown().measure; }
    /// The file that is chosen, or of which the one recording is; null: no single file is shown.
    const ResultsFile* chosen_file() const;
    void fill_baselines();
    void show_chart();
    visual::AxisScale scale() const;
    /// The instances that the chart shows: one, or a series.
    std::vector<const Comparison*> chosen() const;
    const InstanceSeries* chosen_series() const { return picked_series_ ? &*picked_series_ : nullptr; }
    std::string titled(const QString& instance) const;
    Result<visual::Chart> chart(For reader) const;
    Result<visual::Chart> chart_of(const Comparison& comparison, For reader) const;
    Result<visual::Chart> chart_of(const InstanceSeries& series, For reader) const;
    PrintedOf printed_of(const Comparison& comparison) const;
    std::vector<visual::Printed> printed(const Comparison& comparison, const Comparison::Entry* over) const;
    /// Adds the times, or facts, that papers print to `timings`, which are the comparison's.
    void add_printed(const Comparison& comparison, std::vector<visual::Timing>& timings) const;

    RunQueue queue_;
    PageHead* head_;
    QStackedLayout* layers_;
    Fold* fold_ = nullptr;
    QGridLayout* form_ = nullptr;
    std::vector<QWidget*> fields_;
    std::size_t in_row_ = 0;
    QComboBox* recorded_;
    QComboBox* instance_;
    QComboBox* shown_;
    std::vector<Shown> shows_; ///< what can be chosen to be shown
    QComboBox* baseline_;
    QComboBox* axis_;
    bool picked_axis_ = false; ///< else the axis is log where bars are far apart
    QCheckBox* printed_;
    Changed changed_;
    bool ready_ = false;                ///< the results that ship have been read and gathered
    bool waiting_ = false;              ///< until they are
    std::optional<ViewOptions> wanted_; ///< what to show then
    std::optional<Error> problem_;      ///< why that cannot be shown
    std::vector<RecordedComparisons> gathered_;
    visual::ChartView* view_;
    QScrollArea* scroll_;
    QLabel* nothing_;
    std::vector<Comparison> comparisons_;
    /// An entry of the chooser of instances. `at` is the index of the comparison, or -1 - the index of the
    /// series.
    struct InstanceChoice {
        QString title, name;
        int at = 0;
        friend bool operator==(const InstanceChoice&, const InstanceChoice&) = default;
    };
    std::vector<InstanceChoice> choices_;
    std::vector<InstanceSeries> series_;          ///< in the chooser they follow the instances
    std::vector<Comparison> picked_;              ///< what the chart shows of the chosen instances
    std::optional<InstanceSeries> picked_series_; ///< its members are indices into `picked_`
    bool picked_instance_ = false;                ///< by the user; otherwise it follows the open document
    bool picked_shown_ = false;                   ///< what is shown, by the user
    QStringList only_;                            ///< variants named on the command line
    QString picked_baseline_;                     ///< by the user; empty: the page chooses
    BackgroundTask gathering_;
};

} // namespace ks::ui
