// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.1 (basic v1): one cell per thread; the host copies each row to the device and back.

/// Computes the row of one more weight, one byte per cell. `above` and `row` begin with cell `base` and end with the
/// target's; the launch begins with cell `first`. Both are 0 except for a sample of a row.
KS_KERNEL void subset_sum_parry_basic_row(int weight, gptr<const unsigned char> above, gptr<unsigned char> row,
                                          int target, int first, int base) {
    const int j = first + blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(j > target))
        return;
    unsigned char reached = above[j - base];
    if (KS_IF(j >= weight))
        reached |= above[j - base - weight];
    KS_WATCH(reached);
    row[j - base] = reached;
}

KS_KERNELS(subset_sum_parry_basic_v1, KS_ENTRY("row", subset_sum_parry_basic_row))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_parry_basic_v1() {
    static const auto variant = parry_by_rows([] {
        VariantInfo info = parry_rows_info("subset-sum.parry.basic-v1", 256);
        info.title = "Parry's loop, basic v1: each row to the device and back";
        info.section = "4.1";
        return ParryKernel{.info = std::move(info), .row = "subset_sum_parry_basic_v1.row", .over_the_host = true};
    }());
    return variant;
}
#endif
