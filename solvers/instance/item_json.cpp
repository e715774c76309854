// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/item_json.h"

namespace ks {

namespace {

Result<Item> read_item(const json::Cursor& at) {
    static constexpr std::string_view keys[] = {"value", "weight"};
    KS_CHECK(at.only(keys));
    KS_TRY(const auto value, at.member("value"));
    KS_TRY(const auto weight, at.member("weight"));
    Item item;
    KS_TRY(item.value, value.natural());
    KS_TRY(item.weight, weight.natural());
    return item;
}

} // namespace

Result<std::vector<Item>> read_items(const json::Cursor& at, const std::stop_token& stop) {
    KS_TRY(const std::size_t count, at.size());
    std::vector<Item> items;
    items.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::cancelled, "cancelled", "", ""};
        KS_TRY(const Item item, read_item(at.element(i)));
        items.push_back(item);
    }
    return items;
}

void write_item(const Item& item, std::string& text) {
    text +=
        "{\"value\": " + std::to_string(item.value) + ", \"weight\": " + std::to_string(item.weight) + "}";
}

} // namespace ks
