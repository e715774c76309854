// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ks {

enum class Status { optimal, feasible, infeasible, found, not_found, bound };

/// "optimal", "not-found" ...
std::string_view to_text(Status status);

/// Something that a run found out or decided about itself: a ratio, a choice, a number of bytes. Never a time.
struct Fact {
    std::string name; ///< "rows-kept", "r-ta"
    /// A list has one number for each class, row or block, as the sentence says.
    std::variant<std::int64_t, double, std::string, std::vector<double>> value;
    std::string unit;     ///< "bytes"; empty: none
    std::string sentence; ///< the whole of it for people, with a full stop
};

/// What a variant answers. Objective, weight and selection are absent for infeasible and not-found.
struct Answer {
    Status status = Status::infeasible;
    std::optional<std::int64_t> objective;
    std::optional<std::int64_t> weight;
    /// Indices from 0: of the chosen items (knapsack, ascending), or of the item chosen in each class
    /// (multiple-choice).
    std::optional<std::vector<std::int64_t>> selection;
    /// For status bound: the exact fraction as text, "113/60".
    std::string bound;
    std::vector<Fact> facts{}; ///< about the run, in order of interest

    static Answer infeasible() { return {}; }
};

} // namespace ks
