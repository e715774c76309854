// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.5: eight adjacent cells per thread, byte by byte, through shared memory. The 16 bytes that a
// thread reads are in four rows of the 32 banks, four bytes per bank, so bank conflicts do not occur.

/// As subset_sum_parry_unroll8_row, with 16 * blockDim.x dynamic bytes: 512 contiguous bytes per warp.
KS_KERNEL void subset_sum_parry_unroll8_smem_row(int weight, gptr<const unsigned char> above, gptr<unsigned char> row,
                                                 int target, int first, int base) {
    KS_DYNAMIC_SHARED(unsigned char, cells, 0);
    const int begin = first + 8 * (blockIdx.x * blockDim.x + threadIdx.x);
    if (KS_IF(begin > target))
        return;
    const int own = threadIdx.x / 32 * 512 + threadIdx.x % 32 * 4;
    KS_FOR(int k = 0; k < 8; ++k) {
        const int j = begin + k;
        const int same = own + k / 4 * 128 + k % 4;
        cells[same] = above[j - base];
        unsigned char behind = 0;
        if (KS_IF(j >= weight))
            behind = above[j - base - weight];
        cells[same + 256] = behind;
    }
    KS_FOR(int k = 0; k < 8; ++k) {
        const int same = own + k / 4 * 128 + k % 4;
        const unsigned char without = cells[same];
        const unsigned char with = cells[same + 256];
        row[begin + k - base] = without | with;
    }
}

KS_KERNELS(subset_sum_parry_unroll8_smem, KS_ENTRY("row", subset_sum_parry_unroll8_smem_row))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_parry_unroll8_smem() {
    static const auto variant = parry_by_rows([] {
        VariantInfo info = parry_rows_info("subset-sum.parry.unroll8-smem", 256);
        info.title = "Parry's loop, eight cells a thread through shared memory";
        info.section = "4.5";
        info.parameters.push_back(carveout_parameter());
        return ParryKernel{.info = std::move(info),
                           .row = "subset_sum_parry_unroll8_smem.row",
                           .cells_a_thread = 8,
                           .shared_bytes_a_thread = 16};
    }());
    return variant;
}
#endif
