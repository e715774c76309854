// SPDX-License-Identifier: Apache-2.0
// A quarter of pi by random points of a square: the fraction of points inside the quarter circle.

/// Number i of the generator SplitMix64, which is a function of i alone.
KS_DEVICE unsigned long long pool_monte_carlo_random(unsigned long long seed, long long i) {
    unsigned long long z = seed + (i + 1) * 0x9e3779b97f4a7c15ULL;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ z >> 27) * 0x94d049bb133111ebULL;
    return z ^ z >> 31;
}

/// Number i gives point i: 31 of its bits for each coordinate.
KS_KERNEL void pool_monte_carlo(sptr<unsigned> inside, unsigned long long seed, int size) {
    KS_SHARED(unsigned, counts, 1);
    if (KS_IF(threadIdx.x == 0)) counts[0] = 0;
    KS_SYNC();
    unsigned own = 0;
    KS_FOR(int i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += gridDim.x * blockDim.x) {
        const unsigned long long random = pool_monte_carlo_random(seed, i);
        const unsigned long long x = random >> 33, y = random & 0x7fffffff;
        own += x * x + y * y < 1ULL << 62;
    }
    KS_ATOMIC_ADD(counts[0], own);
    KS_SYNC();
    if (KS_IF(threadIdx.x == 0)) KS_ATOMIC_ADD(inside[0], counts[0]);
}

KS_KERNELS(pool_monte_carlo, KS_ENTRY("throw", pool_monte_carlo))

#ifdef KS_HOST_PART
class PoolMonteCarlo final : public PoolKernel {
public:
    PoolMonteCarlo()
        : PoolKernel("monte-carlo", "Pool: a quarter of pi by Monte Carlo",
                     {.most = 1 << 28, .standard = 10'000, .unit = "points", .title = "Random points"}) {}

    std::string kernel(const Parameters&) const override { return "pool_monte_carlo.throw"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::uint64_t seed = random.next();
        const std::int64_t size = parameters.integer("size");
        Random points(seed);
        unsigned inside = 0;
        constexpr std::uint64_t side = std::uint64_t{1} << 31;
        for (std::int64_t i = 0; i < size; ++i) {
            if (i % stop_interval == 0 && stop.stop_requested()) break;
            const std::uint64_t number = points.next(), x = number / (4 * side), y = number % side;
            inside += y * y < side * side - x * x ? 1 : 0;
        }
        PoolArguments made;
        made.adds_to<unsigned>("inside", {inside});
        made.number(static_cast<unsigned long long>(seed));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        return {.operations = static_cast<double>(parameters.integer("size")), .unit = "points", .bytes = 4};
    }
};

const Variant& variant_pool_monte_carlo() {
    static const PoolMonteCarlo variant;
    return variant;
}
#endif
