// SPDX-License-Identifier: Apache-2.0
// To be preloaded into a program that writes files: the program is killed just before the n-th call that
// names or syncs something in a folder, as by SIGKILL or as by a power cut.
//
// KS_CUT_FOLDER is the folder; KS_CUT_STORE is an empty folder on the same disk, for files that come back;
// KS_CUT_AT is n, from 1; -1: when the process ends by itself. With KS_CUT_FORGET what was not synced is
// lost: files that were written since their last fsync() are empty, and names that were made, changed or
// removed since the last fsync() of their folder are as they were. KS_CUT_COUNT names a file that gets the
// number of calls when the process ends by itself. A process can also set this up by ks_cut_begin().
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#include <vector>

namespace {

/// A change of a name whose folder has not been synced since.
struct Change {
    enum Kind { made, renamed, exchanged, removed, removed_folder } kind;
    std::string name;     ///< of `renamed` and `exchanged`: the old one
    std::string to{};     ///< of these: the new one
    std::string stored{}; ///< what had the name before, in the store; empty: nothing
};

struct Cut {
    std::string folder, store;
    long at = 0, calls = 0;
    bool forget = false;
    int stored = 0;
    std::vector<Change> changes{};
    std::map<std::pair<dev_t, ino_t>, int> unsynced{}; ///< files, each with a separate descriptor
};

std::recursive_mutex one_at_a_time;
Cut* cut = nullptr; ///< null: nothing is recorded

std::string parent_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? "." : path.substr(0, slash);
}

/// The absolute path; its folder must exist.
std::string whole(int folder, const char* path) {
    std::string given = path;
    if (given.empty() || (given[0] != '/' && folder != AT_FDCWD))
        given = "/proc/self/fd/" + std::to_string(folder) + "/" + given;
    while (given.size() > 1 && given.back() == '/')
        given.pop_back();
    char found[PATH_MAX];
    const std::size_t slash = given.rfind('/');
    const std::string name = slash == std::string::npos ? given : given.substr(slash + 1);
    if (realpath(parent_of(given).c_str(), found) == nullptr)
        return given;
    return std::string(found) + "/" + name;
}

std::string path_of(int file) {
    char found[PATH_MAX];
    const ssize_t length = readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), found, sizeof found);
    return length > 0 ? std::string(found, static_cast<std::size_t>(length)) : std::string();
}

bool is_watched(const std::string& path) {
    return cut != nullptr && (path == cut->folder || path.rfind(cut->folder + "/", 0) == 0);
}

bool exists(const std::string& path) {
    struct stat status {};
    return lstat(path.c_str(), &status) == 0;
}

bool is_folder(const std::string& path) {
    struct stat status {};
    return lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

int rename_now(const std::string& from, const std::string& to) {
    return static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), 0));
}

/// Gives the file with this name a second name in the store.
std::string stored(const std::string& path) {
    if (!cut->forget || !exists(path) || is_folder(path))
        return {};
    const std::string kept = cut->store + "/" + std::to_string(cut->stored++);
    syscall(SYS_linkat, AT_FDCWD, path.c_str(), AT_FDCWD, kept.c_str(), 0);
    return kept;
}

void undo(const Change& change) {
    switch (change.kind) {
    case Change::made:
        if (syscall(SYS_unlink, change.name.c_str()) != 0)
            syscall(SYS_rmdir, change.name.c_str());
        break;
    case Change::renamed:
        rename_now(change.to, change.name);
        if (!change.stored.empty())
            rename_now(change.stored, change.to);
        break;
    case Change::removed:
        if (!change.stored.empty())
            rename_now(change.stored, change.name);
        break;
    case Change::exchanged:
        syscall(SYS_renameat2, AT_FDCWD, change.name.c_str(), AT_FDCWD, change.to.c_str(), RENAME_EXCHANGE);
        break;
    case Change::removed_folder:
        syscall(SYS_mkdir, change.name.c_str(), 0777);
        break;
    }
}

[[noreturn]] void lose_power() {
    if (cut->forget) {
        for (const auto& [inode, file] : cut->unsynced)
            (void)!ftruncate(file, 0);
        for (auto change = cut->changes.rbegin(); change != cut->changes.rend(); ++change)
            undo(*change);
    }
    kill(getpid(), SIGKILL);
    for (;;)
        pause();
}

void count_call() {
    if (++cut->calls == cut->at)
        lose_power();
}

void keep(Change change) {
    if (cut->forget)
        cut->changes.push_back(std::move(change));
}

