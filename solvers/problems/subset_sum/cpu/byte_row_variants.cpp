// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/cpu/byte_row_variants.h"

#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/subset_sum/exact_subset.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/parry.h"
#include "solvers/problems/subset_sum/parry_recording.h"

#include <algorithm>
#include <functional>

namespace ks::cpu {

namespace {

VariantInfo byte_rows_info(const ByteRows& rows, const std::string& prefix, const char* title) {
    return {.id = prefix + rows.version,
            .title = title,
            .paper = "sso",
            .section = rows.section,
            .complexity = {.time = rows.time, .space = rows.space, .source = rows.source}};
}

/// The rows are freed before the way back, so the larger of the two counts.
Result<Estimate> byte_rows_estimate(const ByteRows& rows, std::int64_t weights, std::int64_t target,
                                    double operations) {
    KS_TRY(const std::int64_t bytes, byte_rows_bytes(rows, weights, target));
    return Estimate{.host_bytes = std::max(bytes, exact_subset_bytes(target)), .operations = operations};
}

Result<Estimate> estimate_decision(const ByteRows& rows, const SubsetSumInstance& instance, const Parameters&,
                                   std::int64_t) {
    const auto n = static_cast<std::int64_t>(instance.weights().size());
    const std::int64_t target = dp::last_column(instance);
    return byte_rows_estimate(rows, n, target, static_cast<double>(n) * (static_cast<double>(target) + 1));
}

Result<Answer> decide(const ByteRows& rows, const SubsetSumInstance& instance, const Parameters& parameters,
                      Context& context) {
    KS_TRY(const Estimate needed, estimate_decision(rows, instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    KS_TRY(const ShiftOr shift_or, find_shift_or("best"));
    const std::int64_t last = dp::last_column(instance);
    context.begin_stage("compute");
    KS_TRY(const bool reached, rows.decide(instance.weights(), last, context));
    Answer answer{.status = Status::not_found};
    if (reached && last == instance.target()) { // otherwise the target exceeds the sum of all weights
        context.begin_stage("way-back");
        KS_TRY(answer, answer_of_sum(instance.weights(), last, Status::found, shift_or, context));
    }
    context.end_stage();
    answer.facts = dp::end_facts(instance);
    return answer;
}

Result<Estimate> estimate_parry(const ByteRows& rows, const SubsetSumInstance& instance, const Parameters&,
                                std::int64_t) {
    const std::size_t n = instance.weights().size();
    const std::int64_t target = dp::last_column(instance);
    return byte_rows_estimate(rows, static_cast<std::int64_t>(n) + parry_decisions(target) - 1, target,
                              parry_cells(n, target));
}

Result<Answer> optimise(const ByteRows& rows, const SubsetSumInstance& instance, const Parameters& parameters,
                        Context& context) {
    KS_TRY(const Estimate needed, estimate_parry(rows, instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    KS_TRY(const ShiftOr shift_or, find_shift_or("best"));
    const std::int64_t target = dp::last_column(instance);
    context.begin_stage("compute");
    KS_TRY(const std::int64_t sum,
           parry(
               instance.weights(), target,
               [&](auto weights, std::int64_t left) { return rows.decide(weights, left, context); },
               context));
    context.begin_stage("way-back");
    KS_TRY(Answer answer, answer_of_sum(instance.weights(), sum, Status::optimal, shift_or, context));
    context.end_stage();
    answer.facts = {decisions_fact(target)};
    for (Fact& end : dp::end_facts(instance))
        answer.facts.push_back(std::move(end));
    return answer;
}

} // namespace

VariantOf<SubsetSumInstance> decide_by_byte_rows(const ByteRows& rows,
                                                 decltype(Algorithm<SubsetSumInstance>::record) record) {
    VariantInfo info = byte_rows_info(rows, "subset-sum.dp.", rows.title);
    info.question = Question::decide;
    info.steps = true;
    return VariantOf<SubsetSumInstance>({.info = std::move(info),
                                         .estimate = std::bind_front(estimate_decision, std::cref(rows)),
                                         .solve = std::bind_front(decide, std::cref(rows)),
                                         .record = std::move(record)});
}

VariantOf<SubsetSumInstance> optimise_by_byte_rows(const ByteRows& rows) {
    VariantInfo info = byte_rows_info(rows, "subset-sum.parry.dp.", rows.parry_title);
    info.steps = true;
    std::string& time = info.complexity.time; // multiplied by the number of decisions
    time = time.substr(0, time.size() - 1) + " · log c)";
    info.complexity.source = rows.parry_source;
    const std::string id = info.id;
    return VariantOf<SubsetSumInstance>(
        {.info = std::move(info),
         .estimate = std::bind_front(estimate_parry, std::cref(rows)),
         .solve = std::bind_front(optimise, std::cref(rows)),
         .record = [id, decide = rows.decide](const auto& instance, std::stop_token stop) {
             return record_parry(id, decide, *instance, std::move(stop));
         }});
}

} // namespace ks::cpu
