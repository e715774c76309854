// SPDX-License-Identifier: Apache-2.0
// Wrong on purpose: a thread reads a value from shared memory that another thread may not have written yet.

/// Each element takes the value of its right neighbour in the block.
KS_KERNEL void demo_missing_barrier(gptr<const int> from, gptr<int> to) {
    KS_SHARED(int, tile, 1024);
    const int i = threadIdx.x;
    const int j = blockIdx.x * blockDim.x + i;
    tile[i] = from[j];
    // KS_SYNC() is missing here.
    const int next = tile[(i + 1) % blockDim.x];
    KS_WATCH(next);
    to[j] = next;
}

KS_KERNELS(demo_missing_barrier, KS_ENTRY("shift", demo_missing_barrier))

#ifdef KS_HOST_PART
class DemoMissingBarrier final : public ArrayDemo {
public:
    DemoMissingBarrier()
        : ArrayDemo("missing-barrier", "A barrier is missing: a race in shared memory",
                    {demo_block(64), demo_number("blocks", 1, 1000, 2, "blocks", "Blocks")}) {}

private:
    std::int64_t size(const Parameters& parameters) const override {
        return parameters.integer("block") * parameters.integer("blocks");
    }
    Result<void> launch(const Parameters& parameters, const Buffer& from, const Buffer& to,
                        Context& context) const override {
        KS_TRY(const Kernel kernel, context.backend->kernel("demo_missing_barrier.shift"));
        return context.backend->launch(
            context, kernel,
            {.grid = parameters.integer("blocks"), .block = static_cast<int>(parameters.integer("block"))}, from, to);
    }
};

const Variant& variant_demo_missing_barrier() {
    static const DemoMissingBarrier variant;
    return variant;
}
#endif
