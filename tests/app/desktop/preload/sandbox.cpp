// SPDX-License-Identifier: GPL-3.0-or-later
// To be preloaded into a program that gets random input, and into all processes that it starts.
//
// Calls that would change a file outside of the folder KS_SANDBOX fail with EACCES. Devices may be written.
// A process that a signal ends first appends a line and its stack to the file KS_SANDBOX_LOG.
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};

char sandbox[PATH_MAX];
char log_file[PATH_MAX];

template <class Function>
Function real(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

/// Appends the signal, the process and its stack to the log, and ends the process as the signal would.
void crashed(int number) {
    const int file =
        static_cast<int>(syscall(SYS_openat, AT_FDCWD, log_file, O_WRONLY | O_APPEND | O_CREAT, 0600));
    char text[128];
    const int length = std::snprintf(text, sizeof text, "signal %d in %s (process %d)\n", number,
                                     program_invocation_short_name, static_cast<int>(getpid()));
    (void)!write(file, text, static_cast<size_t>(length));
    void* stack[64];
    backtrace_symbols_fd(stack, backtrace(stack, 64), file);
    struct sigaction usual {};
    usual.sa_handler = SIG_DFL;
    real<int (*)(int, const struct sigaction*, struct sigaction*)>("sigaction")(number, &usual, nullptr);
    raise(number);
}

void log_signal(int number) {
    struct sigaction action {};
    action.sa_handler = crashed;
    action.sa_flags = SA_NODEFER | static_cast<int>(SA_RESETHAND);
    sigaction(number, &action, nullptr);
}

bool is_crash(int number) {
    for (const int each : crashes)
        if (number == each)
            return true;
    return false;
}

[[gnu::constructor(101)]] void begin() {
    if (const char* const folder = std::getenv("KS_SANDBOX");
        folder == nullptr || realpath(folder, sandbox) == nullptr)
        sandbox[0] = '\0';
    const char* const log = std::getenv("KS_SANDBOX_LOG");
    std::snprintf(log_file, sizeof log_file, "%s", log != nullptr ? log : "/dev/null");
    void* stack[1];
    backtrace(stack, 1); // loads its libraries now, which is not allowed in a signal handler
    for (const int number : crashes)
        log_signal(number);
}

/// Whether the path of an existing file or folder is the sandbox or inside it.
bool is_inside(const char* path) {
    const size_t length = std::strlen(sandbox);
    return std::strncmp(path, sandbox, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

/// Whether the file may be changed: its folder and the target of a link must be in the sandbox.
bool may_change(int folder, const char* path) {
    if (sandbox[0] == '\0' || path == nullptr)
        return true;
    char given[PATH_MAX], found[PATH_MAX];
    if (path[0] == '/' || folder == AT_FDCWD)
        std::snprintf(given, sizeof given, "%s", path);
    else
        std::snprintf(given, sizeof given, "/proc/self/fd/%d/%s", folder, path);
    struct stat status {};
    if (stat(given, &status) == 0 && (S_ISCHR(status.st_mode) || S_ISFIFO(status.st_mode)))
        return true;
    if (std::strncmp(given, "/proc/self/fd/", 14) == 0 && std::strchr(given + 14, '/') == nullptr)
        return true; // an open file
    if (realpath(given, found) != nullptr)
        return is_inside(found);
    char* const slash = std::strrchr(given, '/'); // a new file
    if (slash == nullptr)
        return getcwd(found, sizeof found) != nullptr && is_inside(found);
    slash[slash == given ? 1 : 0] = '\0';
    return realpath(given, found) != nullptr && is_inside(found);
}

bool refused(int folder, const char* path) {
    if (may_change(folder, path))
        return false;
    errno = EACCES;
    return true;
}

bool changes(int flags) {
    return (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0;
}

/// Reading it blocks until the kernel's next message if the user is root: Qt's file dialog would hang.
bool waits_for_the_kernel(const char* path) {
    return path != nullptr && std::strcmp(path, "/proc/kmsg") == 0;
}

int open_checked(int folder, const char* path, int flags, mode_t mode) {
    if (waits_for_the_kernel(path)) {
        errno = EACCES;
        return -1;
    }
    if (changes(flags) && refused(folder, path))
        return -1;
    return static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
}

mode_t mode_of(int flags, va_list more) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
}

FILE* stream_checked(const char* name, const char* path, const char* mode) {
    if (std::strpbrk(mode, "wa+") != nullptr && refused(AT_FDCWD, path))
        return nullptr;
    return real<FILE* (*)(const char*, const char*)>(name)(path, mode);
}

} // namespace

#define KS_OPEN(name)                                                                                        \
    int name(const char* path, int flags, ...) {                                                             \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const mode_t mode = mode_of(flags, more);                                                            \
        va_end(more);                                                                                        \
        return open_checked(AT_FDCWD, path, flags, mode);                                                    \
    }
#define KS_OPEN_AT(name)                                                                                     \
    int name(int folder, const char* path, int flags, ...) {                                                 \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const mode_t mode = mode_of(flags, more);                                                            \
        va_end(more);                                                                                        \
        return open_checked(folder, path, flags, mode);                                                      \
    }
/// Defines a function whose first argument is the path of the file that it changes.
#define KS_CHANGE(name, ...)                                                                                 \
    int name(const char* path KS_MORE_##name) {                                                              \
        if (refused(AT_FDCWD, path))                                                                         \
            return -1;                                                                                       \
        return static_cast<int>(syscall(__VA_ARGS__));                                                       \
    }
#define KS_MORE_unlink
#define KS_MORE_rmdir
#define KS_MORE_mkdir , mode_t mode
#define KS_MORE_chmod , mode_t mode
#define KS_MORE_truncate , off_t size

#pragma GCC visibility push(default)
extern "C" {

KS_OPEN(open)
KS_OPEN(open64)
KS_OPEN_AT(openat)
KS_OPEN_AT(openat64)
int __open_2(const char* path, int flags) {
    return open_checked(AT_FDCWD, path, flags, 0);
}
int __open64_2(const char* path, int flags) {
    return open_checked(AT_FDCWD, path, flags, 0);
}
int creat(const char* path, mode_t mode) {
    return open_checked(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}
FILE* fopen(const char* path, const char* mode) {
    return stream_checked("fopen", path, mode);
}
FILE* fopen64(const char* path, const char* mode) {
    return stream_checked("fopen64", path, mode);
}

KS_CHANGE(unlink, SYS_unlink, path)
KS_CHANGE(rmdir, SYS_rmdir, path)
KS_CHANGE(mkdir, SYS_mkdir, path, mode)
KS_CHANGE(chmod, SYS_chmod, path, mode)
KS_CHANGE(truncate, SYS_truncate, path, size)
int remove(const char* path) {
    return unlink(path) == 0 ? 0 : rmdir(path);
}
int unlinkat(int folder, const char* path, int flags) {
    return refused(folder, path) ? -1 : static_cast<int>(syscall(SYS_unlinkat, folder, path, flags));
}
int mkdirat(int folder, const char* path, mode_t mode) {
    return refused(folder, path) ? -1 : static_cast<int>(syscall(SYS_mkdirat, folder, path, mode));
}
int renameat2(int from, const char* old_path, int to, const char* new_path, unsigned flags) {
    if (refused(from, old_path) || refused(to, new_path))
        return -1;
    return static_cast<int>(syscall(SYS_renameat2, from, old_path, to, new_path, flags));
}
int renameat(int from, const char* old_path, int to, const char* new_path) {
    return renameat2(from, old_path, to, new_path, 0);
}
int rename(const char* old_path, const char* new_path) {
    return renameat2(AT_FDCWD, old_path, AT_FDCWD, new_path, 0);
}
int linkat(int from, const char* old_path, int to, const char* new_path, int flags) {
    if (refused(to, new_path))
        return -1;
    return static_cast<int>(syscall(SYS_linkat, from, old_path, to, new_path, flags));
}
int link(const char* old_path, const char* new_path) {
    return linkat(AT_FDCWD, old_path, AT_FDCWD, new_path, 0);
}
int symlink(const char* target, const char* path) {
    return refused(AT_FDCWD, path) ? -1 : static_cast<int>(syscall(SYS_symlink, target, path));
}

/// A program's request for the default action of a signal is replaced, so that the signal is logged.
sighandler_t signal(int number, sighandler_t handler) {
    if (handler != SIG_DFL || !is_crash(number))
        return real<sighandler_t (*)(int, sighandler_t)>("signal")(number, handler);
    log_signal(number);
    return SIG_DFL;
}
}
#pragma GCC visibility pop
