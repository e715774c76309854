// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <string>

namespace ks {

/// Whether an answer of status bound states an exact fraction, and as objective its whole part. Whether the
/// optimum is at most that, no check of one answer can tell.
Result<void> check_bound(const Answer& answer);

/// An error of code check.
Error wrong_answer(std::string what);

/// Adds up a selection; 128 bits, so that no selection of any instance can overflow it.
class Sum {
public:
    void add(const Item& item) {
        value_ += item.value;
        weight_ += item.weight;
    }
    bool weighs_at_most(std::int64_t limit) const { return weight_ <= limit; }
    /// Compares with what the answer states and with the capacity.
    Result<void> matches(const Answer& answer, std::int64_t capacity) const;

private:
    __extension__ using Wide = __int128;
    Wide value_ = 0;
    Wide weight_ = 0;
};

} // namespace ks
