// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace ks {

/// The phases of CUDA-SYNC (thesis, Table 4.1), with the letters of Figure 4.6.
enum class SyncPhase { initialise, fetch, fetched, compute, computed, global };

struct SyncPhaseInfo {
    SyncPhase phase;
    std::string_view title;  ///< "input data pre-fetch"
    std::string_view letter; ///< "M"; empty for the initialisation
    int first_line = 0;      ///< first and last line of Algorithm 4.5
    int last_line = 0;
};

/// The six phases in order.
const std::vector<SyncPhaseInfo>& sync_phases();

/// The length of each phase on the time axis, in steps of an arbitrary unit. This is a model; nothing is
/// measured.
struct SyncCosts {
    std::int64_t initialise = 1;
    std::int64_t fetch = 1;   ///< M: the class of one row
    std::int64_t barrier = 1; ///< L1 and L2, after the last warp arrives
    std::int64_t compute = 1; ///< C: the cells of one row
    std::int64_t global = 1;  ///< G: after the last block arrives
};

/// One bar of the timeline: the warps of one role in block b are in a phase for row i (1..m; 0: the
/// initialisation).
struct SyncSpan {
    enum class Warps { all, fetching, synchronising }; ///< F and S of Figure 4.6; all: both
    std::int64_t row = 0;
    int block = 0;
    Warps warps = Warps::all;
    SyncPhase phase = SyncPhase::initialise;
    std::int64_t begin = 0; ///< in steps; end is exclusive
    std::int64_t end = 0;
};

/// Returns the timeline of Figure 4.6 for `rows` rows. In each block the last warp (S) waits at the global
/// barrier while the others (F) already fetch the next row's class; a block continues with L1 when both are
/// done. `delay[b]` steps are added to block b's computing, to show how a slow block delays the others;
/// missing ones are 0. Ordered by row, then block, then time.
std::vector<SyncSpan> sync_timeline(std::int64_t rows, int blocks, const SyncCosts& costs,
                                    const std::vector<std::int64_t>& delay = {});

/// The steps for a row of `cells` cells from classes of `items` items with `processors` processing elements
/// (PRAM, thesis Section 4.5).
struct RowSteps {
    double cell = 0;      ///< steps for one cell
    double at_a_time = 0; ///< cells computed at a time
    double total = 0;     ///< steps for the row
};

/// Equation 4.5: one thread per cell, N steps each, P cells at a time, C N / P in all.
RowSteps sequential_reduction_steps(std::int64_t cells, std::int64_t items, std::int64_t processors);
/// Equation 4.6: N processing elements reduce a cell in log2 N steps, P / N cells at a time, (C N / P) log2 N
/// in all; from N = 2 on never less than Equation 4.5.
RowSteps parallel_reduction_steps(std::int64_t cells, std::int64_t items, std::int64_t processors);

/// Figure 4.7: P processing elements reduce N items in ceil(N / P) separate steps, the first of which only
/// reads, and ceil(log2 P) common steps (the thesis prints N / P * log2 P). With one element these are the N
/// steps of Equation 4.5.
std::int64_t array_reduction_steps(std::int64_t items, std::int64_t processors);

} // namespace ks
