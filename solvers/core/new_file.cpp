// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/new_file.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/units.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace ks {

namespace {

namespace fs = std::filesystem;

/// A new file beside `path`, made with the permissions a plain new file gets.
Descriptor open_beside(const fs::path& path, fs::path& temporary) {
    for (int attempt = 0;; ++attempt) {
        temporary = path;
        temporary += formatted(".part-{}-{}", ::getpid(), attempt);
        Descriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (file || errno != EEXIST || attempt == 1000)
            return file;
    }
}

} // namespace

Error cannot_write(const fs::path& path, std::string_view why) {
    return {.code = ErrorCode::output,
            .what = formatted("cannot be written: {}", why),
            .where = path.string(),
            .todo = "choose another place"};
}

Error cannot_write(const fs::path& path) {
    if (errno == ECANCELED)
        return {.code = ErrorCode::cancelled, .what = "cancelled"};
    return cannot_write(path, std::strerror(errno));
}

NewFile::NewFile(fs::path path, fs::path target) : path_(std::move(path)), target_(std::move(target)) {}

NewFile::NewFile(NewFile&& other) noexcept
    : path_(std::move(other.path_)), target_(std::move(other.target_)),
      temporary_(std::exchange(other.temporary_, {})), file_(std::move(other.file_)) {}

NewFile::~NewFile() {
    if (!temporary_.empty())
        ::unlink(temporary_.c_str());
}

Result<NewFile> NewFile::open(const fs::path& path) {
    if (path.empty())
        return cannot_write(path, "no file name was given");
    struct stat status {};
    std::error_code failed;
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode))
        return cannot_write(path, "it is a folder");
    if (exists && !S_ISREG(status.st_mode))
        return cannot_write(path, "it is not a plain file");
    if (exists && ::access(path.c_str(), W_OK) != 0)
        return cannot_write(path);
    if (!exists && fs::is_symlink(path, failed))
        return cannot_write(path, "it is a link that leads nowhere");
    failed.clear();
    NewFile file(path, exists ? fs::canonical(path, failed) : path);
    if (failed)
        return cannot_write(path, failed.message());
    fs::path temporary;
    file.file_ = open_beside(file.target_, temporary);
    if (!file.file_)
        return cannot_write(path);
    file.temporary_ = std::move(temporary);
    if (exists)
        (void)::fchmod(file.file_.number(), status.st_mode & 07777);
    return file;
}

Result<void> NewFile::check_space(std::int64_t bytes) const {
    struct statvfs disk {};
    if (::fstatvfs(file_.number(), &disk) != 0)
        return {}; // nothing is known; writing will tell
    std::int64_t free = 0;
    if (__builtin_mul_overflow(disk.f_bavail, disk.f_frsize, &free) || bytes <= free)
        return {};
    return cannot_write(
        path_, formatted("it takes {} and the disk has {} free", bytes_text(bytes), bytes_text(free)));
}

Result<void> NewFile::write(std::string_view bytes, const std::stop_token& stop) {
    return write_all(file_.number(), bytes, stop) ? Result<void>() : cannot_write(path_);
}

Result<void> NewFile::sync() {
    return ::fsync(file_.number()) == 0 ? Result<void>() : cannot_write(path_);
}

Result<void> NewFile::commit() {
    if (!file_.close() || ::rename(temporary_.c_str(), target_.c_str()) != 0)
        return cannot_write(path_);
    temporary_.clear();
    return {};
}

} // namespace ks
