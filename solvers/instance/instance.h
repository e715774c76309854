// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/minus_infinity.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace ks {

class Contents;

/// The common interface of all problem instances. Instances are immutable and made only by their builders, so
/// all code may rely on what the builder proved. Values and weights are integers from 0 to 2^63 - 1 without a
/// unit.
class Instance {
public:
    virtual ~Instance() = default;

    /// The kind's id as in files: "knapsack", "multiple-choice" ...
    virtual std::string_view kind() const = 0;
    const std::string& name() const { return name_; }
    const std::string& source() const { return source_; }
    /// Returns all other content, by its fields.
    virtual const Contents& contents() const = 0;

protected:
    Instance(std::string name, std::string source) : name_(std::move(name)), source_(std::move(source)) {}
    Instance(const Instance&) = default;
    Instance& operator=(const Instance&) = default;

private:
    std::string name_;
    std::string source_;
};

using InstancePtr = std::shared_ptr<const Instance>;

struct Item {
    std::int64_t value = 0;
    std::int64_t weight = 0;

    friend bool operator==(const Item&, const Item&) = default;
};

/// The required width of the cells of a dynamic-programming row. 32-bit rows are used if the builder proved
/// that every sum of values is below 2^30, so that minus infinity (-2^30 there, -2^62 in 64-bit rows) plus
/// any such sum stays negative.
enum class RowWidth { bits32, bits64 };

} // namespace ks
