// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/instance/random.h"
#include "solvers/problems/kernel_mix/kernels/pool_arguments.h"

#include <stop_token>
#include <string>
#include <vector>

namespace ks {

/// The work of a pool kernel at a size.
struct PoolWork {
    double operations = 0;
    std::string unit;       ///< name of the operation: "additions"
    std::int64_t bytes = 0; ///< bytes of all its arrays
};

/// The possible sizes of a pool kernel.
struct PoolSize {
    std::int64_t most = 1, standard = 1; ///< the minimum is 1
    std::string unit, title;             ///< "elements", "Elements of each vector"
};

/// A kernel of the pool and its host side: real work, independent of any kernel mix, to run concurrently with
/// others. It does all of its work in any launch shape, and a run compares its results with the CPU's. It
/// does not solve a mix.
class PoolKernel : public Variant {
public:
    const VariantInfo& info() const override { return info_; }
    const std::string& name() const { return name_; } ///< "scan"
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Each array moves at least once; the traffic of the caches is not stated.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

    /// Returns the kernel's name in backends.
    virtual std::string kernel(const Parameters& parameters) const = 0;
    /// Returns the arguments at this size, made from random numbers, and the results that the CPU computes
    /// from them. After a stop request the result is incomplete and must not be used.
    virtual PoolArguments arguments(const Parameters& parameters, Random& random,
                                    const std::stop_token& stop) const = 0;
    virtual PoolWork work_of(const Parameters& parameters) const = 0;

protected:
    /// `id` is the part after "kernel-mix.pool.", which is also the kernel's name.
    PoolKernel(const std::string& id, std::string title, PoolSize size);

    VariantInfo info_;

private:
    std::string name_;
};

/// Number of quick steps between two checks for cancellation.
inline constexpr int stop_interval = 1 << 16;

/// Returns `count` random integers from `least` to `most`, as numbers of type T. After a stop request the
/// remaining numbers are zero.
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
