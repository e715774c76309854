// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/item_text.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

#include <charconv>

namespace ks {

namespace {

/// The number that a builder's error is about, whose place is "/items/3/weight", "/items" or "/name".
std::string place_of(const std::string& pointer, const ItemText& items,
                     const std::function<std::string(const PlacedNumber&, bool)>& place) {
    constexpr std::string_view prefix = "/items/";
    if (!pointer.starts_with(prefix))
        return place(items.count, false);
    std::size_t i = 0;
    std::from_chars(pointer.data() + prefix.size(), pointer.data() + pointer.size(), i);
    const bool weight = pointer.ends_with("weight");
    return place((weight ? items.weights : items.values)[i], weight);
}

} // namespace

Result<InstancePtr> build(const ItemText& items,
                          const std::function<std::string(const PlacedNumber&, bool weight)>& place) {
    KnapsackBuilder builder;
    builder.name(items.name).capacity(items.capacity.value);
    for (std::size_t i = 0; i < items.values.size(); ++i)
        builder.add({items.values[i].value, items.weights[i].value});
    auto built = std::move(builder).build();
    if (built)
        return InstancePtr(*std::move(built));
    Error error = built.error();
    error.where = place_of(error.where, items, place);
    return error;
}

Result<InstancePtr> build(const ItemText& items, const NumberText& text) {
    return build(items, [&text](const PlacedNumber& number, bool) { return text.place(number.offset); });
}

Result<void> read_item(NumberText& text, ItemText& items, ItemOrder order) {
    PlacedNumber value, weight;
    if (order == ItemOrder::value_first) {
        KS_TRY(value, text.next_in_line("the value"));
        KS_TRY(weight, text.next_in_line("the weight"));
    } else {
        KS_TRY(weight, text.next_in_line("the weight"));
        KS_TRY(value, text.next_in_line("the value"));
    }
    items.values.push_back(value);
    items.weights.push_back(weight);
    return {};
}

Result<void> read_item_lines(NumberText& text, ItemText& items, ItemOrder order) {
    for (std::int64_t i = 0; i < items.count.value; ++i) {
        KS_CHECK(text.check_more(items.count, items.values.size(), "items"));
        KS_CHECK(read_item(text, items, order));
        KS_CHECK(text.end_line("a line has two numbers"));
    }
    return {};
}

Result<ItemText> read_plain_items(NumberText& text, ItemOrder order) {
    ItemText items;
    KS_TRY(items.count, text.next("the number of items"));
    KS_TRY(items.capacity, text.next_in_line("the capacity"));
    KS_CHECK(text.end_line("a line has two numbers"));
    KS_CHECK(read_item_lines(text, items, order));
    KS_CHECK(text.check_end(items.count, "items"));
    return items;
}

Result<bool> ItemTexts::begin(const NumberText& text, const Wanted& wanted, std::string title) {
    constexpr std::size_t most_titles = 100'000;
    if (wanted.titles) {
        if (titles.size() == most_titles) {
            Error error =
                text.error(text.offset(), formatted("the file has more than {} instances", most_titles),
                           "take one of them: `knapscope-run convert FILE OUT --index N`");
            error.code = ErrorCode::limit;
            return error;
        }
        titles.push_back(std::move(title));
    }
    return ++count == wanted.index;
}

Result<void> check_index(const InstanceText& given, std::size_t count) {
    if (given.index <= count)
        return {};
    return Error{.code = ErrorCode::usage,
                 .what = formatted("holds {} {}, so there is no number {}", count,
                                   count == 1 ? said("instance") : said("instances"), given.index),
                 .where = given.name,
                 .todo = formatted("choose from 1 to {}", count)};
}

std::string sizes_of(const ItemText& items) {
    return formatted("{} {}, capacity {}", items.count.value,
                     items.count.value == 1 ? said("item") : said("items"), items.capacity.value);
}

} // namespace ks
