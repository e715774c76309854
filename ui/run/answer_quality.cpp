// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/answer_quality.h"

#include "solvers/core/formatted.h"

#include <algorithm>

namespace ks::ui {
namespace {

using visual::Quality;

Quality of_plan(std::int64_t batches, std::int64_t fewest) {
    return {.words = batches == fewest ? "as few batches as there can be"
                                       : formatted("{} batches, {} at best", batches, fewest)};
}

Quality of_objective(std::int64_t objective, std::int64_t optimum, bool bound) {
    if (optimum == 0)
        return {.words = objective == 0 ? "the optimum" : "a bound"};
    const double share = static_cast<double>(objective) / static_cast<double>(optimum);
    const std::string words = formatted("{} of the optimum", visual::share_text(share));
    return {.words = bound ? formatted("a bound, {}", words) : words, .share = share};
}

} // namespace

NotedAnswer noted(const Outcome& run) {
    RecordedRow row;
    note(row, run.answer);
    return noted(row);
}

NotedAnswer noted(const RecordedRow& row) {
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
    return {.words = bound ? "a bound" : "not proven optimal"};
}

Quality quality_of(const Outcome& run, const Outcomes& outcomes) {
    std::vector<NotedAnswer> all;
    for (const auto& other : outcomes)
        if (other->instance_sha256 == run.instance_sha256)
            all.push_back(noted(*other));
    return quality_of(noted(run), all);
}

} // namespace ks::ui
