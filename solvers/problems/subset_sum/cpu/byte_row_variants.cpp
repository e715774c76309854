// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/cpu/byte_row_variants.h"

#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/subset_sum/exact_subset.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/parry.h"
#include "solvers/problems/subset_sum/parry_recording.h"

#include <algorithm>

namespace ks::cpu {

namespace {

VariantInfo byte_rows_info(const ByteRows& rows, const std::string& prefix, const std::string& title) {
    return {.id = prefix + rows.version,
            .title = title + rows.title,
            .kind = std::string(SubsetSumInstance::kind_id),
            .paper = "sso",
            .section = rows.section,
            .complexity = {.time = rows.time, .space = rows.space, .source = rows.source}};
}

/// The rows and the way back are not held together.
Result<Estimate> byte_rows_estimate(const ByteRows& rows, std::int64_t weights, std::int64_t target,
                                    double operations) {
    KS_TRY(const std::int64_t bytes, byte_rows_bytes(rows, weights, target));
    return Estimate{.host_bytes = std::max(bytes, exact_subset_bytes(target)), .operations = operations};
}

} // namespace

ByteRowsDecision::ByteRowsDecision(const ByteRows& rows, Recorder recorder)
    : rows_(rows), recorder_(recorder), info_(byte_rows_info(rows, "subset-sum.dp.", "Decision by ")) {
    info_.question = Question::decide;
    info_.steps = true;
}

Result<Estimate> ByteRowsDecision::estimate(const Instance& any, const Parameters&, std::int64_t) const {
    const auto& instance = static_cast<const SubsetSumInstance&>(any);
    const auto n = static_cast<std::int64_t>(instance.weights().size());
    const std::int64_t target = dp::last_column(instance);
    return byte_rows_estimate(rows_, n, target, static_cast<double>(n) * (static_cast<double>(target) + 1));
}

Result<Answer> ByteRowsDecision::solve(const Instance& any, const Parameters& parameters,
                                       Context& context) const {
    const auto& instance = static_cast<const SubsetSumInstance&>(any);
    KS_TRY(const Estimate needed, estimate(any, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    KS_TRY(const ShiftOr shift_or, find_shift_or("best"));
    const std::int64_t last = dp::last_column(instance);
    context.begin_stage("compute");
    KS_TRY(const bool reached, rows_.decide(instance.weights(), last, context));
    Answer answer{.status = Status::not_found};
    if (reached && last == instance.target()) { // else the target is more than all weights together
        context.begin_stage("way-back");
        KS_TRY(answer, answer_of_sum(instance.weights(), last, Status::found, shift_or, context));
    }
    context.end_stage();
    answer.facts = dp::end_facts(instance);
    return answer;
}

ByteRowsParry::ByteRowsParry(const ByteRows& rows)
    : rows_(rows), info_(byte_rows_info(rows, "subset-sum.parry.dp.", "Parry's loop, ")) {
    info_.steps = true;
    std::string& time = info_.complexity.time; // as often as the loop asks
    time = time.substr(0, time.size() - 1) + " · log c)";
    info_.complexity.source = rows.parry_source;
}

Result<Estimate> ByteRowsParry::estimate(const Instance& any, const Parameters&, std::int64_t) const {
    const auto& instance = static_cast<const SubsetSumInstance&>(any);
    const std::size_t n = instance.weights().size();
    const std::int64_t target = dp::last_column(instance);
    return byte_rows_estimate(rows_, static_cast<std::int64_t>(n) + parry_decisions(target) - 1, target,
                              parry_cells(n, target));
}

Result<Answer> ByteRowsParry::solve(const Instance& any, const Parameters& parameters,
                                    Context& context) const {
    const auto& instance = static_cast<const SubsetSumInstance&>(any);
    KS_TRY(const Estimate needed, estimate(any, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    KS_TRY(const ShiftOr shift_or, find_shift_or("best"));
    const std::int64_t target = dp::last_column(instance);
    context.begin_stage("compute");
    KS_TRY(const std::int64_t sum,
           parry(
               instance.weights(), target,
               [&](auto weights, std::int64_t left) { return rows_.decide(weights, left, context); },
               context));
    context.begin_stage("way-back");
    KS_TRY(Answer answer, answer_of_sum(instance.weights(), sum, Status::optimal, shift_or, context));
    context.end_stage();
    answer.facts = {decisions_fact(target)};
    for (Fact& end : dp::end_facts(instance))
        answer.facts.push_back(std::move(end));
    return answer;
}

Result<std::shared_ptr<const Recording>> ByteRowsParry::record(InstancePtr instance,
                                                               std::stop_token stop) const {
    return record_parry(info_.id, rows_.decide, instance, std::move(stop));
}

} // namespace ks::cpu