/// Records that bytes of the file are not on the disk yet.
void note_written(int file) {
    if (cut == nullptr || !cut->forget)
        return;
    struct stat status {};
    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode))
        return;
    const auto inode = std::pair(status.st_dev, status.st_ino);
    if (cut->unsynced.contains(inode) || !is_watched(path_of(file)))
        return;
    // Opened separately: a duplicate would share the locks of the first descriptor.
    const std::string shown = "/proc/self/fd/" + std::to_string(file);
    const int own = static_cast<int>(syscall(SYS_openat, AT_FDCWD, shown.c_str(), O_WRONLY | O_CLOEXEC, 0));
    if (own >= 0)
        cut->unsynced.emplace(inode, own);
}

void note_synced(int file) {
    struct stat status {};
    if (fstat(file, &status) != 0)
        return;
    if (const auto found = cut->unsynced.find({status.st_dev, status.st_ino}); found != cut->unsynced.end()) {
        close(found->second);
        cut->unsynced.erase(found);
    }
    if (!S_ISDIR(status.st_mode))
        return;
    const std::string folder = path_of(file);
    std::erase_if(cut->changes, [&folder](const Change& change) {
        return parent_of(change.to.empty() ? change.name : change.to) == folder;
    });
}

int sync_now(long number, int file) {
    const std::lock_guard lock(one_at_a_time);
    const bool watched = is_watched(path_of(file));
    if (watched)
        count_call();
    const int done = static_cast<int>(syscall(number, file));
    if (watched && done == 0)
        note_synced(file);
    return done;
}

int open_now(int folder, const char* path, int flags, mode_t mode) {
    const std::lock_guard lock(one_at_a_time);
    const bool may_make = (flags & O_CREAT) != 0 && (flags & O_TMPFILE) != O_TMPFILE;
    const std::string name = cut != nullptr && may_make ? whole(folder, path) : std::string();
    const bool is_new = may_make && is_watched(name) && !exists(name);
    const int file = static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
    const int error = errno;
    if (file >= 0 && is_new)
        keep({.kind = Change::made, .name = name});
    if (file >= 0 && (flags & O_TRUNC) != 0)
        note_written(file);
    errno = error;
    return file;
}

int rename_watched(int from, const char* old_path, int to, const char* new_path, unsigned flags) {
    const std::lock_guard lock(one_at_a_time);
    if (cut == nullptr)
        return static_cast<int>(syscall(SYS_renameat2, from, old_path, to, new_path, flags));
    const bool exchange = (flags & RENAME_EXCHANGE) != 0;
    Change change{.kind = exchange ? Change::exchanged : Change::renamed,
                  .name = whole(from, old_path),
                  .to = whole(to, new_path)};
    const bool watched = is_watched(change.name) || is_watched(change.to);
    if (watched) {
        count_call();
        if (!exchange)
            change.stored = stored(change.to);
    }
    const int done = static_cast<int>(syscall(SYS_renameat2, from, old_path, to, new_path, flags));
    const int error = errno;
    if (watched && done == 0)
        keep(std::move(change));
    errno = error;
    return done;
}

int link_watched(int from, const char* old_path, int to, const char* new_path, int flags) {
    const std::lock_guard lock(one_at_a_time);
    const std::string name = cut != nullptr ? whole(to, new_path) : std::string();
    if (is_watched(name))
        count_call();
    const int done = static_cast<int>(syscall(SYS_linkat, from, old_path, to, new_path, flags));
    const int error = errno;
    if (done == 0 && is_watched(name))
        keep({.kind = Change::made, .name = name});
    errno = error;
    return done;
}

int remove_watched(int folder, const char* path, int flags) {
    const std::lock_guard lock(one_at_a_time);
    const std::string name = cut != nullptr ? whole(folder, path) : std::string();
    const bool watched = is_watched(name);
    Change change{.kind = (flags & AT_REMOVEDIR) != 0 ? Change::removed_folder : Change::removed,
                  .name = name};
    if (watched) {
        count_call();
        change.stored = stored(name);
    }
    const int done = static_cast<int>(syscall(SYS_unlinkat, folder, path, flags));
    const int error = errno;
    if (watched && done == 0)
        keep(std::move(change));
    errno = error;
    return done;
}

int make_watched(int folder, const char* path, mode_t mode) {
    const std::lock_guard lock(one_at_a_time);
    const std::string name = cut != nullptr ? whole(folder, path) : std::string();
    const int done = static_cast<int>(syscall(SYS_mkdirat, folder, path, mode));
    const int error = errno;
    if (done == 0 && is_watched(name))
        keep({.kind = Change::made, .name = name});
    errno = error;
    return done;
}

