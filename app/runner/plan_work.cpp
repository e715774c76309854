// SPDX-License-Identifier: Apache-2.0
#include "app/runner/plan_work.h"

#include "app/runner/requests.h"
#include "solvers/core/formatted.h"
#include "solvers/problems/kind.h"

namespace ks::runner {

namespace {

Result<RunRequest> with_variant(RunRequest request) {
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

} // namespace

Result<RunRequest> plan_request(const cli::Arguments& arguments) {
    KS_TRY(RunRequest request, run_request(arguments, VariantIs::optional));
    return with_variant(std::move(request));
}

Result<RunRequest> plan_request(const json::Cursor& fields, const std::stop_token& stop) {
    KS_TRY(RunRequest request, run_request(fields, stop, VariantIs::optional));
    return with_variant(std::move(request));
}

Result<Outcome> find_plan(const RunRequest& request, const Machine& machine, const RunEvents& events,
                          std::stop_token stop) {
    KS_TRY(Outcome outcome, run(request, machine, events, std::move(stop)));
    if (!outcome.answer.plan && outcome.answer.status != Status::not_found)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("{} answers no plan", request.variant),
                     .where = "variant",
                     .todo =
                         formatted("leave it out: {} then plans", kind_of(*request.instance).plan->variant)};
    return outcome;
}

} // namespace ks::runner
