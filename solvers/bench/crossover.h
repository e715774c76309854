// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/results.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// Two sides, each of one variant or several, and how the instances of a results file lie on a map.
struct CrossoverQuestion {
    std::vector<std::string> one;   ///< variants
    std::vector<std::string> other; ///< variants; empty: all that are not in `one`
    /// Settings of the instances' presets: a group of columns for each value of the first, a column in it for
    /// each value of the second. The rows are the presets.
    std::string groups, columns;
};

/// The fastest run of a side: the mean, over the seeds, of its median times.
struct FastestRun {
    std::string variant, on;
    double ms = 0; ///< above zero
};

/// A field of the map. A side has no time where none of its variants answered for all seeds.
struct CrossoverField {
    std::optional<FastestRun> one, other;
    bool measured = false; ///< there are instances like this

    /// How many times as long the slower side takes; nothing where not both have a time.
    std::optional<double> ratio() const;
    /// Whether `one` is the faster side, or the only one with a time.
    bool one_wins() const { return one && (!other || one->ms <= other->ms); }
    bool other_wins() const { return other && !one_wins(); }
};

/// Which side is faster where, in the order of the file.
struct Crossover {
    std::vector<std::string> rows, groups, columns; ///< presets; values of the two settings
    std::vector<CrossoverField> fields;             ///< [row][group][column]
    std::vector<std::string> one, other;            ///< the variants of each side that ever answered

    const CrossoverField& at(std::size_t row, std::size_t group, std::size_t column) const {
        return fields[(row * groups.size() + group) * columns.size() + column];
    }
};

/// An input error if the file has no instance with both settings, or no answer of one of the sides.
Result<Crossover> crossover_of(const RecordedResults& results, const CrossoverQuestion& question);

} // namespace ks
