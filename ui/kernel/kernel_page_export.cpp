// SPDX-License-Identifier: GPL-3.0-or-later
// The Kernel page's exports: traces as files, the step as part of a lesson, pictures, numbers.
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/kernel/kernel_choices.h"
#include "ui/kernel/kernel_page.h"
#include "ui/kernel/kernel_player.h"
#include "ui/kernel/kernel_rows.h"
#include "ui/widgets/notice.h"
#include "visual/export/export.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

namespace ks::ui {

/// A file holds one trace: if there are two kernels, the user chooses one by name.
void KernelPage::offer_saving() {
    save_->setVisible(traces_.can_save());
    save_menu_->clear();
    if (traces_.beside())
        for (const TracedKernelPtr& kernel : {traces_.kernel(), traces_.beside()}) {
            QAction* one = save_menu_->addAction(QString::fromStdString(kernel->trace().variant));
            connect(one, &QAction::triggered, this, [this, kernel] { save_trace(kernel); });
        }
    save_->setMenu(traces_.beside() ? save_menu_ : nullptr);
}

void KernelPage::save_trace(const TracedKernelPtr& kernel) {
    const QString path =
        ask_where_to_save(*this, session(), tr("Save trace"),
                          QString::fromStdString(kernel->trace().variant) + QStringLiteral(".kstrace"),
                          tr("Traces (*.kstrace)"));
    if (path.isEmpty())
        return;
    const auto saved = traces_.save(*kernel, path);
    failure_->setVisible(!saved);
    if (!saved)
        failure_->setText(sentence(saved.error()));
}

std::optional<Error> KernelPage::empty_view() const {
    if (traces_.kernel())
        return {};
    if (problem_)
        return problem_;
    if (!shown_)
        return Error{.code = ErrorCode::input,
                     .what = "nothing is open",
                     .todo = "open an instance, or name its file"};
    return Error{.code = ErrorCode::input,
                 .what = "nothing is traced yet",
                 .todo = "press Trace, or name a kernel with --variant",
                 .remedy = {.advice = "press Trace"}};
}

/// A single trace is restored from its document, which records how it was made; two kernels are traced again.
ShownView KernelPage::shown_view() const {
    if (!traces_.kernel())
        return {};
    ShownView view{.options = {.variants = {}, .step = QString::number(stepper_.at()), .lesson = {}}};
    if (traces_.beside())
        view.options.variants = {choices_->variant(), choices_->beside()};
    else
        view.files.push_back(traces_.document());
    return view;
}

QStringList KernelPage::shown_variants() const {
    if (!traces_.kernel())
        return {};
    QStringList variants{choices_->variant()};
    if (traces_.beside())
        variants << choices_->beside();
    return variants;
}

/// The first kernel's warp at this instruction: its memory access or, for other instructions, its lanes.
Result<ShownStep> KernelPage::shown_step() const {
    if (const auto why = empty_view())
        return *why;
    const scene::TracedKernel& kernel = *traces_.kernel();
    const Trace& trace = kernel.trace();
    const std::int64_t at = player_->position();
    const char* const show = at == 0 ? "source" : kernel.access(at).touches_memory() ? "memory" : "lanes";
    ShownStep step{.instance = shown_,
                   .figure = "trace",
                   .settings = {{"variant", trace.variant}, {"show", show}},
                   .sentence = stepper_.track()->sentence(stepper_.at())};
    if (trace.window && at > 0) {
        step.settings.emplace_back("launch", std::to_string(trace.window->at.launch));
        step.settings.emplace_back("at-block", std::to_string(trace.window->at.block));
        step.settings.emplace_back("warp", std::to_string(trace.window->at.warp));
        step.settings.emplace_back("instruction", std::to_string(at));
    }
    for (auto& setting : trace.parameters.texts())
        step.settings.push_back(std::move(setting));
    return step;
}

Result<visual::Picture> KernelPage::picture(QSizeF size) {
    if (const auto why = empty_view())
        return *why;
    return player_->picture(size);
}

Result<QByteArray> KernelPage::csv() {
    if (const auto why = empty_view())
        return *why;
    auto rows = site_rows(traces_.kernel()->trace());
    if (traces_.beside()) { // both are in one table, where each line begins with its variant
        const auto others = site_rows(traces_.beside()->trace());
        rows.insert(rows.end(), others.begin() + 1, others.end());
    }
    if (counts_.counted())
        add_counter_rows(rows, traces_.kernel()->trace(), *counts_.counted());
    return visual::csv_of(rows);
}

} // namespace ks::ui
