// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_page.h"

#include "solvers/core/formatted.h"
#include "ui/base/clock.h"
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

/// Gathering more rows of results than these would hold up the window.
constexpr std::size_t most_rows_at_once = 1000;

std::optional<QDate> today() {
    const auto time = now();
    return time ? std::optional(time->date()) : std::nullopt;
}

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
            [this] { emit command_wanted({.act = WindowCommand::open}); });
    connect(&session, &Session::outcomes_changed, this, [this] { follow({.runs = true}); });
    connect(&session, &Session::recorded_changed, this, &ComparePage::follow_recorded);
    connect(&session, &Session::document_opened, this, &ComparePage::follow_instance);
    connect(&session, &Session::catalogue_changed, this, [this] { follow({}); }); // it names the machine
    connect(&session, &Session::theme_changed, this, [this] { view_->set_theme(this->session().theme()); });
    connect(&queue_, &RunQueue::finished, this, [this] {
        if (!busy())
            emit settled();
    });
    view_->set_theme(session.theme());
    follow({.files = true});
}

/// Many results that were opened are gathered like those that ship.
void ComparePage::follow_recorded() {
    gathered_.clear();
    const auto& files = session().recorded();
    const auto opened = std::ranges::find(files, session().opened_results(), &ResultsFile::path);
    if (opened != files.end() && opened->results->rows.size() > most_rows_at_once)
        ready_ = false;
    const bool waited = waiting_;
    follow({.files = true});
    if (waited)
        gather_aside();
}

/// Nobody waits for results to be read and sorted who does not look at them.
void ComparePage::follow(Changed changed) {
    changed_ = {
        .anything = true, .runs = changed_.runs || changed.runs, .files = changed_.files || changed.files};
    if (isVisible())
        catch_up_when_ready();
}

void ComparePage::catch_up_when_ready() {
    if (ready_)
        catch_up();
    else
        wait_for_recorded();
}

/// The results that ship are some megabytes, which no other page needs at the start. They are read and
/// gathered on worker threads, because both take longer than a page may take to open.
void ComparePage::wait_for_recorded() {
    if (std::exchange(waiting_, true))
        return;
    scroll_->hide();
    nothing_->setText(tr("The recorded results are being read…"));
    nothing_->show();
    if (session().recorded_read())
        gather_aside();
    else
        session().read_recorded();
}

void ComparePage::gather_aside() {
    std::vector<std::pair<QString, std::vector<NamedResults>>> choices{{one_file, files_of(one_file)}};
    if (const QString opened = session().opened_results(); !opened.isEmpty())
        choices.emplace_back(opened, files_of(opened));
    const auto gather = [day = today(), choices = std::move(choices)](const std::stop_token& stop) {
        std::vector<RecordedComparisons> gathered; // a recording decides which of these is shown first
        for (const auto& [chosen, files] : choices)
            for (const Measure::Of of : {Measure::whole, Measure::kernel, Measure::kernel_with_copies})
                gathered.push_back({.of = {.files = chosen, .measure = of, .day = day},
                                    .comparisons = recorded_comparisons(files, of, stop)});
        return gathered;
    };
    gathering_.start(gather, [this](std::vector<RecordedComparisons> gathered) {
        if (waiting_)
            end_waiting(std::move(gathered));
    });
}

void ComparePage::end_waiting(std::vector<RecordedComparisons> gathered) {
    gathered_ = std::move(gathered);
    ready_ = true;
    waiting_ = false;
    if (wanted_) {
        const ViewOptions wanted = std::move(*wanted_);
        wanted_.reset();
        if (const auto done = show_wanted(wanted); !done)
            problem_ = done.error();
    } else if (isVisible()) {
        catch_up();
    }
    if (!busy())
        emit settled();
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
    catch_up_when_ready();
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
            [this] { emit command_wanted({.act = WindowCommand::open}); });
    return empty;
}

std::vector<NamedResults> ComparePage::files_of(const QString& chosen) const {
    std::vector<NamedResults> files;
    for (const ResultsFile& file : session().recorded())
        if (chosen == one_file || chosen == every_file || chosen == file.path)
            files.push_back({.results = file.results,
                             .name = name_of(file).toStdString(),
                             .age = file.here ? "" : age_words(file.results->date, now()),
                             .here = file.here});
    return files;
}

const std::vector<Comparison>& ComparePage::recorded_of(const RecordedChoice& choice) {
    const auto known = std::ranges::find(gathered_, choice, &RecordedComparisons::of);
    if (known != gathered_.end())
        return known->comparisons;
    constexpr std::size_t most = 6; // the oldest goes
    if (gathered_.size() == most)
        gathered_.erase(gathered_.begin());
    gathered_.push_back(
        {.of = choice, .comparisons = recorded_comparisons(files_of(choice.files), choice.measure)});
    return gathered_.back().comparisons;
}

void ComparePage::gather() {
    collect();
    if (choose_shown())
        collect();
    show_chart();
}

void ComparePage::collect() {
    comparisons_ = comparisons_of(session().outcomes(), measure(),
                                  session().host().here() ? session().devices().host : QString());
    const QString chosen = recorded_->currentData().toString();
    std::vector<Comparison> recorded = recorded_of({.files = chosen, .measure = measure(), .day = today()});
    if (chosen == every_file)
        show_usual_settings(recorded);
    const std::size_t ran_here = comparisons_.size();
    put_beside(comparisons_, std::move(recorded));
    for (std::size_t i = 0; i < ran_here; ++i)
        note_quality(comparisons_[i]);
    for (Comparison& comparison : comparisons_)
        keep_variants(comparison, only_);
    std::erase_if(comparisons_, [](const Comparison& comparison) { return comparison.entries.empty(); });
    layers_->setCurrentIndex(comparisons_.empty() ? 1 : 0);
    show_what_times_contain();
    fill_choices();
}

void ComparePage::show_what_times_contain() {
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
}

void ComparePage::show_chart() {
    baseline_->setEnabled(shown().ratios && baseline_->count() > 0);
    printed_->setEnabled(!(chosen_series() && shown().ratios)); // printed averages are over whole sets
    auto made = chart(For::window);
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
    if (problem_)
        return problem_;
    if (queue_.failures().empty())
        return {};
    return queue_.failures().front();
}

Result<visual::Picture> ComparePage::picture(QSizeF size) {
    catch_up();
    KS_TRY(const auto shown, chart(For::file));
    return visual::chart_picture(shown, scale(), session().theme(), size);
}

Result<QByteArray> ComparePage::csv() {
    catch_up();
    KS_TRY(const auto shown, chart(For::file));
    return visual::csv_of(visual::rows_of(shown));
}

Page* make_compare_page(Session& session) {
    return new ComparePage(session);
}

} // namespace ks::ui
