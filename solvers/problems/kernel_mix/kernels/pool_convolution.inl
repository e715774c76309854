// SPDX-License-Identifier: Apache-2.0
// A picture blurred by 5 x 5 weights, in tiles of 16 x 16 with a rim of two pixels in shared memory.

/// Outside its edges the picture is black. A block processes several tiles.
KS_KERNEL void pool_convolution(gptr<const float> picture, gptr<const float> weights, gptr<float> blurred, int size) {
    KS_SHARED(float, pixels, 400);
    KS_SHARED(float, by, 25);
    KS_FOR(int i = threadIdx.x; i < 25; i += blockDim.x) {
        by[i] = weights[i];
    }
    const int tiles = (size + 15) / 16;
    KS_FOR(int tile = blockIdx.x; tile < tiles * tiles; tile += gridDim.x) {
        const int top = tile / tiles * 16, left = tile % tiles * 16;
        KS_FOR(int i = threadIdx.x; i < 400; i += blockDim.x) {
            const int y = top + i / 20 - 2, x = left + i % 20 - 2;
            float pixel = 0;
            if (KS_IF(y >= 0 && y < size && x >= 0 && x < size)) pixel = picture[y * size + x];
            pixels[i] = pixel;
        }
        KS_SYNC();
        KS_FOR(int cell = threadIdx.x; cell < 256; cell += blockDim.x) {
            const int y = cell / 16, x = cell % 16;
            if (KS_IF(top + y < size && left + x < size)) {
                float sum = 0;
                KS_FOR(int i = 0; i < 25; ++i) {
                    sum += by[i] * pixels[(y + i / 5) * 20 + x + i % 5];
                }
                blurred[(top + y) * size + left + x] = sum;
            }
        }
        KS_SYNC();
    }
}

KS_KERNELS(pool_convolution, KS_ENTRY("blur", pool_convolution))

#ifdef KS_HOST_PART
/// Pixels are whole numbers up to 255 and the weights sum up to 256: float32 holds every sum exactly. The CPU blurs
/// rows first, then columns.
class PoolConvolution final : public PoolKernel {
public:
    PoolConvolution()
        : PoolKernel("convolution", "Pool: a picture blurred by 5 x 5 weights",
                     {.most = 8192, .standard = 60, .unit = "rows", .title = "Rows, and columns, of the picture"}) {}

    std::string kernel(const Parameters&) const override { return "pool_convolution.blur"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        const auto picture = random_numbers<float>(random, size * size, 0, 255, stop);
        std::vector<float> weights;
        for (const float down : row_weights)
            for (const float right : row_weights)
                weights.push_back(down * right);
        const std::vector<float> rows = blurred_along(picture, size, 1);
        PoolArguments made;
        made.reads("picture", picture);
        made.reads("weights", weights);
        made.writes("blurred", blurred_along(rows, size, size));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t pixels = parameters.integer("size") * parameters.integer("size");
        return {.operations = 25.0 * static_cast<double>(pixels), .unit = "products", .bytes = 8 * pixels + 100};
    }

private:
    static constexpr std::array<float, 5> row_weights{1, 4, 6, 4, 1};

    /// `step` is the distance to the right neighbour, or to the pixel below.
    static std::vector<float> blurred_along(const std::vector<float>& from, std::int64_t size, std::int64_t step) {
        std::vector<float> to(from.size());
        for (std::int64_t at = 0; at < size * size; ++at) {
            const std::int64_t place = at / step % size;
            for (std::int64_t k = -2; k <= 2; ++k)
                if (place + k >= 0 && place + k < size)
                    to[static_cast<std::size_t>(at)] += row_weights[static_cast<std::size_t>(k + 2)] *
                                                        from[static_cast<std::size_t>(at + k * step)];
        }
        return to;
    }
};

const Variant& variant_pool_convolution() {
    static const PoolConvolution variant;
    return variant;
}
#endif
