// SPDX-License-Identifier: Apache-2.0
#include "app/runner/own_kernel.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/own/helper.h"

#include <algorithm>
#include <cstdio>

namespace ks::runner {

namespace fs = std::filesystem;

namespace {

constexpr FileLimit launch_limit{.bytes = 1u << 20, .of = "a launch"};

std::string kernel_file(const Arguments& arguments) {
    return fs::absolute(*arguments.value(option_kernel.name)).string();
}

/// The launch that is given, or kept beside the kernel's file.
Result<std::optional<own::Launch>> launch_of(const Arguments& arguments) {
    const std::string path = launch_file(arguments);
    std::error_code unknown;
    if (!arguments.has("--launch") && !fs::exists(path, unknown))
        return std::optional<own::Launch>();
    KS_TRY(const std::string text, read_file(path, launch_limit));
    KS_TRY(own::Launch launch, own::read_launch(text, path));
    return std::optional(std::move(launch));
}

void print_line(const std::string& line) {
    std::fputs((printable(line, std::string::npos) + "\n").c_str(), stderr);
}

/// Prints the compiler's messages, a line each, and returns a sentence about all of them. Another error is
/// returned as it is.
Error reported(const Error& error, const std::string& file) {
    if (error.code != ErrorCode::input)
        return error;
    std::string_view messages = error.what;
    while (!messages.empty()) {
        const std::size_t end = std::min(messages.find('\n'), messages.size());
        print_line(std::string(messages.substr(0, end)));
        messages.remove_prefix(std::min(end + 1, messages.size()));
    }
    return {.code = error.code,
            .what = said("the file cannot be run in the emulator; the reasons are above"),
            .where = file,
            .todo = error.todo};
}

void report(const own::OwnRequest& request, const own::OwnReply& reply) {
    for (const std::string& line : reply.printed)
        print_line(line);
    if (request.launch)
        return;
    print_line(formatted("the launch was guessed; to change it, write this into {}:",
                         request.file + ".launch.json"));
    std::fputs(printable_lines(own::write_launch(reply.launch)).c_str(), stderr);
}

} // namespace

std::string launch_file(const Arguments& arguments) {
    return arguments.value_or(option_launch.name, kernel_file(arguments) + ".launch.json");
}

Result<own::OwnReply> trace_own_kernel(const Arguments& arguments, TraceRequest trace, Session& session) {
    const std::string file = kernel_file(arguments);
    own::OwnRequest request{.file = file,
                            .kernel = arguments.value_or("--kernel-name", ""),
                            .launch = {},
                            .as_optimised = arguments.has("--as-optimised"),
                            .watched = arguments.values("--local"),
                            .instantiations = {},
                            .trace = std::move(trace)};
    if (request.kernel.find('<') != std::string::npos)
        request.instantiations.push_back(request.kernel);
    KS_TRY(request.launch, launch_of(arguments));
    Result<own::OwnReply> reply = own::trace_in_helper(request, session.stop);
    if (!reply)
        return reported(reply.error(), file);
    report(request, *reply);
    return reply;
}

} // namespace ks::runner
