// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/item_fields.h"

#include <span>

namespace ks {

const Fields& knapsack_fields();

/// 0-1 knapsack: choose items of greatest total value whose weights sum to at most the capacity (thesis,
/// Section 2.1).
class KnapsackInstance final : public Instance {
public:
    static constexpr std::string_view kind_id = "knapsack";

    std::string_view kind() const override { return kind_id; }
    const Contents& contents() const override { return contents_; }
    std::int64_t capacity() const { return contents_.scalars.capacity; }
    /// Returns the weight of all items together; the builder proved that it is below 2^63.
    std::int64_t heaviest() const { return heaviest_; }
    std::span<const Item> items() const { return contents_.all; }
    RowWidth row_width() const { return row_width_; }

private:
    friend class KnapsackBuilder;
    KnapsackInstance(std::string name, std::string source, ItemContents contents)
        : Instance(std::move(name), std::move(source)), contents_(std::move(contents)) {}

    ItemContents contents_;
    RowWidth row_width_ = RowWidth::bits64;
    std::int64_t heaviest_ = 0;
};

class KnapsackBuilder {
public:
    KnapsackBuilder() : contents_(knapsack_fields()) {}
    KnapsackBuilder(std::string name, std::string source, ItemContents contents)
        : name_(std::move(name)), source_(std::move(source)), contents_(std::move(contents)) {}

    KnapsackBuilder& name(std::string text);
    KnapsackBuilder& source(std::string text);
    KnapsackBuilder& capacity(std::int64_t value);
    KnapsackBuilder& add(Item item);
    KnapsackBuilder& known(std::optional<Selection> selection);

    /// Returns the instance. Input errors: no item, a negative number, a sum of values of 2^62 or more, a sum
    /// of weights of 2^63 or more. `where` of the error is the JSON Pointer of the wrong field.
    Result<std::shared_ptr<const KnapsackInstance>> build() &&;

private:
    std::string name_, source_;
    ItemContents contents_;
};

} // namespace ks
