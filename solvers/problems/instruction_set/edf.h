// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/result/schedule.h"

#include <cstdint>
#include <span>

namespace ks {

class Instance;

/// A task in the form that the scheduler takes.
struct PeriodicTask {
    std::int64_t execution = 0; ///< 0 or more
    std::int64_t period = 1;    ///< above 0
};

/// Returns the schedule of earliest deadline first, preemptive, on one processor. The first job of every task
/// is released at 0, the next ones at distances of a period, and a job's deadline is the next release. At
/// equal deadlines the earlier task runs first. A job that misses its deadline continues, and its deadline
/// stays the earliest.
///
/// The schedule covers the hyperperiod or its first part: it ends after `most_pieces`, or earlier with very
/// many tasks, at a time up to which everything is known. Lanes have no names. Utilisation is at most 1 if
/// and only if no deadline is missed (Liu and Layland, JACM 20 (1973), Theorem 7).
Schedule earliest_deadline_first(std::span<const PeriodicTask> tasks, std::size_t most_pieces);

/// Returns the schedule of an instruction-set instance with the chosen instructions. `chosen` has an index
/// per task, or a negative number if the task stays in software. A wrong length or an index that does not
/// exist is a usage error.
Result<Schedule> edf_schedule(const InstructionSetInstance& instance, std::span<const std::int32_t> chosen);

/// Maximum number of pieces of edf_schedule; more cannot be distinguished on any screen.
inline constexpr std::size_t most_schedule_pieces = 20'000;

} // namespace ks
