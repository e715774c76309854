// SPDX-License-Identifier: Apache-2.0
#include "app/runner/plan_text.h"
#include "app/runner/plan_work.h"
#include "app/runner/requests.h"
#include "solvers/run/plan_document.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

namespace {

Result<void> run_plan(const Arguments& arguments, Session& session) {
    KS_TRY(const RunRequest request, plan_request(arguments));
    KS_TRY(const Outcome outcome, find_plan(request, session.machine, {}, session.stop));
    return arguments.has("--json") ? session.out.line(to_line(plan_document(*request.instance, outcome)))
                                   : session.out.text(plan_text(*request.instance, outcome));
}

constexpr std::string_view plan_operands[] = {"FILE"};
constexpr Option plan_options[] = {
    {.name = "--variant", .value = "ID", .help = "how to plan it (default: the fewest batches)"},
    option_set,
    option_memory,
    option_timeout,
    option_json,
};

} // namespace

const Command plan_command = {
    .name = "plan",
    .summary = "plans which kernels run at the same time, and with how many blocks and threads",
    .grammar = {.operands = plan_operands, .options = plan_options},
    .run = run_plan};

} // namespace ks::runner
