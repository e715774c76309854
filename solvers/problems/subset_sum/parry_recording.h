// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/parry.h"
#include "solvers/steps/record.h"

#include <string>

namespace ks {

/// Makes the decisions of a variant.
using ParryDecide = Result<bool> (*)(std::span<const std::int64_t> weights, std::int64_t target,
                                     const Context& context);

/// Parry's loop, decision by decision (SSO report, Figure 1), as a tree: each fictitious power of two that is
/// taken away either was not needed, and the target stays, or it was, and the target falls by it. The branch
/// that is not taken is cut. `instance` is of kind subset-sum, `variant` the id of the variant that decides
/// so; rows of more than most_parry_cells cells in all are a limit error.
Result<std::shared_ptr<const Recording>> record_parry(std::string variant, ParryDecide decide,
                                                      const InstancePtr& instance, std::stop_token stop);
inline constexpr double most_parry_cells = 2e7;

} // namespace ks
