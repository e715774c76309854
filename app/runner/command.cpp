// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"

#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/run/documents.h"

#include <algorithm>
#include <array>

namespace ks::runner {

namespace {

std::string synopsis(const Command& command) {
    std::string text = formatted("knapscope-run {}", command.name);
    for (const std::string_view operand : command.grammar.operands)
        text += formatted(" {}", operand);
    return command.grammar.options.empty() ? text : text + " [OPTION]...";
}

} // namespace

std::span<const Command> commands() {
    static const std::array all = {
        list_command,    devices_command,   solve_command, serve_command,    generate_command,
        convert_command, schema_command,    trace_command, steps_command,    pareto_command,
        plan_command,    occupancy_command, bench_command, selftest_command, check_answers_command,
    };
    return all;
}

Result<const Command*> find_command(std::string_view name) {
    for (const Command& command : commands())
        if (command.name == name)
            return &command;
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there is no command '{}'", printable(name)),
                 .todo = "see `knapscope-run --help`"};
}

std::string program_help() {
    Table table;
    for (const Command& command : commands())
        table.row({formatted("  {}", command.name), std::string(command.summary)});
    return formatted("knapscope-run {}: knapsack solvers on the CPU, the emulator and the GPU\n\n"
                     "Usage: knapscope-run COMMAND [ARGUMENT]...\n"
                     "       knapscope-run COMMAND --help\n\n"
                     "A file to be read that is called - is standard input.\n\n"
                     "Commands:\n{}\n"
                     "Exit codes: 0 answered · 1 a bug · 2 wrong usage · 3 bad input · 4 over a limit · 5 "
                     "device failed ·\n"
                     "            6 cancelled · 7 a check failed · 8 output not writable\n",
                     version(), table.text());
}

std::string command_help(const Command& command) {
    std::vector<Option> options(command.grammar.options.begin(), command.grammar.options.end());
    options.push_back({.name = "--help", .help = "this text"});
    return formatted("Usage: {}\n\n{}\n\nOptions:\n{}", synopsis(command), command.summary,
                     cli::help_lines(options));
}

} // namespace ks::runner
