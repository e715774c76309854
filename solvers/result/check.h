// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <functional>
#include <string>

namespace ks {

/// Checks that an answer of status bound states an exact fraction, and as objective its whole part. No check
/// of a single answer can tell whether the optimum is at most that.
Result<void> check_bound(const Answer& answer);

/// Checks that a front's points are in order of cost and that none is beaten by another: dearer ones are
/// worth more, or less where `less_is_better`. What each point chooses is checked by the kind.
Result<void> check_front(const Front& front, bool less_is_better);

/// Checks that a plan's batches take no more than there is and are counted right. Whether they run every
/// block is checked by the kind.
Result<void> check_plan(const Plan& plan);

/// An error of code check.
Error wrong_answer(const Sentence& what);
/// What such an error says of the answer, for where it was nobody's answer.
Sentence what_is_wrong(const Error& error);

/// Adds up a selection; 128 bits, so that no selection of any instance can overflow it.
class Sum {
public:
    void add(const Item& item) {
        value_ += item.value;
        weight_ += item.weight;
    }
    bool weighs_at_most(std::int64_t limit) const { return weight_ <= limit; }
    /// Compares with what an answer, or a point of a front, states and with the capacity.
    Result<void> matches(const Answer& answer, std::int64_t capacity) const;
    /// The value is a whole number.
    Result<void> matches(const Front& front, std::size_t point, std::int64_t capacity) const;

private:
    __extension__ using Wide = __int128;
    Result<void> check_weight(std::int64_t stated, std::int64_t capacity) const;
    Wide value_ = 0;
    Wide weight_ = 0;
};

/// Adds up a selection of some of `count` things, whose indices from 0 are in it ascending, each once.
/// `one` is what a message calls such a thing ("item"), `item(i)` its value and weight.
Result<Sum> sum_of_ascending(const Selection& selection, std::size_t count, const std::string& one,
                             const std::function<Item(std::size_t)>& item);

} // namespace ks
