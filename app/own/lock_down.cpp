// SPDX-License-Identifier: Apache-2.0
#include "app/own/lock_down.h"

#include "solvers/core/formatted.h"
#include "solvers/core/system_words.h"

#include <cerrno>
#include <cstddef>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <span>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <vector>

namespace ks::own {

namespace {

constexpr rlim_t compiler_seconds = 10;
constexpr rlim_t compiler_bytes = rlim_t{2} << 30;

constexpr int allowed_calls[] = {
    SYS_read,
    SYS_write,
    SYS_futex,
    SYS_mmap,
    SYS_munmap,
    SYS_mprotect,
    SYS_madvise,
    SYS_brk,
    SYS_mincore,
    SYS_clock_gettime,
    SYS_nanosleep,
    SYS_clock_nanosleep,
    SYS_exit,
    SYS_exit_group,
    SYS_clone3,
    SYS_clone,
    SYS_rseq,
    SYS_set_robust_list,
    SYS_rt_sigprocmask,
    SYS_rt_sigreturn,
    SYS_sched_yield,
    SYS_sched_getaffinity,
    SYS_gettid,
    SYS_getpid,
    SYS_tgkill,
    SYS_poll,
    SYS_fstat,
    SYS_newfstatat,
    SYS_restart_syscall,
    SYS_lseek,
    SYS_getrandom,
    SYS_sysinfo,
    SYS_rt_sigaction,
    SYS_sigaltstack,
    SYS_mremap,
};

/// These fail as if the user had no right to them: libraries look for files and go on without them.
constexpr int failing_calls[] = {SYS_open,  SYS_openat, SYS_readlink, SYS_readlinkat, SYS_access,
                                 SYS_statx, SYS_ioctl,  SYS_getcwd,   SYS_prlimit64};

void limit(int resource, rlim_t most) {
    const rlimit both{.rlim_cur = most, .rlim_max = most};
    setrlimit(static_cast<__rlimit_resource>(resource), &both);
}
void limit_softly(int resource, rlim_t most) {
    rlimit both{};
    getrlimit(static_cast<__rlimit_resource>(resource), &both);
    both.rlim_cur = std::min(both.rlim_max, most);
    setrlimit(static_cast<__rlimit_resource>(resource), &both);
}

/// A program for the kernel of the system: it compares the number of each call with those that are allowed.
std::vector<sock_filter> filter() {
    const auto statement = [](std::uint16_t code, std::uint32_t value) {
        return sock_filter BPF_STMT(code, value);
    };
    const auto unless_equal_skip = [](std::uint32_t value, std::uint8_t skip) {
        return sock_filter BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skip);
    };
    const sock_filter refuse = statement(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
    const sock_filter allow = statement(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    std::vector<sock_filter> all{statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
                                 sock_filter BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0),
                                 refuse, statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr))};
    const auto answer = [&](std::span<const int> calls, const sock_filter& result) {
        for (const int call : calls) {
            all.push_back(unless_equal_skip(static_cast<std::uint32_t>(call), 1));
            all.push_back(result);
        }
    };
    answer(allowed_calls, allow);
    answer(failing_calls, statement(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES));
    all.push_back(refuse);
    return all;
}

} // namespace

void limit_compiler() {
    limit_softly(RLIMIT_CPU, compiler_seconds);
    limit_softly(RLIMIT_AS, compiler_bytes);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_CORE, 0);
}

Result<void> lock_down() {
    limit_softly(RLIMIT_CPU, RLIM_INFINITY); // a run has a time limit of its own
    limit_softly(RLIMIT_AS, RLIM_INFINITY);  // and a budget of memory
    std::vector<sock_filter> statements = filter();
    const sock_fprog program{.len = static_cast<unsigned short>(statements.size()),
                             .filter = statements.data()};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0)
        return {};
    return Error{.code = ErrorCode::internal,
                 .what = formatted("the kernel's process cannot be locked: {}", system_words(errno))};
}

} // namespace ks::own
