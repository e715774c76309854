// SPDX-License-Identifier: Apache-2.0
// SSO report, Sections 3 and 3.3.1.
#include "solvers/problems/subset_sum/cpu/byte_row_variants.h"

namespace ks::cpu {

const Variant& variant_subset_sum_parry_dp_v1() {
    static const auto variant = optimise_by_byte_rows(byte_rows_v1);
    return variant;
}

} // namespace ks::cpu
