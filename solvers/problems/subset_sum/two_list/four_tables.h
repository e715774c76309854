// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/core/context.h"
#include "solvers/problems/subset_sum/two_list/halves.h"
#include "solvers/problems/subset_sum/two_list/in_turns.h"

#include <cstdint>
#include <span>
#include <vector>

// Schroeppel and Shamir (1981): the lists A and B are never stored. Each half of the weights is halved again,
// and a priority queue over two tables of 2^(n/4) sums yields the half's sums in order.
namespace ks::two_list {

/// Maximum number of weights: 80 take 2^41 steps.
inline constexpr std::size_t most_weights_of_four_tables = 80;

/// The sums of all subsets of the weights, one after the other in rising order. One sorted table has the sums
/// of floor(n / 2) of the weights, the other those of the rest. A row combines an element of the former with
/// each element of the latter; the next sum of each row is in a queue.
///
/// The queue is a tournament of the rows: a heap in which a row keeps its leaf, and each node stores the
/// loser of its match. So the path to the root is known before any comparison, and a step takes log2(rows)
/// comparisons without a branch that could be mispredicted.
class RisingSums {
public:
    /// Makes the tables and the tournament. Fails if the run is cancelled.
    static Result<RisingSums> of(std::span<const std::int64_t> weights, const Context& context);
    /// Returns the bytes of the tables and the tournament.
    static std::int64_t bytes(std::size_t weights);

    /// Returns the least sum that has not been taken; undefined after the last one.
    std::int64_t sum() const { return winner_.sum; }
    /// Returns how many sums have not been taken, including this one.
    std::int64_t left() const { return left_; }
    void take() {
        --left_;
        const auto row = static_cast<std::size_t>(winner_.row);
        const std::int64_t at = ++at_[row];
        Entry entry{at < static_cast<std::int64_t>(columns_.size())
                        ? rows_[row] + columns_[static_cast<std::size_t>(at)]
                        : INT64_MAX,
                    winner_.row};
        for (std::size_t node = (rows_.size() + row) / 2; node > 0; node /= 2)
            play(entry, losers_[node]);
        winner_ = entry;
    }

private:
    RisingSums() = default;
    Result<void> play_first_matches(const Context& context);

    /// Uninitialised before its match, so that the memory of a long table is not written twice. A row at its
    /// end has INT64_MAX. A sum may have that value as well; the result is then correct from either row.
    struct Entry {
        std::int64_t sum, row;
    };
    /// The smaller entry continues as `entry`, the other stays. Branchless, and not in a vector register,
    /// which g++ chooses depending on the surrounding code: moving values to and from there takes two and a
    /// half times as long (g++ 12 -O2, an AMD EPYC virtual machine, 2026-11-25).
    static void play(Entry& entry, Entry& loser) {
        const std::int64_t change = -as_number(loser.sum < entry.sum);
        const std::int64_t sum = hidden((entry.sum ^ loser.sum) & change),
                           row = hidden((entry.row ^ loser.row) & change);
        entry = {entry.sum ^ sum, entry.row ^ row};
        loser = {loser.sum ^ sum, loser.row ^ row};
    }

    LargeVector<std::int64_t> rows_, columns_;
    LargeVector<std::int64_t> at_; ///< [row] the column of its next sum
    LargeVector<Entry> losers_;    ///< [node] 1..rows - 1; the leaves would be nodes rows .. 2 rows - 1
    Entry winner_{};
    std::int64_t left_ = 0;
};

/// The search of Horowitz and Sahni over the two streams: the sums of the first half rise, those of the
/// second fall.
Result<Hit> search_four_tables(const Halves& halves, std::int64_t target, Context& context);
/// Returns the bytes of both streams.
std::int64_t four_tables_bytes(std::size_t weights);

} // namespace ks::two_list
