// SPDX-License-Identifier: Apache-2.0
// Kernels with the registers and shared memory of the concurrency paper's Table I, which does not state what the
// paper's kernels compute.

/// A thread keeps `held` numbers in registers while it follows a chain of cells in shared memory. The compiler cannot
/// know the length of the chain, so it does not unroll the loop, and each further number takes one more register.
template <int words, int held>
KS_KERNEL void pool_synthetic(gptr<unsigned> to, int cells, int size) {
    KS_SHARED(int, chain, words);
    KS_FOR(int i = threadIdx.x; i < words; i += blockDim.x) {
        chain[i] = i - 1;
    }
    KS_SYNC();
    KS_FOR(int i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += gridDim.x * blockDim.x) {
        unsigned numbers[held];
        for (int k = 0; k < held; ++k)
            numbers[k] = i + k;
        int at = cells;
        KS_LOOP(at != 0) {
            at = chain[at];
            for (int k = 0; k < held; ++k)
                numbers[k] = numbers[k] * numbers[(k + 1) % held] + at;
        }
        unsigned all = 0;
        for (int k = 0; k < held; ++k)
            all ^= numbers[k];
        to[i] = all;
    }
}

// The numbers that take the table's 16, 24, 32 and 40 registers on compute capability 9.0. Its 8 cannot be reached: the
// simplest loop over shared memory takes 12. assets/kernel-resources.json has other devices.
KS_KERNELS(pool_synthetic, KS_ENTRY("I", pool_synthetic<6144, 1>), KS_ENTRY("II", pool_synthetic<3072, 8>),
           KS_ENTRY("III", pool_synthetic<1536, 16>), KS_ENTRY("IV", pool_synthetic<1152, 24>),
           KS_ENTRY("V", pool_synthetic<384, 33>))

#ifdef KS_HOST_PART
class PoolSynthetic final : public PoolKernel {
public:
    PoolSynthetic()
        : PoolKernel("synthetic", "Pool: the synthetic kernels of Table I",
                     {.most = 1 << 24, .standard = 1'000, .unit = "elements", .title = "Elements computed"}) {
        info_.paper = "concurrency";
        info_.section = "V-B";
        info_.parameters.push_back({.name = "kernel",
                                    .type = Parameter::Type::choice,
                                    .values = {"I", "II", "III", "IV", "V"},
                                    .title = "Which of Table I"});
        info_.parameters.push_back({.name = "cells",
                                    .max = 383,
                                    .standard = 20,
                                    .unit = "cells",
                                    .title = "Cells of shared memory that a thread reads for each element"});
    }

    std::string kernel(const Parameters& parameters) const override {
        return "pool_synthetic." + parameters.choice("kernel");
    }
    PoolArguments arguments(const Parameters& parameters, Random&, const std::stop_token& stop) const override {
        const auto size = static_cast<unsigned>(parameters.integer("size"));
        const auto cells = static_cast<unsigned>(parameters.integer("cells"));
        std::vector<unsigned> to;
        for (unsigned i = 0; i < size && !stop.stop_requested(); ++i) {
            std::vector<unsigned> numbers(held(parameters));
            std::iota(numbers.begin(), numbers.end(), i);
            for (unsigned left = cells; left-- > 0;) {
                for (std::size_t k = 0; k < numbers.size(); ++k)
                    numbers[k] = numbers[k] * numbers[k + 1 < numbers.size() ? k + 1 : 0] + left;
            }
            to.push_back(std::reduce(numbers.begin(), numbers.end(), 0U, std::bit_xor()));
        }
        PoolArguments made;
        made.writes("to", std::move(to));
        made.number(static_cast<int>(cells));
        made.number(static_cast<int>(size));
        return made;
    }
    PoolWork work_of(const Parameters& parameters) const override {
        const std::int64_t size = parameters.integer("size");
        return {.operations = static_cast<double>(size * parameters.integer("cells")) *
                              static_cast<double>(held(parameters)),
                .unit = "products",
                .bytes = 4 * size};
    }

private:
    static std::size_t held(const Parameters& parameters) {
        static const std::map<std::string, std::size_t> of_kernel{
            {"I", 1}, {"II", 8}, {"III", 16}, {"IV", 24}, {"V", 33}};
        return of_kernel.at(parameters.choice("kernel"));
    }
};

const Variant& variant_pool_synthetic() {
    static const PoolSynthetic variant;
    return variant;
}
#endif
