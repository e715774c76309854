// SPDX-License-Identifier: GPL-3.0-or-later
// The Kernel page's traces: ordered, opened, saved, and what becomes of them.
#include "ui/kernel/kernel_page.h"

#include "solvers/run/trace_file.h"
#include "ui/base/session.h"
#include "ui/kernel/kernel_choices.h"
#include "ui/kernel/kernel_pair.h"
#include "ui/kernel/kernel_view.h"
#include "ui/kernel/pair_track.h"
#include "ui/kernel/warp_chooser.h"
#include "ui/kernel/warp_track.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/export/export.h"
#include "visual/scene/kernel/findings_list.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>

namespace ks::ui {

void KernelPage::toggle() {
    if (run_.running())
        run_.cancel();
    else if (beside_run_.running())
        beside_run_.cancel();
    else if (shown_ && choices_->any())
        start(kernel_ && kernel_->trace().window ? kernel_->trace().window->at : WindowPlace{});
}

void KernelPage::start(const WindowPlace& window) {
    failure_->hide();
    wrong_->hide();
    problem_.reset();
    from_file_ = false;
    order_ = choices_->order(shown_, window);
    beside_run_.drop();
    run_.start(session().runner(), order_);
    show_progress();
}

void KernelPage::open_trace(const QString& path) {
    failure_->hide();
    wrong_->hide();
    problem_.reset();
    from_file_ = true;
    run_.open(path);
    show_progress();
}

/// The trace with its instance and source, as one file.
void KernelPage::save_trace() {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save trace"), QString::fromStdString(kernel_->trace().variant) + QStringLiteral(".kstrace"),
        tr("Traces (*.kstrace)"));
    if (path.isEmpty())
        return;
    const auto saved =
        visual::write_whole(path, QByteArray::fromStdString(trace_file(kernel_->trace(), *shown_)));
    failure_->setVisible(!saved);
    if (!saved)
        failure_->setText(sentence(saved.error()));
}

void KernelPage::show_progress() {
    const TraceRun& run = running();
    running_->setVisible(busy());
    save_->setVisible(kernel_ && !from_file_ && !busy());
    progress_->setValue(static_cast<int>(run.fraction() * progress_steps));
    const QString variant = &run == &beside_run_ ? choices_->beside() : choices_->variant();
    doing_->setText(!run.progress_text().isEmpty() ? tr("%1: %2").arg(variant, run.progress_text())
                    : from_file_                   ? tr("reading the trace")
                                                   : tr("tracing %1").arg(variant));
    QPushButton& primary = head_->primary();
    primary.setVisible(busy() || layers_->currentIndex() == 0);
    primary.setText(busy() ? tr("Cancel") : tr("Trace"));
    primary.setAccessibleName(primary.text());
}

void KernelPage::show_failure(const Error& error) {
    problem_ = error;
    keep_finding_ = false;
    failure_->setText(error.code == ErrorCode::cancelled ? tr("Cancelled.") : sentence(error));
    failure_->setAccessibleName(failure_->text());
    failure_->show();
    show_progress();
    emit settled();
}

/// The trace is there, was refused or was cancelled; then what was there before stays.
void KernelPage::show_outcome() {
    if (const auto& error = run_.error())
        return show_failure(*error);
    const TracedKernelPtr kernel = run_.kernel(); // what follows drops the run
    if (const InstancePtr instance = run_.instance(); from_file_ && instance != shown_) {
        session().open(instance);
        follow_instance();
        choices_->choose(kernel->trace());
    }
    kernel_ = kernel;
    const Trace& trace = kernel_->trace();
    const CatalogueEntry* found = session().catalogue().find(trace.variant);
    head_->set_subtitle(tr("%1 · traced: %2")
                            .arg(QString::fromStdString(found ? found->title : trace.variant),
                                 QString::fromStdString(scene::traced_blocks(trace))));
    warp_->show_trace(std::shared_ptr<const Trace>(kernel_, &trace));
    warp_->show();
    choices_->heat_chooser()->show();
    beside_.reset();
    if (!choices_->beside().isEmpty() && !from_file_)
        beside_run_.start(session().runner(), choices_->order_beside(order_));
    const bool asked = !wanted_.isEmpty() || keep_finding_; // to stand somewhere else
    show_kernels();
    show_wrong(!asked);
    if (!beside_run_.running())
        emit settled();
}

/// The second trace is there. Where it has no such launch or block, its first warp is shown.
void KernelPage::show_beside() {
    if (const auto& error = beside_run_.error()) {
        if (error->code != ErrorCode::usage || order_.window == WindowPlace{})
            return show_failure(*error);
        order_.window = {};
        return beside_run_.start(session().runner(), choices_->order_beside(order_));
    }
    beside_ = beside_run_.kernel();
    show_kernels();
    emit settled();
}

/// A new track for what there is, and its beginning or what was asked for.
void KernelPage::show_kernels() {
    show_progress();
    if (!kernel_)
        return;
    views_->setCurrentWidget(beside_ ? static_cast<QWidget*>(pair_) : view_);
    schedule_->setVisible(!beside_); // there is room for one
    if (!keep_finding_)
        finding_ = -1;
    if (beside_)
        stepper_.set_track(std::make_shared<PairTrack>(kernel_, beside_));
    else
        stepper_.set_track(std::make_shared<WarpTrack>(kernel_));
    if (keep_finding_)
        choose_finding(finding_);
    keep_finding_ = false;
    if (!beside_run_.running())
        go_to_wanted();
    show_moment();
}

/// A kernel that computes something wrong says so, at its first wrong cell.
void KernelPage::show_wrong(bool go) {
    const CatalogueEntry* variant = session().catalogue().find(kernel_->trace().variant);
    const std::string wrong =
        scene::wrong_sentence(*kernel_, variant ? variant->question : Question::optimise);
    wrong_->hide();
    if (wrong.empty())
        return;
    failure_->setText(QString::fromStdString(wrong));
    failure_->setAccessibleName(failure_->text());
    failure_->show();
    const auto& compared = kernel_->trace().compared;
    const bool known = compared && compared->first_wrong && compared->first_wrong->writer;
    wrong_->setVisible(window_has_wrong() || known);
    if (go && window_has_wrong())
        go_to_wrong();
}

bool KernelPage::window_has_wrong() const {
    const auto cell = kernel_->first_wrong();
    return cell && cell->position > 0;
}

/// To where the first wrong cell is written; where that is another warp, it is fetched first.
void KernelPage::go_to_wrong() {
    if (!kernel_)
        return;
    if (window_has_wrong())
        return stepper_.go(place_of(kernel_->first_wrong()->position));
    const auto& compared = kernel_->trace().compared;
    if (busy() || !compared || !compared->first_wrong || !compared->first_wrong->writer)
        return;
    start(*compared->first_wrong->writer);
}

/// Where the track stands at a position of the first kernel.
std::int64_t KernelPage::place_of(std::int64_t position) const {
    return beside_ ? static_cast<const PairTrack*>(stepper_.track())->place(0, position) : position;
}

/// The step that the command line asked for.
void KernelPage::go_to_wanted() {
    const QString wanted = std::exchange(wanted_, {});
    if (wanted.isEmpty())
        return;
    bool number = true;
    const qlonglong at = wanted == QLatin1String("end") ? stepper_.count() : wanted.toLongLong(&number);
    if (number && at <= stepper_.count())
        stepper_.go(at);
    else
        problem_ = Error{ErrorCode::usage, "there is no instruction " + wanted.toStdString(), "--step",
                         "the warp has " + std::to_string(stepper_.count())};
}

} // namespace ks::ui
