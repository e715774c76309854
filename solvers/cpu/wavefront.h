// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"

#include <cstdint>
#include <functional>

namespace ks::cpu {

/// A table whose cell (i, j) reads only cells (i - 1, 0..j), such as the rows of a knapsack's table.
struct Wavefront {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t piece = 1; ///< number of cells of a row that one thread computes at a time
    std::int64_t threads = 1;
    std::int64_t kept = 0; ///< row i overwrites row i - kept (at least 2); 0: every row is stored separately

    /// Does the work for row i of 1..rows as a whole; it must not depend on another row. May be empty.
    std::function<void(std::int64_t i)> prepare;
    /// Computes cells [begin, end) of row i. Called from any thread, when every cell that it reads is
    /// finished. After a stop request it may return with the work undone.
    std::function<void(std::int64_t i, std::int64_t begin, std::int64_t end)> compute;
    /// Called on the calling thread: row i is being computed, and a fraction `within` of it (0..1) is done.
    /// May be empty.
    std::function<void(std::int64_t i, double within)> report = {};
};

/// Computes rows 1..rows on `threads` threads. The calling thread is one of them; it reports progress and
/// checks for cancellation between its pieces. Rows need not wait for each other: a piece begins as soon as
/// the row above is finished up to its end. It is a limit error if the system refuses to start a thread. An
/// exception of any thread is thrown by this function when no thread is working any more.
Result<void> run_wavefront(const Wavefront& front, const Context& context);

} // namespace ks::cpu
