// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/result.h"
#include "solvers/problems/kernel_mix/shapes.h"

#include <cstdint>
#include <span>
#include <vector>

namespace ks {

/// Decides exactly whether some kernels fit on a multiprocessor together, kernel by kernel. After each kernel
/// there is a layer of labels: the resources that the kernels up to it may take together. Among labels with
/// the same blocks and warps only those are kept that no other beats in shared memory and registers. So every
/// choice that fits can still be reached.
///
/// The paper keeps one number for each (blocks, warps), the least shared memory, and so may lose the choice
/// that takes fewer registers (assets/errata.json: concurrency paper, Section III-B).
class LabelLayers {
public:
    /// `limits`: of a multiprocessor.
    explicit LabelLayers(const Plan::Resources& limits);

    /// Adds a kernel, for which one of these shapes is chosen. Returns false if it does not fit together with
    /// the others; then nothing has changed. `most_bytes`: maximum size of the layers; more is a limit error.
    Result<bool> add(std::span<const KernelShape> shapes, std::int64_t most_bytes, const Context& context);

    /// Removes the kernel that was added last.
    void remove_last() { layers_.pop_back(); }

    /// Returns the shape of each kernel in the best choice: the least shared memory, then the fewest
    /// registers, then the fewest blocks.
    std::vector<std::size_t> best() const;

    std::int64_t bytes() const;
    std::int64_t labels() const; ///< of all layers
    /// The bytes of a layer with one label, and of a layer with a label for each number of blocks and warps.
    static std::int64_t least_layer_bytes(const Plan::Resources& limits);
    static std::int64_t plain_layer_bytes(const Plan::Resources& limits);

private:
    struct Label {
        Plan::Resources takes;
        std::uint32_t before = 0; ///< index in the previous layer
        std::uint32_t shape = 0;
    };
    /// Labels by number of blocks, then by number of warps.
    struct Layer {
        std::vector<Label> labels;
        std::vector<std::size_t> starts; ///< the labels of b blocks are labels[starts[b]] up to starts[b + 1]
    };

    /// Collects the labels of the previous layer moved by each shape, if they have `blocks` blocks in all and
    /// fit.
    void collect(std::int64_t blocks, std::span<const KernelShape> shapes, std::vector<Label>& labels) const;

    Plan::Resources limits_;
    std::vector<Layer> layers_; ///< the first layer has the label of no kernel
};

} // namespace ks
