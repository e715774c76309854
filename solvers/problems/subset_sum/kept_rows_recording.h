// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/instance.h"
#include "solvers/steps/record.h"

namespace ks {

/// Returns the recording of the report's decision with two rows or one (Sections 3.3.2 and 3.3.3): row i of
/// the table is the content of the kept row after weight i. It has no way back. `instance` is of kind
/// subset-sum.
Result<std::shared_ptr<const Recording>> record_two_rows(std::shared_ptr<const SubsetSumInstance> instance,
                                                         std::stop_token stop);
Result<std::shared_ptr<const Recording>> record_one_row(std::shared_ptr<const SubsetSumInstance> instance,
                                                        std::stop_token stop);

} // namespace ks
