// SPDX-License-Identifier: Apache-2.0
// The sum of two vectors: only memory traffic.

KS_KERNEL void pool_vector_add(gptr<const float> a, gptr<const float> b, gptr<float> sum, int size) {
    KS_FOR(int i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += gridDim.x * blockDim.x) {
        sum[i] = a[i] + b[i];
    }
}

KS_KERNELS(pool_vector_add, KS_ENTRY("add", pool_vector_add))

#ifdef KS_HOST_PART
/// Equal to the CPU's sums, because the rounding of an addition is the same everywhere.
class PoolVectorAdd final : public PoolKernel {
public:
    PoolVectorAdd()
        : PoolKernel("vector-add", "Pool: the sum of two vectors",
                     {.most = 1 << 26, .standard = 10'000, .unit = "elements", .title = "Elements of each vector"}) {}

    std::string kernel(const Parameters&) const override { return "pool_vector_add.add"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        const auto a = random_numbers<float>(random, size, -1'000'000'000, 1'000'000'000, stop);
        const auto b = random_numbers<float>(random, size, -1'000'000'000, 1'000'000'000, stop);
        std::vector<float> sum;
        std::ranges::transform(a, b, std::back_inserter(sum), std::plus());
        PoolArguments made;
        made.reads("a", a);
        made.reads("b", b);
        made.writes("sum", std::move(sum));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = static_cast<double>(size), .unit = "additions", .bytes = 12 * size};
    }
};

const Variant& variant_pool_vector_add() {
    static const PoolVectorAdd variant;
    return variant;
}
#endif
