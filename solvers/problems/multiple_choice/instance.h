// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/item_fields.h"

#include <span>

namespace ks {

const Fields& multiple_choice_fields();

/// Multiple-choice knapsack: choose exactly one item of each class, of greatest total value, with weights
/// that sum to at most the capacity (thesis, Section 2.2, Equation 2.3).
class MultipleChoiceInstance final : public Instance {
public:
    static constexpr std::string_view kind_id = "multiple-choice";

    std::string_view kind() const override { return kind_id; }
    const Contents& contents() const override { return contents_; }
    std::int64_t capacity() const { return contents_.scalars.capacity; }
    /// Returns the total weight of the heaviest item of each class; the builder proved that it is below 2^63.
    std::int64_t heaviest() const { return heaviest_; }
    /// Returns m, the number of classes.
    std::size_t class_count() const { return contents_.groups(); }
    /// Returns the items of class `i`, 0 <= i < m.
    std::span<const Item> items(std::size_t i) const { return contents_.of_group(i); }
    /// Returns all items, class after class; class i begins at offsets()[i].
    std::span<const Item> all_items() const { return contents_.all; }
    std::span<const std::size_t> offsets() const { return contents_.offsets; }
    RowWidth row_width() const { return row_width_; }

private:
    friend class MultipleChoiceBuilder;
    MultipleChoiceInstance(std::string name, std::string source, ItemContents contents)
        : Instance(std::move(name), std::move(source)), contents_(std::move(contents)) {}

    ItemContents contents_;
    RowWidth row_width_ = RowWidth::bits64;
    std::int64_t heaviest_ = 0;
};

class MultipleChoiceBuilder {
public:
    MultipleChoiceBuilder() : contents_(multiple_choice_fields()) {}
    MultipleChoiceBuilder(std::string name, std::string source, ItemContents contents)
        : name_(std::move(name)), source_(std::move(source)), contents_(std::move(contents)) {}

    MultipleChoiceBuilder& name(std::string text);
    MultipleChoiceBuilder& source(std::string text);
    MultipleChoiceBuilder& capacity(std::int64_t value);
    /// Begins a class; `add` puts items into it.
    MultipleChoiceBuilder& begin_class();
    MultipleChoiceBuilder& add(Item item);

    /// Returns the instance. Input errors: no class, an empty class, a negative number, class maxima of
    /// values that sum to 2^62 or more, or of weights to 2^63 or more. `where` of the error is the JSON
    /// Pointer of the wrong field.
    Result<std::shared_ptr<const MultipleChoiceInstance>> build() &&;

private:
    std::string name_, source_;
    ItemContents contents_;
};

} // namespace ks
