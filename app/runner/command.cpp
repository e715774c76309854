// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"

#include "app/runner/requests.h"
#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/occupancy/devices.h"
#include "solvers/run/documents.h"
#include "solvers/run/registry.h"

#include <algorithm>
#include <array>

namespace ks::runner {

namespace {

constexpr std::string_view summary = "knapsack solvers on the CPU, the emulator and the GPU";

/// "0 answered · 1 a bug · ...", in lines that a terminal holds.
std::string exit_code_lines() {
    constexpr std::size_t most = 90;
    std::string text = "Exit codes:";
    std::size_t width = text.size();
    for (const auto& [code, means] : program().exit_codes) {
        const std::string entry = written(" {} {}", code, means);
        if (text.back() != ':')
            text += " ·";
        if (width + entry.size() > most) {
            text += "\n           ";
            width = 11;
        }
        text += entry;
        width += entry.size() + 2;
    }
    return text + "\n";
}

} // namespace

std::span<const Command> commands() {
    static const std::array all = {
        list_command,     devices_command,  solve_command,         serve_command,
        generate_command, convert_command,  schema_command,        trace_command,
        steps_command,    pareto_command,   plan_command,          occupancy_command,
        bench_command,    selftest_command, check_answers_command, describe_command,
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

cli::Program program() {
    cli::Program program{
        .name = "knapscope-run",
        .version = std::string(version()),
        .summary = std::string(summary),
        .description =
            {"Solves, traces and measures knapsack problems without a window. A command's result is "
             "text for people, or with --json one JSON document, and with --events JSON Lines "
             "while it runs.",
             "knapscope(1) works with this program; another machine's is used through a command "
             "such as ssh."},
        .exit_codes = {{"0", "answered"},
                       {"1", "a bug"},
                       {"2", "wrong usage"},
                       {"3", "bad input"},
                       {"4", "over a limit"},
                       {"5", "device failed"},
                       {"6", "cancelled"},
                       {"7", "a check failed"},
                       {"8", "output not writable"}},
        .see_also = {"knapscope(1)"}};
    for (const Command& command : commands())
        program.commands.push_back(
            {.name = command.name, .summary = command.summary, .grammar = command.grammar});
    cli::Choice variants{.option = option_variant.name};
    for (const Variant* variant : ks::variants())
        variants.words.push_back(variant->info().id);
    cli::Choice devices{.option = option_device.name};
    for (const DevicePreset& device : device_presets())
        devices.words.emplace_back(device.id);
    program.choices = {
        variants, devices, {.option = option_counters.name, .words = {"basic", "full", "curves"}}};
    return program;
}

std::string program_help() {
    Table table;
    for (const Command& command : commands())
        table.row({formatted("  {}", command.name), std::string(command.summary)});
    return formatted("knapscope-run {}: {}\n\n"
                     "Usage: knapscope-run COMMAND [ARGUMENT]...\n"
                     "       knapscope-run COMMAND --help\n\n"
                     "A file to be read that is called - is standard input.\n\n"
                     "Commands:\n{}\n{}",
                     version(), summary, table.text(), exit_code_lines());
}

std::string command_help(const Command& command) {
    std::vector<Option> options(command.grammar.options.begin(), command.grammar.options.end());
    options.push_back({.name = "--help", .help = "this text"});
    const std::string takes = cli::synopsis(command.grammar);
    return formatted("Usage: knapscope-run {}{}{}\n\n{}\n\nOptions:\n{}", command.name,
                     takes.empty() ? "" : " ", takes, command.summary, cli::help_lines(options));
}

} // namespace ks::runner
