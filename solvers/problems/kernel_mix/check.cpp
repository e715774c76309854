// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/core/formatted.h"
#include "solvers/occupancy/occupancy.h"
#include "solvers/problems/kernel_mix/parts.h"

#include <algorithm>

namespace ks {

namespace {

/// Checks a plan against Equations 2 to 8 of the concurrency paper, launch by launch.
class PlanCheck {
public:
    PlanCheck(const KernelMixInstance& instance, const Plan& plan)
        : instance_(instance), plan_(plan), launched_(instance.kernels().size(), 0),
          infeasible_(instance.kernels().size(), false) {}

    Result<void> check() {
        for (std::size_t i = 0; i < plan_.batches.size(); ++i)
            KS_CHECK(check_batch(plan_.batches[i], i));
        for (const Plan::Infeasible& each : plan_.infeasible)
            KS_CHECK(check_infeasible(each));
        for (std::size_t i = 0; i < launched_.size(); ++i) {
            const std::int64_t due = infeasible_[i] ? 0 : instance_.kernels()[i].copies;
            if (launched_[i] != due)
                return wrong_answer(counted("its plan launches kernel {} {} time, not {}",
                                            "its plan launches kernel {} {} times, not {}", launched_[i], i,
                                            launched_[i], due));
        }
        if (plan_.optimal && plan_.lower_bound != plan_.batch_count)
            return wrong_answer("its plan is called the best there can be, and its lower bound is another");
        return {};
    }

private:
    static bool is_index(std::int64_t index, std::size_t count) {
        return index >= 0 && index < static_cast<std::int64_t>(count);
    }

    /// Returns whether a multiprocessor can hold `blocks` blocks of this kernel alone.
    bool holds(const MixKernel& kernel, std::int64_t threads, std::int64_t blocks) const {
        return occupancy(
                   instance_.sm(),
                   {.threads = threads, .registers = kernel.registers, .shared_bytes = kernel.shared_bytes})
                   .blocks >= blocks;
    }

    Result<void> check_batch(const Plan::Batch& batch, std::size_t i) {
        Plan::Resources used;
        std::int64_t threads = 0;
        if (batch.repeat < 1)
            return wrong_answer(formatted("batch {} of its plan is not launched", i));
        for (const Plan::Kernel& launch : batch.kernels) {
            KS_CHECK(check_launch(launch));
            const auto index = static_cast<std::size_t>(launch.index);
            const MixKernel& kernel = instance_.kernels()[index];
            const std::int64_t warps = launch.blocks_per_sm * launch.threads_per_block / warp_size;
            used.warps += warps;
            used.blocks += launch.blocks_per_sm;
            used.registers += warps * registers_of_warp(instance_.sm(), kernel.registers);
            used.shared_bytes += launch.blocks_per_sm * shared_of_block(instance_.sm(), kernel.shared_bytes);
            threads += launch.blocks * launch.threads_per_block;
            launched_[index] += batch.repeat;
        }
        if (batch.limits != instance_.limits())
            return wrong_answer(formatted("batch {} of its plan has other limits than the device", i));
        if (batch.used != used || batch.threads != threads)
            return wrong_answer(formatted("batch {} of its plan does not take what it says", i));
        return {};
    }

    Result<void> check_launch(const Plan::Kernel& launch) const {
        if (!is_index(launch.index, launched_.size()))
            return wrong_answer(formatted("its plan launches a kernel {}", launch.index));
        const auto index = static_cast<std::size_t>(launch.index);
        const MixKernel& kernel = instance_.kernels()[index];
        const auto wrong = [&launch](const Sentence& what) {
            return wrong_answer(formatted("its plan launches kernel {} {}", launch.index, what));
        };
        if (launch.name != instance_.kernel_name(index))
            return wrong("by another name");
        if (launch.blocks_per_sm < 1 || launch.blocks_per_sm > instance_.limits().blocks ||
            launch.blocks != launch.blocks_per_sm * instance_.sms())
            return wrong("with a grid that is not the same on every multiprocessor");
        if (launch.threads_per_block < warp_size || launch.threads_per_block > most_block_threads ||
            launch.threads_per_block % warp_size != 0)
            return wrong("with blocks that are not 1 to 32 warps");
        if (launch.blocks * launch.threads_per_block < kernel.threads)
            return wrong("with too few threads");
        if (!holds(kernel, launch.threads_per_block, launch.blocks_per_sm))
            return wrong("with more on a multiprocessor than it holds");
        return {};
    }

    Result<void> check_infeasible(const Plan::Infeasible& each) {
        if (!is_index(each.kernel, launched_.size()))
            return wrong_answer(formatted("its plan leaves a kernel {} out", each.kernel));
        const auto index = static_cast<std::size_t>(each.kernel);
        infeasible_[index] = true;
        if (each.why.empty())
            return wrong_answer(formatted("its plan leaves kernel {} out without a reason", index));
        const MixKernel& kernel = instance_.kernels()[index];
        for (std::int64_t blocks = 1; blocks <= instance_.limits().blocks; ++blocks)
            for (std::int64_t threads = warp_size; threads <= most_block_threads; threads += warp_size)
                if (blocks * instance_.sms() * threads >= kernel.threads && holds(kernel, threads, blocks))
                    return wrong_answer(
                        counted("its plan leaves kernel {} out, which fits with {} block of {} threads on "
                                "each multiprocessor",
                                "its plan leaves kernel {} out, which fits with {} blocks of {} threads on "
                                "each multiprocessor",
                                blocks, index, blocks, threads));
        return {};
    }

    const KernelMixInstance& instance_;
    const Plan& plan_;
    std::vector<std::int64_t> launched_; ///< [kernel]
    std::vector<bool> infeasible_;       ///< [kernel]
};

} // namespace

Result<void> check_kernel_mix(const KernelMixInstance& instance, const Answer& answer) {
    if (answer.status == Status::not_found)
        return {}; // only conformance tests check that no plan exists
    if (!answer.plan)
        return wrong_answer("a mix of kernels asks for a plan: one kernel after the other is always one");
    if (answer.status == Status::found && answer.plan->batch_count > 1)
        return wrong_answer("its plan has several batches and is said to run everything at once");
    return PlanCheck(instance, *answer.plan).check();
}

} // namespace ks
