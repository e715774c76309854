// SPDX-License-Identifier: Apache-2.0
// How often each byte value occurs: atomics in shared memory, then one atomic in global memory per bin and block.

KS_KERNEL void pool_histogram(gptr<const unsigned char> bytes, sptr<unsigned> counts, int size) {
    KS_SHARED(unsigned, bins, 256);
    KS_FOR(int bin = threadIdx.x; bin < 256; bin += blockDim.x) {
        bins[bin] = 0;
    }
    KS_SYNC();
    KS_FOR(int i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += gridDim.x * blockDim.x) {
        KS_ATOMIC_ADD(bins[bytes[i]], 1);
    }
    KS_SYNC();
    KS_FOR(int bin = threadIdx.x; bin < 256; bin += blockDim.x) {
        KS_ATOMIC_ADD(counts[bin], bins[bin]);
    }
}

KS_KERNELS(pool_histogram, KS_ENTRY("count", pool_histogram))

#ifdef KS_HOST_PART
class PoolHistogram final : public PoolKernel {
public:
    PoolHistogram()
        : PoolKernel("histogram", "Pool: how often each byte occurs",
                     {.most = 1 << 28, .standard = 10'000, .unit = "bytes", .title = "Bytes counted"}) {}

    std::string kernel(const Parameters&) const override { return "pool_histogram.count"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        const auto bytes = random_numbers<unsigned char>(random, size, 0, 255, stop);
        std::vector<unsigned> counts(256);
        for (const unsigned char byte : bytes)
            ++counts[byte];
        PoolArguments made;
        made.reads("bytes", bytes);
        made.adds_to("counts", std::move(counts));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = static_cast<double>(size), .unit = "bytes counted", .bytes = size + 1024};
    }
};

const Variant& variant_pool_histogram() {
    static const PoolHistogram variant;
    return variant;
}
#endif
