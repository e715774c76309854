// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/output.h"
#include "solvers/cli/program.h"
#include "solvers/core/arguments.h"
#include "solvers/run/run.h"

#include <chrono>
#include <functional>
#include <stop_token>

namespace ks::runner {

using cli::Arguments, cli::Grammar, cli::Option;

class Interrupt;
class Request;
struct Workplace;

/// What a command works with besides its arguments.
struct Session {
    const Machine& machine;
    Output& out;
    Interrupt& interrupt;
    std::stop_token stop;
    std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now();

    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }
};

/// One command, for the command line and for `serve`.
struct Command {
    std::string_view name;
    std::string_view summary;
    Grammar grammar;
    /// Except for events, it writes to the session's output only once it knows that it will succeed. Its
    /// error becomes one line on standard error and the exit code.
    Result<void> (*run)(const Arguments& arguments, Session& session);

    /// The fields of its request besides `id` and `do`.
    std::span<const std::string_view> fields = {};
    /// Returns the document, in one line, that answers a request of `serve`. Null: `serve` does not take the
    /// command.
    Result<std::string> (*answer)(Request request, Workplace& at) = nullptr;
    bool at_once = false; ///< `serve` answers before it takes the next request
};

std::span<const Command> commands();
/// A command that is unknown is a usage error.
Result<const Command*> find_command(std::string_view name);

/// What the program says of itself, for its manual page and the shells.
cli::Program program();

/// What `--help` prints for the program and for one command.
std::string program_help();
std::string command_help(const Command& command);

/// Runs one command line (the words behind the program's name) to its exit code. Messages go to standard
/// error.
int run_program(std::span<const std::string> words, const Machine& machine, Output& out,
                Interrupt& interrupt);

// The commands, each in its own file.
extern const Command list_command;
extern const Command devices_command;
extern const Command solve_command;
extern const Command serve_command;
extern const Command generate_command;
extern const Command convert_command;
extern const Command schema_command;
extern const Command trace_command;
extern const Command steps_command;
extern const Command pareto_command;
extern const Command plan_command;
extern const Command occupancy_command;
extern const Command bench_command;
extern const Command selftest_command;
extern const Command check_answers_command;
extern const Command describe_command;

} // namespace ks::runner
