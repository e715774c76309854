// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 3.3.2.
#include "solvers/problems/subset_sum/cpu/byte_row_variants.h"
#include "solvers/problems/subset_sum/kept_rows_recording.h"

namespace ks::cpu {

const Variant& variant_subset_sum_dp_v2() {
    static const auto variant = decide_by_byte_rows(byte_rows_v2, record_two_rows);
    return variant;
}

} // namespace ks::cpu
