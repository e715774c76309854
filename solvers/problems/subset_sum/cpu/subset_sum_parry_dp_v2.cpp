// SPDX-License-Identifier: Apache-2.0
// SSO report, Sections 3 and 3.3.2.
#include "solvers/problems/subset_sum/cpu/byte_row_variants.h"

namespace ks::cpu {

namespace {

struct SubsetSumParryDpV2 final : ByteRowsParry {
    SubsetSumParryDpV2() : ByteRowsParry(byte_rows_v2) {}
};

} // namespace

const Variant& variant_subset_sum_parry_dp_v2() {
    static const SubsetSumParryDpV2 variant;
    return variant;
}

} // namespace ks::cpu
