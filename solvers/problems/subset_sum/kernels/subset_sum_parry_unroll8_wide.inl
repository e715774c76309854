// SPDX-License-Identifier: Apache-2.0
// Our addition to SSO report, Section 4.3.1: eight adjacent cells per thread, moved as one 64-bit word, which is
// coalesced (assets/errata.json). If the weight is not a multiple of eight, the eight source cells are parts of two
// words.

/// As subset_sum_parry_unroll8_row.
KS_KERNEL void subset_sum_parry_unroll8_wide_row(int weight, gptr<const unsigned char> above, gptr<unsigned char> row,
                                                 int target, int first, int base) {
    const int j = first + 8 * (blockIdx.x * blockDim.x + threadIdx.x);
    if (KS_IF(j > target))
        return;
    const int at = j - base;
    unsigned long long reached = as<const unsigned long long>(above)[at / 8];
    const int from = at - weight;
    if (KS_IF(j >= weight)) {
        unsigned long long shifted = as<const unsigned long long>(above)[from / 8];
        const int bits = from % 8 * 8;
        if (KS_IF(bits != 0)) {
            const unsigned long long upper = as<const unsigned long long>(above)[from / 8 + 1];
            shifted = shifted >> bits | upper << (64 - bits);
        }
        reached |= shifted;
    } else if (KS_IF(j + 7 >= weight)) {
        const unsigned long long lowest = as<const unsigned long long>(above)[0];
        reached |= lowest << (weight - j) * 8;
    }
    KS_WATCH(reached);
    as<unsigned long long>(row)[at / 8] = reached;
}

KS_KERNELS(subset_sum_parry_unroll8_wide, KS_ENTRY("row", subset_sum_parry_unroll8_wide_row))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_parry_unroll8_wide() {
    static const auto variant = parry_by_rows([] {
        VariantInfo info = parry_rows_info("subset-sum.parry.unroll8-wide", 256);
        info.title = "Parry's loop, eight cells a thread, one 64-bit word";
        info.section = "4.3.1";
        return ParryKernel{.info = std::move(info), .row = "subset_sum_parry_unroll8_wide.row", .cells_a_thread = 8};
    }());
    return variant;
}
#endif
