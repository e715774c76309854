// SPDX-License-Identifier: Apache-2.0
#include "app/runner/csv_arguments.h"
#include "app/runner/pareto_text.h"
#include "app/runner/pareto_work.h"
#include "app/runner/requests.h"

namespace ks::runner {

namespace {

Result<void> check_pareto_form(const Arguments& arguments) {
    if (arguments.has("--json") && arguments.has("--csv"))
        return Error{
            .code = ErrorCode::usage, .what = "--json and --csv exclude each other", .todo = "choose one"};
    if (arguments.has("--within") && (arguments.has("--json") || arguments.has("--csv")))
        return Error{.code = ErrorCode::usage,
                     .what = "--within is for the text alone",
                     .where = "",
                     .todo = "leave it out; the document has every point"};
    return {};
}

Result<void> run_pareto(const Arguments& arguments, Session& session) {
    KS_CHECK(check_pareto_form(arguments));
    KS_CHECK(choose_csv(arguments, arguments.has("--csv")));
    KS_TRY(const auto within, arguments.integer("--within", 0, INT64_MAX));
    KS_TRY(const ParetoRequest request, pareto_request(arguments));
    KS_TRY(const FoundFront found, find_front(request, session.machine, {}, session.stop));
    const Instance& instance = *request.run.instance;
    const auto write = [&session](std::string_view piece) -> Result<void> {
        if (session.stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        return session.out.write(piece);
    };
    if (arguments.has("--json"))
        return write_pareto_json(instance, found.front, found.question, write);
    if (arguments.has("--csv"))
        return write_pareto_csv(instance, found.front, write);
    return session.out.text(pareto_text(instance, found, within));
}

constexpr std::string_view pareto_operands[] = {"FILE"};
constexpr Option pareto_options[] = {
    {.name = "--variant",
     .value = "ID",
     .help = "how to find it (default: by lists of undominated points, for every kind)"},
    option_on,
    option_set,
    option_device,
    {.name = "--from", .value = "COST", .help = "only points that cost so much or more"},
    {.name = "--to", .value = "COST", .help = "only points that cost at most so much"},
    {.name = "--take", .value = "CHOICE", .help = "this choice is taken, as in 2a", .repeated = true},
    {.name = "--without",
     .value = "NUMBER",
     .help = "nothing is taken from this task, class or item, from 1",
     .repeated = true},
    {.name = "--within", .value = "COST", .help = "show the best point of at most this cost too"},
    option_memory,
    option_timeout,
    option_json,
    {.name = "--csv", .help = "a table of all points for a spreadsheet"},
    option_csv_decimal,
};

} // namespace

const Command pareto_command = {
    .name = "pareto",
    .summary = "finds the front of an instance: the best value for every cost, with its choices",
    .grammar = {.operands = pareto_operands, .options = pareto_options},
    .run = run_pareto};

} // namespace ks::runner
