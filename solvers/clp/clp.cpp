// SPDX-License-Identifier: Apache-2.0
#include "solvers/clp/clp.h"

#include "solvers/core/formatted.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <dlfcn.h>
#include <string_view>
#include <unistd.h>

namespace ks::clp {

namespace {

constexpr const char* library_name = "libClp.so.1";

Error missing(Sentence what) {
    return {.code = ErrorCode::usage,
            .what = what,
            .where = "",
            .todo = "install COIN CLP (Debian: coinor-libclp1)"};
}

class Library {
public:
    explicit Library(void* library) : library_(library) {}

    template <class Function>
    void find(Function& function, const char* name) {
        function = reinterpret_cast<Function>(dlsym(library_, name));
        if (!function && lacks_ == nullptr)
            lacks_ = name;
    }
    /// Returns the first function that was not found; null: all were found.
    const char* lacks() const { return lacks_; }

private:
    void* library_;
    const char* lacks_ = nullptr;
};

std::atomic<bool> loading = false;

void end_if_loading() {
    constexpr std::string_view sentence =
        "knapscope-run: the system has no memory left to load COIN CLP; close other programs\n";
    if (!loading)
        return;
    (void)!::write(STDERR_FILENO, sentence.data(), sentence.size());
    ::_exit(static_cast<int>(ErrorCode::limit));
}

/// CLP needs the runtime of Fortran. If an allocation fails while that is loaded, it calls exit(1), which
/// would look like a bug of this program. If all later allocations fail, it recurses until the stack
/// overflows. While an object of this class lives, both end the program with a message.
class Loading {
public:
    Loading() {
        static const bool registered = std::atexit(end_if_loading) == 0;
        const stack_t own{.ss_sp = stack_, .ss_flags = 0, .ss_size = sizeof stack_};
        struct sigaction action {};
        action.sa_handler = [](int) { end_if_loading(); };
        action.sa_flags = SA_ONSTACK;
        loading = registered && ::sigaltstack(&own, &stack_before_) == 0 &&
                  ::sigaction(SIGSEGV, &action, &action_before_) == 0;
    }
    ~Loading() {
        if (!loading.exchange(false))
            return;
        ::sigaction(SIGSEGV, &action_before_, nullptr);
        ::sigaltstack(&stack_before_, nullptr);
    }
    Loading(const Loading&) = delete;
    Loading& operator=(const Loading&) = delete;

private:
    alignas(16) char stack_[1 << 16]; ///< for the signal handler
    stack_t stack_before_{};
    struct sigaction action_before_ {};
};

void* open_library() {
    const Loading now;
    return dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
}

} // namespace

Result<Functions> load() {
    void* const opened = open_library();
    if (!opened)
        return missing(formatted("{} was not found", library_name));
    Library library(opened);
    Functions f;
    library.find(f.make, "Clp_newModel");
    library.find(f.unmake, "Clp_deleteModel");
    library.find(f.log_level, "Clp_setLogLevel");
    library.find(f.perturbation, "Clp_setPerturbation");
    library.find(f.resize, "Clp_resize");
    library.find(f.row_lower, "Clp_chgRowLower");
    library.find(f.row_upper, "Clp_chgRowUpper");
    library.find(f.add_columns, "Clp_addColumns");
    library.find(f.most_iterations, "Clp_setMaximumIterations");
    library.find(f.primal, "Clp_primal");
    library.find(f.status, "Clp_status");
    library.find(f.value, "Clp_objectiveValue");
    library.find(f.columns, "Clp_primalColumnSolution");
    library.find(f.duals, "Clp_dualRowSolution");
    if (library.lacks() != nullptr)
        return missing(formatted("{} has no {}", library_name, library.lacks()));
    return f;
}

} // namespace ks::clp
