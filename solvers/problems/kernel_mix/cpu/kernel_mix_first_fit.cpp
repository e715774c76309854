// SPDX-License-Identifier: Apache-2.0
// Batches by first-fit decreasing: what one gets without column generation.
#include "solvers/core/variant.h"
#include "solvers/problems/kernel_mix/first_fit.h"
#include "solvers/problems/kernel_mix/parts.h"

namespace ks::cpu {

namespace {

class KernelMixFirstFit final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    /// As many batches as copies, of one label each, is the most there can be on a device of today.
    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        const auto& instance = static_cast<const KernelMixInstance&>(any);
        return Estimate{.host_bytes =
                            2 * instance.launches() * LabelLayers::least_layer_bytes(instance.limits()),
                        .operations = static_cast<double>(instance.launches())};
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        const auto& instance = static_cast<const KernelMixInstance&>(any);
        context.begin_stage("compute");
        const Workload workload = workload_of(instance);
        std::vector<std::int64_t> copies;
        for (const Launches& of : workload.kernels)
            copies.push_back(of.copies);
        KS_TRY(const std::vector<FilledBatch> batches,
               first_fit(workload.kernels, copies, instance.limits(), context,
                         [&](std::int64_t placed) { context.report("compute", placed, workload.copies); }));
        context.report("compute", workload.copies, workload.copies);
        Answer answer{.status = Status::feasible};
        answer.plan = plan_of(instance, workload, batches);
        context.end_stage();
        return answer;
    }

    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_first_fit(std::move(instance), std::move(stop));
    }

private:
    const VariantInfo info_{
        .id = "kernel-mix.first-fit",
        .title = "Batches: first-fit decreasing",
        .kind = std::string(KernelMixInstance::kind_id),
        .exact = false,
        .steps = true,
    };
};

} // namespace

const Variant& variant_kernel_mix_first_fit() {
    static const KernelMixFirstFit variant;
    return variant;
}

} // namespace ks::cpu
