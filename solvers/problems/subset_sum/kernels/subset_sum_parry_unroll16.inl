// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.3.2: sixteen adjacent cells per thread, read byte by byte. A warp's request then touches one
// byte in sixteen: 16 sectors, of which it uses 32 bytes. The report calls that coalesced; its counters contradict
// this.

/// As subset_sum_parry_basic_row. The row is padded to a multiple of 16 cells.
KS_KERNEL void subset_sum_parry_unroll16_row(int weight, gptr<const unsigned char> above, gptr<unsigned char> row,
                                             int target, int first, int base) {
    const int begin = first + 16 * (blockIdx.x * blockDim.x + threadIdx.x);
    if (KS_IF(begin > target))
        return;
    KS_FOR(int j = begin; j < begin + 16; ++j) {
        unsigned char reached = above[j - base];
        if (KS_IF(j >= weight))
            reached |= above[j - base - weight];
        KS_WATCH(reached);
        row[j - base] = reached;
    }
}

KS_KERNELS(subset_sum_parry_unroll16, KS_ENTRY("row", subset_sum_parry_unroll16_row))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_parry_unroll16() {
    static const auto variant = parry_by_rows([] {
        VariantInfo info = parry_rows_info("subset-sum.parry.unroll16", 256);
        info.title = "Parry's loop, sixteen cells a thread, byte by byte";
        info.section = "4.3.2";
        return ParryKernel{.info = std::move(info), .row = "subset_sum_parry_unroll16.row", .cells_a_thread = 16};
    }());
    return variant;
}
#endif
