// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/language.h"
#include "solvers/steps/record.h"

#include <string>

namespace ks {

/// The full table of the SSO report, Section 3.3.1 (subset-sum.dp.v1), step by step, over a table that is
/// computed and kept. `instance` is of kind subset-sum.
Result<std::shared_ptr<const Recording>> record_subset_sum(InstancePtr instance, std::stop_token stop);

/// The same over rows that are stored somewhere else.
Result<std::shared_ptr<const Recording>> map_subset_sum(InstancePtr instance, RowSource rows);

/// How a cell is called.
inline std::string truth(bool reached) {
    return reached ? said("true") : said("false");
}

} // namespace ks
