// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_page.h"

#include "solvers/core/formatted.h"
#include "ui/base/session.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/filter_box.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/charts/chart_view.h"
#include "visual/export/export.h"
#include "visual/paint/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedLayout>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace ks::ui {
namespace {

QComboBox* chooser(const QString& id, const QString& name, const QStringList& choices = {},
                   QComboBox* box = new ChoiceBox) {
    box->setObjectName(id);
    box->setAccessibleName(name);
    box->addItems(choices);
    if (!choices.isEmpty()) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        return box;
    }
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
    box->setMinimumContentsLength(6);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return box;
}

const QString no_file = QStringLiteral("none"), every_file = QStringLiteral("all");

} // namespace

ComparePage::ComparePage(Session& session)
    : Page(session, page_info("compare")), queue_(session),
      head_(new PageHead(info().title, tr("Open results…"))), layers_(new QStackedLayout),
      recorded_(chooser(QStringLiteral("recorded"), tr("Recorded there"))),
      instance_(chooser(QStringLiteral("instance"), tr("Instance"), {}, new FilterBox)),
      shown_(chooser(QStringLiteral("shown"), tr("Show"), {tr("Speedup")})),
      baseline_(chooser(QStringLiteral("baseline"), tr("Baseline"))),
      axis_(chooser(QStringLiteral("axis"), tr("Axis"), {tr("Linear"), tr("Log")})),
      printed_(new QCheckBox(tr("In papers"))), view_(new visual::ChartView), scroll_(new QScrollArea),
      nothing_(labelled({}, "sentence")) {
    nothing_->setObjectName(QStringLiteral("nothing"));
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignCenter);
    scroll_->setObjectName(QStringLiteral("chart"));
    view_->setObjectName(QStringLiteral("content"));
    scroll_->setWidget(view_);
    scroll_->setAccessibleName(view_->accessibleName());
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    copies_picture(*view_, [this] { return this->picture(QSizeF(view_->size())); });
    auto* full = new QWidget;
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(head_);
    QWidget* controls = build_controls();
    fold_ = &head_->add_fold(*controls, tr("Choices"), tr("Show or hide what is compared, and how"));
    column->addWidget(controls);
    column->addWidget(scroll_, 1);
    column->addWidget(nothing_, 1);
    setLayout(layers_); // before it has layers: a layer without a parent would be a window
    layers_->addWidget(full);
    layers_->addWidget(build_empty());

    connect(&head_->primary(), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("open")); });
    connect(&session, &Session::outcomes_changed, this, [this] { follow({.runs = true}); });
    connect(&session, &Session::recorded_changed, this, [this] { follow({.files = true}); });
    connect(&session, &Session::catalogue_changed, this, [this] { follow({}); }); // it names the machine
    connect(&session, &Session::theme_changed, this, [this] { view_->set_theme(this->session().theme()); });
    connect(&queue_, &RunQueue::finished, this, &Page::settled);
    view_->set_theme(session.theme());
    follow({.files = true});
}

/// Nobody waits for results to be read and sorted who does not look at them.
void ComparePage::follow(Changed changed) {
    changed_ = {
        .anything = true, .runs = changed_.runs || changed.runs, .files = changed_.files || changed.files};
    if (isVisible())
        catch_up();
}

void ComparePage::catch_up() {
    const Changed changed = std::exchange(changed_, {});
    if (changed.files) {
        fill_recorded();
        recorded_->setCurrentIndex(standard_recorded());
        forget_shown();
    }
    if (changed.anything)
        gather();
    if (changed.runs)
        show_newest();
}

void ComparePage::showEvent(QShowEvent* event) {
    catch_up();
    Page::showEvent(event);
}

QWidget* ComparePage::build_controls() {
    auto* controls = new QWidget;
    controls->setObjectName(QStringLiteral("controls"));
    auto* all = new QVBoxLayout(controls);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(16);
    form_ = new QGridLayout;
    form_->setHorizontalSpacing(16);
    form_->setVerticalSpacing(8);
    all->addLayout(form_);
    all->addWidget(hairline(Qt::Horizontal));
    const auto add = [this](const QString& text, QWidget* choice) {
        auto* field = new QWidget;
        auto* column = new QVBoxLayout(field);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(4);
        auto* label = labelled(text, "quiet");
        label->setBuddy(choice);
        column->addWidget(label);
        column->addWidget(choice);
        fields_.push_back(field);
    };
    for (QComboBox* box : {instance_, recorded_, shown_, baseline_, axis_})
        add(box->accessibleName(), box);
    printed_->setObjectName(QStringLiteral("printed"));
    printed_->setAccessibleName(tr("Printed in papers"));
    printed_->setChecked(true);
    printed_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding); // as high as the boxes beside it
    printed_->setToolTip(
        tr("Figures that the papers print in text and tables, beside the same comparison here"));
    add(tr("Printed"), printed_);
    lay_out_form(fields_.size());
    connect(recorded_, &QComboBox::activated, this, [this] {
        forget_shown();
        gather();
    });
    connect(instance_, &QComboBox::activated, this, &ComparePage::instance_picked);
    connect(baseline_, &QComboBox::activated, this, [this] { picked_baseline_ = baseline_->currentText(); });
    connect(shown_, &QComboBox::activated, this, [this] {
        picked_shown_ = true;
        gather();
    });
    connect(axis_, &QComboBox::activated, this, [this] { picked_axis_ = true; });
    for (QComboBox* box : {baseline_, axis_})
        connect(box, &QComboBox::activated, this, &ComparePage::show_chart);
    connect(printed_, &QCheckBox::toggled, this, &ComparePage::show_chart);
    return controls;
}

