// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/problems/kernel_mix/instance.h"
#include "tests/solvers/questions/occupancy_truth.h"
#include "tests/solvers/questions/table_truth.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace ks::tests {

namespace {

/// A kernel's blocks on a multiprocessor.
struct Blocks {
    std::int64_t blocks = 0, warps_each = 0, shared_bytes = 0;
    std::int64_t warps() const { return blocks * warps_each; }
};

std::int64_t up(std::int64_t a, std::int64_t b) {
    return (a + b - 1) / b;
}

/// All numbers of blocks into which a kernel's warps can be divided.
std::vector<Blocks> ways_to_divide(const KernelMixInstance& instance, const MixKernel& kernel) {
    const ComputeCapability& sm = instance.sm();
    const std::int64_t warps = up(up(kernel.threads, instance.sms()), 32);
    const std::int64_t bytes = up(kernel.shared_bytes + sm.shared_reserved, sm.shared_unit) * sm.shared_unit;
    std::vector<Blocks> ways;
    for (std::int64_t blocks = 1; blocks <= std::min<std::int64_t>(sm.blocks_per_sm, warps); ++blocks)
        if (up(warps, blocks) <= 32)
            ways.push_back({blocks, up(warps, blocks), blocks * bytes});
    return ways;
}

/// Whether an otherwise empty multiprocessor holds the kernel in one of these ways.
bool can_run(const KernelMixInstance& instance, const MixKernel& kernel, const std::vector<Blocks>& ways) {
    return std::ranges::any_of(ways, [&](const Blocks& way) {
        return most_blocks(instance.sm(), {.threads = 32 * way.warps_each,
                                           .registers = kernel.registers,
                                           .shared_bytes = kernel.shared_bytes}) >= way.blocks;
    });
}

} // namespace

bool fits_on_one(const Instance& any, const std::vector<std::size_t>& kernels) {
    using Taken = std::array<std::int64_t, 4>; // blocks, warps, registers, shared memory
    const auto& instance = static_cast<const KernelMixInstance&>(any);
    const ComputeCapability& sm = instance.sm();
    const Taken most{sm.blocks_per_sm, sm.warps_per_sm, sm.registers_per_sm, sm.shared_per_sm};
    std::set<Taken> reached{Taken{}};
    for (const std::size_t index : kernels) {
        const MixKernel& kernel = instance.kernels()[index];
        std::set<Taken> next;
        for (const Blocks& way : ways_to_divide(instance, kernel)) {
            if (!can_run(instance, kernel, {way}))
                continue;
            const std::int64_t of_warp = up(32 * kernel.registers, sm.register_unit) * sm.register_unit;
            const Taken takes{way.blocks, way.warps(), way.warps() * of_warp, way.shared_bytes};
            for (Taken taken : reached) {
                for (std::size_t i = 0; i < taken.size(); ++i)
                    taken[i] += takes[i];
                if (std::ranges::equal(taken, most, std::ranges::less_equal()))
                    next.insert(taken);
            }
        }
        reached = std::move(next);
    }
    return !reached.empty();
}

/// V[i, b, w]: the least shared memory of the first i kernels with at most b blocks and w warps, over all
/// ways to divide each. The rows b = 0 to B for i = 1 come after the base row, then those for i = 2.
TableTruth kernel_mix_truth(const Instance& any) {
    const auto& instance = static_cast<const KernelMixInstance&>(any);
    std::vector<std::vector<Blocks>> kernels;
    for (const MixKernel& kernel : instance.kernels())
        if (auto ways = ways_to_divide(instance, kernel); can_run(instance, kernel, ways))
            kernels.insert(kernels.end(), static_cast<std::size_t>(kernel.copies), ways);
    const std::int64_t most_blocks = instance.sm().blocks_per_sm, most_warps = instance.sm().warps_per_sm;
    const auto row_of = [most_blocks](std::size_t i, std::int64_t b) {
        return i == 0 ? 0 : 1 + (static_cast<std::int64_t>(i) - 1) * (most_blocks + 1) + b;
    };

    TableTruth truth{.real = true, .least_is_best = true};
    truth.cells.assign(static_cast<std::size_t>(row_of(kernels.size(), most_blocks) + 1),
                       std::vector<std::optional<std::int64_t>>(static_cast<std::size_t>(most_warps) + 1));
    const auto cell = [&](std::size_t i, std::int64_t b, std::int64_t w) -> std::optional<std::int64_t>& {
        return truth.cells[static_cast<std::size_t>(row_of(i, b))][static_cast<std::size_t>(w)];
    };
    const auto improve = [](std::optional<std::int64_t>& to, std::optional<std::int64_t> bytes) {
        if (bytes && (!to || *bytes < *to))
            to = bytes;
    };
    const auto choose = [&](auto&& self, std::size_t i, std::int64_t b, std::int64_t w, std::int64_t bytes) {
        if (b > most_blocks || w > most_warps)
            return;
        improve(cell(i, b, w), bytes);
        if (i < kernels.size())
            for (const Blocks& way : kernels[i])
                self(self, i + 1, b + way.blocks, w + way.warps(), bytes + way.shared_bytes);
    };
    choose(choose, 0, 0, 0, 0);
    for (std::size_t i = 0; i <= kernels.size(); ++i) // so far exactly b blocks and w warps, now at most
        for (std::int64_t b = 0; b <= most_blocks; ++b)
            for (std::int64_t w = 0; w <= most_warps; ++w) {
                if (b > 0)
                    improve(cell(i, b, w), cell(i, b - 1, w));
                if (w > 0)
                    improve(cell(i, b, w), cell(i, b, w - 1));
            }

    truth.choices = [kernels, row_of, most_blocks](CellAt at) {
        const auto layer = static_cast<std::size_t>((at.row - 1) / (most_blocks + 1));
        const std::int64_t b = (at.row - 1) % (most_blocks + 1);
        std::vector<TableTruth::Choice> choices;
        for (const Blocks& way : kernels[layer]) {
            choices.push_back({.name = written("b = {}, w = {}", way.blocks, way.warps_each),
                               .from = {},
                               .adds = way.shared_bytes});
            if (way.blocks <= b && way.warps() <= at.column)
                choices.back().from = CellAt{row_of(layer, b - way.blocks), at.column - way.warps()};
        }
        return choices;
    };
    return truth;
}

} // namespace ks::tests
