// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/problems/kernel_mix/parts.h"
#include "solvers/problems/kernel_mix/shapes.h"

#include <algorithm>

namespace ks {

namespace {

struct Resource {
    const char* name;
    std::int64_t Plan::Resources::*amount;
};
constexpr Resource resources[] = {{"warps", &Plan::Resources::warps},
                                  {"blocks", &Plan::Resources::blocks},
                                  {"regs", &Plan::Resources::registers},
                                  {"shared", &Plan::Resources::shared_bytes}};

struct ModelKernel {
    std::size_t number = 0; ///< from 1
    std::int64_t copies = 0;
    std::vector<KernelShape> shapes;
};

/// Returns the kernels that some batch can hold.
std::vector<ModelKernel> model_kernels(const KernelMixInstance& instance) {
    std::vector<ModelKernel> kernels;
    for (std::size_t i = 0; i < instance.kernels().size(); ++i) {
        const MixKernel& kernel = instance.kernels()[i];
        if (auto shapes = useful_shapes(instance, kernel); !shapes.empty())
            kernels.push_back({.number = i + 1, .copies = kernel.copies, .shapes = std::move(shapes)});
    }
    return kernels;
}

/// Returns a sufficient number of batches: each has copies of one kernel alone, launched in its first shape.
std::int64_t enough_batches(const std::vector<ModelKernel>& kernels, const Plan::Resources& limits) {
    std::int64_t batches = 0;
    for (const ModelKernel& kernel : kernels) {
        std::int64_t held = kernel.copies;
        for (const Resource& each : resources)
            if (const std::int64_t takes = kernel.shapes.front().takes.*each.amount; takes > 0)
                held = std::min(held, limits.*each.amount / takes);
        batches += (kernel.copies + held - 1) / held;
    }
    return batches;
}

/// Adds a batch: if it is used, it can hold the launches in it.
void add_batch(LinearModel& model, std::int64_t b, const std::vector<ModelKernel>& kernels,
               std::vector<LinearModel::Row>& launched, const Plan::Resources& limits) {
    const std::size_t used = model.add(formatted("batch{}", b), 1);
    std::vector<LinearModel::Row> rows;
    for (const Resource& each : resources)
        rows.push_back({.name = formatted("{}{}", each.name, b), .terms = {{used, -(limits.*each.amount)}}});
    for (std::size_t k = 0; k < kernels.size(); ++k)
        for (std::size_t s = 0; s < kernels[k].shapes.size(); ++s) {
            const KernelShape& shape = kernels[k].shapes[s];
            const std::size_t count =
                model.add(formatted("k{}x{}b{}", kernels[k].number, shape.blocks, b), 0, kernels[k].copies);
            launched[k].terms.push_back({count, 1});
            for (std::size_t r = 0; r < rows.size(); ++r)
                rows[r].terms.push_back({count, shape.takes.*resources[r].amount});
        }
    std::ranges::move(rows, std::back_inserter(model.rows));
}

} // namespace

/// Batches that are used or not, and in each of them the number of copies of every kernel in every useful
/// shape.
LinearModel linear_model_kernel_mix(const KernelMixInstance& instance) {
    constexpr std::int64_t most_variables = 1'000'000;
    const std::vector<ModelKernel> kernels = model_kernels(instance);
    LinearModel model{.objective = "batches",
                      .about = "k2x3b1 is how often kernel 2 is launched in batch 1 with 3 blocks on an SM.",
                      .least = true};
    std::int64_t a_batch = 1;
    std::vector<LinearModel::Row> launched;
    for (const ModelKernel& kernel : kernels) {
        a_batch += static_cast<std::int64_t>(kernel.shapes.size());
        launched.push_back(
            {.name = formatted("kernel{}", kernel.number), .equal = true, .bound = kernel.copies});
    }
    const std::int64_t batches = enough_batches(kernels, instance.limits());
    model.too_large = batches > most_variables / a_batch;
    if (model.too_large)
        return model;
    for (std::int64_t b = 1; b <= batches; ++b)
        add_batch(model, b, kernels, launched, instance.limits());
    std::ranges::move(launched, std::back_inserter(model.rows));
    return model;
}

} // namespace ks
