// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/parry.h"
#include "solvers/steps/record.h"

#include <string>

namespace ks {

/// Makes one decision of a variant.
using ParryDecide = Result<bool> (*)(std::span<const std::int64_t> weights, std::int64_t target,
                                     const Context& context);

/// Returns the recording of Parry's loop, decision by decision (SSO report, Figure 1), as a tree. Each added
/// power of two that is removed either was not needed, and the target stays, or was needed, and the target
/// falls by it. The branch that is not taken is cut. `instance` is of kind subset-sum, `variant` the id of
/// the variant with these decisions. Rows of more than most_parry_cells cells in all are a limit error.
Result<std::shared_ptr<const Recording>> record_parry(std::string variant, ParryDecide decide,
                                                      const SubsetSumInstance& instance,
                                                      std::stop_token stop);
inline constexpr double most_parry_cells = 2e7;

} // namespace ks
