// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/core/result.h"

#include <exception>
#include <new>
#include <string>
#include <system_error>
#include <type_traits>

namespace ks {

/// Returns the Result of `work`; an exception that leaves `work` becomes an error. It is for boundaries that
/// no exception may cross: a run, a command, a request.
template <class Work>
std::invoke_result_t<Work> guarded(Work&& work) {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return Error{.code = ErrorCode::limit,
                     .what = "the system has no memory left for this",
                     .todo = "close other programs or choose a smaller instance"};
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::resource_unavailable_try_again) // thrown by std::thread
            return Error{.code = ErrorCode::limit,
                         .what = "the system starts no more threads",
                         .todo = "close other programs"};
        if (error.code() == std::errc::not_enough_memory)
            return Error{.code = ErrorCode::limit,
                         .what = "the system has no memory left for this",
                         .todo = "close other programs or choose a smaller instance"};
        return Error{.code = ErrorCode::internal,
                     .what = formatted("this failed: {}", error.what()),
                     .todo = "report this as a bug"};
    } catch (const std::exception& exception) {
        return Error{.code = ErrorCode::internal,
                     .what = formatted("this failed: {}", exception.what()),
                     .todo = "report this as a bug"};
    }
}

} // namespace ks
