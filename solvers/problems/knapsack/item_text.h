// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/formats/format.h"
#include "solvers/formats/number_text.h"
#include "solvers/problems/knapsack/instance.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

// The common part of the family's text formats: items with the places of their numbers, and files with
// several instances.
namespace ks {

/// Which of an item's two numbers comes first.
enum class ItemOrder { value_first, weight_first };

/// The required content of a line that has only an item.
inline constexpr Sayable two_numbers = "a line has two numbers";

/// An instance as read from a text.
struct ItemText {
    std::string name;
    std::string source; ///< the solution's value in the file: "optimum in the file: 8373"
    PlacedNumber count, capacity;
    std::vector<PlacedNumber> values, weights;
    std::optional<Selection> known{}; ///< a solution in the file
};

/// Returns the instance. An error of the builder gets the place of the wrong number; `place` returns the
/// place of a number, and whether it is a weight.
Result<InstancePtr> build(const ItemText& items,
                          const std::function<std::string(const PlacedNumber&, bool weight)>& place);
/// Does the same if all numbers are from one text.
Result<InstancePtr> build(const ItemText& items, const NumberText& text);

/// Reads the next two numbers of a line.
Result<void> read_item(NumberText& text, ItemText& items, ItemOrder order);
/// Reads `items.count` lines with one item each.
Result<void> read_item_lines(NumberText& text, ItemText& items, ItemOrder order);
/// Reads `n c` and then a line for each item.
Result<ItemText> read_plain_items(NumberText& text, ItemOrder order);
/// Reads the number of items and the capacity, or these two in the opposite order, on one line or on two.
Result<void> read_head(NumberText& text, ItemText& items, bool capacity_first);
/// Returns whether the first two numbers are equal, so that their order does not matter.
bool equal_in_head(std::string_view text);
/// Reads `c n`, on one line or on two, and then a line for each item.
Result<ItemText> read_items_behind_capacity(NumberText& text, ItemOrder order);
/// Reads `n c`, on one line or on two, and then a line of all values and one of all weights, in this order or
/// the opposite.
Result<ItemText> read_item_columns(NumberText& text, ItemOrder order);
Result<std::string> write_item_columns(const KnapsackInstance& instance, ItemOrder order);
/// Returns whether the order of the numbers matters. If both numbers of every item are equal, the program
/// need not ask the user.
bool order_matters(const ItemText& items);

/// Reads the `KnapsackInstance` of a text with a single instance.
template <Result<ItemText> (*read_items)(NumberText& text)>
Result<InstancePtr> read_one(const InstanceText& given) {
    NumberText text(given);
    KS_TRY(const ItemText items, read_numbers(text, read_items));
    return build(items, text);
}

/// Returns the claim of a format that differs from another one only in having the weight first. It claims
/// whole files in which the order matters, and files that would be whole if their decimals were multiplied
/// (the factor depends on the order). Errors in all other files are reported by the other format.
template <Result<ItemText> (*read_items)(NumberText& text)>
Claim claim_twin(const InstanceText& given) {
    NumberText numbers(given);
    const auto items = read_items(numbers);
    if (items)
        return order_matters(*items) ? Claim::certain : Claim::none;
    NumberText all = numbers.with_any_words();
    return numbers.ended_at_fraction() && read_items(all) ? Claim::shaped : Claim::none;
}

/// What to read from a text with several instances.
struct Wanted {
    bool titles = false;
    std::size_t index = 0; ///< index of the instance to read, from 1; 0: none
    bool all = false;      ///< read every instance
};

/// The instances of a text, in their order.
struct ItemTexts {
    std::size_t count = 0; ///< number of instances visited
    std::vector<std::string> titles;
    std::vector<ItemText> found; ///< the instances to read

    /// Counts one more instance. Returns whether its items are wanted. Too many instances for a list are a
    /// limit error.
    Result<bool> begin(const NumberText& text, const Wanted& wanted, std::string title);
    /// Stores an instance. Returns whether more are wanted.
    bool keep(ItemText items, const Wanted& wanted);
};

/// Returns a usage error if the requested index exceeds the number of instances.
Result<void> check_index(const InstanceText& given, std::size_t count);

/// A reader of texts with several instances. It may stop after the wanted one.
using ReadItemTexts = Result<ItemTexts> (*)(NumberText& text, const Wanted& wanted);

/// The functions of a format with such a reader.
template <ReadItemTexts read_texts, const char* separators>
struct SeveralItemTexts {
    static Claim claim(const InstanceText& given) {
        const auto read = [](NumberText& numbers) { return read_texts(numbers, {}); };
        return std::max(claim_by_reading(given, read, separators), Claim::likely);
    }
    static Result<std::vector<std::string>> titles(const InstanceText& given) {
        InstanceText quiet = given; // omitted data is reported when an instance is read
        quiet.left_out = nullptr;
        NumberText numbers(quiet, separators);
        const auto read_titles = [](NumberText& text) { return read_texts(text, {.titles = true}); };
        KS_TRY(ItemTexts texts, read_numbers(numbers, read_titles));
        return std::move(texts.titles);
    }
    static Result<InstancePtr> read(const InstanceText& given) {
        NumberText numbers(given, separators);
        const auto read_wanted = [&](NumberText& text) { return read_texts(text, {.index = given.index}); };
        KS_TRY(const ItemTexts texts, read_numbers(numbers, read_wanted));
        KS_CHECK(check_index(given, texts.count));
        return build(texts.found.front(), numbers);
    }
    static Result<std::vector<InstancePtr>> read_all(const InstanceText& given) {
        NumberText numbers(given, separators);
        const auto read_each = [](NumberText& text) { return read_texts(text, {.all = true}); };
        KS_TRY(const ItemTexts texts, read_numbers(numbers, read_each));
        std::vector<InstancePtr> all;
        for (const ItemText& each : texts.found) {
            KS_TRY(InstancePtr instance, build(each, numbers));
            all.push_back(std::move(instance));
        }
        return all;
    }
};

/// Returns "4 items, capacity 10".
std::string sizes_of(const ItemText& items);

} // namespace ks
