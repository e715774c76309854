// SPDX-License-Identifier: GPL-3.0-or-later
// How the Concurrency page gets a plan, and which batch is on the multiprocessor.
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "ui/base/session.h"
#include "ui/concurrency/concurrency_page.h"
#include "ui/concurrency/mix_timeline.h"
#include "ui/concurrency/plan_words.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace ks::ui {

/// Plans are made on the CPU; variants that run a mix on a GPU are on the Run page.
void ConcurrencyPage::offer_variants() {
    if (!has_mix())
        return;
    const Kind& kind = kind_of(*shown_);
    const QString before = variant_->currentData().toString();
    variant_->clear();
    bool steps = false;
    for (const CatalogueEntry& entry : session().catalogue().entries())
        if (entry.kind == kind.id && entry.on_cpu()) {
            variant_->addItem(in_language(entry.title), to_qt(entry.id));
            variant_->setItemData(variant_->count() - 1, plain_tip(to_qt(entry.id)), Qt::ToolTipRole);
            steps = steps || entry.steps;
        }
    const int same = variant_->findData(before);
    variant_->setCurrentIndex(std::max(0, same >= 0 ? same : variant_->findData(to_qt(kind.plan->variant))));
    steps_->setVisible(steps);
    head_->primary().setEnabled(variant_->count() > 0);
}

void ConcurrencyPage::plan() {
    if (!has_mix() || run_.running() || variant_->count() == 0)
        return;
    refusal_->hide();
    bar_->setValue(0);
    run_.start(variant_->currentData().toString());
    patience_->start();
    head_->primary().setEnabled(false);
}

/// The command line names a method, a batch to show, or both; each requires a plan.
Result<void> ConcurrencyPage::apply(const ViewOptions& options) {
    follow_instance();
    wanted_ = options.step;
    bool number = true;
    if (!wanted_.isEmpty() && wanted_ != QLatin1String("end") && (wanted_.toLongLong(&number) < 1 || !number))
        return Error{.code = ErrorCode::usage,
                     .what = formatted("'{}' is not a batch", printable(wanted_.toStdString())),
                     .where = "--step",
                     .todo = "write a number from 1, or end"};
    if (!has_mix() || (options.variants.isEmpty() && wanted_.isEmpty()))
        return {};
    if (!options.variants.isEmpty()) {
        const int index = variant_->findData(options.variants.front());
        if (index < 0)
            return Error{.code = ErrorCode::usage,
                         .what = formatted("{} plans nothing here", options.variants.front().toStdString()),
                         .where = "--variant",
                         .todo = "leave it out, or choose a variant for mixes of kernels that runs on a CPU"};
        variant_->setCurrentIndex(index);
    }
    plan();
    return {};
}

ShownView ConcurrencyPage::shown_view() const {
    if (!shown_plan())
        return {};
    return {.options = {.variants = {variant_->currentData().toString()},
                        .step = QString::number(batch_.value_or(0) + 1),
                        .lesson = {}}};
}

void ConcurrencyPage::take_plan() {
    if (run_.error() && run_.error()->code != ErrorCode::cancelled)
        refuse(sentence(*run_.error()));
    batch_.reset();
    if (const Plan* plan = shown_plan(); plan && !plan->batches.empty()) {
        const std::size_t last = plan->batches.size() - 1;
        const qulonglong wanted = wanted_ == QLatin1String("end") ? last + 1 : wanted_.toULongLong();
        choose_batch(std::min<std::size_t>(last, wanted == 0 ? 0 : wanted - 1));
    }
    wanted_.clear();
    show_plan();
    show_progress();
    emit settled();
}

void ConcurrencyPage::show_progress() {
    const bool running = run_.running();
    progress_->setVisible(running && !patience_->isActive());
    head_->primary().setEnabled(!running && has_mix() && variant_->count() > 0);
}

const Plan* ConcurrencyPage::shown_plan() const {
    const auto& outcome = run_.outcome();
    return outcome && outcome->answer.plan ? &*outcome->answer.plan : nullptr;
}

void ConcurrencyPage::choose_batch(std::size_t batch) {
    const Plan* plan = shown_plan();
    if (!plan || batch >= plan->batches.size())
        return;
    batch_ = batch;
    choice_.take(plan->batches[batch]);
    strip_->refresh();
}

void ConcurrencyPage::step_batch(std::int64_t by) {
    const Plan* plan = shown_plan();
    if (!plan || plan->batches.empty())
        return;
    const auto last = static_cast<std::int64_t>(plan->batches.size()) - 1;
    choose_batch(static_cast<std::size_t>(
        std::clamp<std::int64_t>(static_cast<std::int64_t>(batch_.value_or(0)) + by, 0, last)));
}

void ConcurrencyPage::show_plan() {
    const auto& outcome = run_.outcome();
    const Plan* plan = shown_plan();
    timeline_->show_plan(outcome);
    plan_side_->setVisible(outcome != nullptr && !shows("speedups")); // speed-ups are measured on other mixes
    if (!outcome)
        return;
    verdict_->setText(verdict_words(*outcome, session().catalogue().find(outcome->variant)));
    const QStringList left_out = plan ? left_out_words(*plan) : QStringList();
    left_out_->setText(left_out.join(QLatin1Char('\n')));
    left_out_->setVisible(!left_out.isEmpty());
    const bool batches = plan && !plan->batches.empty();
    strip_->setVisible(batches && !(is_small() && shows("timeline"))); // the timeline needs the room
    strip_->refresh();
    show_load();
}

} // namespace ks::ui
