// SPDX-License-Identifier: Apache-2.0
// Algorithm 1 of the concurrency paper: the least shared memory for each number of blocks and warps.
#include "solvers/core/cell_memory.h"
#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/kernel_mix/launches.h"
#include "solvers/problems/kernel_mix/least_shared_memory.h"
#include "solvers/problems/kernel_mix/parts.h"

#include <algorithm>

namespace ks::cpu {

namespace {

/// V[i, b, w] for the kernels 1 to i, and for each of them the chosen shape.
class Layers {
public:
    Layers(const KernelMixInstance& instance, std::size_t kernels)
        : most_(instance.limits()), row_(static_cast<std::size_t>(most_.warps) + 1),
          cells_((static_cast<std::size_t>(most_.blocks) + 1) * row_), before_(cells_, 0), now_(cells_),
          chosen_(kernels * cells_) {}

    static std::int64_t bytes(const Plan::Resources& most, std::int64_t kernels) {
        const std::int64_t cells = (most.blocks + 1) * (most.warps + 1);
        return cells * static_cast<std::int64_t>(2 * sizeof(std::int64_t) + kernels * sizeof(Choice));
    }

    /// Computes the next kernel's layer.
    Result<void> add(const std::vector<KernelShape>& shapes, Context& context) {
        Choice* chosen = chosen_.data() + layer_++ * cells_;
        for (std::size_t b = 0; b < cells_ / row_; ++b) {
            KS_CHECK(context.check());
            for (std::size_t w = 0; w < row_; ++w) {
                const LeastShared least = least_shared_memory(
                    shapes, static_cast<std::int64_t>(b), static_cast<std::int64_t>(w),
                    [this](std::int64_t blocks, std::int64_t warps) {
                        return before_[static_cast<std::size_t>(blocks) * row_ +
                                       static_cast<std::size_t>(warps)];
                    },
                    [](std::size_t, std::int64_t) {});
                now_[b * row_ + w] = least.bytes;
                chosen[b * row_ + w] = static_cast<Choice>(least.shape);
            }
        }
        std::swap(before_, now_);
        return {};
    }

    /// Returns V[n, B, W]; `no_shared_memory`: no choice has few enough blocks and warps.
    std::int64_t value() const { return before_.back(); }

    /// Returns the way back from there: the index of each kernel's shape.
    std::vector<std::size_t> choices(const std::vector<std::vector<KernelShape>>& shapes) const {
        std::vector<std::size_t> all(layer_);
        std::size_t at = cells_ - 1;
        for (std::size_t i = layer_; i > 0; --i) {
            all[i - 1] = chosen_[(i - 1) * cells_ + at];
            const Plan::Resources& takes = shapes[i - 1][all[i - 1]].takes;
            at -= static_cast<std::size_t>(takes.blocks) * row_ + static_cast<std::size_t>(takes.warps);
        }
        return all;
    }

private:
    using Choice = std::uint16_t; ///< there are at most as many shapes as blocks

    Plan::Resources most_;
    std::size_t row_, cells_;
    std::vector<std::int64_t> before_, now_;
    LargeVector<Choice> chosen_; ///< [kernel][b][w]; undefined if nothing fits
    std::size_t layer_ = 0;
};

std::string number(std::int64_t value) {
    return group_digits(std::to_string(value), ",");
}

/// The table knows only the choice of least shared memory. That choice is a plan if it also respects the
/// limits that the table ignores.
Answer answer_of(const KernelMixInstance& instance, const Workload& workload,
                 const std::vector<std::size_t>& kernels, const std::vector<std::vector<KernelShape>>& shapes,
                 const Layers& table) {
    if (table.value() == no_shared_memory) {
        Answer answer = not_found_at_once(workload);
        answer.facts.push_back(
            {.name = "least-shared-memory",
             .value = "none",
             .unit = {},
             .sentence = "No choice of blocks keeps to the warps and blocks of a multiprocessor."});
        return answer;
    }
    const std::vector<std::size_t> choices = table.choices(shapes);
    std::vector<Launch> launches;
    Plan::Resources takes;
    bool held = true;
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        const KernelShape& shape = shapes[i][choices[i]];
        launches.push_back({.kernel = kernels[i], .shape = shape});
        takes = sum_of(takes, shape.takes);
        held = held && is_held(instance, instance.kernels()[kernels[i]], shape);
    }
    const Plan::Resources limits = instance.limits();
    const bool found = held && fits(takes, limits);
    Answer answer = found ? found_at_once(instance, workload, launches) : not_found_at_once(workload);
    answer.facts.push_back(
        {.name = "least-shared-memory",
         .value = takes.shared_bytes,
         .unit = "bytes",
         .sentence = formatted("The choice of least shared memory takes {} of {} bytes, and {} of {} "
                               "registers, which the reduction leaves out.",
                               number(takes.shared_bytes), number(limits.shared_bytes),
                               number(takes.registers), number(limits.registers))});
    return answer;
}

Result<Estimate> estimate_paper_dp(const KernelMixInstance& instance, const Parameters&, std::int64_t) {
    const Plan::Resources most = instance.limits();
    const std::int64_t kernels = std::min(instance.launches(), most.blocks);
    return Estimate{.host_bytes = Layers::bytes(most, kernels),
                    .operations = static_cast<double>(kernels) * static_cast<double>(most.blocks + 1) *
                                  static_cast<double>(most.warps + 1)};
}

Result<Answer> solve_paper_dp(const KernelMixInstance& instance, const Parameters&, Context& context) {
    const Workload workload = workload_of(instance);
    if (workload.copies > instance.limits().blocks) {
        Answer answer = not_found_at_once(workload);
        answer.facts.push_back({.name = "kernels",
                                .value = workload.copies,
                                .unit = "kernels",
                                .sentence = formatted("{} kernels are more than the {} blocks that a "
                                                      "multiprocessor holds.",
                                                      workload.copies, instance.limits().blocks)});
        return answer;
    }
    context.begin_stage("compute");
    const std::vector<std::size_t> kernels = every_copy(workload);
    std::vector<std::vector<KernelShape>> shapes;
    for (const std::size_t kernel : kernels)
        shapes.push_back(shapes_of(instance, instance.kernels()[kernel]));
    Layers table(instance, kernels.size());
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        context.report("compute", static_cast<std::int64_t>(i), workload.copies);
        KS_CHECK(table.add(shapes[i], context));
    }
    context.report("compute", workload.copies, workload.copies);
    context.end_stage();
    return answer_of(instance, workload, kernels, shapes, table);
}

} // namespace

const Variant& variant_kernel_mix_paper_dp() {
    static const VariantOf<KernelMixInstance> variant({
        .info =
            {
                .id = "kernel-mix.paper-dp",
                .title = "All at once: the least shared memory, registers left out",
                .question = Question::decide,
                .exact = false,
                .paper = "concurrency",
                .section = "IV-A",
                .algorithm = "1",
                .complexity = {.time = "O(nBW)", .space = "O(nBW)", .source = "Section IV-A"},
                .steps = true,
            },
        .estimate = estimate_paper_dp,
        .solve = solve_paper_dp,
        .record = record_paper_dp,
    });
    return variant;
}

} // namespace ks::cpu
