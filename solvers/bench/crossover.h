// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/results.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// Two sides, each with one or several variants, and the axes of the map for the instances of a results file.
struct CrossoverQuestion {
    std::vector<std::string> one;   ///< variants
    std::vector<std::string> other; ///< variants; empty: all variants that are not in `one`
    /// Settings of the instances' presets: each value of the first is a group of columns, each value of the
    /// second a column in it. The rows are the presets.
    std::string groups, columns;
};

/// The fastest run of a side: the mean of its median times over the seeds.
struct FastestRun {
    std::string variant, on;
    double ms = 0; ///< above zero
};

/// A field of the map. A side has no time if none of its variants answered for all seeds.
struct CrossoverField {
    std::optional<FastestRun> one, other;
    bool measured = false; ///< such instances exist

    /// Returns the time of the slower side divided by that of the faster; nothing if a side has no time.
    std::optional<double> ratio() const;
    /// Returns whether `one` is the faster side, or the only one with a time.
    bool one_wins() const { return one && (!other || one->ms <= other->ms); }
    bool other_wins() const { return other && !one_wins(); }
};

/// The faster side for each field, in the order of the file.
struct Crossover {
    std::vector<std::string> rows, groups, columns; ///< presets; values of the two settings
    std::vector<CrossoverField> fields;             ///< [row][group][column]
    std::vector<std::string> one, other;            ///< the variants of each side that ever answered

    const CrossoverField& at(std::size_t row, std::size_t group, std::size_t column) const {
        return fields[(row * groups.size() + group) * columns.size() + column];
    }
};

/// Returns the map. It is an input error if the file has no instance with both settings, or no answer of one
/// of the sides.
Result<Crossover> crossover_of(const RecordedResults& results, const CrossoverQuestion& question);

} // namespace ks
