// SPDX-License-Identifier: Apache-2.0
// A row of subset sums with a byte a cell, eight adjacent cells a thread, moved as one 64-bit word, which is
// what coalesces (assets/errata.json, Section 4.3). Where the weight is no multiple of eight, the eight cells it lies behind are parts of two words.

/// `above` and `row` begin with cell `base`; the launch begins with block number `block`. Cells up to the next multiple
/// of 8 are there, and eight more in `above`.
KS_KERNEL void demo_byte_rows_unroll8_wide(gptr<const unsigned char> above, gptr<unsigned char> row, int block, int base,
                                           int weight, int capacity) {
    const int j = 8 * ((block + blockIdx.x) * blockDim.x + threadIdx.x);
    if (KS_IF(j > capacity))
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

KS_KERNELS(demo_byte_rows_unroll8_wide, KS_ENTRY("row", demo_byte_rows_unroll8_wide))

#ifdef KS_HOST_PART
class DemoByteRowsUnroll8Wide final : public ByteRows {
public:
    DemoByteRowsUnroll8Wide()
        : ByteRows("unroll8-wide", "Byte rows: eight cells a thread, one 64-bit word",
                   "demo_byte_rows_unroll8_wide.row", 8) {}
};

const Variant& variant_demo_byte_rows_unroll8_wide() {
    static const DemoByteRowsUnroll8Wide variant;
    return variant;
}
#endif
