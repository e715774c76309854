// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/problems/subset_sum/two_list/statistics.h"
#include "solvers/problems/subset_sum/two_list/switches.h"

#include <chrono>
#include <optional>
#include <span>
#include <vector>

namespace ks::two_list {

/// Returns the shape for `threads` threads, in blocks of at most `block` threads and not larger than needed.
LaunchShape shape_of(std::int64_t threads, int block);

/// Algorithm 3: returns the number of threads that add a weight to a list of 2^weights sums, at most k.
std::int64_t threads_for(std::int64_t weights, std::int64_t k);

/// Returns the bytes of the buffers of a `Device`.
std::int64_t device_bytes(const Halves& halves, std::int64_t k);

/// Copies between host and device, timed with the host's clock for their share of the time (Figure 6). A
/// download first waits for the kernels, so that only the copy is timed, and the wait can be cancelled.
class Copies {
public:
    explicit Copies(Backend& backend) : backend_(&backend) {}

    template <class T>
    Result<void> upload(const Buffer& buffer, std::span<const T> items, std::int64_t byte_offset = 0) {
        return timed([&] { return backend_->upload_items(buffer, items, byte_offset); });
    }
    template <class T>
    Result<void> download(const Buffer& buffer, std::span<T> items, std::int64_t byte_offset,
                          Context& context) {
        KS_CHECK(backend_->synchronise(context));
        return timed([&] { return backend_->download_items(buffer, items, byte_offset); });
    }
    Result<void> constant(std::string_view name, std::int64_t value) {
        return timed([&] { return backend_->set_constant(name, std::as_bytes(std::span(&value, 1))); });
    }
    /// Returns the time of the copies since this object was created; empty in the emulator, whose times have
    /// no meaning.
    std::optional<Statistics::Transfer> transfer() const;

private:
    using Clock = Context::Clock;
    static double ms(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

    template <class Copy>
    Result<void> timed(const Copy& copy) {
        const Clock::time_point begin = Clock::now();
        KS_CHECK(copy());
        copies_ms_ += ms(Clock::now() - begin);
        return {};
    }

    Backend* backend_;
    Clock::time_point begin_ = Clock::now();
    double copies_ms_ = 0;
};

/// A list in device memory.
struct DeviceList {
    Buffer buffer;
    std::int64_t size = 0;
};

/// The device side of a run: one call per stage.
class Device {
public:
    static Result<Device> prepare(const Halves& halves, std::int64_t target, std::int64_t k, int block,
                                  Switches improved, Context& context);

    /// Generates both lists.
    Result<void> generate(Context& context);
    /// Returns the solution, if the stage found one; otherwise S is filled.
    Result<Hit> prune(Context& context);
    Result<Hit> search(Context& context);
    /// Returns the counts so far.
    Statistics statistics() const;

private:
    Device(const Halves& halves, std::int64_t target, std::int64_t k, int block, Switches improved,
           Backend& backend)
        : backend_(&backend), copies_(backend), halves_(&halves), target_(target), k_(k), block_(block),
          improved_(improved) {}

    /// The kernels of a list's direction.
    struct OfDirection {
        Kernel partition, merge;
    };
    Result<void> find_kernels();
    Result<void> allocate();
    Result<void> upload();

    template <Direction D>
    Result<DeviceList> list_of(const Half& half, Context& context);
    /// Makes the first list: of no weight, or of one.
    template <Direction D>
    Result<std::int64_t> begin_list(const Half& half, const Buffer& list);
    /// Algorithms 3 and 9, one round: adds weight number `weight` to a list of `before` weights. Returns the
    /// number of elements of the new list.
    template <Direction D>
    Result<std::int64_t> add_weight(const OfDirection& kernels, int weight, std::int64_t before,
                                    const DeviceList& list, const Buffer& merged, Context& context);
    /// Makes the shifted list. Returns the range of its used elements.
    template <Direction D>
    Result<Range> shift(int weight, const LaunchShape& shape, const DeviceList& list, Context& context);
    Result<void> wait_as_printed(Context& context);

    Blocks blocks(const DeviceList& list) const { return Blocks::of(nullptr, list.size, k_); }
    /// Returns an element of `state_`, as a kernel argument.
    Buffer::View counter(std::size_t number) const;
    /// Reads the results and counts of the device.
    Result<Hit> read_state(Context& context);

    Backend* backend_;
    Copies copies_;
    const Halves* halves_;
    std::int64_t target_, k_;
    int block_;
    Switches improved_;

    Kernel add_item_, pruning_, search_;
    OfDirection rising_, falling_;
    Buffer weights_, spare_, shifted_, h_, pairs_, state_, discarded_;
    DeviceList a_, b_;
    std::int64_t added_ = 0;            ///< number of weights, for progress
    std::vector<std::int64_t> counted_; ///< `state_` as read last
    bool pruned_ = false, searched_ = false;
};

} // namespace ks::two_list
