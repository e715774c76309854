// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/steps/recording.h"

#include <memory>
#include <stop_token>

namespace ks {

/// Returns the recording of lists of undominated points, merged task by task (instruction-set.front-list). It
/// merges all copies of a list at once, by cost; the variant merges them in blocks, which is faster and finds
/// the same lists. More than most_recorded_candidates candidates are a limit error.
Result<std::shared_ptr<const Recording>>
record_front_list(std::shared_ptr<const InstructionSetInstance> instance, std::stop_token stop);

} // namespace ks
