// SPDX-License-Identifier: Apache-2.0
// Prefix sums within rows of 512 numbers: in nine steps each number adds the one 1, 2, 4 ... 256 places to its left.

/// A block processes several rows. A step reads one half of the shared memory and writes the other.
KS_KERNEL void pool_scan(gptr<const int> numbers, gptr<int> sums, int size) {
    KS_SHARED(int, cells, 1024);
    KS_FOR(int row = blockIdx.x; row * 512 < size; row += gridDim.x) {
        KS_FOR(int i = threadIdx.x; i < 512; i += blockDim.x) {
            int number = 0;
            if (KS_IF(row * 512 + i < size)) number = numbers[row * 512 + i];
            cells[i] = number;
        }
        KS_SYNC();
        int from = 0;
        KS_FOR(int by = 1; by < 512; by *= 2) {
            KS_FOR(int i = threadIdx.x; i < 512; i += blockDim.x) {
                int sum = cells[from + i];
                if (KS_IF(i >= by)) sum += cells[from + i - by];
                cells[512 - from + i] = sum;
            }
            KS_SYNC();
            from = 512 - from;
        }
        KS_FOR(int i = threadIdx.x; i < 512; i += blockDim.x) {
            if (KS_IF(row * 512 + i < size)) sums[row * 512 + i] = cells[from + i];
        }
        KS_SYNC();
    }
}

KS_KERNELS(pool_scan, KS_ENTRY("scan", pool_scan))

#ifdef KS_HOST_PART
class PoolScan final : public PoolKernel {
public:
    PoolScan()
        : PoolKernel("scan", "Pool: prefix sums within rows of 512",
                     {.most = 1 << 26, .standard = 3'000, .unit = "elements", .title = "Elements of all rows"}) {}

    std::string kernel(const Parameters&) const override { return "pool_scan.scan"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        const auto numbers = random_numbers<int>(random, size, -1'000'000, 1'000'000, stop);
        std::vector<int> sums;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            sums.push_back(i % 512 == 0 ? numbers[i] : sums.back() + numbers[i]);
        PoolArguments made;
        made.reads("numbers", numbers);
        made.writes("sums", std::move(sums));
        made.number(static_cast<int>(size));
        return made;
    }
    /// All nine steps are counted for each number of a full row.
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = 9.0 * static_cast<double>(size), .unit = "additions", .bytes = 8 * size};
    }
};

const Variant& variant_pool_scan() {
    static const PoolScan variant;
    return variant;
}
#endif
