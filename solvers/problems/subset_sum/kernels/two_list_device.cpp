// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kernels/two_list_device.h"

#include <algorithm>
#include <bit>

namespace ks::two_list {

namespace {

/// The results and counts of the kernels, in one buffer, so that one copy reads them.
namespace state {
constexpr std::size_t is_found = 0, solution = 1, picked = 3, over = 4, left = 5, count = 9;
}

constexpr auto sum_bytes = static_cast<std::int64_t>(sizeof(std::int64_t));

BufferSpec sum_buffer(std::string name, std::int64_t count) {
    return {.name = std::move(name), .element_bytes = sum_bytes, .shape = {std::max<std::int64_t>(1, count)}};
}

std::int64_t weight_count(const Half& half) {
    return static_cast<std::int64_t>(half.weights.size());
}

const char* const plain_target = "subset_sum_two_list_gpu.subset_sum_two_list_gpu_target";
const char* const improved_target =
    "subset_sum_two_list_gpu_improved.subset_sum_two_list_gpu_improved_target";

} // namespace

LaunchShape shape_of(std::int64_t threads, int block) {
    const std::int64_t fitting = std::min<std::int64_t>(block, (threads + 31) / 32 * 32);
    return {.grid = (threads - 1) / fitting + 1, .block = static_cast<int>(fitting)};
}

std::int64_t threads_for(std::int64_t weights, std::int64_t k) {
    return std::min(std::int64_t{1} << weights, k);
}

std::int64_t device_bytes(const Halves& halves, std::int64_t k) {
    const std::int64_t spare = std::max<std::int64_t>(1, halves.first.sums() / 2);
    const std::int64_t lists = halves.first.sums() + halves.second.sums() + 2 * spare;
    const std::int64_t weights = weight_count(halves.first) + weight_count(halves.second);
    return sum_bytes * (lists + 2 * weights + static_cast<std::int64_t>(state::count)) + 2 * k * (32 + 8);
}

std::optional<Statistics::Transfer> Copies::transfer() const {
    if (backend_->device().emulated())
        return {};
    return Statistics::Transfer{.copies_ms = copies_ms_, .total_ms = ms(Clock::now() - begin_)};
}

Result<Device> Device::prepare(const Halves& halves, std::int64_t target, std::int64_t k, int block,
                               Switches improved, Context& context) {
    Device made(halves, target, k, block, improved, *context.backend);
    KS_CHECK(made.find_kernels());
    KS_CHECK(made.allocate());
    KS_CHECK(made.upload());
    return made;
}

Result<void> Device::find_kernels() {
    const std::string plain = "subset_sum_two_list_gpu.", improved = "subset_sum_two_list_gpu_improved.";
    KS_TRY(add_item_, backend_->kernel((improved_.generation ? improved : plain) + "add-item"));
    KS_TRY(rising_.partition, backend_->kernel(plain + "partition<rising>"));
    KS_TRY(rising_.merge, backend_->kernel(plain + "merge<rising>"));
    KS_TRY(falling_.partition, backend_->kernel(plain + "partition<falling>"));
    KS_TRY(falling_.merge, backend_->kernel(plain + "merge<falling>"));
    KS_TRY(pruning_, backend_->kernel((improved_.pruning ? improved : plain) + "pruning"));
    KS_TRY(search_, backend_->kernel((improved_.search ? improved : plain) + "search"));
    return {};
}

Result<void> Device::allocate() {
    const std::int64_t weights = weight_count(halves_->first) + weight_count(halves_->second);
    const std::int64_t half = halves_->first.sums() / 2; // the first half is the larger one
    KS_TRY(weights_, backend_->allocate(sum_buffer("weights", weights)));
    KS_TRY(a_.buffer, backend_->allocate(sum_buffer("A", halves_->first.sums())));
    KS_TRY(b_.buffer, backend_->allocate(sum_buffer("B", halves_->second.sums())));
    KS_TRY(spare_, backend_->allocate(sum_buffer("spare list", half)));
    KS_TRY(shifted_, backend_->allocate(sum_buffer("shifted list", half)));
    KS_TRY(h_, backend_->allocate({.name = "H", .element_bytes = 16, .shape = {2 * k_, 2}}));
    KS_TRY(pairs_, backend_->allocate({.name = "S", .element_bytes = 8, .shape = {2 * k_}}));
    KS_TRY(state_,
           backend_->allocate(sum_buffer("found and counted", static_cast<std::int64_t>(state::count))));
    KS_TRY(discarded_, backend_->allocate(sum_buffer("discarded sums", weights)));
    return {};
}

Result<void> Device::upload() {
    std::vector<std::int64_t> weights = halves_->first.weights;
    weights.insert(weights.end(), halves_->second.weights.begin(), halves_->second.weights.end());
    KS_CHECK(copies_.upload(weights_, std::span<const std::int64_t>(weights)));
    KS_CHECK(copies_.constant(plain_target, target_));
    if (improved_.generation || improved_.pruning || improved_.search)
        KS_CHECK(copies_.constant(improved_target, target_));
    KS_CHECK(backend_->fill(state_, std::byte{0}));
    return backend_->fill(discarded_, std::byte{0});
}

Result<void> Device::generate(Context& context) {
    KS_TRY(a_, list_of<Direction::rising>(halves_->first, context));
    KS_TRY(b_, list_of<Direction::falling>(halves_->second, context));
    return backend_->synchronise(context);
}

/// The last list must be in its final buffer, so the previous one is in the spare buffer, and so on.
template <Direction D>
Result<DeviceList> Device::list_of(const Half& half, Context& context) {
    constexpr bool rises = D == Direction::rising;
    const OfDirection& kernels = rises ? rising_ : falling_;
    const Buffer& last = rises ? a_.buffer : b_.buffer;
    const auto first_weight = static_cast<int>(rises ? 0 : halves_->first.weights.size());
    const std::int64_t weights = weight_count(half);
    DeviceList list{.buffer = weights > 0 && weights % 2 == 0 ? spare_ : last};
    KS_TRY(list.size, begin_list<D>(half, list.buffer));
    for (std::int64_t i = 1; i < weights; ++i) {
        context.report("generation", ++added_, weight_count(halves_->first) + weight_count(halves_->second));
        const Buffer merged = (weights - 1 - i) % 2 == 0 ? last : spare_;
        KS_TRY(list.size,
               add_weight<D>(kernels, first_weight + static_cast<int>(i), i, list, merged, context));
        list.buffer = merged;
    }
    return list;
}

template <Direction D>
Result<std::int64_t> Device::begin_list(const Half& half, const Buffer& list) {
    std::vector<std::int64_t> begun{0};
    if (!half.weights.empty() && !(improved_.generation && half.weights[0] > target_))
        begun.insert(D == Direction::rising ? begun.end() : begun.begin(), half.weights[0]);
    KS_CHECK(copies_.upload(list, std::span<const std::int64_t>(begun)));
    return static_cast<std::int64_t>(begun.size());
}

/// Section 3.3 with k threads: add item, a partition per level of H, merge.
template <Direction D>
Result<std::int64_t> Device::add_weight(const OfDirection& kernels, int weight, std::int64_t before,
                                        const DeviceList& list, const Buffer& merged, Context& context) {
    const std::int64_t k = threads_for(before, k_);
    KS_TRY(const Range shifted, shift<D>(weight, shape_of(k, block_), list, context));
    const Bounds whole{{0, list.size}, shifted};
    KS_CHECK(copies_.upload(h_, std::span(&whole, 1), sizeof whole)); // element 1
    for (std::int64_t count = 1; count < k; count *= 2) {
        KS_CHECK(backend_->launch(context, kernels.partition, shape_of(count, block_), list.buffer, shifted_,
                                  static_cast<int>(count), h_));
        KS_CHECK(wait_as_printed(context));
    }
    KS_CHECK(backend_->launch(context, kernels.merge, shape_of(k, block_), list.buffer, shifted_,
                              shifted.begin, h_, static_cast<int>(k), merged));
    KS_CHECK(wait_as_printed(context));
    return whole.size();
}

template <Direction D>
Result<Range> Device::shift(int weight, const LaunchShape& shape, const DeviceList& list, Context& context) {
    if (!improved_.generation) {
        KS_CHECK(
            backend_->launch(context, add_item_, shape, weights_, weight, list.buffer, list.size, shifted_));
        KS_CHECK(wait_as_printed(context));
        return Range{0, list.size};
    }
    const std::int64_t place = weight * sum_bytes;
    KS_CHECK(backend_->launch(context, add_item_, shape, weights_, weight, list.buffer, list.size, shifted_,
                              discarded_.at(place)));
    std::int64_t discarded = 0;
    KS_CHECK(copies_.download(discarded_, std::span(&discarded, 1), place, context));
    // Sums above the target are at the end of a rising list, and at the beginning of a falling one.
    if constexpr (D == Direction::rising)
        return Range{0, list.size - discarded};
    return Range{discarded, list.size};
}

/// Does the cudaDeviceSynchronize of Algorithm 3.
Result<void> Device::wait_as_printed(Context& context) {
    return improved_.generation ? Result<void>() : backend_->synchronise(context);
}

Buffer::View Device::counter(std::size_t number) const {
    return state_.at(static_cast<std::int64_t>(number) * sum_bytes);
}

Result<Hit> Device::prune(Context& context) {
    const Blocks a = blocks(a_), b = blocks(b_);
    const int log_k = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(k_))) - 1;
    KS_CHECK(backend_->launch(context, pruning_, shape_of(k_, block_), a_.buffer, a_.size, a.length,
                              b_.buffer, b_.size, b.length, log_k, pairs_, counter(state::is_found),
                              counter(state::solution), counter(state::picked), counter(state::over)));
    KS_TRY(const Hit hit, read_state(context));
    pruned_ = !hit;
    return hit;
}

