// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/dp/fill.h"
#include "solvers/dp/way_back.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/way_back.h"
#include "solvers/result/answer.h"

#include <algorithm>
#include <span>
#include <utility>

namespace ks {

/// An instance whose rows are integers. Cell j of row i is the greatest gain over the common denominator
/// (InstructionSetInstance::gain) of choices of tasks 1..i at a cost of exactly j, or minus infinity if no
/// selection has that cost. So U_i(j) of Algorithm 6.1 is exactly (software() - cell) / denominator(). The
/// class meets the requirements of solvers/dp; cells are of its row width.
class InstructionSetGains {
public:
    /// `threads`: number of threads that the way back may use.
    explicit InstructionSetGains(const InstructionSetInstance& instance, std::int64_t threads = 1)
        : instance_(instance), threads_(threads) {}

    const InstructionSetInstance& instance() const { return instance_; }
    std::int64_t threads() const { return threads_; }
    std::int64_t capacity() const { return instance_.capacity(); }
    std::int64_t heaviest() const { return instance_.heaviest(); }
    RowWidth row_width() const { return instance_.row_width(); }

private:
    const InstructionSetInstance& instance_;
    std::int64_t threads_;
};

inline std::int64_t rows_of(const InstructionSetGains& gains) {
    return static_cast<std::int64_t>(gains.instance().task_count());
}

inline std::int64_t items_of(const InstructionSetGains& gains) {
    return static_cast<std::int64_t>(gains.instance().all_choices().size());
}

/// With all tasks in software, gain and cost are 0.
template <class Cell>
void fill_base(const InstructionSetGains&, std::span<Cell> row) {
    std::ranges::fill(row, minus_infinity<Cell>);
    row[0] = 0;
}

inline Result<Front> way_back(const InstructionSetGains& gains, const CellAccess& row, Context& context,
                              const WayProgress& progress) {
    return front_of_gains(gains.instance(), row, context, gains.threads(), progress);
}

inline Answer answer_of(const InstructionSetGains& gains, Front front) {
    return answer_of(gains.instance(), std::move(front));
}

} // namespace ks
