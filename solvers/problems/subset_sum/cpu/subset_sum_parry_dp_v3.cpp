// SPDX-License-Identifier: Apache-2.0
// SSO report, Sections 3 and 3.3.3.
#include "solvers/problems/subset_sum/cpu/byte_row_variants.h"

namespace ks::cpu {

namespace {

struct SubsetSumParryDpV3 final : ByteRowsParry {
    SubsetSumParryDpV3() : ByteRowsParry(byte_rows_v3) {}
};

} // namespace

const Variant& variant_subset_sum_parry_dp_v3() {
    static const SubsetSumParryDpV3 variant;
    return variant;
}

} // namespace ks::cpu
