// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.2 (basic v2): two rows of bytes in device memory that change places, one cell a thread.

/// The row before any weight: only the sum 0 is reached. Launched with at least target + 1 threads.
KS_KERNEL void subset_sum_parry_basic_v2_first(gptr<unsigned char> row, int target) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(j > target))
        return;
    row[j] = j == 0;
}

/// The row of one more weight. `above` and `row` hold target + 1 cells.
KS_KERNEL void subset_sum_parry_basic_v2_row(int weight, gptr<const unsigned char> above, gptr<unsigned char> row,
                                             int target) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(j > target))
        return;
    unsigned char reached = above[j];
    if (KS_IF(j >= weight))
        reached |= above[j - weight];
    row[j] = reached;
}

KS_KERNELS(subset_sum_parry_basic_v2, KS_ENTRY("first", subset_sum_parry_basic_v2_first),
           KS_ENTRY("row", subset_sum_parry_basic_v2_row))

#ifdef KS_HOST_PART
class SubsetSumParryBasicV2 final : public ParryRows {
public:
    SubsetSumParryBasicV2() : ParryRows(describe()) {}

private:
    static VariantInfo describe() {
        VariantInfo info = parry_rows_info("subset-sum.parry.basic-v2", 256);
        info.title = "Parry's loop, basic v2: two rows on the device";
        info.section = "4.2";
        return info;
    }

    std::string kernel_names() const override { return "subset_sum_parry_basic_v2"; }
};

const Variant& variant_subset_sum_parry_basic_v2() {
    static const SubsetSumParryBasicV2 variant;
    return variant;
}
#endif
