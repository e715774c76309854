// SPDX-License-Identifier: Apache-2.0
#include "app/commit/built_commit.h"
#include "app/runner/command.h"
#include "app/runner/interrupt.h"
#include "solvers/core/formatted.h"
#include "solvers/core/guard.h"
#include "solvers/core/text.h"
#include "solvers/run/documents.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <cstdio>

namespace ks::runner {

namespace {

bool contains(std::span<const std::string> words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The report of a command that failed: one line on standard error and, with --events, the last event. It
/// closes standard output, so nothing follows it there.
class LastWord {
public:
    LastWord(Session& session, bool events) : session_(session), events_(events) {}

    void say(const Error& error) {
        int unsaid = 0;
        if (!code_.compare_exchange_strong(unsaid, static_cast<int>(error.code)))
            return;
        if (events_)
            session_.out.last_line(to_line(error_event(session_.seconds(), error)));
        const std::string line =
            formatted("knapscope-run: {}\n", printable(error.sentence(), std::string::npos));
        std::fputs(line.c_str(), stderr);
        session_.out.close();
    }

    /// The exit code of the first error that was reported, or 0.
    int code() const { return code_; }

private:
    Session& session_;
    bool events_;
    std::atomic<int> code_ = 0;
};

Result<void> perform(std::span<const std::string> words, Session& session) {
    if (words.empty())
        return Error{
            .code = ErrorCode::usage, .what = "a command is missing", .todo = "see `knapscope-run --help`"};
    if (words[0] == "--help" || words[0] == "-h" || words[0] == "help")
        return session.out.write(program_help());
    if (words[0] == "--version")
        return session.out.line(formatted("knapscope-run {}", version_and_commit()));
    KS_TRY(const Command* command, find_command(words[0]));
    const std::span<const std::string> rest = words.subspan(1);
    if (contains(rest, "--help") || contains(rest, "-h"))
        return session.out.write(command_help(*command));
    const Result<Arguments> arguments = Arguments::parse(command->grammar, rest);
    if (!arguments) {
        Error error = arguments.error();
        error.where = command->name;
        return error;
    }
    return command->run(*arguments, session);
}

} // namespace

int run_program(std::span<const std::string> words, const Machine& machine, Output& out,
                Interrupt& interrupt) {
    Session session{.machine = machine, .out = out, .interrupt = interrupt, .stop = interrupt.token()};
    // What another program reads says what its sentences were made of, so that it can say them in its
    // language.
    keep_origins(contains(words, "--events") || contains(words, "--json") || contains(words, "serve"));
    LastWord last_word(session, contains(words, "--events"));
    std::atomic<bool> unwritable = false;
    out.failed = [&interrupt, &unwritable] {
        unwritable = true;
        interrupt.stop(static_cast<int>(ErrorCode::output));
    };
    interrupt.on_overdue([&last_word, &unwritable, &out] {
        last_word.say(unwritable ? out.state().error()
                                 : Error{.code = ErrorCode::cancelled, .what = "cancelled"});
    });
    Result<void> done = guarded([&] { return perform(words, session); });
    if (const Result<void> written = out.state(); !written)
        done = written; // the failed write is why the rest stopped
    if (!done)
        last_word.say(done.error());
    interrupt.on_overdue({});
    return last_word.code();
}

} // namespace ks::runner
