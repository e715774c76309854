// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/instance/random.h"
#include "solvers/problems/kernel_mix/kernels/pool_arguments.h"

#include <stop_token>
#include <string>
#include <vector>

namespace ks {

/// How much a kernel of the pool has to do at a size.
struct PoolWork {
    double operations = 0;
    std::string unit;       ///< of an operation: "additions"
    std::int64_t bytes = 0; ///< of all its arrays
};

/// The sizes that a kernel of the pool can be run at.
struct PoolSize {
    std::int64_t most = 1, standard = 1; ///< the least is 1
    std::string unit, title;             ///< "elements", "Elements of each vector"
};

/// A kernel of the pool and its host side: real work of no kernel mix in particular, to be run beside others.
/// Whatever the launch's shape, it does all of its work, and a run holds what it left against what the CPU
/// computes. It answers no question about the mix.
class PoolKernel : public Variant {
public:
    const VariantInfo& info() const override { return info_; }
    const std::string& name() const { return name_; } ///< "scan"
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Each array moves once at least; how often caches are asked is not told.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

    /// The kernel as backends know it.
    virtual std::string kernel(const Parameters& parameters) const = 0;
    /// What it is given at this size, from random numbers alone, and what the CPU computes of that. A stop
    /// ends it early: what is there then is not all, and for nobody's use.
    virtual PoolArguments arguments(const Parameters& parameters, Random& random,
                                    const std::stop_token& stop) const = 0;
    virtual PoolWork work_of(const Parameters& parameters) const = 0;

protected:
    /// `id` after "kernel-mix.pool.", which is its name.
    PoolKernel(const std::string& id, std::string title, PoolSize size);

    VariantInfo info_;

private:
    std::string name_;
};

/// After so many quick steps it is time to look for a stop.
inline constexpr int stop_interval = 1 << 16;

/// `count` whole numbers from `least` to `most`, as numbers of type T. After a stop the rest are zeros.
template <class T>
std::vector<T> random_numbers(Random& random, std::int64_t count, std::int64_t least, std::int64_t most,
                              const std::stop_token& stop) {
    std::vector<T> numbers(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i % stop_interval == 0 && stop.stop_requested())
            break;
        numbers[i] = static_cast<T>(random.between(least, most));
    }
    return numbers;
}

} // namespace ks
