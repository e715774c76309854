// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen on the Compare page, and what is chosen unless the user chooses something else.
#include "ui/base/session.h"
#include "ui/compare/compare_page.h"

#include "solvers/core/fact_words.h"
#include "solvers/core/stage_words.h"
#include "solvers/formats/format.h"

#include <QComboBox>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>

namespace ks::ui {
namespace {

/// The comparison that the page opens with if the open document is in none: that of the README.
const QString headline_instance = QStringLiteral("thesis-set5, seed 1");

} // namespace

/// The file's name; a number follows it if a file before it has the same name.
QString ComparePage::name_of(const ResultsFile& file) const {
    int alike = 1;
    for (const ResultsFile& other : session().recorded()) {
        if (other.path == file.path)
            break;
        alike += other.id == file.id;
    }
    return alike == 1 ? file.id : QStringLiteral("%1 (%2)").arg(file.id).arg(alike);
}

void ComparePage::fill_recorded() {
    const QString before = recorded_->currentData().toString();
    recorded_->clear();
    const auto add = [this](const QString& title, const QString& path, const QString& name) {
        recorded_->addItem(title, path);
        recorded_->setItemData(recorded_->count() - 1, name, name_role);
    };
    add(tr("One, the most complete"), one_file, one_file);
    add(tr("All, usual settings"), every_file, every_file);
    add(tr("None"), no_file, no_file);
    for (const ResultsFile& file : session().recorded())
        add(name_of(file), file.path, name_of(file));
    recorded_->setCurrentIndex(std::max(0, recorded_->findData(before)));
}

/// The results that were opened last, else one recording of each instance.
int ComparePage::standard_recorded() const {
    return std::max(0, recorded_->findData(session().opened_results()));
}

/// The comparisons, then the series. Another measure often has the same ones, and filling the box takes a
/// while.
void ComparePage::fill_instances() {
    std::vector<InstanceChoice> choices;
    for (std::size_t i = 0; i < comparisons_.size(); ++i)
        choices.push_back({comparisons_[i].title(), comparisons_[i].instance, static_cast<int>(i)});
    for (std::size_t i = 0; i < series_.size(); ++i)
        choices.push_back({series_[i].title, series_[i].name, -1 - static_cast<int>(i)});
    if (choices == choices_)
        return;
    instance_->clear();
    QList<QStandardItem*> items;
    for (const auto& [title, name, at] : choices) {
        items << new QStandardItem(title);
        items.back()->setData(at, Qt::UserRole);
        items.back()->setData(name, name_role);
    }
    // All at once: the box and its list look at each insertion.
    qobject_cast<QStandardItemModel*>(instance_->model())->invisibleRootItem()->appendRows(items);
    if (!series_.empty())
        instance_->insertSeparator(static_cast<int>(comparisons_.size()));
    choices_ = std::move(choices);
}

void ComparePage::fill_choices() {
    const QString before = instance_->itemText(instance_->currentIndex()); // not what is being typed
    series_ = series_of(comparisons_);
    fill_instances();
    // The separator's text is empty, and so is `before` if nothing was chosen.
    const int kept = before.isEmpty() ? -1 : instance_->findText(before);
    instance_->setCurrentIndex(picked_instance_ && kept >= 0 ? kept : standard_instance());
    pick();
    fill_shown();
    fill_baselines();
}

/// The open instance, or else that of the newest run, a headline of the results that ship, or the first.
int ComparePage::standard_instance() const {
    if (comparisons_.empty())
        return -1;
    if (const InstancePtr& open = session().instance())
        if (const int at = index_of(fingerprint(*open)); at >= 0)
            return at;
    if (const auto& runs = session().outcomes(); !runs.empty())
        if (const int at = index_of(runs.back()->instance_sha256); at >= 0)
            return at;
    const auto headline = std::ranges::find(comparisons_, headline_instance, &Comparison::instance);
    return headline == comparisons_.end() ? 0 : static_cast<int>(headline - comparisons_.begin());
}

/// A document that was opened is shown, if there is something to compare of it.
void ComparePage::follow_instance() {
    picked_instance_ = false;
    follow({});
}

void ComparePage::pick() {
    picked_.clear();
    picked_series_.reset();
    if (!instance_->currentData().isValid())
        return;
    const int at = instance_->currentData().toInt();
    const InstanceSeries* const series = at < 0 ? &series_[static_cast<std::size_t>(-1 - at)] : nullptr;
    if (series)
        for (const std::size_t member : series->members)
            picked_.push_back(comparisons_[member]);
    else
        picked_.push_back(comparisons_[static_cast<std::size_t>(at)]);
    if (recorded_->currentData().toString() == one_file) {
        const std::string key = most_complete_recording(picked_);
        for (Comparison& comparison : picked_)
            keep_recording(comparison, key);
    }
    if (!series)
        return;
    picked_series_ = *series;
    picked_series_->labels.clear();
    picked_series_->members.clear();
    std::vector<Comparison> there;
    for (std::size_t i = 0; i < picked_.size(); ++i) {
        if (picked_[i].entries.empty())
            continue;
        picked_series_->members.push_back(there.size());
        picked_series_->labels << series->labels[static_cast<qsizetype>(i)];
        there.push_back(std::move(picked_[i]));
    }
    picked_ = std::move(there);
}

/// What is chosen stays among the choices, even if the instance has no such stage or fact.
void ComparePage::fill_shown() {
    const Shown before = shown();
    shows_ = {{tr("Speedup"), true, Measure::whole},
              {tr("Time"), false, Measure::whole},
              {tr("Kernel speedup"), true, Measure::kernel},
              {tr("Kernel time"), false, Measure::kernel},
              {tr("Kernel speedup with copies"), true, Measure::kernel_with_copies},
              {tr("Kernel time with copies"), false, Measure::kernel_with_copies}};
    const auto add = [this](const Shown& more) {
        if (std::ranges::find(shows_, more.name, &Shown::name) == shows_.end())
            shows_.push_back(more);
    };
    for (const Comparison* comparison : chosen())
        for (const std::string& stage : comparison->stages()) {
            const QString name = QString::fromStdString(stage_words(stage));
            add({tr("Time of %1").arg(name), false, Measure(Measure::stage, stage)});
            add({tr("Speedup of %1").arg(name), true, Measure(Measure::stage, stage)});
        }
    for (const Comparison* comparison : chosen())
        for (const std::string& fact : comparison->facts())
            add({QString::fromStdString(fact_words(fact)), false, Measure(Measure::fact, fact)});
    add(before);
    const QSignalBlocker quiet(shown_);
    shown_->clear();
    for (const Shown& each : shows_)
        shown_->addItem(each.name);
    shown_->setCurrentIndex(shown_->findText(before.name));
}

/// Speedups are shown again, if they were left because the recording before had none.
void ComparePage::instance_picked() {
    picked_instance_ = true;
    const Measure before = measure();
    forget_shown();
    if (!(measure() == before))
        return gather();
    pick();
    fill_shown();
    fill_baselines();
    if (choose_shown())
        return gather();
    show_chart();
}

/// How much a paper's figures ask for a measure: 2 if they are in the table that the open file redoes, 1 if
/// there are any.
int ComparePage::printed_for(const Comparison& comparison, const Measure& measure) const {
    PrintedOf of = printed_of(comparison);
    of.measure = measure;
    const Comparison::Entry& first = comparison.entries.front();
    const auto printed = figures_of(
        paper_figures(), of, {{.variant = first.variant, .label = {}, .parameters = first.parameters}});
    const auto& campaign = chosen_file()->results->campaign;
    const std::string paper = campaign ? campaign->paper : ""; // "two-list paper, Table IV"
    const std::size_t comma = paper.rfind(',');
    const bool same = comma != paper.npos && std::ranges::any_of(printed, [&](const PaperFigure* each) {
                          return each->place.ends_with(paper.substr(comma)); // "Section 5.5, Table IV"
                      });
    return same ? 2 : printed.empty() ? 0 : 1;
}

/// Whether a paper prints speedups of the measure between the comparison's entries.
bool ComparePage::has_printed_speedups(const Comparison& comparison, const Measure& measure) const {
    PrintedOf of = printed_of(comparison);
    of.measure = measure;
    return std::ranges::any_of(comparison.entries, [&](const Comparison::Entry& entry) {
        return !printed_beside(paper_figures(), of,
                               {.variant = entry.variant, .label = {}, .parameters = entry.parameters})
                    .empty();
    });
}

/// A file with a single variant has no speedup to show, unless the user asks for it. It shows what a
/// paper prints of these runs, else their times. A file that redoes a paper's figure shows the speedups that
/// the paper prints, of whatever its times contain.
bool ComparePage::choose_shown() {
    const auto comparisons = chosen();
    const auto one = [](const Comparison* comparison) { return comparison->entries.size() == 1; };
    if (picked_shown_ || !(shown().ratios && measure() == Measure()) || !chosen_file() || comparisons.empty())
        return false;
    if (!std::ranges::all_of(comparisons, one)) {
        const auto& campaign = chosen_file()->results->campaign;
        const auto printed = std::ranges::find_if(shows_, [&](const Shown& each) {
            return each.ratios && has_printed_speedups(*comparisons.front(), each.measure);
        });
        if (!campaign || campaign->paper.empty() || printed == shows_.end() || printed == shows_.begin())
            return false;
        shown_->setCurrentIndex(static_cast<int>(printed - shows_.begin()));
        return true;
    }
    const auto best = std::ranges::max_element(shows_, {}, [&](const Shown& each) {
        return each.ratios ? 0 : 1 + printed_for(*comparisons.front(), each.measure);
    });
    shown_->setCurrentIndex(static_cast<int>(best - shows_.begin()));
    return true;
}

/// Speedups are shown again, if they were left because a file had none.
void ComparePage::forget_shown() {
    if (!picked_shown_)
        shown_->setCurrentIndex(0);
}

/// Shows the instance of the newest run, which the user most likely wants to see.
void ComparePage::show_newest() {
    if (session().outcomes().empty())
        return;
    const int newest = index_of(session().outcomes().back()->instance_sha256);
    if (newest < 0)
        return;
    instance_->setCurrentIndex(newest);
    instance_picked();
}

/// The comparison of the instance with this fingerprint; -1: there is none.
int ComparePage::index_of(const std::string& sha256) const {
    const auto found = std::ranges::find(comparisons_, QString::fromStdString(sha256), &Comparison::sha256);
    return found == comparisons_.end() || sha256.empty() ? -1
                                                         : static_cast<int>(found - comparisons_.begin());
}

std::vector<const Comparison*> ComparePage::chosen() const {
    std::vector<const Comparison*> all;
    for (const Comparison& comparison : picked_)
        all.push_back(&comparison);
    return all;
}

const ComparePage::Shown& ComparePage::shown() const {
    static const Shown first{tr("Speedup"), true, Measure::whole};
    const auto at = static_cast<std::size_t>(shown_->currentIndex());
    return at < shows_.size() ? shows_[at] : first;
}

const ResultsFile* ComparePage::chosen_file() const {
    const auto& files = session().recorded();
    const QString chosen = recorded_->currentData().toString();
    std::string one;
    if (chosen == one_file)
        for (const Comparison& comparison : picked_)
            for (const Comparison::Entry& entry : comparison.entries)
                if (!entry.timing.recording.file.empty())
                    one = entry.timing.recording.file;
    const auto found = std::ranges::find_if(files, [&](const ResultsFile& file) {
        return chosen == one_file ? name_of(file).toStdString() == one : file.path == chosen;
    });
    return found == files.end() ? nullptr : &*found;
}

/// A baseline that the user picked stays. Otherwise the baseline is that of the campaign shown, or the
/// standard one of the instance.
void ComparePage::fill_baselines() {
    baseline_->clear();
    const auto comparisons = chosen();
    const auto labelled = timings_of(comparisons);
    std::vector<visual::Timing> all;
    for (const auto& timings : labelled)
        all.insert(all.end(), timings.begin(), timings.end());
    for (const visual::Timing& timing : all)
        if (const QString label = QString::fromStdString(timing.label);
            visual::is_choice(timing, timing.label) && baseline_->findText(label) < 0)
            baseline_->addItem(label);
    if (all.empty())
        return;
    std::string label = all[standard_baseline(all)].label;
    if (const ResultsFile* file = chosen_file(); file && file->results->campaign)
        if (const auto at = campaign_baseline(*comparisons.front(), *file->results->campaign))
            label = labelled.front()[*at].label;
    const int standard = baseline_->findText(QString::fromStdString(label));
    const int kept = baseline_named(picked_baseline_);
    baseline_->setCurrentIndex(kept >= 0 ? kept : std::max(0, standard));
}

/// The baseline of this label. In a session of an earlier version the label may have fewer parameters.
int ComparePage::baseline_named(const QString& label) const {
    if (const int exact = label.isEmpty() ? -1 : baseline_->findText(label); exact >= 0)
        return exact;
    const auto parts = [](const QString& of) { // the variant and its parameters
        return QString(of).remove(QLatin1Char(')')).split(QRegularExpression(QStringLiteral(" \\(|, ")));
    };
    const QStringList wanted = parts(label);
    for (int i = 0; i < baseline_->count(); ++i) {
        const QStringList there = parts(baseline_->itemText(i));
        const auto has = [&there](const QString& part) { return there.contains(part); };
        if (!label.isEmpty() && wanted.front() == there.front() && std::ranges::all_of(wanted, has))
            return i;
    }
    return -1;
}

} // namespace ks::ui
