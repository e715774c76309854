// SPDX-License-Identifier: Apache-2.0
// How often each distance occurs between two of many points; 256 points are in shared memory at a time.

/// A point is three coordinates of 9 bits; a bin is 8 wide. Each pair is counted once, by its earlier point. The root
/// of a squared distance below 2^20 is never rounded up to a whole number, so that bins are exact.
KS_KERNEL void pool_distance_histogram(gptr<const unsigned> points, sptr<unsigned long long> counts, int size) {
    KS_SHARED(unsigned, tile, 256);
    KS_SHARED(unsigned, bins, 112);
    KS_FOR(int bin = threadIdx.x; bin < 112; bin += blockDim.x) {
        bins[bin] = 0;
    }
    KS_FOR(int first = blockIdx.x * blockDim.x; first < size; first += gridDim.x * blockDim.x) {
        const int own = first + threadIdx.x;
        unsigned point = 0;
        if (KS_IF(own < size)) point = points[own];
        const int x = point & 511, y = point >> 9 & 511, z = point >> 18;
        KS_FOR(int base = first / 256 * 256; base < size; base += 256) {
            const int there = min(256, size - base);
            KS_FOR(int i = threadIdx.x; i < there; i += blockDim.x) {
                tile[i] = points[base + i];
            }
            KS_SYNC();
            KS_FOR(int i = max(0, own + 1 - base); i < there; ++i) {
                const unsigned other = tile[i];
                const int dx = x - static_cast<int>(other & 511), dy = y - static_cast<int>(other >> 9 & 511),
                          dz = z - static_cast<int>(other >> 18);
                const float distance = sqrtf(static_cast<float>(dx * dx + dy * dy + dz * dz));
                KS_ATOMIC_ADD(bins[static_cast<int>(distance) / 8], 1);
            }
            KS_SYNC();
        }
    }
    KS_SYNC();
    KS_FOR(int bin = threadIdx.x; bin < 112; bin += blockDim.x) {
        KS_ATOMIC_ADD(counts[bin], bins[bin]);
    }
}

KS_KERNELS(pool_distance_histogram, KS_ENTRY("count", pool_distance_histogram))

#ifdef KS_HOST_PART
/// The CPU computes no root: it looks each squared distance up among the squares of the bins' limits.
class PoolDistanceHistogram final : public PoolKernel {
public:
    PoolDistanceHistogram()
        : PoolKernel("distance-histogram", "Pool: how often each distance occurs between points",
                     {.most = 1 << 14, .standard = 300, .unit = "points", .title = "Points"}) {}

    std::string kernel(const Parameters&) const override { return "pool_distance_histogram.count"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const auto size = static_cast<std::size_t>(parameters.integer("size"));
        std::vector<std::array<int, 3>> at(size);
        std::vector<unsigned> points;
        for (std::array<int, 3>& point : at) {
            for (int& coordinate : point)
                coordinate = static_cast<int>(random.between(0, 511));
            points.push_back(static_cast<unsigned>(point[0] + 512 * (point[1] + 512 * point[2])));
        }
        std::array<int, 111> limits{};
        for (std::size_t bin = 0; bin < limits.size(); ++bin)
            limits[bin] = static_cast<int>(64 * (bin + 1) * (bin + 1));
        std::vector<unsigned long long> counts(limits.size() + 1);
        for (std::size_t i = 0; i < size && !stop.stop_requested(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                int squared = 0;
                for (std::size_t axis = 0; axis < 3; ++axis)
                    squared += (at[i][axis] - at[j][axis]) * (at[i][axis] - at[j][axis]);
                ++counts[static_cast<std::size_t>(std::ranges::upper_bound(limits, squared) - limits.begin())];
            }
        PoolArguments made;
        made.reads("points", points);
        made.adds_to("counts", std::move(counts));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        const auto points = static_cast<double>(size);
        return {.operations = points * (points - 1) / 2, .unit = "distances", .bytes = 4 * size + 896};
    }
};

const Variant& variant_pool_distance_histogram() {
    static const PoolDistanceHistogram variant;
    return variant;
}
#endif
