// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/occupancy.h"
#include "solvers/problems/kernel_mix/parts.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace ks {

namespace {

/// Returns what a kernel takes for each number of blocks that a multiprocessor can hold of it alone, each
/// with the fewest warps that launch all its threads.
std::vector<Plan::Resources> takes_of(const KernelMixInstance& instance, const MixKernel& kernel) {
    const Plan::Resources limits = instance.limits();
    const std::int64_t warp = registers_of_warp(instance.sm(), kernel.registers);
    const std::int64_t block = shared_of_block(instance.sm(), kernel.shared_bytes);
    std::vector<Plan::Resources> all;
    for (std::int64_t blocks = 1; blocks <= limits.blocks; ++blocks) {
        std::int64_t warps = 1;
        while (warps * warp_size * blocks * instance.sms() < kernel.threads && warps <= limits.warps)
            ++warps;
        const Occupancy alone = occupancy(instance.sm(), {.threads = warps * warp_size,
                                                          .registers = kernel.registers,
                                                          .shared_bytes = kernel.shared_bytes});
        if (alone.blocks >= blocks)
            all.push_back({.warps = blocks * warps,
                           .blocks = blocks,
                           .registers = blocks * warps * warp,
                           .shared_bytes = blocks * block});
    }
    return all;
}

class EveryNumberOfBlocks {
public:
    EveryNumberOfBlocks(const KernelMixInstance& instance, std::span<const std::size_t> kernels)
        : limits_(instance.limits()) {
        for (const std::size_t kernel : kernels)
            takes_.push_back(takes_of(instance, instance.kernels()[kernel]));
    }

    std::optional<Plan::Resources> best() {
        try_kernel(0, {});
        return best_;
    }

private:
    void try_kernel(std::size_t i, const Plan::Resources& taken) {
        if (taken.warps > limits_.warps || taken.blocks > limits_.blocks ||
            taken.registers > limits_.registers || taken.shared_bytes > limits_.shared_bytes)
            return;
        const auto order = [](const Plan::Resources& all) {
            return std::tuple(all.shared_bytes, all.registers, all.blocks);
        };
        if (i == takes_.size()) {
            if (!best_ || order(taken) < order(*best_))
                best_ = taken;
            return;
        }
        for (const Plan::Resources& takes : takes_[i])
            try_kernel(i + 1, {.warps = taken.warps + takes.warps,
                               .blocks = taken.blocks + takes.blocks,
                               .registers = taken.registers + takes.registers,
                               .shared_bytes = taken.shared_bytes + takes.shared_bytes});
    }

    Plan::Resources limits_;
    std::vector<std::vector<Plan::Resources>> takes_; ///< [kernel]
    std::optional<Plan::Resources> best_;
};

} // namespace

std::optional<Plan::Resources> brute_force(const KernelMixInstance& instance,
                                           std::span<const std::size_t> kernels) {
    return EveryNumberOfBlocks(instance, kernels).best();
}

std::int64_t fewest_batches(const KernelMixInstance& instance) {
    std::vector<std::size_t> copies;
    for (std::size_t i = 0; i < instance.kernels().size(); ++i)
        if (const std::size_t one[] = {i}; brute_force(instance, one))
            copies.insert(copies.end(), static_cast<std::size_t>(instance.kernels()[i].copies), i);
    const std::size_t sets = std::size_t{1} << copies.size();
    std::vector<char> is_batch(sets);
    for (std::size_t set = 0; set < sets; ++set) {
        std::vector<std::size_t> some;
        for (std::size_t k = 0; k < copies.size(); ++k)
            if ((set >> k & 1) != 0)
                some.push_back(copies[k]);
        is_batch[set] = brute_force(instance, some).has_value();
    }
    std::vector<std::int64_t> fewest(sets, 0); // of a set: one batch that is a subset of it, plus the fewest
                                               // for the rest
    for (std::size_t set = 1; set < sets; ++set) {
        fewest[set] = static_cast<std::int64_t>(copies.size());
        for (std::size_t part = set; part > 0; part = (part - 1) & set)
            if (is_batch[part] != 0)
                fewest[set] = std::min(fewest[set], 1 + fewest[set ^ part]);
    }
    return fewest.back();
}

} // namespace ks