Result<Hit> Device::search(Context& context) {
    const Blocks a = blocks(a_), b = blocks(b_);
    std::vector<Argument> arguments{a_.buffer,
                                    a_.size,
                                    a.length,
                                    b_.buffer,
                                    b_.size,
                                    b.length,
                                    pairs_,
                                    counted_[state::picked],
                                    counter(state::is_found),
                                    counter(state::solution)};
    if (improved_.search)
        arguments.emplace_back(counter(state::left));
    KS_CHECK(backend_->launch(search_, shape_of(k_, block_), arguments, context));
    KS_TRY(const Hit hit, read_state(context));
    searched_ = !hit;
    return hit;
}

Result<Hit> Device::read_state(Context& context) {
    counted_.resize(state::count);
    KS_CHECK(copies_.download(state_, std::span(counted_), 0, context));
    if (counted_[state::is_found] == 0)
        return Hit();
    return Hit(SumPair{counted_[state::solution], counted_[state::solution + 1]});
}

Statistics Device::statistics() const {
    const Blocks a = blocks(a_), b = blocks(b_);
    Statistics all{.all_a = halves_->first.sums(),
                   .all_b = halves_->second.sums(),
                   .in_a = a_.size,
                   .in_b = b_.size,
                   .threads = k_,
                   .blocks_a = a.count(),
                   .blocks_b = b.count()};
    if (pruned_) {
        all.picked_pairs = counted_[state::picked];
        all.over_log_k = counted_[state::over];
    }
    if (searched_ && improved_.search) {
        // For all blocks except the last, the search added up elements, because these blocks have equal
        // sizes.
        const auto left = [&](const Blocks& list, std::size_t counters) {
            const std::int64_t last = list.range(list.count() - 1).size();
            return static_cast<double>(counted_[counters]) / static_cast<double>(list.length) +
                   static_cast<double>(counted_[counters + 1]) / static_cast<double>(last);
        };
        all.searched = {.left_a = left(a, state::left), .left_b = left(b, state::left + 2)};
    }
    all.transfer = copies_.transfer();
    return all;
}

} // namespace ks::two_list
