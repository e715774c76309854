// SPDX-License-Identifier: Apache-2.0
#include "solvers/own/helper.h"

#include "solvers/core/descriptor.h"
#include "solvers/core/formatted.h"
#include "solvers/core/system_words.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ks::own {

namespace fs = std::filesystem;

namespace {

constexpr const char* program_name = "knapscope-own";
constexpr int poll_ms = 20;
/// More than a reply of this size is refused.
constexpr std::size_t most_reply = std::size_t{1} << 30;

Error failed(const Sentence& what) {
    return {.code = ErrorCode::internal, .what = what};
}

struct Pipe {
    Descriptor read, write;

    static Result<Pipe> make() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            return failed(formatted("no pipe to the helper: {}", system_words(errno)));
        return Pipe{.read = Descriptor(ends[0]), .write = Descriptor(ends[1])};
    }
};

/// The helper while it runs. It ends with this object.
class Child {
public:
    static Result<Child> start(const fs::path& program, const Pipe& input, const Pipe& output) {
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, input.read.number(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, output.write.number(), STDOUT_FILENO);
        std::string name = program.string();
        char* const words[] = {name.data(), nullptr};
        Child child;
        const int error = posix_spawn(&child.id_, name.c_str(), &actions, nullptr, words, environ);
        posix_spawn_file_actions_destroy(&actions);
        if (error != 0)
            return Error{.code = ErrorCode::usage,
                         .what = formatted("the helper program does not start: {}", system_words(error)),
                         .where = name};
        return child;
    }
    Child(Child&& other) noexcept : id_(std::exchange(other.id_, -1)) {}
    Child& operator=(Child&&) = delete;
    ~Child() {
        if (id_ < 0)
            return;
        kill(id_, SIGKILL);
        (void)wait();
    }

    /// The signal that ended it, or 0.
    int wait() {
        int status = 0;
        while (waitpid(std::exchange(id_, -1), &status, 0) < 0 && errno == EINTR) {
        }
        return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    }

private:
    Child() = default;
    pid_t id_ = -1;
};

/// Writes what the pipe takes. False: it takes no more, because the helper has ended.
bool write_some(const Descriptor& to, std::string_view& left) {
    const ssize_t count = ::write(to.number(), left.data(), std::min<std::size_t>(left.size(), 65'536));
    if (count > 0)
        left.remove_prefix(static_cast<std::size_t>(count));
    return count > 0 || errno == EAGAIN || errno == EINTR;
}

/// Exchanges the request for the reply.
Result<std::string> exchange(Pipe& input, Pipe& output, std::string_view request,
                             const std::stop_token& stop) {
    fcntl(input.write.number(), F_SETFL, O_NONBLOCK);
    std::string reply;
    std::array<char, 65'536> piece{};
    for (;;) {
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        if (request.empty())
            input.write = Descriptor();
        std::array<pollfd, 2> ends{{{.fd = output.read.number(), .events = POLLIN, .revents = 0},
                                    {.fd = input.write.number(), .events = POLLOUT, .revents = 0}}};
        poll(ends.data(), request.empty() ? 1 : 2, poll_ms);
        if (!request.empty() && ends[1].revents != 0 && !write_some(input.write, request))
            request = {};
        if (ends[0].revents == 0)
            continue;
        const ssize_t count = ::read(output.read.number(), piece.data(), piece.size());
        if (count == 0)
            return reply;
        if (count > 0)
            reply.append(piece.data(), static_cast<std::size_t>(count));
        if (reply.size() > most_reply)
            return Error{.code = ErrorCode::limit,
                         .what = "the trace is larger than 1 GB",
                         .todo = "trace fewer blocks"};
    }
}

/// What a helper that a signal ended means.
Error ended_by(int signal) {
    if (signal == SIGXCPU || signal == SIGKILL)
        return {.code = ErrorCode::limit,
                .what = "the kernel's process took too much time or memory and was ended",
                .todo = "trace a smaller launch"};
    return {.code = ErrorCode::device,
            .what = formatted("the kernel's process was ended by signal {}", signal),
            .todo = "the kernel did something that is not allowed"};
}

} // namespace

Result<fs::path> find_helper() {
    if (const char* named = std::getenv("KNAPSCOPE_OWN"); named != nullptr && *named != '\0')
        return fs::path(named);
    std::error_code unknown;
    const fs::path here = fs::read_symlink("/proc/self/exe", unknown).parent_path();
    for (const fs::path& each : {here / program_name, here / "../libexec/knapscope" / program_name})
        if (fs::exists(each, unknown))
            return each;
    return Error{.code = ErrorCode::usage,
                 .what = formatted("the helper program {} is not installed", program_name),
                 .todo = "install the package knapscope-own; from source, install llvm-14-dev and "
                         "libclang-14-dev and build again"};
}

Result<OwnReply> trace_in_helper(const OwnRequest& request, const std::stop_token& stop) {
    KS_TRY(const fs::path program, find_helper());
    KS_TRY(Pipe input, Pipe::make());
    KS_TRY(Pipe output, Pipe::make());
    KS_TRY(Child child, Child::start(program, input, output));
    input.read = Descriptor();
    output.write = Descriptor();
    KS_TRY(const std::string reply, exchange(input, output, write_request(request), stop));
    if (const int signal = child.wait(); signal != 0)
        return ended_by(signal);
    return read_reply(reply);
}

} // namespace ks::own
