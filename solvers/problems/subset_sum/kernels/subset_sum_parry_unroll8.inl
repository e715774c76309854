// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.3.1: eight adjacent cells per thread, read byte by byte. A warp's request then touches one byte
// in eight: 8 sectors, of which it uses 32 bytes. The report calls that coalesced; its counters contradict this.

/// As subset_sum_parry_basic_row. The row is padded to a multiple of 8 cells. `cached`: uses the L1 cache as well.
template <bool cached>
KS_KERNEL void subset_sum_parry_unroll8_row(int weight, gptr<const unsigned char> above, gptr<unsigned char> row,
                                            int target, int first, int base) {
    const int begin = first + 8 * (blockIdx.x * blockDim.x + threadIdx.x);
    if (KS_IF(begin > target))
        return;
    KS_FOR(int j = begin; j < begin + 8; ++j) {
        unsigned char reached = cached ? above[j - base] : KS_LOAD_L2(above, j - base);
        if (KS_IF(j >= weight))
            reached |= cached ? above[j - base - weight] : KS_LOAD_L2(above, j - base - weight);
        KS_WATCH(reached);
        row[j - base] = reached;
    }
}

KS_KERNELS(subset_sum_parry_unroll8, KS_ENTRY("row", subset_sum_parry_unroll8_row<true>),
           KS_ENTRY("row<past-l1>", subset_sum_parry_unroll8_row<false>))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_parry_unroll8() {
    static const auto variant = parry_by_rows([] {
        VariantInfo info = parry_rows_info("subset-sum.parry.unroll8", 256);
        info.title = "Parry's loop, eight cells a thread, byte by byte";
        info.section = "4.3.1";
        info.parameters.push_back(l1_parameter());
        return ParryKernel{.info = std::move(info),
                           .row = "subset_sum_parry_unroll8.row",
                           .row_past_l1 = "subset_sum_parry_unroll8.row<past-l1>",
                           .cells_a_thread = 8};
    }());
    return variant;
}
#endif
