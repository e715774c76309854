// SPDX-License-Identifier: Apache-2.0
// The product of two square matrices by tiles of 16 x 16 in shared memory; any number of threads share a tile's cells.

/// A block processes several tiles of the product. Thread t has the cells t, t + blockDim.x, ... of a tile, at most 8.
KS_KERNEL void pool_matrix_product(gptr<const float> a, gptr<const float> b, gptr<float> product, int size) {
    KS_SHARED(float, a_tile, 256);
    KS_SHARED(float, b_tile, 256);
    const int tiles = (size + 15) / 16;
    KS_FOR(int tile = blockIdx.x; tile < tiles * tiles; tile += gridDim.x) {
        const int top = tile / tiles * 16, left = tile % tiles * 16;
        float sums[8] = {};
        KS_FOR(int middle = 0; middle < size; middle += 16) {
            KS_FOR(int cell = threadIdx.x; cell < 256; cell += blockDim.x) {
                const int y = cell / 16, x = cell % 16;
                float of_a = 0, of_b = 0;
                if (KS_IF(top + y < size && middle + x < size)) of_a = a[(top + y) * size + middle + x];
                if (KS_IF(middle + y < size && left + x < size)) of_b = b[(middle + y) * size + left + x];
                a_tile[cell] = of_a;
                b_tile[cell] = of_b;
            }
            KS_SYNC();
            KS_FOR(int own = 0; own < 8; ++own) {
                const int cell = threadIdx.x + own * blockDim.x;
                if (KS_IF(cell < 256)) {
                    KS_FOR(int k = 0; k < 16; ++k) {
                        sums[own] += a_tile[cell / 16 * 16 + k] * b_tile[k * 16 + cell % 16];
                    }
                }
            }
            KS_SYNC();
        }
        KS_FOR(int own = 0; own < 8; ++own) {
            const int cell = threadIdx.x + own * blockDim.x;
            const int y = top + cell / 16, x = left + cell % 16;
            if (KS_IF(cell < 256 && y < size && x < size)) product[y * size + x] = sums[own];
        }
    }
}

KS_KERNELS(pool_matrix_product, KS_ENTRY("multiply", pool_matrix_product))

#ifdef KS_HOST_PART
/// Integers from -8 to 8: float32 holds every sum of up to 2^18 of their products exactly, in any order.
class PoolMatrixProduct final : public PoolKernel {
public:
    PoolMatrixProduct()
        : PoolKernel("matrix-product", "Pool: the product of two matrices, in tiles",
                     {.most = 2048, .standard = 40, .unit = "rows", .title = "Rows, and columns, of each matrix"}) {}

    std::string kernel(const Parameters&) const override { return "pool_matrix_product.multiply"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        const auto n = static_cast<std::size_t>(size);
        const auto a = random_numbers<float>(random, size * size, -8, 8, stop);
        const auto b = random_numbers<float>(random, size * size, -8, 8, stop);
        std::vector<float> product(n * n);
        for (std::size_t y = 0; y < n && !stop.stop_requested(); ++y)
            for (std::size_t k = 0; k < n; ++k)
                for (std::size_t x = 0; x < n; ++x)
                    product[y * n + x] += a[y * n + k] * b[k * n + x];
        PoolArguments made;
        made.reads("a", a);
        made.reads("b", b);
        made.writes("product", std::move(product));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = std::pow(static_cast<double>(size), 3), .unit = "products", .bytes = 12 * size * size};
    }
};

const Variant& variant_pool_matrix_product() {
    static const PoolMatrixProduct variant;
    return variant;
}
#endif
