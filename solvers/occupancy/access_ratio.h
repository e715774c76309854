// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"

#include <cstdint>
#include <span>

namespace ks {

/// R_TA of the thesis (Section 4.2.1): how often a block refers to shared memory for each element that it
/// fetched from global memory. Fetching pays if the ratio is above 1.
///
/// All functions use these names: `block` T, threads per block; `items` n_i, items of the class; `cells` L,
/// cells per thread.
struct AccessRatio {
    double references = 0; ///< R_SM, references to shared memory per block and row
    double fetches = 0;    ///< A_GM, fetches from global memory

    double ratio() const { return fetches > 0 ? references / fetches : 0; }
};

/// Equation 4.1, CUDA-SHARED: 2 n_i fetches for 2 T n_i references, R_TA = T.
AccessRatio shared_ratio(std::int64_t block, std::int64_t items);

/// Equation 4.2, the window of the previous row in CUDA-PREVROW: T + max(w) - min(w) fetches for T n_i
/// references.
AccessRatio previous_row_ratio(std::int64_t block, std::int64_t items, std::int64_t lightest,
                               std::int64_t heaviest);

/// Equation 4.4, CUDA-MULTICELL and CUDA-SYNC: 2 n_i fetches for 2 T L n_i references, R_TA = T L. (In the
/// thesis, the line of R_SM lacks an L in its second term; assets/errata.json.)
AccessRatio several_cells_ratio(std::int64_t block, std::int64_t items, std::int64_t cells);

/// Equation 4.3: returns the cells per thread of `blocks` blocks for a row of capacity + 1 cells.
std::int64_t cells_a_thread(std::int64_t capacity, std::int64_t blocks, std::int64_t block);

/// Where CUDA-PREVROW refers to the previous row for a class, and whether it should fetch it.
struct PreviousRowWindow {
    std::int64_t items = 0;    ///< items that fit the capacity; the others refer to nothing
    std::int64_t lightest = 0; ///< smallest weight of those
    std::int64_t heaviest = 0;
    AccessRatio access;
    std::int64_t cells = 0; ///< size of the window: T + heaviest - lightest
    std::int64_t bytes = 0; ///< of the window
    bool pays = false;      ///< R_TA above 1
    bool fits = false;      ///< the window and one item of the class fit shared memory

    bool fetch() const { return pays && fits; }
};

/// Returns the decision of Section 4.2.2 for a class: fetch if R_TA is above 1 and the window's bytes fit.
/// Equation 4.2 alone would fetch for every class of the sets of Table 5.2, because R_TA is above 1 for all
/// of them.
PreviousRowWindow previous_row_window(std::span<const Item> items, std::int64_t capacity, std::int64_t block,
                                      int cell_bytes, std::int64_t shared_bytes);

} // namespace ks
