// SPDX-License-Identifier: Apache-2.0
#include "app/runner/plan_text.h"
#include "app/runner/requests.h"
#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"
#include "solvers/run/plan_document.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

namespace {

/// A run of the variant that was named, else of the one that plans instances of this kind. Instances of a
/// kind without plans are a usage error.
Result<RunRequest> plan_request(Request asked) {
    KS_TRY(RunRequest request, run_request(std::move(asked), VariantIs::optional));
    const Kind& kind = kind_of(*request.instance);
    if (kind.plan == nullptr)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is nothing to plan in an instance of kind {}", kind.id),
                     .where = "",
                     .todo = "choose an instance of another kind"};
    if (request.variant.empty())
        request.variant = kind.plan->variant;
    return request;
}

/// A variant that answers something else than a plan is a usage error.
Result<Outcome> find_plan(const RunRequest& request, const Workplace& at) {
    KS_TRY(Outcome outcome, run(request, at.machine, at.events(), at.stop));
    if (!outcome.answer.plan && outcome.answer.status != Status::not_found)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("{} answers no plan", request.variant),
                     .where = "variant",
                     .todo =
                         formatted("leave it out: {} then plans", kind_of(*request.instance).plan->variant)};
    return outcome;
}

Result<void> run_plan(const Arguments& arguments, Session& session) {
    KS_TRY(Request asked, Request::of(plan_command, arguments));
    KS_TRY(const RunRequest request, plan_request(std::move(asked)));
    KS_TRY(const Outcome outcome, find_plan(request, workplace(arguments, session)));
    return print(
        arguments, session, [&] { return plan_document(*request.instance, outcome); },
        [&] { return plan_text(*request.instance, outcome); });
}

Result<std::string> answer_plan(Request asked, Workplace& at) {
    KS_TRY(const RunRequest request, plan_request(std::move(asked)));
    at.on_gpu = goes_to_gpu(request, at.machine);
    KS_TRY(const Outcome outcome, find_plan(request, at));
    return to_line(plan_document(*request.instance, outcome));
}

constexpr std::string_view plan_operands[] = {"FILE"};
constexpr Option plan_options[] = {
    {.name = "--variant", .value = "ID", .help = "how to plan it (default: the fewest batches)"},
    option_set,
    option_memory,
    option_timeout,
    option_json,
};

constexpr std::string_view plan_fields[] = {"instance", "variant", "set", "memory", "timeout"};

} // namespace

const Command plan_command = {
    .name = "plan",
    .summary = "plans which kernels run at the same time, and with how many blocks and threads",
    .grammar = {.operands = plan_operands, .options = plan_options},
    .run = run_plan,
    .fields = plan_fields,
    .answer = answer_plan};

} // namespace ks::runner
