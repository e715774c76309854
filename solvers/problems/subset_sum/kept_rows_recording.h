// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/record.h"

namespace ks {

/// The report's decisions that keep two rows or one, step by step (Sections 3.3.2 and 3.3.3): row i of the
/// table is what the kept row holds after weight i. There is no way back from it. `instance` is of kind
/// subset-sum.
Result<std::shared_ptr<const Recording>> record_two_rows(InstancePtr instance, std::stop_token stop);
Result<std::shared_ptr<const Recording>> record_one_row(InstancePtr instance, std::stop_token stop);

} // namespace ks