mode_t mode_of(int flags, va_list more) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
}

std::string setting(const char* name) {
    const char* const text = std::getenv(name);
    return text != nullptr ? text : "";
}

} // namespace

#pragma GCC visibility push(default)
extern "C" {

/// Starts to record changes in `folder`, and counts calls from 1. With `at` 0 it only counts.
void ks_cut_begin(const char* folder, const char* store, long at, bool forget) {
    const std::lock_guard lock(one_at_a_time);
    cut = new Cut{.folder = folder, .store = store, .at = at, .forget = forget};
}
/// The number of calls so far.
long ks_cut_calls() {
    const std::lock_guard lock(one_at_a_time);
    return cut != nullptr ? cut->calls : 0;
}

#define KS_OPEN(name)                                                                                        \
    int name(const char* path, int flags, ...) {                                                             \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const mode_t mode = mode_of(flags, more);                                                            \
        va_end(more);                                                                                        \
        return open_now(AT_FDCWD, path, flags, mode);                                                        \
    }
KS_OPEN(open)
KS_OPEN(open64)
int openat(int folder, const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = mode_of(flags, more);
    va_end(more);
    return open_now(folder, path, flags, mode);
}

ssize_t write(int file, const void* bytes, size_t count) {
    const std::lock_guard lock(one_at_a_time);
    note_written(file);
    return syscall(SYS_write, file, bytes, count);
}
ssize_t writev(int file, const iovec* parts, int count) {
    const std::lock_guard lock(one_at_a_time);
    note_written(file);
    return syscall(SYS_writev, file, parts, count);
}
ssize_t pwrite(int file, const void* bytes, size_t count, off_t place) {
    const std::lock_guard lock(one_at_a_time);
    note_written(file);
    return syscall(SYS_pwrite64, file, bytes, count, place);
}
ssize_t sendfile64(int to, int from, off64_t* place, size_t count) {
    const std::lock_guard lock(one_at_a_time);
    note_written(to);
    return syscall(SYS_sendfile, to, from, place, count);
}

int fsync(int file) {
    return sync_now(SYS_fsync, file);
}
int fdatasync(int file) {
    return sync_now(SYS_fdatasync, file);
}
int rename(const char* from, const char* to) {
    return rename_watched(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int renameat(int from, const char* old_path, int to, const char* new_path) {
    return rename_watched(from, old_path, to, new_path, 0);
}
int renameat2(int from, const char* old_path, int to, const char* new_path, unsigned flags) {
    return rename_watched(from, old_path, to, new_path, flags);
}
int link(const char* from, const char* to) {
    return link_watched(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int linkat(int from, const char* old_path, int to, const char* new_path, int flags) {
    return link_watched(from, old_path, to, new_path, flags);
}
int unlink(const char* path) {
    return remove_watched(AT_FDCWD, path, 0);
}
int rmdir(const char* path) {
    return remove_watched(AT_FDCWD, path, AT_REMOVEDIR);
}
int unlinkat(int folder, const char* path, int flags) {
    return remove_watched(folder, path, flags);
}
int remove(const char* path) {
    return remove_watched(AT_FDCWD, path, is_folder(path) ? AT_REMOVEDIR : 0);
}
int mkdir(const char* path, mode_t mode) {
    return make_watched(AT_FDCWD, path, mode);
}
int mkdirat(int folder, const char* path, mode_t mode) {
    return make_watched(folder, path, mode);
}
}
#pragma GCC visibility pop

namespace {

[[gnu::constructor]] void begin() {
    const std::string folder = setting("KS_CUT_FOLDER");
    if (!folder.empty())
        ks_cut_begin(folder.c_str(), setting("KS_CUT_STORE").c_str(), std::atol(setting("KS_CUT_AT").c_str()),
                     !setting("KS_CUT_FORGET").empty());
}

[[gnu::destructor]] void write_count() {
    if (cut != nullptr && cut->at < 0)
        lose_power();
    const std::string name = setting("KS_CUT_COUNT");
    if (name.empty() || cut == nullptr)
        return;
    const std::string text = std::to_string(cut->calls);
    const int file =
        static_cast<int>(syscall(SYS_openat, AT_FDCWD, name.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600));
    (void)!syscall(SYS_write, file, text.data(), text.size());
}

} // namespace