/// Puts this many fields of the form in a row.
void ComparePage::lay_out_form(std::size_t in_row) {
    if (in_row == in_row_)
        return;
    in_row_ = in_row;
    constexpr std::array stretch{4, 3, 0, 4, 0, 0}; // the names of instances, files and variants may be long
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const bool one_row = in_row == fields_.size();
        form_->addWidget(fields_[i], static_cast<int>(i / in_row), static_cast<int>(i % in_row));
        form_->setColumnStretch(static_cast<int>(i), one_row ? stretch[i] : i < in_row ? 1 : 0);
    }
}

/// On a small page the chart has priority: the form collapses, and has two rows when it is asked for.
void ComparePage::make_room() {
    fold_->set_folded(is_small());
    lay_out_form(is_small() ? 3 : fields_.size());
}

QWidget* ComparePage::build_empty() {
    auto* empty =
        new EmptyState(QStringLiteral("compare"), tr("Nothing to compare yet"),
                       tr("Run some variants on one instance, or open the results file of a campaign."));
    connect(&empty->add_button(tr("Run variants")), &QPushButton::clicked, this,
            [this] { emit page_wanted(QStringLiteral("run")); });
    connect(&empty->add_button(tr("Open results…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("open")); });
    return empty;
}

void ComparePage::fill_recorded() {
    const QString before = recorded_->currentData().toString();
    recorded_->clear();
    const auto add = [this](const QString& title, const QString& path, const QString& name) {
        recorded_->addItem(title, path);
        recorded_->setItemData(recorded_->count() - 1, name, name_role);
    };
    add(tr("All, usual settings"), every_file, every_file);
    add(tr("None"), no_file, no_file);
    for (const ResultsFile& file : session().recorded())
        add(file.id, file.path, file.id);
    recorded_->setCurrentIndex(std::max(0, recorded_->findData(before)));
}

/// The results that were opened last, else all.
int ComparePage::standard_recorded() const {
    return std::max(0, recorded_->findData(session().opened_results()));
}

void ComparePage::gather() {
    comparisons_ = comparisons_of(session().outcomes(), measure(),
                                  session().host().here() ? session().devices().host : QString());
    std::vector<const ResultsFile*> files;
    const QString chosen = recorded_->currentData().toString();
    for (const ResultsFile& file : session().recorded())
        if (chosen == every_file || chosen == file.path)
            files.push_back(&file);
    std::ranges::stable_sort(files, std::greater(),
                             [](const ResultsFile* file) { // medians come before single runs
                                 const auto& campaign = file->results->campaign;
                                 return std::pair(campaign && campaign->repetitions > 1, file->results->date);
                             });
    std::vector<Comparison> recorded;
    for (const ResultsFile* file : files)
        put_beside(recorded, comparisons_of(*file->results, measure(), file->here));
    std::ranges::sort(recorded, {}, &Comparison::instance);
    if (chosen == every_file)
        show_usual_settings(recorded);
    put_beside(comparisons_, std::move(recorded));
    for (Comparison& comparison : comparisons_) {
        note_quality(comparison);
        keep_variants(comparison, only_);
    }
    std::erase_if(comparisons_, [](const Comparison& comparison) { return comparison.entries.empty(); });
    layers_->setCurrentIndex(comparisons_.empty() ? 1 : 0);
    switch (measure().of) {
    case Measure::whole:
        head_->set_subtitle(tr("Times go from the instance in host memory to the checked answer"));
        break;
    case Measure::kernel:
        head_->set_subtitle(tr("Kernel times: the stages that compute, without copies and way back"));
        break;
    case Measure::kernel_with_copies:
        head_->set_subtitle(tr("Kernel times with the copies of input and results, without the way back"));
        break;
    case Measure::stage:
        head_->set_subtitle(tr("Times of one stage of the runs"));
        break;
    case Measure::fact:
        head_->set_subtitle(tr("A number that the runs report of themselves"));
        break;
    }
    fill_choices();
    if (choose_shown())
        return gather();
    show_chart();
}

/// `at` is the comparison's index, or that of the series as -1 - index.
void ComparePage::add_choice(const QString& title, const QString& name, int at) {
    instance_->addItem(title, at);
    instance_->setItemData(instance_->count() - 1, name, name_role);
}

void ComparePage::fill_choices() {
    const QString before = instance_->itemText(instance_->currentIndex()); // not what is being typed
    instance_->clear();
    for (std::size_t i = 0; i < comparisons_.size(); ++i)
        add_choice(comparisons_[i].title(), comparisons_[i].instance, static_cast<int>(i));
    series_ = series_of(comparisons_);
    if (!series_.empty())
        instance_->insertSeparator(instance_->count());
    for (std::size_t i = 0; i < series_.size(); ++i)
        add_choice(series_[i].title, series_[i].name, -1 - static_cast<int>(i));
    // The separator's text is empty, and so is `before` if nothing was chosen.
    instance_->setCurrentIndex(before.isEmpty() ? 0 : std::max(0, instance_->findText(before)));
    fill_shown();
    fill_baselines();
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
        for (const std::string& stage : comparison->stages) {
            const QString name = QString::fromStdString(stage);
            add({tr("Time of %1").arg(name), false, Measure(Measure::stage, stage)});
            add({tr("Speedup of %1").arg(name), true, Measure(Measure::stage, stage)});
        }
    for (const Comparison* comparison : chosen())
        for (const std::string& fact : comparison->facts)
            add({QString::fromStdString(fact), false, Measure(Measure::fact, fact)});
    add(before);
    const QSignalBlocker quiet(shown_);
    shown_->clear();
    for (const Shown& each : shows_)
        shown_->addItem(each.name);
    shown_->setCurrentIndex(shown_->findText(before.name));
}

void ComparePage::instance_picked() {
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
    const auto printed = printed_times(
        paper_figures(), of, {{.variant = first.variant, .label = {}, .parameters = first.parameters}});
    const auto& campaign = chosen_file()->results->campaign;
    const std::string paper = campaign ? campaign->paper : "", comma = ", "; // "two-list paper, Table IV"
    const std::size_t at = paper.rfind(comma);
    const bool same = at != paper.npos && std::ranges::any_of(printed, [&](const visual::Timing& each) {
                          return each.provenance.find(paper.substr(at) + ")") != each.provenance.npos;
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
    const auto newest =
        std::ranges::find(comparisons_, QString::fromStdString(session().outcomes().back()->instance_sha256),
                          &Comparison::sha256);
    if (newest == comparisons_.end())
        return;
    instance_->setCurrentIndex(static_cast<int>(newest - comparisons_.begin()));
    instance_picked();
}

const InstanceSeries* ComparePage::chosen_series() const {
    const int at = instance_->currentData().toInt();
    return at < 0 ? &series_[static_cast<std::size_t>(-1 - at)] : nullptr;
}

std::vector<const Comparison*> ComparePage::chosen() const {
    if (!instance_->currentData().isValid())
        return {};
    std::vector<const Comparison*> all;
    if (const InstanceSeries* series = chosen_series())
        for (const std::size_t member : series->members)
            all.push_back(&comparisons_[member]);
    else
        all.push_back(&comparisons_[instance_->currentData().toUInt()]);
    return all;
}

const ComparePage::Shown& ComparePage::shown() const {
    static const Shown first{tr("Speedup"), true, Measure::whole};
    const auto at = static_cast<std::size_t>(shown_->currentIndex());
    return at < shows_.size() ? shows_[at] : first;
}

const ResultsFile* ComparePage::chosen_file() const {
    const auto& files = session().recorded();
    const auto found = std::ranges::find(files, recorded_->currentData().toString(), &ResultsFile::path);
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
    const int kept = picked_baseline_.isEmpty() ? -1 : baseline_->findText(picked_baseline_);
    baseline_->setCurrentIndex(kept >= 0 ? kept : std::max(0, standard));
}

void ComparePage::show_chart() {
    baseline_->setEnabled(shown().ratios && baseline_->count() > 0);
    printed_->setEnabled(!(chosen_series() && shown().ratios)); // printed averages are over whole sets
    auto made = chart();
    scroll_->setVisible(static_cast<bool>(made));
    nothing_->setVisible(!made);
    if (!made) {
        nothing_->setText(sentence(made.error()));
        return view_->clear();
    }
    view_->setAccessibleName(visual::chart_in_words(*made));
    if (!picked_axis_) {
        const auto* const bars = std::get_if<visual::BarChart>(&*made);
        axis_->setCurrentIndex(bars && bars->far_apart() ? 1 : 0);
    }
    view_->set_scale(scale());
    view_->set_chart(*std::move(made));
}

std::optional<Error> ComparePage::problem() const {
    if (queue_.failures().empty())
        return {};
    return queue_.failures().front();
}

Result<visual::Picture> ComparePage::picture(QSizeF size) {
    catch_up();
    KS_TRY(const auto shown, chart());
    return visual::chart_picture(shown, scale(), session().theme(), size);
}

Result<QByteArray> ComparePage::csv() {
    catch_up();
    KS_TRY(const auto shown, chart());
    return visual::csv_of(visual::rows_of(shown));
}

Page* make_compare_page(Session& session) {
    return new ComparePage(session);
}

} // namespace ks::ui
