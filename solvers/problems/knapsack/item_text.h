// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/format.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/number_text.h"

#include <functional>
#include <string>
#include <vector>

// What the text formats of the family share: items with the places of their numbers, and files with several
// instances.
namespace ks {

/// Which of an item's two numbers comes first.
enum class ItemOrder { value_first, weight_first };

/// An instance as a text tells it.
struct ItemText {
    std::string name;
    PlacedNumber count, capacity;
    std::vector<PlacedNumber> values, weights;
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
/// What is wanted of a text that holds several instances.
struct Wanted {
    bool titles = false;
    std::size_t index = 0; ///< this instance, from 1; 0: none
};

/// Instances of a text, in their order.
struct ItemTexts {
    std::size_t count = 0; ///< of those that were gone through
    std::vector<std::string> titles;
    ItemText found; ///< the wanted one

    /// Counts one more, and says whether its items are wanted. Far too many to list are a limit error.
    Result<bool> begin(const NumberText& text, const Wanted& wanted, std::string title);
};

/// A usage error if a text of so many instances has not the one that is asked for.
Result<void> check_index(const InstanceText& given, std::size_t count);

/// A reader of texts with several instances. It may end behind the wanted one.
using ReadItemTexts = Result<ItemTexts> (*)(NumberText& text, const Wanted& wanted);

/// What a format makes of such a reader.
template <ReadItemTexts read_texts, const char* separators>
struct SeveralItemTexts {
    static Claim claim(std::string_view text) {
        NumberText numbers(text, "", separators);
        return read_texts(numbers, {}) ? Claim::certain : Claim::likely;
    }
    static Result<std::vector<std::string>> titles(const InstanceText& given) {
        NumberText numbers(given.text, given.name, separators);
        KS_TRY(ItemTexts texts, read_texts(numbers, {.titles = true}));
        return std::move(texts.titles);
    }
    static Result<InstancePtr> read(const InstanceText& given) {
        NumberText numbers(given.text, given.name, separators);
        KS_TRY(const ItemTexts texts, read_texts(numbers, {.index = given.index}));
        KS_CHECK(check_index(given, texts.count));
        return build(texts.found, numbers);
    }
};

/// "4 items, capacity 10"
std::string sizes_of(const ItemText& items);

} // namespace ks
