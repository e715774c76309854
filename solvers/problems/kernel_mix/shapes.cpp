// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/shapes.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/occupancy/occupancy.h"

#include <algorithm>

namespace ks {

namespace {

std::int64_t ceil_div(std::int64_t a, std::int64_t b) {
    return (a + b - 1) / b;
}

std::string grouped(std::int64_t number) {
    return group_digits(std::to_string(number), ",");
}

} // namespace

KernelShape shape_of(const KernelMixInstance& instance, const MixKernel& kernel, std::int64_t blocks,
                     std::int64_t warps) {
    return {.blocks = blocks,
            .warps = warps,
            .takes = {.warps = blocks * warps,
                      .blocks = blocks,
                      .registers = blocks * warps * registers_of_warp(instance.sm(), kernel.registers),
                      .shared_bytes = blocks * shared_of_block(instance.sm(), kernel.shared_bytes)}};
}

std::vector<KernelShape> shapes_of(const KernelMixInstance& instance, const MixKernel& kernel) {
    const std::int64_t all_warps = instance.warps_of(kernel);
    std::vector<KernelShape> shapes;
    const std::int64_t most = std::min(instance.limits().blocks, all_warps); // with more blocks, some stay
                                                                             // empty
    for (std::int64_t blocks = ceil_div(all_warps, most_block_warps); blocks <= most; ++blocks)
        shapes.push_back(shape_of(instance, kernel, blocks, ceil_div(all_warps, blocks)));
    return shapes;
}

bool is_held(const KernelMixInstance& instance, const MixKernel& kernel, const KernelShape& shape) {
    const BlockNeeds block{.threads = shape.warps * warp_size,
                           .registers = kernel.registers,
                           .shared_bytes = kernel.shared_bytes};
    return occupancy(instance.sm(), block).blocks >= shape.blocks;
}

std::vector<KernelShape> useful_shapes(const KernelMixInstance& instance, const MixKernel& kernel) {
    std::vector<KernelShape> useful;
    for (const KernelShape& shape : shapes_of(instance, kernel))
        if ((useful.empty() || shape.takes.warps < useful.back().takes.warps) &&
            is_held(instance, kernel, shape))
            useful.push_back(shape);
    return useful;
}

Plan::Resources least_of(const std::vector<KernelShape>& shapes) {
    Plan::Resources least = shapes.front().takes;
    for (const KernelShape& shape : shapes)
        least = {.warps = std::min(least.warps, shape.takes.warps),
                 .blocks = std::min(least.blocks, shape.takes.blocks),
                 .registers = std::min(least.registers, shape.takes.registers),
                 .shared_bytes = std::min(least.shared_bytes, shape.takes.shared_bytes)};
    return least;
}

Sentence why_infeasible(const KernelMixInstance& instance, std::size_t i) {
    const MixKernel& kernel = instance.kernels()[i];
    const std::string name = instance.kernel_name(i);
    const ComputeCapability& sm = instance.sm();
    const Plan::Resources limits = instance.limits();
    const std::int64_t warps = instance.warps_of(kernel);
    const std::int64_t block = shared_of_block(sm, kernel.shared_bytes);
    const std::int64_t most_block =
        std::min<std::int64_t>(most_shared_of_block(sm, kernel.shared_bytes, true), limits.shared_bytes);
    if (kernel.registers > sm.registers_per_thread)
        return formatted("a thread of {} needs {} registers and may have {}", name, kernel.registers,
                         sm.registers_per_thread);
    if (block > most_block)
        return formatted("a block of {} takes {} bytes of shared memory and may take {}", name,
                         grouped(block), grouped(most_block));
    const auto more_than_there_is = [&name](std::int64_t takes, const Sentence& what, std::int64_t there) {
        return formatted("{} takes {} {} of each multiprocessor, which has {}", name, grouped(takes), what,
                         grouped(there));
    };
    const std::int64_t blocks = ceil_div(warps, most_block_warps);
    const std::int64_t registers = warps * registers_of_warp(sm, kernel.registers);
    if (warps > limits.warps)
        return more_than_there_is(warps, "warps", limits.warps);
    if (blocks > limits.blocks)
        return more_than_there_is(blocks, "blocks", limits.blocks);
    if (registers > limits.registers)
        return more_than_there_is(registers, "registers", limits.registers);
    if (blocks * block > limits.shared_bytes)
        return more_than_there_is(blocks * block, "bytes of shared memory", limits.shared_bytes);
    return formatted("{} takes too much of each multiprocessor with any number of blocks from {} to {}", name,
                     blocks, std::min(limits.blocks, warps));
}

Plan::Resources sum_of(const Plan::Resources& a, const Plan::Resources& b) {
    return {.warps = a.warps + b.warps,
            .blocks = a.blocks + b.blocks,
            .registers = a.registers + b.registers,
            .shared_bytes = a.shared_bytes + b.shared_bytes};
}

bool fits(const Plan::Resources& takes, const Plan::Resources& limits) {
    return takes.warps <= limits.warps && takes.blocks <= limits.blocks &&
           takes.registers <= limits.registers && takes.shared_bytes <= limits.shared_bytes;
}

} // namespace ks
