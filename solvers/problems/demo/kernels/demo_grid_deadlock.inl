// SPDX-License-Identifier: Apache-2.0
// Wrong on purpose: a grid barrier with more blocks than the device holds at once.

/// Every block passes its elements to the next block, after all of them are written.
KS_KERNEL void demo_grid_deadlock(sptr<int> from, gptr<int> to) {
    const int size = gridDim.x * blockDim.x;
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    from[j] = 2 * j;
    KS_GRID_SYNC();
    const int next = from[(j + blockDim.x) % size];
    KS_WATCH(next);
    to[j] = next;
}

KS_KERNELS(demo_grid_deadlock, KS_ENTRY("hand_on", demo_grid_deadlock))

#ifdef KS_HOST_PART
class DemoGridDeadlock final : public ArrayDemo {
public:
    DemoGridDeadlock()
        : ArrayDemo("grid-deadlock", "A barrier of the grid, with more blocks than fit: a deadlock",
                    {demo_number("beyond", 0, 1000, 1, "blocks", "Blocks beyond those that the device holds")}) {
        info_.cooperative = true;
    }

private:
    /// No device has more multiprocessors.
    static constexpr std::int64_t most_blocks = 1024 + 1000;
    static constexpr int threads = 32;

    /// A block takes all shared memory that it can get, so that a multiprocessor holds one block and few threads live.
    static Result<std::int64_t> held_blocks(Backend& backend) {
        KS_TRY(const Kernel kernel, backend.kernel("demo_grid_deadlock.hand_on"));
        return backend.coresident_blocks(kernel, {.block = threads, .shared_bytes = backend.shared_bytes_per_block()});
    }

    std::int64_t size(const Parameters&) const override { return most_blocks * threads; }
    Result<LargestLaunch> largest_launch(const Instance&, const Parameters&, Context& context) const override {
        KS_TRY(const std::int64_t held, held_blocks(*context.backend));
        return LargestLaunch{.grid = std::min(held, most_blocks), .block = threads, .together = true};
    }
    Result<void> launch(const Parameters& parameters, const Buffer& from, const Buffer& to,
                        Context& context) const override {
        Backend& backend = *context.backend;
        KS_TRY(const Kernel kernel, backend.kernel("demo_grid_deadlock.hand_on"));
        const int shared = backend.shared_bytes_per_block();
        KS_TRY(const std::int64_t held, held_blocks(backend));
        const std::int64_t grid = std::min(held + parameters.integer("beyond"), most_blocks);
        return backend.launch(context, kernel,
                              {.grid = grid, .block = threads, .shared_bytes = shared, .cooperative = true}, from, to);
    }
};

const Variant& variant_demo_grid_deadlock() {
    static const DemoGridDeadlock variant;
    return variant;
}
#endif
