// SPDX-License-Identifier: Apache-2.0
#include "app/runner/outcome_text.h"
#include "app/runner/requests.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

namespace {

Result<void> table_option(const Arguments& arguments, RunRequest& request) {
    if (!arguments.has("--table"))
        return {};
    request.table = *arguments.value("--table");
    return check_table_path(request.table, "--table");
}

Result<void> run_solve(const Arguments& arguments, Session& session) {
    if (const auto form = check_one_form(arguments); !form)
        return form;
    KS_CHECK(check_output(arguments, "--table"));
    Result<RunRequest> request = run_request(arguments);
    if (!request)
        return request.error();
    if (const auto table = table_option(arguments, *request); !table)
        return table;
    const auto seconds = [&session] { return session.seconds(); };
    const auto emit = [&session](const Json& event) { (void)session.out.line(to_line(event)); };
    const bool as_events = arguments.has("--events");
    const Result<Outcome> outcome =
        run(*request, session.machine, as_events ? json_events(seconds, emit) : RunEvents{}, session.stop);
    if (!outcome)
        return outcome.error();
    if (as_events) {
        session.out.last_line(to_line(result_event(session.seconds(), to_json(*outcome))));
        return {};
    }
    if (arguments.has("--json"))
        return session.out.line(to_line(to_json(*outcome)));
    return session.out.write(outcome_text(*outcome));
}

constexpr std::string_view solve_operands[] = {"FILE"};
constexpr Option solve_options[] = {
    option_variant,
    option_on,
    option_set,
    option_device,
    option_memory,
    option_timeout,
    option_json,
    option_events,
    {.name = "--table", .value = "OUT", .help = "write every row of the table that ran to this file"},
};

} // namespace

const Command solve_command = {.name = "solve",
                               .summary = "solves one instance with one variant",
                               .grammar = {.operands = solve_operands, .options = solve_options},
                               .run = run_solve};

} // namespace ks::runner
