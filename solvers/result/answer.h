// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"
#include "solvers/result/front.h"
#include "solvers/result/plan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ks {

/// ran: the variant solves no problem (Question::demo), so it has no answer.
enum class Status { optimal, feasible, infeasible, found, not_found, bound, ran };

/// "optimal", "not-found" ...
std::string_view to_text(Status status);

/// Something that a run found or decided: a ratio, a choice, a number of bytes. Never a time.
struct Fact {
    std::string name; ///< "rows-kept", "r-ta"
    /// A list has one number per class, row or block, as the sentence states.
    std::variant<std::int64_t, double, std::string, std::vector<double>> value;
    std::string unit;  ///< "bytes"; empty: none
    Sentence sentence; ///< the whole fact as a sentence with a full stop
};

/// The answer of a variant: a selection, a front or a plan, exactly one of them; none for infeasible,
/// not-found, bound and ran. Objective and weight belong to a selection.
struct Answer {
    Status status = Status::infeasible;
    std::optional<std::int64_t> objective;
    std::optional<std::int64_t> weight;
    std::optional<Selection> selection;
    /// For status bound: the exact fraction as text, "113/60".
    std::string bound;
    std::vector<Fact> facts{}; ///< about the run, in order of interest
    std::optional<Front> front{};
    std::optional<Plan> plan{};

    static Answer infeasible() { return {}; }
    /// Returns the answer of a variant that solves no problem.
    static Answer none(std::vector<Fact> facts) { return {.status = Status::ran, .facts = std::move(facts)}; }
};

} // namespace ks
