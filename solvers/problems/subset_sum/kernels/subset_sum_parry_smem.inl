// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.4: one cell per thread; the two cells that it reads go through shared memory. No other thread
// reads them there, so it needs no barrier and gains nothing; it measures what the report measured.

/// As subset_sum_parry_basic_row, with 2 * blockDim.x dynamic bytes: 64 contiguous bytes per warp.
KS_KERNEL void subset_sum_parry_smem_row(int weight, gptr<const unsigned char> above, gptr<unsigned char> row,
                                         int target, int first, int base) {
    KS_DYNAMIC_SHARED(unsigned char, cells, 0);
    const int j = first + blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(j > target))
        return;
    const int same = threadIdx.x / 32 * 64 + threadIdx.x % 32;
    cells[same] = above[j - base];
    if (KS_IF(j >= weight))
        cells[same + 32] = above[j - base - weight];
    const unsigned char without = cells[same];
    unsigned char with = 0;
    if (KS_IF(j >= weight))
        with = cells[same + 32];
    row[j - base] = without | with;
}

KS_KERNELS(subset_sum_parry_smem, KS_ENTRY("row", subset_sum_parry_smem_row))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_parry_smem() {
    static const auto variant = parry_by_rows([] {
        VariantInfo info = parry_rows_info("subset-sum.parry.smem", 256);
        info.title = "Parry's loop, through shared memory";
        info.section = "4.4";
        info.parameters.push_back(carveout_parameter());
        return ParryKernel{.info = std::move(info), .row = "subset_sum_parry_smem.row", .shared_bytes_a_thread = 2};
    }());
    return variant;
}
#endif
