// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/record.h"

namespace ks {

/// Algorithm 6.1 (instruction-set.sequential) step by step, over a table that is computed and kept.
/// `instance` is of kind instruction-set.
Result<std::shared_ptr<const Recording>> record_instruction_set(InstancePtr instance, std::stop_token stop);

/// The same over rows that are stored somewhere else.
Result<std::shared_ptr<const Recording>> map_instruction_set(InstancePtr instance, RowSource rows);

} // namespace ks
