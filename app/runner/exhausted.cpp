// SPDX-License-Identifier: Apache-2.0
#include "app/runner/exhausted.h"

#include "solvers/core/sanitizers.h"

#include "solvers/core/result.h"

#include <atomic>
#include <csignal>
#include <exception>
#include <new>
#include <string_view>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

namespace ks::runner {

namespace {

constexpr std::string_view no_memory = "knapscope-run: the system has no memory left for this; close other "
                                       "programs or choose a smaller instance\n";
constexpr std::string_view no_threads =
    "knapscope-run: the system starts no more threads; close other programs\n";

std::terminate_handler before = nullptr;
std::atomic<bool> refused = false; ///< an allocation failed once
std::atomic<bool> main_began = false;

/// Nothing may be allocated here, and a signal handler may call it.
[[noreturn]] void end(std::string_view sentence) {
    (void)!::write(STDERR_FILENO, sentence.data(), sentence.size());
    ::_exit(static_cast<int>(ErrorCode::limit));
}

/// malloc() gets memory from the system by the MiB at least, once its heap cannot grow.
bool is_nothing_left() {
    constexpr std::size_t mib = 1024 * 1024;
    void* some = ::mmap(nullptr, mib, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (some == MAP_FAILED)
        return true;
    ::munmap(some, mib);
    return false;
}

bool is_exhausted() {
    return refused || (!main_began && is_nothing_left());
}

/// An exception that finds no memory for itself ends here, too, and then none is active. libstdc++ keeps some
/// memory for that case, but it gets that memory when the process starts and may have got none.
[[noreturn]] void terminated() {
    if (const std::exception_ptr thrown = std::current_exception()) {
        try {
            std::rethrow_exception(thrown);
        } catch (const std::bad_alloc&) {
            end(no_memory);
        } catch (const std::system_error& error) {
            if (error.code() == std::errc::not_enough_memory)
                end(no_memory);
            if (error.code() == std::errc::resource_unavailable_try_again)
                end(no_threads);
        } catch (...) {
        }
    } else if (is_exhausted()) { // not even the exception itself found memory
        end(no_memory);
    }
    before();
    ::_exit(static_cast<int>(ErrorCode::internal));
}

[[noreturn]] void refuse() {
    refused = true;
    throw std::bad_alloc();
}

/// nlohmann::json leaves an object half made when an allocation fails, and its destructor then aborts (or
/// reads at null, where assertions are off). The CUDA runtime registers each kernel before main(). It does
/// not check what malloc() gives it for that, so it writes to null when nothing is left.
void crashed(int signal) {
    if (is_exhausted())
        end(no_memory);
    std::signal(signal, SIG_DFL);
    (void)std::raise(signal);
}

/// Before all constructors of static objects, which allocate, too.
[[gnu::constructor(101)]] void install() {
    before = std::set_terminate(terminated);
    std::set_new_handler(refuse);
    std::signal(SIGABRT, crashed);
#if !KS_ADDRESS_SANITIZER && !KS_THREAD_SANITIZER // they have their own, and more to say
    std::signal(SIGSEGV, crashed);
#endif
}

} // namespace

void end_with_a_sentence_when_exhausted() {
    main_began = true;
}

} // namespace ks::runner
