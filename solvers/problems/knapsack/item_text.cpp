// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/item_text.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <charconv>

namespace ks {

namespace {

/// Returns the place of the number that a builder's error is about, which is given as "/items/3/weight",
/// "/items" or "/name".
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
    builder.name(items.name).source(items.source).capacity(items.capacity.value);
    for (std::size_t i = 0; i < items.values.size(); ++i)
        builder.add({items.values[i].value, items.weights[i].value});
    builder.known(items.known);
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
        KS_TRY(value, text.next_in_line("the value", NumberUnit::value));
        KS_TRY(weight, text.next_in_line("the weight", NumberUnit::weight));
    } else {
        KS_TRY(weight, text.next_in_line("the weight", NumberUnit::weight));
        KS_TRY(value, text.next_in_line("the value", NumberUnit::value));
    }
    items.values.push_back(value);
    items.weights.push_back(weight);
    return {};
}

Result<void> read_item_lines(NumberText& text, ItemText& items, ItemOrder order) {
    for (std::int64_t i = 0; i < items.count.value; ++i) {
        KS_CHECK(text.check_more(items.count, items.values.size(), knapsack_fields().record));
        KS_CHECK(read_item(text, items, order));
        KS_CHECK(text.end_line(two_numbers));
    }
    return {};
}

Result<ItemText> read_plain_items(NumberText& text, ItemOrder order) {
    ItemText items;
    KS_TRY(items.count, text.next("the number of items"));
    KS_TRY(items.capacity, text.next_in_line("the capacity", NumberUnit::weight));
    KS_CHECK(text.end_line(two_numbers));
    KS_CHECK(read_item_lines(text, items, order));
    KS_CHECK(text.check_end(items.count, knapsack_fields().record));
    return items;
}

Result<void> read_head(NumberText& text, ItemText& items, bool capacity_first) {
    for (const bool capacity : {capacity_first, !capacity_first}) {
        KS_TRY((capacity ? items.capacity : items.count),
               capacity ? text.next("the capacity", NumberUnit::weight) : text.next("the number of items"));
    }
    return text.end_line(two_numbers);
}

bool equal_in_head(std::string_view text) {
    NumberText numbers(text, "");
    ItemText items;
    return read_head(numbers, items, true) && items.capacity.value == items.count.value;
}

Result<ItemText> read_items_behind_capacity(NumberText& text, ItemOrder order) {
    ItemText items;
    KS_CHECK(read_head(text, items, true));
    KS_CHECK(read_item_lines(text, items, order));
    KS_CHECK(text.check_end(items.count, knapsack_fields().record));
    return items;
}

Result<ItemText> read_item_columns(NumberText& text, ItemOrder order) {
    ItemText items;
    KS_CHECK(read_head(text, items, false));
    for (const bool values : {order == ItemOrder::value_first, order != ItemOrder::value_first}) {
        auto& numbers = values ? items.values : items.weights;
        const Sayable what = values ? Sayable("the value") : Sayable("the weight");
        const NumberUnit unit = values ? NumberUnit::value : NumberUnit::weight;
        for (std::int64_t i = 0; i < items.count.value; ++i) {
            KS_TRY(const PlacedNumber number, i == 0 ? text.next(what, unit) : text.next_in_line(what, unit));
            numbers.push_back(number);
        }
        KS_CHECK(text.end_line("a line has a number for each item"));
    }
    KS_CHECK(text.check_end(items.count, knapsack_fields().record));
    return items;
}

Result<std::string> write_item_columns(const KnapsackInstance& knapsack, ItemOrder order) {
    std::string values, weights;
    for (const Item& item : knapsack.items()) {
        values += formatted("{}{}", values.empty() ? "" : " ", item.value);
        weights += formatted("{}{}", weights.empty() ? "" : " ", item.weight);
    }
    const bool value_first = order == ItemOrder::value_first;
    return std::string(formatted("{} {}\n{}\n{}\n", knapsack.items().size(), knapsack.capacity(),
                                 value_first ? values : weights, value_first ? weights : values));
}

bool order_matters(const ItemText& items) {
    return !std::ranges::equal(items.values, items.weights, {}, &PlacedNumber::value, &PlacedNumber::value);
}

Result<bool> ItemTexts::begin(const NumberText& text, const Wanted& wanted, std::string title) {
    constexpr std::size_t most_titles = 100'000;
    if (wanted.titles) {
        if (titles.size() == most_titles) {
            Error error =
                text.error(text.offset(), formatted("the file has more than {} instances", most_titles),
                           "take one of them: `knapscope-run convert FILE OUT --index N`");
            error.code = ErrorCode::limit;
            error.remedy.kind = Remedy::Kind::index;
            return error;
        }
        titles.push_back(std::move(title));
    }
    ++count;
    return wanted.all || count == wanted.index;
}

bool ItemTexts::keep(ItemText items, const Wanted& wanted) {
    found.push_back(std::move(items));
    return wanted.all;
}

Result<void> check_index(const InstanceText& given, std::size_t count) {
    if (given.index <= count)
        return {};
    return Error{.code = ErrorCode::usage,
                 .what = counted("holds {} instance, so instance {} does not exist",
                                 "holds {} instances, so instance {} does not exist",
                                 static_cast<std::int64_t>(count), count, given.index),
                 .where = given.name,
                 .todo = formatted("choose from 1 to {}", count)};
}

std::string sizes_of(const ItemText& items) {
    return formatted("{}, capacity {}",
                     counted(static_cast<std::size_t>(items.count.value), knapsack_fields().record),
                     items.capacity.value);
}

} // namespace ks
