// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/language.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/steps/record.h"

#include <string>

namespace ks {

/// Returns the recording of the full table of the SSO report, Section 3.3.1 (subset-sum.dp.v1), over a table
/// that is computed and stored. `instance` is of kind subset-sum.
Result<std::shared_ptr<const Recording>> record_subset_sum(std::shared_ptr<const SubsetSumInstance> instance,
                                                           std::stop_token stop);

/// Returns the same over rows that are stored elsewhere.
Result<std::shared_ptr<const Recording>> map_subset_sum(std::shared_ptr<const SubsetSumInstance> instance,
                                                        RowSource rows);

/// Returns the word for a cell's value.
inline std::string truth(bool reached) {
    return reached ? said("true") : said("false");
}

} // namespace ks
