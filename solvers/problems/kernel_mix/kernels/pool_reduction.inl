// SPDX-License-Identifier: Apache-2.0
// The sum of an array: a sum per thread, a tree per block in shared memory, and one atomic per block.

KS_KERNEL void pool_reduction(gptr<const int> numbers, sptr<unsigned long long> sum, int size) {
    KS_SHARED(int, sums, 1024);
    const int thread = threadIdx.x;
    int own = 0;
    KS_FOR(int i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += gridDim.x * blockDim.x) {
        own += numbers[i];
    }
    sums[thread] = own;
    KS_SYNC();
    int width = blockDim.x;
    KS_LOOP(width > 1) {
        const int half = (width + 1) / 2;
        if (KS_IF(thread + half < width)) sums[thread] += sums[thread + half];
        KS_SYNC();
        width = half;
    }
    if (KS_IF(thread == 0)) KS_ATOMIC_ADD(sum[0], sums[0]);
}

KS_KERNELS(pool_reduction, KS_ENTRY("sum", pool_reduction))

#ifdef KS_HOST_PART
/// The numbers are below 32, so the sum of 2^26 numbers is below 2^31.
class PoolReduction final : public PoolKernel {
public:
    PoolReduction()
        : PoolKernel("reduction", "Pool: the sum of an array",
                     {.most = 1 << 26, .standard = 10'000, .unit = "elements", .title = "Elements summed up"}) {}

    std::string kernel(const Parameters&) const override { return "pool_reduction.sum"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        const auto numbers = random_numbers<int>(random, size, 0, 31, stop);
        PoolArguments made;
        made.reads("numbers", numbers);
        made.adds_to<unsigned long long>("sum", {std::reduce(numbers.begin(), numbers.end(), 0ULL)});
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = static_cast<double>(size), .unit = "additions", .bytes = 4 * size + 8};
    }
};

const Variant& variant_pool_reduction() {
    static const PoolReduction variant;
    return variant;
}
#endif
