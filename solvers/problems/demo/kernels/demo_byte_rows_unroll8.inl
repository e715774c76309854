// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.3: a row of subset sums with a byte a cell, eight adjacent cells a thread, read byte by byte. A
// warp's request then touches a byte of every eight: 8 sectors of which it uses 32 bytes (assets/errata.json).

/// `above` and `row` begin with cell `base`; the launch begins with block number `block`. Cells up to the next multiple
/// of 8 are there.
KS_KERNEL void demo_byte_rows_unroll8(gptr<const unsigned char> above, gptr<unsigned char> row, int block, int base,
                                      int weight, int capacity) {
    const int first = 8 * ((block + blockIdx.x) * blockDim.x + threadIdx.x);
    if (KS_IF(first > capacity))
        return;
    KS_FOR(int j = first; j < first + 8; ++j) {
        unsigned char reached = above[j - base];
        if (KS_IF(j >= weight))
            reached |= above[j - base - weight];
        KS_WATCH(reached);
        row[j - base] = reached;
    }
}

KS_KERNELS(demo_byte_rows_unroll8, KS_ENTRY("row", demo_byte_rows_unroll8))

#ifdef KS_HOST_PART
class DemoByteRowsUnroll8 final : public ByteRows {
public:
    DemoByteRowsUnroll8()
        : ByteRows("unroll8", "Byte rows: eight cells a thread, byte by byte", "demo_byte_rows_unroll8.row", 8) {}
};

const Variant& variant_demo_byte_rows_unroll8() {
    static const DemoByteRowsUnroll8 variant;
    return variant;
}
#endif
