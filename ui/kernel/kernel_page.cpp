// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_page.h"

#include "solvers/core/formatted.h"
#include "solvers/kernels/kernel_sources.h"
#include "ui/base/memory_offer.h"
#include "ui/base/session.h"
#include "ui/kernel/kernel_choices.h"
#include "ui/kernel/kernel_player.h"
#include "ui/kernel/kernel_questions.h"
#include "ui/kernel/trace_progress.h"
#include "ui/kernel/warp_chooser.h"
#include "ui/kernel/wrong_place.h"
#include "ui/predict/answer_editor.h"
#include "ui/predict/predict_panel.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/scene/kernel/findings_list.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>

#include <utility>

namespace ks::ui {

namespace {

Error not_offered(const QString& variant) {
    return {.code = ErrorCode::usage,
            .what = formatted("{} is no kernel for what is open", variant.toStdString()),
            .where = "--variant",
            .todo = "see `knapscope-run list`: what runs on the emulator and solves this kind of instance"};
}

} // namespace

KernelPage::KernelPage(Session& session)
    : Page(session, page_info("kernel")), head_(new PageHead(info().title, tr("Trace"))),
      choices_(new KernelChoices(session)), traces_(session, *choices_), counts_(session),
      controls_(new QWidget), warp_(new WarpChooser), progress_(new TraceProgress),
      failure_(labelled({}, "error")), memory_(new MemoryOffer(session, tr("Allow %1 and trace again"))),
      count_memory_(new MemoryOffer(session, tr("Allow %1 and count again"))),
      player_(new KernelPlayer(session, stepper_)), slides_{.stepper = stepper_,
                                                            .picture =
                                                                [this](std::int64_t at) {
                                                                    return player_->scene_at(at);
                                                                },
                                                            .unit = Level::row},
      asking_(*this, stepper_), bar_(new TransportBar(session, stepper_)), layers_(new QStackedLayout),
      save_(&head_->add_secondary(tr("Save trace…"))), save_menu_(new QMenu(this)),
      wrong_(&head_->add_secondary(tr("Show the wrong cell"))),
      count_(&head_->add_secondary(tr("Count on the GPU"))),
      schedule_(tool_button(QStringLiteral("occupancy"), tr("Schedule"),
                            tr("How the launch's blocks would go over the device: a model"), true)),
      counters_(tool_button(QStringLiteral("compare"), tr("Counters"),
                            tr("What all launches of the kernel cost together, and what a GPU counted"),
                            true)) {
    setProperty("uses_device", true); // the header then offers targets
    slides_.spoken = &asking_.spoken();
    lay_out();
    bar_->setParent(this);
    bar_->hide();
    asking_.offer_in(*bar_);
    connect(&asking_.panel(), &PredictPanel::put, this,
            [this](const QuizQuestion* question) { player_->view().set_asking(question != nullptr); });
    add_step_keys(*this, stepper_);
    add_keys();
    connect_controls();
    connect_traces();
    connect_counts();
    follow_session();
    player_->set_heat(choices_->heat());
    show_source();
    follow_instance();
}

QWidget* KernelPage::transport_bar() {
    return bar_;
}

void KernelPage::activated() {
    follow_instance();
}

/// Without a trace the controls are the main part; with a trace the pictures need their room.
void KernelPage::make_room() {
    fold_->set_folded(is_small() && traces_.kernel());
}

/// Another instance was opened: offers its kernels and drops the trace.
void KernelPage::follow_instance() {
    const InstancePtr& instance = session().instance();
    if (instance != shown_) {
        shown_ = instance;
        choices_->offer(instance.get());
        show_source();
    }
    layers_->setCurrentIndex(instance && choices_->any() ? 0 : 1);
    show_progress();
    if (layers_->currentIndex() == 0 && isVisible())
        player_->setFocus();
}

/// Shows the source of the chosen kernel, without counters.
void KernelPage::show_source() {
    traces_.drop();
    counts_.follow(nullptr, nullptr);
    hide_messages();
    warp_->hide();
    schedule_->hide();
    counters_->hide();
    choices_->heat_chooser()->hide();
    const CatalogueEntry* found = session().catalogue().find(choices_->variant().toStdString());
    head_->set_subtitle(found ? in_language(found->title) : QString());
    const std::string_view source = kernel_source_of(choices_->variant().toStdString());
    asking_.clear();
    player_->show_source(source.empty() && found
                             ? std::vector<std::string>{formatted(
                                   "// This program does not have the source of {}.", found->id)}
                             : scene::device_lines(source));
    show_progress();
}

void KernelPage::toggle() {
    const TracedKernelPtr& kernel = traces_.kernel();
    if (traces_.running())
        traces_.cancel();
    else if (counts_.running())
        counts_.cancel();
    else if (shown_ && choices_->any())
        start(kernel && kernel->trace().window ? kernel->trace().window->at : WarpPlace{});
}

void KernelPage::start(const WarpPlace& window) {
    hide_messages();
    problem_.reset();
    counts_.stop();
    traces_.start(shown_, window);
    show_progress();
}

void KernelPage::open_trace(const OpenedTrace& opened) {
    hide_messages();
    problem_.reset();
    counts_.stop();
    traces_.open(opened);
    show_progress();
}

/// A trace file was read: opens its instance and fills in the form.
void KernelPage::take_file(const InstancePtr& instance, const TracedKernelPtr& kernel) {
    if (instance == shown_)
        return;
    session().open(instance);
    follow_instance();
    choices_->choose(kernel->trace());
}

/// The trace is finished; the trace of the second variant may follow.
void KernelPage::show_traced() {
    const TracedKernelPtr& kernel = traces_.kernel();
    counts_.follow(kernel, shown_);
    const Trace& trace = kernel->trace();
    const CatalogueEntry* found = session().catalogue().find(trace.variant);
    head_->set_subtitle(tr("%1 · traced: %2")
                            .arg(found ? in_language(found->title) : to_qt(trace.variant),
                                 QString::fromStdString(scene::traced_blocks(trace))));
    warp_->show_trace(std::shared_ptr<const Trace>(kernel, &trace));
    warp_->show();
    choices_->heat_chooser()->show();
    const bool asked =
        // the user asked for a position other than the wrong cell
        !wanted_.isEmpty() || player_->finding_waits();
    show_kernels();
    show_wrong(!asked && stepper_.tells_all()); // in prediction mode the page stays at the beginning
    if (!traces_.running())
        emit settled();
}

void KernelPage::show_beside() {
    show_kernels();
    emit settled();
}

/// Shows the traces, at the beginning or at the position that the command line names.
void KernelPage::show_kernels() {
    show_progress();
    if (!traces_.kernel())
        return;
    for (QToolButton* instead : {schedule_, counters_}) // two kernels leave no room for them
        instead->setVisible(!traces_.beside());
    show_counts();
    player_->show_kernels(traces_.kernel(), traces_.beside());
    if (traces_.beside())
        asking_.wait_for_one();
    else
        asking_.put({.title = {},
                     .variant = traces_.kernel()->trace().variant,
                     .trace = traces_.exercise(),
                     .instance = shown_},
                    questions_of(traces_.kernel()));
    if (!traces_.running())
        go_to_wanted();
}

void KernelPage::show_progress() {
    progress_->setVisible(busy());
    if (busy())
        progress_->show_progress(traces_.running() ? traces_.fraction() : counts_.fraction(),
                                 traces_.running() ? traces_.doing() : counts_.doing());
    count_->setVisible(traces_.kernel() && !traces_.beside() && !busy() && counts_.gpu());
    make_room();
    offer_saving();
    trace_it_->setEnabled(!busy()); // a press would cancel the trace
    QPushButton& primary = head_->primary();
    primary.setVisible(busy() || layers_->currentIndex() == 0);
    primary.setText(busy() ? tr("Cancel") : tr("Trace"));
    primary.setAccessibleName(primary.text());
}

/// Shows the hardware counters of the kernel, or why there are none.
void KernelPage::show_counts() {
    player_->view().set_hardware(counts_.counted(), counts_.why_not());
    show_progress();
}

void KernelPage::start_count() {
    if (busy() || !counts_.gpu())
        return;
    hide_messages();
    if (traces_.kernel())
        show_wrong(false);
    counts_.start();
    show_progress();
}

/// Shows the counters if the run succeeded; earlier counters are kept otherwise.
void KernelPage::end_count(const Error* error) {
    show_counts();
    if (error) {
        say(*error);
        count_memory_->offer_for(error);
    } else {
        counters_->setChecked(true);
    }
    emit settled();
}

void KernelPage::say(const Error& error) {
    failure_->setText(error.code == ErrorCode::cancelled ? tr("Cancelled.") : sentence(error));
    failure_->setAccessibleName(failure_->text());
    failure_->show();
}

/// A trace failed or was cancelled, or a picture could not be written. The previous view is kept.
void KernelPage::show_failure(const Error& error) {
    problem_ = error;
    player_->warp_failed();
    say(error);
    memory_->offer_for(&error);
    show_progress();
    emit settled();
}

void KernelPage::hide_messages() {
    failure_->hide();
    memory_->hide();
    count_memory_->hide();
    wrong_->hide();
}

/// If the kernel computed something wrong, states it and, if `go`, moves to its first wrong cell.
void KernelPage::show_wrong(bool go) {
    const scene::TracedKernel& kernel = *traces_.kernel();
    const CatalogueEntry* variant = session().catalogue().find(kernel.trace().variant);
    const std::string wrong = scene::wrong_sentence(kernel, variant ? variant->question : Question::optimise);
    wrong_->hide();
    if (wrong.empty())
        return;
    failure_->setText(QString::fromStdString(wrong));
    failure_->setAccessibleName(failure_->text());
    failure_->show();
    const std::int64_t position = wrong_position(kernel);
    wrong_->setVisible(position > 0 || wrong_writer(kernel.trace()));
    if (go && position > 0)
        player_->go_to(position);
}

/// Moves to the write of the first wrong cell. If another warp writes it, that warp is traced first.
void KernelPage::go_to_wrong() {
    const TracedKernelPtr& kernel = traces_.kernel();
    if (!kernel)
        return;
    if (const std::int64_t position = wrong_position(*kernel); position > 0)
        return player_->go_to(position);
    if (const auto writer = wrong_writer(kernel->trace()); writer && !busy())
        start(*writer);
}

/// Traces the kernel of an exercise.
void KernelPage::show_exercise(const Exercise& exercise) {
    follow_instance();
    if (exercise.trace && choices_->choose(exercise))
        start(exercise.trace->warp);
}

/// Moves to the step that the command line names.
void KernelPage::go_to_wanted() {
    const QString wanted = std::exchange(wanted_, {});
    if (wanted.isEmpty())
        return;
    bool number = true;
    const qlonglong at = wanted == QLatin1String("end") ? stepper_.count() : wanted.toLongLong(&number);
    if (number && at <= stepper_.count())
        stepper_.go(at);
    else
        problem_ = Error{.code = ErrorCode::usage,
                         .what = formatted("there is no instruction {}", wanted.toStdString()),
                         .where = "--step",
                         .todo = formatted("the warp has {}", stepper_.count())};
}

std::optional<Error> KernelPage::problem() const {
    return problem_;
}

Result<void> KernelPage::apply(const ViewOptions& options) {
    if (busy()) { // the position refers to the next trace
        wanted_ = options.step;
        return {};
    }
    problem_.reset();
    if (traces_.kernel() && traces_.from_file() && options.variants.isEmpty()) {
        wanted_ = options.step;
        go_to_wanted();
        return problem_ ? Result<void>(*problem_) : Result<void>();
    }
    follow_instance();
    if (!options.variants.isEmpty() && !choices_->choose(options.variants.front()))
        return not_offered(options.variants.front());
    if (options.variants.size() > 1 && !choices_->choose_beside(options.variants[1]))
        return not_offered(options.variants[1]);
    wanted_ = options.step;
    if (options.variants.isEmpty() && options.step.isEmpty())
        return {};
    if (!shown_ || !choices_->any())
        return *empty_view();
    start({});
    return {};
}

Page* make_kernel_page(Session& session) {
    return new KernelPage(session);
}

} // namespace ks::ui
