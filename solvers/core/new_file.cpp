// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/new_file.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/system_words.h"
#include "solvers/core/units.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace ks {

namespace {

namespace fs = std::filesystem;

fs::path folder_of(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// Returns a name next to `path` that no other process uses: "a.json.part-4711-0".
fs::path name_beside(const fs::path& path, int attempt) {
    fs::path name = path;
    name += written(".part-{}-{}", ::getpid(), attempt);
    return name;
}

/// Returns the path under which the kernel shows an open file of this process, so that it can be given a
/// name.
std::string shown_at(const Descriptor& file) {
    return written("/proc/self/fd/{}", file.number());
}

/// Returns a new file without a name on the disk of `path`, with the permissions of an ordinary new file.
/// Empty: the file system does not support such files, or could not give one a name.
Descriptor open_nameless(const fs::path& path) {
    const fs::path folder = folder_of(path);
    Descriptor file(::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
    if (!file || ::access(shown_at(file).c_str(), F_OK) != 0)
        return Descriptor();
    (void)::flock(file.number(), LOCK_EX | LOCK_NB);
    return file;
}

/// Returns a new file with a name next to `path`. It is locked as long as its process lives.
Descriptor open_beside(const fs::path& path, fs::path& temporary) {
    for (int attempt = 0;; ++attempt) {
        temporary = name_beside(path, attempt);
        Descriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (file)
            (void)::flock(file.number(), LOCK_EX | LOCK_NB);
        if (file || errno != EEXIST || attempt == 1000)
            return file;
    }
}

/// Removes the files of killed processes next to `path`, whose locks have ended.
void sweep_beside(const fs::path& path) {
    const fs::path folder = folder_of(path);
    const std::string begin = path.filename().string() + ".part-";
    std::error_code failed;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, failed)) {
        if (!entry.path().filename().string().starts_with(begin))
            continue;
        const Descriptor left(::open(entry.path().c_str(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC));
        if (left && ::flock(left.number(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(entry.path().c_str());
    }
}

} // namespace

void sync_folder(const fs::path& folder) {
    const Descriptor open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open)
        (void)::fsync(open.number()); // some file systems do not support it
}

Error cannot_write(const fs::path& path, const Sentence& why) {
    return {.code = ErrorCode::output,
            .what = formatted("cannot be written: {}", why),
            .where = path.string(),
            .todo = "choose another place"};
}

Error cannot_write(const fs::path& path) {
    if (errno == ECANCELED)
        return {.code = ErrorCode::cancelled, .what = "cancelled"};
    if (errno == ENOMEM) // not an error of the file
        return {.code = ErrorCode::limit,
                .what = "the system has no memory left to write it",
                .where = path.string(),
                .todo = "close other programs"};
    return cannot_write(path, system_words(errno));
}

NewFile::NewFile(fs::path path, fs::path target) : path_(std::move(path)), target_(std::move(target)) {}

NewFile::NewFile(NewFile&& other) noexcept
    : path_(std::move(other.path_)), target_(std::move(other.target_)),
      temporary_(std::exchange(other.temporary_, {})), file_(std::move(other.file_)) {}

NewFile::~NewFile() {
    if (!temporary_.empty())
        ::unlink(temporary_.c_str());
}

Result<fs::path> replaceable(const fs::path& path) {
    if (path.empty())
        return cannot_write(path, "no file name was given");
    struct stat status {};
    std::error_code failed;
    if (::stat(path.c_str(), &status) != 0) {
        if (fs::is_symlink(path, failed))
            return cannot_write(path, "it is a link that leads nowhere");
        return path;
    }
    if (S_ISDIR(status.st_mode))
        return cannot_write(path, "it is a folder");
    if (!S_ISREG(status.st_mode))
        return cannot_write(path, "it is not a plain file");
    if (::access(path.c_str(), W_OK) != 0)
        return cannot_write(path);
    fs::path target = fs::canonical(path, failed);
    if (failed) {
        errno = failed.value();
        return cannot_write(path);
    }
    return target;
}

Result<NewFile> NewFile::open(const fs::path& path, Until until) {
    KS_TRY(fs::path target, replaceable(path));
    NewFile file(path, std::move(target));
    sweep_beside(file.target_); // a nameless file also has a name for a moment, before it replaces the target
    if (until == Until::nameless)
        file.file_ = open_nameless(file.target_);
    if (!file.file_) {
        fs::path temporary;
        file.file_ = open_beside(file.target_, temporary);
        if (!file.file_)
            return cannot_write(path);
        file.temporary_ = std::move(temporary);
    }
    struct stat old {};
    if (::stat(file.target_.c_str(), &old) == 0)
        (void)::fchmod(file.file_.number(), old.st_mode & 07777);
    return file;
}

Result<void> NewFile::check_space(std::int64_t bytes) const {
    struct statvfs disk {};
    if (::fstatvfs(file_.number(), &disk) != 0)
        return {}; // unknown; an error will appear while writing
    std::int64_t free = 0;
    if (__builtin_mul_overflow(disk.f_bavail, disk.f_frsize, &free) || bytes <= free)
        return {};
    return cannot_write(
        path_, formatted("it takes {} and the disk has {} free", bytes_text(bytes), bytes_text(free)));
}

Result<void> NewFile::write(std::string_view bytes, const std::stop_token& stop) {
    return write_all(file_.number(), bytes, stop) ? Result<void>() : cannot_write(path_);
}

Descriptor NewFile::hold() const {
    return Descriptor(::fcntl(file_.number(), F_DUPFD_CLOEXEC, 0));
}

Result<void> NewFile::take_name() {
    for (int attempt = 0; temporary_.empty(); ++attempt) {
        const fs::path name = name_beside(target_, attempt);
        if (::linkat(AT_FDCWD, shown_at(file_).c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0)
            temporary_ = name;
        else if (errno != EEXIST || attempt == 1000)
            return cannot_write(path_);
    }
    return {};
}

Result<void> NewFile::commit() {
    if (::fsync(file_.number()) != 0)
        return cannot_write(path_);
    KS_CHECK(take_name());
    if (!file_.close() || ::rename(temporary_.c_str(), target_.c_str()) != 0)
        return cannot_write(path_);
    temporary_.clear();
    sync_folder(folder_of(target_));
    return {};
}

} // namespace ks
