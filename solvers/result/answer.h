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

/// ran: the variant answers no question (Question::demo), so there is no answer.
enum class Status { optimal, feasible, infeasible, found, not_found, bound, ran };

/// "optimal", "not-found" ...
std::string_view to_text(Status status);

/// Something that a run found out or decided about itself: a ratio, a choice, a number of bytes. Never a
/// time.
struct Fact {
    std::string name; ///< "rows-kept", "r-ta"
    /// A list has one number for each class, row or block, as the sentence says.
    std::variant<std::int64_t, double, std::string, std::vector<double>> value;
    std::string unit;  ///< "bytes"; empty: none
    Sentence sentence; ///< all of it for people, with a full stop
};

/// What a variant answers: a selection, a front or a plan, one of the three; none for infeasible, not-found,
/// bound and ran. Objective and weight are a selection's.
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
    /// Of a variant that answers no question.
    static Answer none(std::vector<Fact> facts) { return {.status = Status::ran, .facts = std::move(facts)}; }
};

} // namespace ks
