// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/steps/record.h"

namespace ks {

/// Returns the recording of Algorithm 2.2 (mckp.sequential) over a table that is computed and stored.
/// `instance` is of kind multiple-choice.
Result<std::shared_ptr<const Recording>>
record_multiple_choice(std::shared_ptr<const MultipleChoiceInstance> instance, std::stop_token stop);

/// Returns the same over rows that are stored elsewhere.
Result<std::shared_ptr<const Recording>>
map_multiple_choice(std::shared_ptr<const MultipleChoiceInstance> instance, RowSource rows);

} // namespace ks
