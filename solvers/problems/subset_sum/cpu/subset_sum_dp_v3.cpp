// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 3.3.3.
#include "solvers/problems/subset_sum/cpu/byte_row_variants.h"
#include "solvers/problems/subset_sum/kept_rows_recording.h"

namespace ks::cpu {

namespace {

struct SubsetSumDpV3 final : ByteRowsDecision {
    SubsetSumDpV3() : ByteRowsDecision(byte_rows_v3, record_one_row) {}
};

} // namespace

const Variant& variant_subset_sum_dp_v3() {
    static const SubsetSumDpV3 variant;
    return variant;
}

} // namespace ks::cpu
