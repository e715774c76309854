// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/files.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/new_file.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/system_words.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ks {

namespace {

namespace fs = std::filesystem;

Error cannot_read(const std::string& name, const Sentence& why) {
    return {.code = ErrorCode::input,
            .what = formatted("cannot be read: {}", why),
            .where = name,
            .todo = "check the file's name and permissions"};
}

/// Standard input is read from its current position: reopening would start at the beginning, and a socket
/// cannot be opened.
Descriptor open_to_read(const fs::path& path, ReadFrom from) {
    if (is_standard_input(path, from))
        return Descriptor(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0));
    // Opening a pipe blocks until a writer opens it, unless O_NONBLOCK is set.
    const int waiting = from == ReadFrom::regular_file ? O_NONBLOCK : 0;
    return Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | waiting));
}

/// Returns the number of an open descriptor of this process that the path names (/dev/stdout, /dev/fd/3), or
/// -1. It may be a regular file to which more is written before and after, so it must not be reopened or
/// replaced.
int own_descriptor(const fs::path& path) {
    if (path == "/dev/stdout")
        return STDOUT_FILENO;
    if (path == "/dev/stderr")
        return STDERR_FILENO;
    if (path.parent_path() != "/dev/fd" && path.parent_path() != "/proc/self/fd")
        return -1;
    const std::string name = path.filename().string();
    int number = -1;
    std::from_chars(name.data(), name.data() + name.size(), number);
    return number;
}

/// Writes to a device, a pipe or a socket, which cannot be replaced by a rename.
Result<void> write_in_place(const fs::path& path, std::string_view bytes, const std::stop_token& stop) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file || !write_all(file.number(), bytes, stop) || !file.close())
        return cannot_write(path);
    return {};
}

} // namespace

bool is_standard_input(const fs::path& path, ReadFrom from) {
    return from == ReadFrom::anything && path == "-";
}

std::string name_of(const fs::path& path, ReadFrom from) {
    return is_standard_input(path, from) ? said("standard input") : path.string();
}

Result<std::string> read_file(const fs::path& path, const FileLimit& limit, ReadFrom from) {
    const std::string name = name_of(path, from);
    const Error too_large{
        .code = ErrorCode::limit,
        .what = formatted("is larger than {}{}", bytes_text(static_cast<std::int64_t>(limit.bytes)),
                          limit.of.empty() ? Sentence()
                                           : formatted(", the most for {}", said(std::string(limit.of)))),
        .where = name,
        .todo = "use a smaller file"};
    const Descriptor file = open_to_read(path, from);
    struct stat status {};
    if (!file || ::fstat(file.number(), &status) != 0)
        return cannot_read(name, system_words(errno));
    if (S_ISDIR(status.st_mode))
        return cannot_read(name, "it is a folder");
    const bool regular = S_ISREG(status.st_mode);
    if (!regular && from == ReadFrom::regular_file)
        return cannot_read(name, "it is a pipe or a device, and no regular file");
    if (regular && static_cast<std::uintmax_t>(status.st_size) > limit.bytes)
        return too_large;

    // A pipe has no size, and a regular file may grow while it is read, so the bytes are counted as they
    // arrive.
    std::string bytes;
    std::size_t filled = 0;
    std::size_t chunk = regular ? static_cast<std::size_t>(status.st_size) + 1 : std::size_t{1} << 16;
    for (;;) {
        if (bytes.size() == filled)
            bytes.resize(filled + chunk);
        const ssize_t count = ::read(file.number(), bytes.data() + filled, bytes.size() - filled);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && errno == EAGAIN) { // an inherited pipe may be non-blocking
            pollfd more = {.fd = file.number(), .events = POLLIN, .revents = 0};
            ::poll(&more, 1, -1);
            continue;
        }
        if (count < 0)
            return cannot_read(name, system_words(errno));
        if (count == 0)
            break;
        filled += static_cast<std::size_t>(count);
        if (filled > limit.bytes)
            return too_large;
        chunk = std::min<std::uintmax_t>(std::max(filled, std::size_t{1} << 16), limit.bytes + 1 - filled);
    }
    bytes.resize(filled);
    return bytes;
}

Result<void> check_spares(const fs::path& output, const fs::path& input) {
    struct stat written {
    }, read{};
    const int looked = is_standard_input(input, ReadFrom::anything) ? ::fstat(STDIN_FILENO, &read)
                                                                    : ::stat(input.c_str(), &read);
    if (looked != 0 || ::stat(output.c_str(), &written) != 0)
        return {};
    if (!S_ISREG(written.st_mode) || written.st_dev != read.st_dev || written.st_ino != read.st_ino)
        return {};
    return cannot_write(output,
                        formatted("it is the file that is read ({})", name_of(input, ReadFrom::anything)));
}

bool write_all(int descriptor, std::string_view bytes, const std::stop_token& stop) {
    constexpr std::size_t piece = std::size_t{1} << 20; // about a millisecond
    while (!bytes.empty()) {
        if (stop.stop_requested()) {
            errno = ECANCELED;
            return false;
        }
        const ssize_t written = ::write(descriptor, bytes.data(), std::min(bytes.size(), piece));
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            pollfd room = {.fd = descriptor, .events = POLLOUT, .revents = 0};
            ::poll(&room, 1, -1);
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

Result<void> write_file(const fs::path& path, std::string_view bytes, const std::stop_token& stop) {
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (path.empty())
        return cannot_write(path, "no file name was given");
    if (const int own = own_descriptor(path); own >= 0)
        return write_all(own, bytes, stop) ? Result<void>() : cannot_write(path);
    if (exists && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode))
        return write_in_place(path, bytes, stop);
    KS_TRY(NewFile file, NewFile::open(path));
    KS_CHECK(file.write(bytes, stop));
    return file.commit();
}

} // namespace ks
