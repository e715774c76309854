// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"

#include <cstdint>
#include <functional>

namespace ks::cpu {

/// A table whose cell (i, j) reads only cells (i - 1, 0..j): every row of a knapsack's table.
struct Wavefront {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t piece = 1; ///< cells of a row that one thread computes at a time
    std::int64_t threads = 1;
    std::int64_t kept = 0; ///< row i takes the place of row i - kept (at least 2); 0: every row has its own

    /// Does the work that concerns row i of 1..rows as a whole; it must not depend on another row. May be
    /// empty.
    std::function<void(std::int64_t i)> prepare;
    /// Computes cells [begin, end) of row i. Called from any thread, with every cell it reads finished. When
    /// the run was asked to stop it may return with the work undone.
    std::function<void(std::int64_t i, std::int64_t begin, std::int64_t end)> compute;
    /// The calling thread reports with it that row i is in work and that `within` of it (0..1) is done. May
    /// be empty.
    std::function<void(std::int64_t i, double within)> report = {};
};

/// Computes rows 1..rows on `threads` threads. The calling thread is one of them; it reports progress and
/// watches for a stop request between two of its pieces. Rows need not wait for each other: a piece begins as
/// soon as the row above is finished up to its end. It is a limit error if the system refuses to start a
/// thread. What any of the threads throws, this function throws once none of them works any more.
Result<void> run_wavefront(const Wavefront& front, const Context& context);

} // namespace ks::cpu
