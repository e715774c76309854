// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/concurrency/plan_words.h"

#include "solvers/core/sentence_json.h"
#include "solvers/result/answer_words.h"
#include "ui/widgets/texts.h"
#include "visual/export/export.h"
#include "visual/scene/numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace ks::ui {

namespace {

constexpr std::size_t most_left_out = 3;

QString words(const char* text) {
    return QCoreApplication::translate("ConcurrencyPage", text);
}

} // namespace

QString verdict_words(const Outcome& outcome, const CatalogueEntry* variant) {
    if (outcome.answer.plan)
        return QString::fromStdString(scene::with_separators(plan_words(*outcome.answer.plan))) +
               QLatin1Char('.');
    return variant && variant->exact
               ? words("They do not all run at once: that is proven. A plan of several batches runs them.")
               : words("No way was found to run all of them at once, which proves nothing.");
}

QStringList left_out_words(const Plan& plan) {
    QStringList sentences;
    for (std::size_t i = 0; i < std::min(most_left_out, plan.infeasible.size()); ++i)
        sentences << words("Left out: %1.")
                         .arg(QString::fromStdString(scene::with_separators(voiced(plan.infeasible[i].why))));
    if (plan.infeasible.size() > most_left_out)
        sentences << words("Left out, too: %1 more.")
                         .arg(static_cast<qulonglong>(plan.infeasible.size() - most_left_out));
    return sentences;
}

QByteArray plan_csv(const Plan& plan) {
    std::vector<std::vector<std::string>> rows{
        {"batch", "repeat", "kernel", "name", "blocks", "blocks_per_sm", "threads_per_block"}};
    std::int64_t number = 1;
    for (const Plan::Batch& batch : plan.batches) {
        for (const Plan::Kernel& kernel : batch.kernels)
            rows.push_back({std::to_string(number), std::to_string(batch.repeat),
                            std::to_string(kernel.index), kernel.name, std::to_string(kernel.blocks),
                            std::to_string(kernel.blocks_per_sm), std::to_string(kernel.threads_per_block)});
        number += batch.repeat;
    }
    return visual::csv_of(rows);
}

} // namespace ks::ui
