// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

enum class Status { optimal, feasible, infeasible, found, not_found, bound };

/// "optimal", "not-found" ...
std::string_view to_text(Status status);

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

    static Answer infeasible() { return {}; }
};

} // namespace ks
