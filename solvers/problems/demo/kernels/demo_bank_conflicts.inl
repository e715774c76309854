// SPDX-License-Identifier: Apache-2.0
// The 32 banks of shared memory: if lanes are `stride` words apart, gcd(stride, 32) lanes access each bank.

/// Copies through shared memory. Each thread's word is `stride` words after its left neighbour's. One warp per block.
KS_KERNEL void demo_bank_conflicts(gptr<const int> from, gptr<int> to, int stride) {
    KS_SHARED(int, tile, 1056);
    const int i = threadIdx.x;
    const int j = blockIdx.x * blockDim.x + i;
    tile[i * stride] = from[j];
    KS_SYNC();
    const int value = tile[i * stride];
    KS_WATCH(value);
    to[j] = value;
}

KS_KERNELS(demo_bank_conflicts, KS_ENTRY("strided", demo_bank_conflicts))

#ifdef KS_HOST_PART
class DemoBankConflicts final : public ArrayDemo {
public:
    DemoBankConflicts()
        : ArrayDemo("bank-conflicts", "Shared memory, one word in so many: bank conflicts by stride",
                    {demo_number("stride", 1, 33, 32, "words", "From one lane's word to the next"),
                     demo_number("blocks", 1, 1000, 4, "blocks", "Blocks of one warp")}) {}

private:
    std::int64_t size(const Parameters& parameters) const override { return 32 * parameters.integer("blocks"); }
    Result<void> launch(const Parameters& parameters, const Buffer& from, const Buffer& to,
                        Context& context) const override {
        KS_TRY(const Kernel kernel, context.backend->kernel("demo_bank_conflicts.strided"));
        return context.backend->launch(context, kernel, {.grid = parameters.integer("blocks"), .block = 32}, from, to,
                                       static_cast<int>(parameters.integer("stride")));
    }
};

const Variant& variant_demo_bank_conflicts() {
    static const DemoBankConflicts variant;
    return variant;
}
#endif
