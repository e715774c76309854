// SPDX-License-Identifier: Apache-2.0
// Wrong on purpose: threads of the last block do not check whether they still have an element.

/// Doubles every element; the launch is rounded up to whole blocks.
KS_KERNEL void demo_out_of_bounds(gptr<const int> from, gptr<int> to, int size) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    // KS_IF(j < size) is missing here.
    KS_WATCH(size);
    to[j] = 2 * from[j];
}

KS_KERNELS(demo_out_of_bounds, KS_ENTRY("double", demo_out_of_bounds))

#ifdef KS_HOST_PART
class DemoOutOfBounds final : public ArrayDemo {
public:
    DemoOutOfBounds()
        : ArrayDemo("out-of-bounds", "The last block goes beyond the array",
                    {demo_block(64), demo_number("size", 1, 1000000, 200, "elements", "Elements")}) {}

private:
    std::int64_t size(const Parameters& parameters) const override { return parameters.integer("size"); }
    Result<void> launch(const Parameters& parameters, const Buffer& from, const Buffer& to,
                        Context& context) const override {
        KS_TRY(const Kernel kernel, context.backend->kernel("demo_out_of_bounds.double"));
        const std::int64_t block = parameters.integer("block"), count = size(parameters);
        return context.backend->launch(context, kernel,
                                       {.grid = (count + block - 1) / block, .block = static_cast<int>(block)}, from, to,
                                       static_cast<int>(count));
    }
};

const Variant& variant_demo_out_of_bounds() {
    static const DemoOutOfBounds variant;
    return variant;
}
#endif
