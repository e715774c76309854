// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/byte_rows.h"
#include "solvers/problems/subset_sum/instance.h"

namespace ks::cpu {

/// Returns a variant for one of the SSO report's decisions by rows of bytes: `subset-sum.dp.*` decides the
/// instance's target. They keep no table, so the subset is found with `exact_subset` (stage `way-back`).
VariantOf<SubsetSumInstance> decide_by_byte_rows(const ByteRows& rows,
                                                 decltype(Algorithm<SubsetSumInstance>::record) record);

/// Returns the same decision within Parry's loop (parry.h): `subset-sum.parry.dp.*`. Its steps are decisions.
VariantOf<SubsetSumInstance> optimise_by_byte_rows(const ByteRows& rows);

} // namespace ks::cpu
