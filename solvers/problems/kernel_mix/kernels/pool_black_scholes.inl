// SPDX-License-Identifier: Apache-2.0
// The present value of a European call option and put option: float arithmetic, and registers for it.

/// The normal distribution's integral up to d by a polynomial of degree five (Abramowitz and Stegun, 26.2.17).
KS_DEVICE float pool_black_scholes_normal(float d) {
    const float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
    const float polynomial =
        k * (0.319381530f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
    const float tail = 0.398942280f * expf(-0.5f * d * d) * polynomial;
    return d > 0 ? 1.0f - tail : tail;
}

KS_KERNEL void pool_black_scholes(gptr<const float> price, gptr<const float> strike, gptr<const float> years,
                                  gptr<float> calls, gptr<float> puts, float rate, float volatility, int size) {
    KS_FOR(int i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += gridDim.x * blockDim.x) {
        const float s = price[i], x = strike[i], t = years[i];
        const float spread = volatility * sqrtf(t);
        const float d1 = (logf(s / x) + (rate + 0.5f * volatility * volatility) * t) / spread;
        const float below1 = pool_black_scholes_normal(d1), below2 = pool_black_scholes_normal(d1 - spread);
        const float discounted = x * expf(-rate * t);
        calls[i] = s * below1 - discounted * below2;
        puts[i] = discounted * (1.0f - below2) - s * (1.0f - below1);
    }
}

KS_KERNELS(pool_black_scholes, KS_ENTRY("value", pool_black_scholes))

#ifdef KS_HOST_PART
/// The CPU uses the error function in float64. Prices go up to 128, where float32 has steps of 2^-17, and the
/// polynomial is within 7.5e-8 of the integral. A few such errors add up to about 1e-4.
class PoolBlackScholes final : public PoolKernel {
public:
    PoolBlackScholes()
        : PoolKernel("black-scholes", "Pool: what options are worth, by Black and Scholes",
                     {.most = 1 << 24, .standard = 5'000, .unit = "options", .title = "Options of each kind"}) {}

    std::string kernel(const Parameters&) const override { return "pool_black_scholes.value"; }
    PoolArguments arguments(const Parameters& parameters, Random& random, const std::stop_token& stop) const override {
        const std::int64_t size = parameters.integer("size");
        const auto scaled = [&](std::int64_t least, std::int64_t most, float unit) {
            auto numbers = random_numbers<float>(random, size, least, most, stop);
            for (float& number : numbers)
                number *= unit;
            return numbers;
        };
        const auto price = scaled(5 * 64, 100 * 64, 1.0f / 64), strike = scaled(5 * 64, 128 * 64, 1.0f / 64),
                   years = scaled(64, 10 * 256, 1.0f / 256);
        const auto below = [](double d) { return std::erfc(-d / std::sqrt(2.0)) / 2; };
        std::vector<float> calls, puts;
        for (std::size_t i = 0; i < price.size(); ++i) {
            if (i % stop_interval == 0 && stop.stop_requested()) break;
            const double s = price[i], x = strike[i], t = years[i], v = volatility * std::sqrt(t);
            const double d = std::log(s / x) / v + (rate / volatility) * std::sqrt(t) + v / 2;
            const double discounted = x / std::exp(rate * t), call = s * below(d) - discounted * below(d - v);
            calls.push_back(static_cast<float>(call));
            puts.push_back(static_cast<float>(call - s + discounted)); // put-call parity
        }
        const Tolerance tolerance{.allowed = 2e-4,
                                  .because = "float32 holds prices up to 128 in steps of 0.000008, and a value takes "
                                             "some ten roundings and a polynomial"};
        PoolArguments made;
        made.reads("price", price);
        made.reads("strike", strike);
        made.reads("years", years);
        made.writes("calls", std::move(calls), tolerance);
        made.writes("puts", std::move(puts), tolerance);
        made.number(static_cast<float>(rate));
        made.number(static_cast<float>(volatility));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = 2.0 * static_cast<double>(size), .unit = "options", .bytes = 20 * size};
    }

private:
    static constexpr double rate = 0.03125, volatility = 0.25; ///< per year; float32 holds both exactly
};

const Variant& variant_pool_black_scholes() {
    static const PoolBlackScholes variant;
    return variant;
}
#endif
