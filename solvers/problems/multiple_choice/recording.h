// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/record.h"

namespace ks {

/// Algorithm 2.2 (mckp.sequential) step by step, over a table that is computed and kept. `instance` is of
/// kind multiple-choice.
Result<std::shared_ptr<const Recording>> record_multiple_choice(InstancePtr instance, std::stop_token stop);

/// The same over rows that are stored somewhere else.
Result<std::shared_ptr<const Recording>> map_multiple_choice(InstancePtr instance, RowSource rows);

} // namespace ks
