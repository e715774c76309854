// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/limits.h"

#include "solvers/base/text.h"

namespace ks {

Error refuse(std::string what, std::string pointer, std::string todo) {
    return {ErrorCode::input, std::move(what), std::move(pointer), std::move(todo)};
}

Result<void> check_common(const std::string& name, const std::string& source, std::int64_t capacity) {
    if (!is_utf8(name))
        return refuse("the name is not valid UTF-8", "/name", "write it in UTF-8");
    if (!is_utf8(source))
        return refuse("the source is not valid UTF-8", "/source", "write it in UTF-8");
    if (capacity < 0)
        return refuse("the capacity is negative", "/capacity", "give 0 or more");
    return {};
}

Result<void> check_item(const Item& item, const std::string& pointer) {
    if (item.value < 0)
        return refuse("the value is negative", pointer + "/value", "give 0 or more");
    if (item.weight < 0)
        return refuse("the weight is negative", pointer + "/weight", "give 0 or more");
    return {};
}

Result<void> Totals::add(const Item& item, const std::string& values, const std::string& weights) {
    if (item.value >= value_sum_limit - sum_.value)
        return refuse("up to here the values sum to 2^62 or more", values, "use smaller values");
    if (item.weight > INT64_MAX - sum_.weight)
        return refuse("up to here the weights sum to 2^63 or more", weights, "use smaller weights");
    sum_.value += item.value;
    sum_.weight += item.weight;
    return {};
}

RowWidth Totals::row_width() const {
    return sum_.value < -std::int64_t{minus_infinity<std::int32_t>} ? RowWidth::bits32 : RowWidth::bits64;
}

} // namespace ks
