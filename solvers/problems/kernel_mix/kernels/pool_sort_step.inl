// SPDX-License-Identifier: Apache-2.0
// One step of a bitonic sort: every number is compared with the one `distance` away.

/// Runs of `run` numbers are sorted up and down in turn (powers of two). A number without a partner stays.
KS_KERNEL void pool_sort_step(gptr<const int> from, gptr<int> to, int run, int distance, int size) {
    KS_FOR(int i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += gridDim.x * blockDim.x) {
        const int partner = i ^ distance;
        const int own = from[i];
        int kept = own;
        if (KS_IF(partner < size)) {
            const int other = from[partner];
            const bool smaller = ((i & run) == 0) == (i < partner);
            kept = smaller ? min(own, other) : max(own, other);
        }
        to[i] = kept;
    }
}

KS_KERNELS(pool_sort_step, KS_ENTRY("step", pool_sort_step))

#ifdef KS_HOST_PART
class PoolSortStep final : public PoolKernel {
public:
    PoolSortStep()
        : PoolKernel("sort-step", "Pool: a step of a bitonic sort",
                     {.most = 1 << 26, .standard = 10'000, .unit = "elements", .title = "Elements compared"}) {}

    std::string kernel(const Parameters&) const override { return "pool_sort_step.step"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        const auto from = random_numbers<int>(random, size, INT32_MIN, INT32_MAX, stop);
        // The CPU swaps pairs, run after run.
        std::vector<int> to = from;
        for (std::size_t begin = 0, up = 1; begin < to.size(); begin += run, up ^= 1)
            for (std::size_t i = begin; i < begin + distance && i + distance < to.size(); ++i)
                if (up != 0 ? to[i] > to[i + distance] : to[i] < to[i + distance])
                    std::swap(to[i], to[i + distance]);
        PoolArguments made;
        made.reads("from", from);
        made.writes("to", std::move(to));
        made.number(static_cast<int>(run));
        made.number(static_cast<int>(distance));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = static_cast<double>(size), .unit = "comparisons", .bytes = 8 * size};
    }

private:
    static constexpr std::size_t run = 64, distance = 32; ///< the first step that merges two runs of 32
};

const Variant& variant_pool_sort_step() {
    static const PoolSortStep variant;
    return variant;
}
#endif
