// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/core/variant.h"
#include "solvers/kernels/backend.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/result/answer.h"

#include <array>
#include <string>
#include <vector>

namespace ks {

/// The host side of a teaching kernel. It solves no problem, so the status of its answer is `ran`.
class Demo : public Variant {
public:
    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

protected:
    /// `id` is the part after "demo.".
    Demo(const std::string& id, std::string title, std::vector<Parameter> parameters);

    /// Returns the bytes on the device, and the number of cells or elements.
    virtual Estimate needs(const KnapsackInstance& instance, const Parameters& parameters) const = 0;
    /// Launches the kernel and returns the observed facts.
    virtual Result<std::vector<Fact>> run(const KnapsackInstance& instance, const Parameters& parameters,
                                          Context& context) const = 0;

    VariantInfo info_;
};

Parameter demo_number(std::string name, std::int64_t min, std::int64_t max, std::int64_t standard,
                      std::string unit, std::string title);
/// Returns the parameter for threads per block, in whole warps.
Parameter demo_block(std::int64_t standard, std::int64_t most = 1024);

/// A teaching kernel that computes one array of integers from another: `from` holds 0, 1, 2 ...
class ArrayDemo : public Demo {
protected:
    using Demo::Demo;
    Estimate needs(const KnapsackInstance& instance, const Parameters& parameters) const override;
    Result<std::vector<Fact>> run(const KnapsackInstance& instance, const Parameters& parameters,
                                  Context& context) const override;

    /// Returns the number of elements of `from` and of `to`.
    virtual std::int64_t size(const Parameters& parameters) const = 0;
    virtual Result<void> launch(const Parameters& parameters, const Buffer& from, const Buffer& to,
                                Context& context) const = 0;
};

} // namespace ks
