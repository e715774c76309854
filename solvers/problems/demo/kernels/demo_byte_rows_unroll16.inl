// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.3: a row of subset sums with a byte a cell, sixteen adjacent cells a thread, read byte by byte. A
// warp's request then touches a byte of every sixteen: 16 sectors of which it uses 32 bytes (assets/errata.json).

/// `above` and `row` begin with cell `base`; the launch begins with block number `block`. Cells up to the next multiple
/// of 16 are there.
KS_KERNEL void demo_byte_rows_unroll16(gptr<const unsigned char> above, gptr<unsigned char> row, int block, int base,
                                      int weight, int capacity) {
    const int first = 16 * ((block + blockIdx.x) * blockDim.x + threadIdx.x);
    if (KS_IF(first > capacity))
        return;
    KS_FOR(int j = first; j < first + 16; ++j) {
        unsigned char reached = above[j - base];
        if (KS_IF(j >= weight))
            reached |= above[j - base - weight];
        KS_WATCH(reached);
        row[j - base] = reached;
    }
}

KS_KERNELS(demo_byte_rows_unroll16, KS_ENTRY("row", demo_byte_rows_unroll16))

#ifdef KS_HOST_PART
class DemoByteRowsUnroll16 final : public ByteRows {
public:
    DemoByteRowsUnroll16()
        : ByteRows("unroll16", "Byte rows: sixteen cells a thread, byte by byte", "demo_byte_rows_unroll16.row", 16) {}
};

const Variant& variant_demo_byte_rows_unroll16() {
    static const DemoByteRowsUnroll16 variant;
    return variant;
}
#endif
