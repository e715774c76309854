// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/instance/instance.h"

#include <span>
#include <vector>

namespace ks {

/// Multiple-choice knapsack: exactly one item of each class, of greatest total value, weights summing to at
/// most the capacity (thesis, Section 2.2, Equation 2.3).
class MultipleChoiceInstance final : public Instance {
public:
    static constexpr std::string_view kind_id = "multiple-choice";

    std::string_view kind() const override { return kind_id; }
    std::int64_t capacity() const { return capacity_; }
    /// m, the number of classes.
    std::size_t class_count() const { return offsets_.size() - 1; }
    /// The items of class `i`, 0 <= i < m.
    std::span<const Item> items(std::size_t i) const {
        return std::span(items_).subspan(offsets_[i], offsets_[i + 1] - offsets_[i]);
    }
    /// All items, class after class; class i begins at offsets()[i].
    std::span<const Item> all_items() const { return items_; }
    std::span<const std::size_t> offsets() const { return offsets_; }
    RowWidth row_width() const { return row_width_; }

private:
    friend class MultipleChoiceBuilder;
    using Instance::Instance;

    std::int64_t capacity_ = 0;
    std::vector<Item> items_;
    std::vector<std::size_t> offsets_{0};
    RowWidth row_width_ = RowWidth::bits64;
};

class MultipleChoiceBuilder {
public:
    MultipleChoiceBuilder& name(std::string text);
    MultipleChoiceBuilder& source(std::string text);
    MultipleChoiceBuilder& capacity(std::int64_t value);
    /// Begins a class; `add` puts items into the class begun last.
    MultipleChoiceBuilder& begin_class();
    MultipleChoiceBuilder& add(Item item);

    /// Refuses (input): no class, an empty class, a negative number, class maxima of values summing to 2^62
    /// or more, or of weights to 2^63 or more. `where` of the error is the JSON Pointer of the offending
    /// field.
    Result<std::shared_ptr<const MultipleChoiceInstance>> build() &&;

private:
    std::string name_, source_;
    std::int64_t capacity_ = 0;
    std::vector<Item> items_;
    std::vector<std::size_t> offsets_; ///< where each begun class begins
};

} // namespace ks
