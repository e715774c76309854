// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/problems/knapsack/minimal_core/search.h"

#include <utility>

namespace ks::minimal_core {

/// A variant that solves by a core; `method` says with which bounds.
class CoreVariant final : public Variant {
public:
    CoreVariant(VariantInfo info, Method method) : info_(std::move(info)), method_(method) {}

    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        return estimate_of_core(static_cast<const KnapsackInstance&>(any));
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        return solve_by_core(static_cast<const KnapsackInstance&>(any), method_, context);
    }

private:
    VariantInfo info_;
    Method method_;
};

} // namespace ks::minimal_core
