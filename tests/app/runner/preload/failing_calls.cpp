// SPDX-License-Identifier: Apache-2.0
// To be preloaded into knapscope-run: the n-th call of one kind fails, or each from the n-th on.
//
// KS_FAIL_WHAT is memory, write, sync or thread; KS_FAIL_AT is n, from 1; with KS_FAIL_ON all later ones
// fail, too. KS_FAIL_COUNT names a file that gets the number of such calls when the process ends by itself.
// With KS_FAIL_EARLY the calls before main() are counted, where static objects and CUDA's runtime are made,
// and main() is left out.
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" {
void* __libc_malloc(size_t);
void* __libc_calloc(size_t, size_t);
void* __libc_realloc(void*, size_t);
void* __libc_memalign(size_t, size_t);
}

namespace {

std::atomic<long> calls = 0;
std::atomic<bool> counts = false;
const char* what = nullptr;
long at = 0;
bool on = false;

void begin_to_count() {
    what = std::getenv("KS_FAIL_WHAT");
    const char* const n = std::getenv("KS_FAIL_AT");
    at = n != nullptr ? std::strtol(n, nullptr, 10) : 0;
    on = std::getenv("KS_FAIL_ON") != nullptr;
    counts = true;
}

/// The first calls happen before the C library has the environment.
bool is_early() {
    return environ != nullptr && std::getenv("KS_FAIL_EARLY") != nullptr;
}

bool fails(const char* kind) {
    if (!counts && is_early())
        begin_to_count();
    if (!counts || what == nullptr || std::strcmp(what, kind) != 0)
        return false;
    const long n = ++calls;
    return at > 0 && (n == at || (on && n > at));
}

[[gnu::destructor]] void tell() {
    const char* const name = std::getenv("KS_FAIL_COUNT");
    if (name == nullptr)
        return;
    char text[32];
    const int length = std::snprintf(text, sizeof text, "%ld", calls.load());
    const int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    (void)!syscall(SYS_write, file, text, static_cast<size_t>(length));
    close(file);
}

int (*real_main)(int, char**, char**) = nullptr;

int main_watched(int count, char** words, char** environment) {
    if (is_early()) {
        tell();
        _exit(0);
    }
    begin_to_count();
    return real_main(count, words, environment);
}

void* none() {
    errno = ENOMEM;
    return nullptr;
}

} // namespace

#pragma GCC visibility push(default)
extern "C" {

void* malloc(size_t bytes) {
    return fails("memory") ? none() : __libc_malloc(bytes);
}
void* calloc(size_t count, size_t bytes) {
    return fails("memory") ? none() : __libc_calloc(count, bytes);
}
void* realloc(void* old, size_t bytes) {
    return fails("memory") ? none() : __libc_realloc(old, bytes);
}
void* aligned_alloc(size_t alignment, size_t bytes) {
    return fails("memory") ? none() : __libc_memalign(alignment, bytes);
}
int posix_memalign(void** made, size_t alignment, size_t bytes) {
    void* const memory = fails("memory") ? nullptr : __libc_memalign(alignment, bytes);
    if (memory == nullptr)
        return ENOMEM;
    *made = memory;
    return 0;
}
void* mmap(void* where, size_t bytes, int protection, int flags, int file, off_t offset) {
    if (fails("memory")) {
        errno = ENOMEM;
        return MAP_FAILED;
    }
    return reinterpret_cast<void*>(syscall(SYS_mmap, where, bytes, protection, flags, file, offset));
}

ssize_t write(int file, const void* bytes, size_t count) {
    if (fails("write")) {
        errno = ENOSPC;
        return -1;
    }
    return syscall(SYS_write, file, bytes, count);
}
int fsync(int file) {
    if (fails("sync")) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(syscall(SYS_fsync, file));
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*begin)(void*),
                   void* argument) {
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto real = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    return fails("thread") ? EAGAIN : real(thread, attributes, begin, argument);
}
}

extern "C" int __libc_start_main(int (*main)(int, char**, char**), int count, char** words, void (*init)(),
                                 void (*finish)(), void (*finish_loader)(), void* stack_end) {
    using Start =
        int (*)(int (*)(int, char**, char**), int, char**, void (*)(), void (*)(), void (*)(), void*);
    const auto real = reinterpret_cast<Start>(dlsym(RTLD_NEXT, "__libc_start_main"));
    real_main = main;
    return real(main_watched, count, words, init, finish, finish_loader, stack_end);
}
#pragma GCC visibility pop
