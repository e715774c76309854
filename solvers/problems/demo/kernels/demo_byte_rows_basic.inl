// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 4.3: a row of subset sums with a byte a cell, one cell a thread.

/// `above` and `row` begin with cell `base`; the launch begins with block number `block`.
KS_KERNEL void demo_byte_rows_basic(gptr<const unsigned char> above, gptr<unsigned char> row, int block, int base,
                                    int weight, int capacity) {
    const int j = (block + blockIdx.x) * blockDim.x + threadIdx.x;
    if (KS_IF(j > capacity))
        return;
    unsigned char reached = above[j - base];
    if (KS_IF(j >= weight))
        reached |= above[j - base - weight];
    KS_WATCH(reached);
    row[j - base] = reached;
}

KS_KERNELS(demo_byte_rows_basic, KS_ENTRY("row", demo_byte_rows_basic))

#ifdef KS_HOST_PART
class DemoByteRowsBasic final : public ByteRows {
public:
    DemoByteRowsBasic() : ByteRows("basic", "Byte rows: one cell a thread", "demo_byte_rows_basic.row", 1) {}
};

const Variant& variant_demo_byte_rows_basic() {
    static const DemoByteRowsBasic variant;
    return variant;
}
#endif
