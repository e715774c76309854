// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/answer_quality.h"

#include "solvers/core/formatted.h"
#include "solvers/run/catalogue.h"

#include <algorithm>

namespace ks::ui {
namespace {

using visual::Quality;

Quality of_plan(std::int64_t batches, std::int64_t fewest) {
    return {.words = batches == fewest ? std::string(said("as few batches as there can be"))
                                       : counted("{} batch, {} at best", "{} batches, {} at best", batches,
                                                 batches, fewest)};
}

Quality of_objective(std::int64_t objective, std::int64_t optimum, bool bound) {
    if (objective == optimum)
        return {.words = bound ? said("a bound, equal to the optimum") : said("the optimum"),
                .share = 1.0,
                .bound = bound};
    if (optimum == 0)
        return {.words = said("a bound"), .bound = bound};
    const double share = static_cast<double>(objective) / static_cast<double>(optimum);
    const std::string words = formatted("{} of the optimum", visual::share_text(share));
    return {.words = bound ? formatted("a bound, {}", words) : words, .share = share, .bound = bound};
}

/// Whether the variant looks for an answer at all. A kernel that demonstrates something does not.
bool answers(const std::string& variant) {
    const CatalogueEntry* const found = built_in_catalogue().find(variant);
    return !found || found->question != Question::demo;
}

} // namespace

NotedAnswer noted(const Outcome& run) {
    RecordedRow row;
    row.variant = run.variant;
    note(row, run.answer);
    return noted(row);
}

NotedAnswer noted(const RecordedRow& row) {
    if (!answers(row.variant))
        return {};
    return {.status = row.status, .objective = row.objective, .batches = row.batches};
}

Quality quality_of(const NotedAnswer& answer, const std::vector<NotedAnswer>& of_same_instance) {
    if (answer.status == to_text(Status::optimal))
        return {.share = answer.objective ? std::optional(1.0) : std::nullopt};
    const bool bound = answer.status == to_text(Status::bound);
    if (!bound && answer.status != to_text(Status::feasible))
        return {};
    const auto best = std::ranges::find(of_same_instance, to_text(Status::optimal), &NotedAnswer::status);
    if (best != of_same_instance.end() && answer.batches && best->batches)
        return of_plan(*answer.batches, *best->batches);
    if (best != of_same_instance.end() && answer.objective && best->objective)
        return of_objective(*answer.objective, *best->objective, bound);
    if (bound)
        return {.words = said("a bound"), .bound = true};
    // A run of kernels answers with the plan that it was given, which it does not try to improve.
    return {.words = answer.objective ? said("not proven optimal") : ""};
}

Quality quality_of(const Outcome& run, const Outcomes& outcomes) {
    std::vector<NotedAnswer> all;
    for (const auto& other : outcomes)
        if (other->instance_sha256 == run.instance_sha256)
            all.push_back(noted(*other));
    return quality_of(noted(run), all);
}

} // namespace ks::ui
