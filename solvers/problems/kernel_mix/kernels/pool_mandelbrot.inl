// SPDX-License-Identifier: Apache-2.0
// The Mandelbrot set, pixel by pixel: lanes of a warp run the loop a different number of times.

/// How many steps z = z^2 + c, from 0, stays within the circle of radius 2, at most 256. Numbers have 28 fractional
/// bits, so that every machine draws the same picture. The picture covers -2 to 1 and -1.5 to 1.5.
KS_KERNEL void pool_mandelbrot(gptr<int> steps, int size) {
    KS_FOR(int i = blockIdx.x * blockDim.x + threadIdx.x; i < size * size; i += gridDim.x * blockDim.x) {
        const long long part = 3LL << 28;
        const long long real = i % size * part / size - (2LL << 28), imaginary = i / size * part / size - (3LL << 27);
        long long x = 0, y = 0;
        int step = 0;
        KS_LOOP(step < 256 && x * x + y * y <= 1LL << 58) {
            const long long next = ((x * x - y * y) >> 28) + real;
            y = ((x * y) >> 27) + imaginary;
            x = next;
            ++step;
        }
        steps[i] = step;
    }
}

KS_KERNELS(pool_mandelbrot, KS_ENTRY("iterate", pool_mandelbrot))

#ifdef KS_HOST_PART
/// The CPU divides, rounding down, where the kernel shifts.
class PoolMandelbrot final : public PoolKernel {
public:
    PoolMandelbrot()
        : PoolKernel("mandelbrot", "Pool: the Mandelbrot set",
                     {.most = 4096, .standard = 48, .unit = "rows", .title = "Rows, and columns, of the picture"}) {}

    std::string kernel(const Parameters&) const override { return "pool_mandelbrot.iterate"; }
    PoolArguments arguments(const Parameters& parameters, Random&, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        std::vector<int> steps;
        for (std::int64_t row = 0; row < size && !stop.stop_requested(); ++row)
            for (std::int64_t column = 0; column < size; ++column)
                steps.push_back(steps_at(3 * column * one / size - 2 * one, 3 * row * one / size - 3 * one / 2));
        PoolArguments made;
        made.writes("steps", std::move(steps));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t pixels = parameters.integer("size") * parameters.integer("size");
        return {.operations = static_cast<double>(pixels), .unit = "pixels", .bytes = 4 * pixels};
    }

private:
    static constexpr std::int64_t one = 1 << 28;

    static std::int64_t floored(std::int64_t number, std::int64_t by) {
        return number / by - (number % by < 0 ? 1 : 0);
    }
    static int steps_at(std::int64_t real, std::int64_t imaginary) {
        std::int64_t x = 0, y = 0;
        for (int step = 0; step < 256; ++step) {
            if (x * x > 4 * one * one - y * y)
                return step;
            const std::int64_t squares = (x - y) * (x + y), twice = 2 * x * y;
            x = floored(squares, one) + real;
            y = floored(twice, one) + imaginary;
        }
        return 256;
    }
};

const Variant& variant_pool_mandelbrot() {
    static const PoolMandelbrot variant;
    return variant;
}
#endif
