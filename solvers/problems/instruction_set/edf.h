// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/result/schedule.h"

#include <cstdint>
#include <span>

namespace ks {

class Instance;

/// A task as the scheduler sees it.
struct PeriodicTask {
    std::int64_t execution = 0; ///< 0 or more
    std::int64_t period = 1;    ///< above 0
};

/// Earliest deadline first, preemptive, on one processor: every task's first job is released at 0, the next
/// ones a period apart, and a job's deadline is the next release. Of equal deadlines the earlier task goes
/// first. A job that misses its deadline is carried on with, and its deadline stays the earliest.
///
/// The schedule is that of the hyperperiod or of its first part: it ends after `most_pieces`, or earlier
/// where there are very many tasks, at a time up to which everything is known. Lanes have no names.
/// Utilisation is at most 1 exactly if no deadline is missed (Liu and Layland, JACM 20 (1973), Theorem 7).
Schedule earliest_deadline_first(std::span<const PeriodicTask> tasks, std::size_t most_pieces);

/// The schedule of an instruction-set instance with the chosen instructions: `chosen` has an index for each
/// task, or a negative number where it stays in software. Another length, or a choice that there is not, is
/// a usage error.
Result<Schedule> edf_schedule(const Instance& instance, std::span<const std::int32_t> chosen);

/// The most pieces of edf_schedule: more than that cannot be told apart on any screen.
inline constexpr std::size_t most_schedule_pieces = 20'000;

} // namespace ks
