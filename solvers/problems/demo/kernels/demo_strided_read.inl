// SPDX-License-Identifier: Apache-2.0
// Coalescing: the 32-byte sectors that a warp requests, by the distance between its lanes and by their first word.

/// Copies every `stride`-th word, from word `offset` on: each lane reads `stride` words after the previous lane.
KS_KERNEL void demo_strided_read(gptr<const int> from, gptr<int> to, int stride, int offset) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    const int value = from[j * stride + offset];
    KS_WATCH(value);
    to[j] = value;
}

KS_KERNELS(demo_strided_read, KS_ENTRY("strided", demo_strided_read))

#ifdef KS_HOST_PART
class DemoStridedRead final : public ArrayDemo {
public:
    DemoStridedRead()
        : ArrayDemo(
              "strided-read", "Global memory, one word in so many: sectors by stride and offset",
              {demo_number("stride", 1, 64, 8, "words", "From one lane's word to the next"),
               demo_number("offset", 0, 31, 0, "words", "From the beginning of the array to the first word"),
               demo_number("blocks", 1, 1000, 4, "blocks", "Blocks of one warp")}) {}

private:
    std::int64_t size(const Parameters& parameters) const override {
        return 32 * parameters.integer("blocks") * parameters.integer("stride") +
               parameters.integer("offset");
    }
    Result<void> launch(const Parameters& parameters, const Buffer& from, const Buffer& to,
                        Context& context) const override {
        KS_TRY(const Kernel kernel, context.backend->kernel("demo_strided_read.strided"));
        return context.backend->launch(context, kernel, {.grid = parameters.integer("blocks"), .block = 32},
                                       from, to, static_cast<int>(parameters.integer("stride")),
                                       static_cast<int>(parameters.integer("offset")));
    }
};

const Variant& variant_demo_strided_read() {
    static const DemoStridedRead variant;
    return variant;
}
#endif
