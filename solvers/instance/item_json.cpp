// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/item_json.h"

namespace ks {

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

void write_item(const Item& item, std::string& text) {
    text +=
        "{\"value\": " + std::to_string(item.value) + ", \"weight\": " + std::to_string(item.weight) + "}";
}

} // namespace ks
