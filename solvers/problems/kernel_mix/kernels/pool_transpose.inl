// SPDX-License-Identifier: Apache-2.0
// Transposes a square matrix through shared memory, so that reads and writes both go along rows.

/// A block processes several tiles of 32 x 32. A row of a tile is one word longer, so that a column is in 32 banks.
KS_KERNEL void pool_transpose(gptr<const int> from, gptr<int> to, int size) {
    KS_SHARED(int, cells, 1056);
    const int tiles = (size + 31) / 32;
    KS_FOR(int tile = blockIdx.x; tile < tiles * tiles; tile += gridDim.x) {
        const int top = tile / tiles * 32, left = tile % tiles * 32;
        KS_FOR(int cell = threadIdx.x; cell < 1024; cell += blockDim.x) {
            const int y = cell / 32, x = cell % 32;
            if (KS_IF(top + y < size && left + x < size)) cells[y * 33 + x] = from[(top + y) * size + left + x];
        }
        KS_SYNC();
        KS_FOR(int cell = threadIdx.x; cell < 1024; cell += blockDim.x) {
            const int y = cell / 32, x = cell % 32;
            if (KS_IF(left + y < size && top + x < size)) to[(left + y) * size + top + x] = cells[x * 33 + y];
        }
        KS_SYNC();
    }
}

KS_KERNELS(pool_transpose, KS_ENTRY("transpose", pool_transpose))

#ifdef KS_HOST_PART
class PoolTranspose final : public PoolKernel {
public:
    PoolTranspose()
        : PoolKernel("transpose", "Pool: a matrix transposed, in tiles",
                     {.most = 8192, .standard = 80, .unit = "rows", .title = "Rows, and columns, of the matrix"}) {}

    std::string kernel(const Parameters&) const override { return "pool_transpose.transpose"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        const auto n = static_cast<std::size_t>(size);
        const auto from = random_numbers<int>(random, size * size, INT32_MIN, INT32_MAX, stop);
        std::vector<int> to;
        for (std::size_t column = 0; column < n; ++column)
            for (std::size_t at = column; at < from.size(); at += n)
                to.push_back(from[at]);
        PoolArguments made;
        made.reads("from", from);
        made.writes("to", std::move(to));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = static_cast<double>(size * size), .unit = "elements moved", .bytes = 8 * size * size};
    }
};

const Variant& variant_pool_transpose() {
    static const PoolTranspose variant;
    return variant;
}
#endif
