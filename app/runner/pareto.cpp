// SPDX-License-Identifier: Apache-2.0
#include "app/runner/csv_arguments.h"
#include "app/runner/pareto_text.h"
#include "app/runner/pareto_work.h"

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

/// Takes pieces of a document until a stop is requested.
TakePiece until(const std::stop_token& stop, TakePiece take) {
    return [stop, take = std::move(take)](std::string_view piece) -> Result<void> {
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        return take(piece);
    };
}

Result<void> run_pareto(const Arguments& arguments, Session& session) {
    KS_CHECK(check_pareto_form(arguments));
    KS_CHECK(choose_csv(arguments, arguments.has("--csv")));
    KS_TRY(const auto within, arguments.integer("--within", 0, INT64_MAX));
    KS_TRY(Request asked, Request::of(pareto_command, arguments));
    KS_TRY(const ParetoRequest request, pareto_request(std::move(asked)));
    KS_TRY(const FoundFront found, find_front(request, workplace(arguments, session)));
    const Instance& instance = *request.run.instance;
    const auto write =
        until(session.stop, [&](std::string_view piece) { return session.out.document(piece); });
    if (arguments.has("--json"))
        return write_pareto_json(instance, found.front, found.question, write);
    if (arguments.has("--csv"))
        return write_pareto_csv(instance, found.front, write);
    return session.out.text(pareto_text(instance, found, within));
}

Result<std::string> answer_pareto(Request asked, Workplace& at) {
    KS_TRY(const ParetoRequest request, pareto_request(std::move(asked)));
    at.on_gpu = goes_to_gpu(request.run, at.machine);
    KS_TRY(const FoundFront found, find_front(request, at));
    std::string text;
    KS_CHECK(write_pareto_json(*request.run.instance, found.front, found.question,
                               until(at.stop, [&text](std::string_view piece) {
                                   text += piece;
                                   return Result<void>();
                               })));
    text.pop_back(); // the newline
    return text;
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

constexpr std::string_view pareto_fields[] = {"instance", "variant", "on", "set",  "device", "memory",
                                              "timeout",  "from",    "to", "take", "without"};

} // namespace

const Command pareto_command = {
    .name = "pareto",
    .summary = "finds the front of an instance: the best value for every cost, with its choices",
    .grammar = {.operands = pareto_operands, .options = pareto_options},
    .run = run_pareto,
    .fields = pareto_fields,
    .answer = answer_pareto};

} // namespace ks::runner
