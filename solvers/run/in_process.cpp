// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/in_process.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/dp/plan.h"
#include "solvers/lp/lp_recorder.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"

namespace ks::in_process {

namespace {

/// Returns the variant, if this program has its code and the instance is of its kind.
Result<const Variant*> code_for(std::string_view id, const Instance& instance, const Sentence& todo) {
    if (const auto found = find_variant(id)) {
        KS_CHECK(check_kind((*found)->info(), instance));
        return *found;
    }
    return Error{.code = ErrorCode::usage,
                 .what = formatted("this program does not have the code of {}, only the program that runs it",
                                   printable(id)),
                 .todo = todo};
}

} // namespace

Result<std::shared_ptr<const Recording>> record(std::string_view variant, InstancePtr instance,
                                                std::stop_token stop) {
    KS_TRY(const Variant* found,
           code_for(variant, *instance, "run it, and step through a variant that this program has"));
    return found->record(std::move(instance), std::move(stop));
}

bool records_with_programs(std::string_view variant) {
    const auto found = find_variant(variant);
    return found && dynamic_cast<const LpRecorder*>(*found) != nullptr;
}

Result<std::shared_ptr<const Recording>> record_with(LpAnswers answers, std::string_view variant,
                                                     InstancePtr instance, std::stop_token stop) {
    KS_TRY(const Variant* found,
           code_for(variant, *instance, "run it, and step through a variant that this program has"));
    const auto* recorder = dynamic_cast<const LpRecorder*>(found);
    if (recorder == nullptr)
        return found->record(std::move(instance), std::move(stop));
    return recorder->record_with(LpKept(std::move(answers)), std::move(instance), std::move(stop));
}

Result<void> check_memory(std::string_view variant, const Instance& instance, std::int64_t memory) {
    KS_TRY(const Variant* found,
           code_for(variant, instance, "let the program that runs it say what it needs"));
    KS_TRY(const Parameters usual, Parameters::parse(found->info().parameters, {}));
    KS_TRY(const Estimate estimate, found->estimate(instance, usual, memory));
    return dp::check_memory(estimate, memory);
}

Result<Outcome> solve(std::string_view variant, InstancePtr instance, std::stop_token stop) {
    KS_TRY(const Variant* found, code_for(variant, *instance, "choose a variant that this program has"));
    RunRequest request;
    request.instance = std::move(instance);
    request.variant = found->info().id;
    request.on = "cpu";
    return run(request, {}, {}, std::move(stop));
}

} // namespace ks::in_process
