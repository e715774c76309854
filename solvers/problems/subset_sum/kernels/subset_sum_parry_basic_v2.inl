// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.2 (basic v2): the kernel of basic v1, but the two rows stay on the device and are swapped.

/// Makes the row before any weight: only the sum 0 is reached. Launched with at least `cells` threads.
KS_KERNEL void subset_sum_parry_first_row(gptr<unsigned char> row, int cells) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(j >= cells))
        return;
    row[j] = j == 0;
}

KS_KERNELS(subset_sum_parry_basic_v2, KS_ENTRY("first", subset_sum_parry_first_row))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_parry_basic_v2() {
    static const auto variant = parry_by_rows([] {
        VariantInfo info = parry_rows_info("subset-sum.parry.basic-v2", 256);
        info.title = "Parry's loop, basic v2: two rows on the device";
        info.section = "4.2";
        return ParryKernel{.info = std::move(info), .row = "subset_sum_parry_basic_v1.row"};
    }());
    return variant;
}
#endif
