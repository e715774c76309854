// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/format.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/number_text.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

// What the text formats of the family share: items with the places of their numbers, and files with several
// instances.
namespace ks {

/// Which of an item's two numbers comes first.
enum class ItemOrder { value_first, weight_first };

/// What a line without anything else has to hold.
inline constexpr Sayable two_numbers = "a line has two numbers";

/// An instance as it is in a text.
struct ItemText {
    std::string name;
    std::string source; ///< what the file knows of a solution: "optimum in the file: 8373"
    PlacedNumber count, capacity;
    std::vector<PlacedNumber> values, weights;
    std::optional<Selection> known{}; ///< a solution in the file
};

/// Makes the instance. What the builder refuses has the place of the number that is to blame; `place` says
/// where a number stands, and whether a weight is meant.
Result<InstancePtr> build(const ItemText& items,
                          const std::function<std::string(const PlacedNumber&, bool weight)>& place);
/// The same where all numbers are of one text.
Result<InstancePtr> build(const ItemText& items, const NumberText& text);

/// Reads two numbers, the next ones of a line.
Result<void> read_item(NumberText& text, ItemText& items, ItemOrder order);
/// Reads as many lines of an item each as `items.count` says.
Result<void> read_item_lines(NumberText& text, ItemText& items, ItemOrder order);
/// Reads `n c` and then a line for each item.
Result<ItemText> read_plain_items(NumberText& text, ItemOrder order);
/// Reads the number of items and the capacity, or these two exchanged, on one line or on two.
Result<void> read_head(NumberText& text, ItemText& items, bool capacity_first);
/// Whether the first two numbers are equal: then it does not matter which of them is the capacity.
bool equal_in_head(std::string_view text);
/// Reads `c n`, on one line or on two, and then a line for each item.
Result<ItemText> read_items_behind_capacity(NumberText& text, ItemOrder order);
/// Reads `n c`, on one line or on two, and then a line of all values and one of all weights, in this order or
/// exchanged.
Result<ItemText> read_item_columns(NumberText& text, ItemOrder order);
Result<std::string> write_item_columns(const Instance& instance, ItemOrder order);
/// Where both numbers of every item are equal, their order does not matter, and the user need not be asked.
bool order_matters(const ItemText& items);

/// `KnapsackInstance` of a text with a single instance: what a format makes of its reader.
template <Result<ItemText> (*read_items)(NumberText& text)>
Result<InstancePtr> read_one(const InstanceText& given) {
    NumberText text(given);
    KS_TRY(const ItemText items, read_numbers(text, read_items));
    return build(items, text);
}

/// What a format claims that differs from another one only in having the weight first: whole files in which
/// the order matters. What is wrong in any other file is said by the other format.
template <Result<ItemText> (*read_items)(NumberText& text)>
Claim claim_twin(const InstanceText& given) {
    NumberText numbers(given);
    const auto items = read_items(numbers);
    return items && order_matters(*items) ? Claim::certain : Claim::none;
}

/// What is wanted of a text that holds several instances.
struct Wanted {
    bool titles = false;
    std::size_t index = 0; ///< this instance, from 1; 0: none
    bool all = false;      ///< every instance
};

/// Instances of a text, in their order.
struct ItemTexts {
    std::size_t count = 0; ///< of those that were gone through
    std::vector<std::string> titles;
    std::vector<ItemText> found; ///< those that are wanted

    /// Counts one more, and says whether its items are wanted. Far too many to list are a limit error.
    Result<bool> begin(const NumberText& text, const Wanted& wanted, std::string title);
    /// Keeps an instance, and says whether more are wanted.
    bool keep(ItemText items, const Wanted& wanted);
};

/// A usage error if a text of so many instances has not the one that is asked for.
Result<void> check_index(const InstanceText& given, std::size_t count);

/// A reader of texts with several instances. It may end behind the wanted one.
using ReadItemTexts = Result<ItemTexts> (*)(NumberText& text, const Wanted& wanted);

/// What a format makes of such a reader.
template <ReadItemTexts read_texts, const char* separators>
struct SeveralItemTexts {
    static Claim claim(const InstanceText& given) {
        const auto read = [](NumberText& numbers) { return read_texts(numbers, {}); };
        return std::max(claim_by_reading(given, read, separators), Claim::likely);
    }
    static Result<std::vector<std::string>> titles(const InstanceText& given) {
        NumberText numbers(given, separators);
        KS_TRY(ItemTexts texts, read_texts(numbers, {.titles = true}));
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

/// "4 items, capacity 10"
std::string sizes_of(const ItemText& items);

} // namespace ks
