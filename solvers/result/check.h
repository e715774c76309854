// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <functional>
#include <string>

namespace ks {

/// Checks that an answer of status bound contains an exact fraction, and its integer part as the objective.
/// Whether the optimum is at most the bound cannot be checked from a single answer.
Result<void> check_bound(const Answer& answer);

/// Checks that a front's points are in order of cost and that none is dominated: more expensive points have a
/// higher value, or a lower one with `less_is_better`. The kind checks the choices of each point.
Result<void> check_front(const Front& front, bool less_is_better);

/// Checks that a plan's batches fit the limits and that its sums are right. The kind checks whether they run
/// every block.
Result<void> check_plan(const Plan& plan);

/// Returns an error of code check.
Error wrong_answer(const Sentence& what);
/// Returns the description of such an error, for an answer that no variant gave.
Sentence what_is_wrong(const Error& error);

/// Sums up a selection in 128 bits, so that no selection of any instance can overflow.
class Sum {
public:
    void add(const Item& item) {
        value_ += item.value;
        weight_ += item.weight;
    }
    bool weighs_at_most(std::int64_t limit) const { return weight_ <= limit; }
    /// Compares the sums with those of an answer, or of a point of a front, and with the capacity.
    Result<void> matches(const Answer& answer, std::int64_t capacity) const;
    /// The value must be a whole number.
    Result<void> matches(const Front& front, std::size_t point, std::int64_t capacity) const;

private:
    __extension__ using Wide = __int128;
    Result<void> check_weight(std::int64_t stated, std::int64_t capacity) const;
    Wide value_ = 0;
    Wide weight_ = 0;
};

/// Returns the sum over a selection of some of `count` records. The selection must contain ascending indices
/// from 0. `one` is the name of a record in messages ("item"), `item(i)` returns its value and weight.
Result<Sum> sum_of_ascending(const Selection& selection, std::size_t count, const std::string& one,
                             const std::function<Item(std::size_t)>& item);

} // namespace ks
