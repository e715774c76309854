// SPDX-License-Identifier: Apache-2.0
// A warp repeats a loop until its slowest lane has finished; the other lanes wait, masked.

/// Element j sums the first j % spread + 1 elements.
KS_KERNEL void demo_divergent_loop(gptr<const int> from, gptr<int> to, int spread) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    int sum = 0;
    KS_FOR(int k = 0; k <= j % spread; ++k) {
        sum += from[k];
        KS_WATCH(sum);
    }
    to[j] = sum;
}

KS_KERNELS(demo_divergent_loop, KS_ENTRY("sum", demo_divergent_loop))

#ifdef KS_HOST_PART
class DemoDivergentLoop final : public ArrayDemo {
public:
    DemoDivergentLoop()
        : ArrayDemo("divergent-loop", "Lanes that go round a loop differently often",
                    {demo_block(64), demo_number("blocks", 1, 1000, 2, "blocks", "Blocks"),
                     demo_number("spread", 1, 32, 32, "rounds", "Rounds of the slowest lane; 1: all lanes alike")}) {}

private:
    std::int64_t size(const Parameters& parameters) const override {
        return parameters.integer("block") * parameters.integer("blocks");
    }
    Result<void> launch(const Parameters& parameters, const Buffer& from, const Buffer& to,
                        Context& context) const override {
        KS_TRY(const Kernel kernel, context.backend->kernel("demo_divergent_loop.sum"));
        return context.backend->launch(
            context, kernel,
            {.grid = parameters.integer("blocks"), .block = static_cast<int>(parameters.integer("block"))}, from, to,
            static_cast<int>(parameters.integer("spread")));
    }
};

const Variant& variant_demo_divergent_loop() {
    static const DemoDivergentLoop variant;
    return variant;
}
#endif
