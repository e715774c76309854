// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/instruction_set/instance.h"
#include "solvers/steps/record.h"

namespace ks {

/// Returns the recording of Algorithm 6.1 (instruction-set.sequential) over a table that is computed and
/// stored. `instance` is of kind instruction-set.
Result<std::shared_ptr<const Recording>>
record_instruction_set(std::shared_ptr<const InstructionSetInstance> instance, std::stop_token stop);

/// Returns the same over rows that are stored elsewhere.
Result<std::shared_ptr<const Recording>>
map_instruction_set(std::shared_ptr<const InstructionSetInstance> instance, RowSource rows);

} // namespace ks
