// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/result.h"
#include "solvers/problems/kernel_mix/shapes.h"

#include <cstdint>
#include <span>
#include <vector>

namespace ks {

/// The exact answer to whether some kernels fit on a multiprocessor together, kernel by kernel. After each
/// kernel there is a layer of labels: what the kernels up to it may take together. Of those with the same
/// blocks and warps only the ones are kept that no other beats in shared memory and registers, so whatever
/// may still be continued to a choice that fits is there.
///
/// The paper keeps one number for each (blocks, warps), the least shared memory, and so may lose the choice
/// that takes fewer registers (assets/errata.json: concurrency paper, Section III-B).
class LabelLayers {
public:
    /// `limits`: of a multiprocessor.
    explicit LabelLayers(const Plan::Resources& limits);

    /// Adds a kernel of which one of these shapes is chosen. False: it does not fit beside the others; then
    /// nothing has changed. `most_bytes`: what the layers may take; more is a limit error.
    Result<bool> add(std::span<const KernelShape> shapes, std::int64_t most_bytes, const Context& context);

    /// Takes the kernel back that was added last.
    void remove_last() { layers_.pop_back(); }

    /// Which of its shapes each kernel has in the best choice: the least shared memory, of those the fewest
    /// registers, of those the fewest blocks.
    std::vector<std::size_t> best() const;

    std::int64_t bytes() const;
    std::int64_t labels() const; ///< of all layers
    /// What a layer takes that has one label, and one that has a label for each number of blocks and warps.
    static std::int64_t least_layer_bytes(const Plan::Resources& limits);
    static std::int64_t plain_layer_bytes(const Plan::Resources& limits);

private:
    struct Label {
        Plan::Resources takes;
        std::uint32_t before = 0; ///< in the layer before
        std::uint32_t shape = 0;
    };
    /// Labels by number of blocks, then by number of warps.
    struct Layer {
        std::vector<Label> labels;
        std::vector<std::size_t> starts; ///< those of b blocks are labels[starts[b]] up to starts[b + 1]
    };

    /// The layer before moved by each shape, as far as that makes so many blocks in all, and fits.
    void collect(std::int64_t blocks, std::span<const KernelShape> shapes, std::vector<Label>& labels) const;

    Plan::Resources limits_;
    std::vector<Layer> layers_; ///< the first has the label of no kernel
};

} // namespace ks
