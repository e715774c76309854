// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/core/result.h"
#include "solvers/kernels/backend.h"
#include "solvers/result/answer.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ks {

/// The allowed difference between the device's floating-point numbers and the CPU's.
struct Tolerance {
    double allowed = 0;  ///< absolute
    std::string because; ///< the reason for the tolerance: "because float32 has seven digits"
};

/// The arguments of a pool kernel, in the order of its parameters, and the expected content of the arrays
/// that it writes, as computed by the CPU.
class PoolArguments {
public:
    template <class T>
    void reads(std::string name, const std::vector<T>& items) {
        Array& array = add<T>(std::move(name), items.size());
        const auto bytes = std::as_bytes(std::span<const T>(items));
        array.content.assign(bytes.begin(), bytes.end());
    }
    /// Adds an array of which the kernel writes every element; floating-point elements may differ by
    /// `tolerance`.
    template <class T>
    void writes(std::string name, std::vector<T> expected, Tolerance tolerance = {}) {
        Array& array = add<T>(name, expected.size());
        array.compare = [name = std::move(name), expected = std::move(expected),
                         tolerance = std::move(tolerance)](std::span<const std::byte> bytes) {
            return compare<T>(name, {reinterpret_cast<const T*>(bytes.data()), expected.size()}, expected,
                              tolerance);
        };
    }
    /// Adds an array to whose elements the kernel adds; they are zero before each launch.
    template <class T>
    void adds_to(std::string name, std::vector<T> expected) {
        writes(std::move(name), std::move(expected));
        arrays_.back().zeroed = true;
    }
    template <class T>
    void number(T value) {
        list_.emplace_back(Argument(value));
    }

    /// Bytes of all arrays.
    std::int64_t bytes() const;

private:
    friend class PoolTask;

    struct Array {
        BufferSpec spec;
        std::vector<std::byte> content{}; ///< of an array that is read
        bool zeroed = false;
        /// For an array that is written: returns a fact about it, or the error of a wrong element.
        std::function<Result<Fact>(std::span<const std::byte>)> compare{};
    };
    template <class T>
    Array& add(std::string name, std::size_t count) {
        list_.emplace_back(arrays_.size());
        arrays_.push_back({.spec = {.name = std::move(name),
                                    .element_bytes = sizeof(T),
                                    .shape = {static_cast<std::int64_t>(count)}}});
        return arrays_.back();
    }

    template <class T>
    static Result<Fact> compare(const std::string& name, std::span<const T> got,
                                const std::vector<T>& expected, const Tolerance& tolerance) {
        double largest = 0;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (got[i] == expected[i])
                continue;
            const double apart = std::abs(static_cast<double>(got[i]) - static_cast<double>(expected[i]));
            if (!(apart <= tolerance.allowed)) // also an error if one of them is not a number
                return wrong_element(name, i, written("{}", got[i]), written("{}", expected[i]));
            largest = std::max(largest, apart);
        }
        return compared(name, expected.size(), largest, tolerance);
    }
    static Error wrong_element(const std::string& name, std::size_t i, const std::string& got,
                               const std::string& expected);
    static Fact compared(const std::string& name, std::size_t count, double largest,
                         const Tolerance& tolerance);

    std::vector<Array> arrays_;
    std::vector<std::variant<std::size_t, Argument>> list_; ///< index of an array, or a number
};

/// A kernel with its arrays on a backend. It can be launched any number of times, in any shape.
class PoolTask {
public:
    static Result<PoolTask> prepare(const std::string& kernel, std::shared_ptr<const PoolArguments> arguments,
                                    Backend& backend);

    /// Fills the arrays that the kernel writes with a pattern that no kernel writes, so that old content of
    /// the memory is never accepted as its result.
    Result<void> spoil(Backend& backend) const;

    /// Queues zeros for the arrays that the kernel adds to, then the kernel itself.
    Result<void> launch(const LaunchShape& shape, Context& context) const;
    /// Waits for the last launch and compares its results with the CPU's. Returns a fact per array, or the
    /// error (check) of the first wrong element.
    Result<std::vector<Fact>> check(Backend& backend) const;

private:
    PoolTask(Kernel kernel, std::shared_ptr<const PoolArguments> arguments)
        : kernel_(std::move(kernel)), arguments_(std::move(arguments)) {}

    Kernel kernel_;
    std::shared_ptr<const PoolArguments> arguments_; ///< several tasks may share them
    std::vector<Buffer> buffers_;                    ///< one per array
};

} // namespace ks
