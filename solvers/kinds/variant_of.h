// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/dp/row_source.h"
#include "solvers/result/answer.h"

#include <functional>
#include <memory>
#include <utility>

namespace ks {

/// One way to solve instances of the class SomeInstance: functions of the instance and its parameters. All
/// functions except `estimate` and `solve` may be empty; then the default of Variant is used.
template <class SomeInstance>
struct Algorithm {
    using InstanceOf = std::shared_ptr<const SomeInstance>;

    VariantInfo info; ///< `kind` is set from SomeInstance
    std::function<Result<Estimate>(const SomeInstance& instance, const Parameters& parameters,
                                   std::int64_t memory)>
        estimate;
    std::function<Result<LargestLaunch>(const SomeInstance& instance, const Parameters& parameters,
                                        Context& context)>
        largest_launch = {};
    std::function<Result<std::optional<KernelWork>>(
        const SomeInstance& instance, const Parameters& parameters, std::int64_t launches, Context& context)>
        work = {};
    std::function<Result<Answer>(const SomeInstance& instance, const Parameters& parameters,
                                 Context& context)>
        solve;
    std::function<Result<std::shared_ptr<const Recording>>(InstanceOf instance, std::stop_token stop)>
        record = {};
    std::function<Result<std::shared_ptr<const Recording>>(InstanceOf instance, RowSource rows)> map = {};
};

/// The variant of an algorithm. Callers pass a variant only instances of its kind, so this is the only place
/// where an Instance is converted to a SomeInstance.
template <class SomeInstance>
class VariantOf : public Variant {
public:
    explicit VariantOf(Algorithm<SomeInstance> algorithm) : algorithm_(std::move(algorithm)) {
        algorithm_.info.kind = SomeInstance::kind_id;
    }

    const VariantInfo& info() const override { return algorithm_.info; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override {
        return algorithm_.estimate(typed(instance), parameters, memory);
    }
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override {
        if (!algorithm_.largest_launch)
            return Variant::largest_launch(instance, parameters, context);
        return algorithm_.largest_launch(typed(instance), parameters, context);
    }
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override {
        if (!algorithm_.work)
            return Variant::work(instance, parameters, launches, context);
        return algorithm_.work(typed(instance), parameters, launches, context);
    }
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override {
        return algorithm_.solve(typed(instance), parameters, context);
    }
    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        if (!algorithm_.record)
            return Variant::record(std::move(instance), std::move(stop));
        return algorithm_.record(typed(std::move(instance)), std::move(stop));
    }
    Result<std::shared_ptr<const Recording>> map(InstancePtr instance, RowSource rows) const override {
        if (!algorithm_.map)
            return Variant::map(std::move(instance), std::move(rows));
        return algorithm_.map(typed(std::move(instance)), std::move(rows));
    }

protected:
    static const SomeInstance& typed(const Instance& instance) {
        return static_cast<const SomeInstance&>(instance);
    }
    static std::shared_ptr<const SomeInstance> typed(InstancePtr instance) {
        return std::static_pointer_cast<const SomeInstance>(std::move(instance));
    }

private:
    Algorithm<SomeInstance> algorithm_;
};

} // namespace ks
