// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/cell_number_json.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace ks {

nlohmann::ordered_json number_json(const std::optional<CellNumber>& number) {
    if (!number)
        return nullptr;
    if (number->is_integer())
        return number->integer();
    if (!std::isfinite(number->real()))
        return to_text(*number);
    return number->real();
}

Result<std::optional<CellNumber>> read_number(const json::Cursor& at) {
    using Type = json::Node::Type;
    const json::Node& node = at.node();
    if (node.type == Type::null)
        return std::optional<CellNumber>();
    if (node.type == Type::integer)
        return std::optional<CellNumber>(node.integer);
    if (node.type == Type::string && (node.text == "inf" || node.text == "nan"))
        return std::optional<CellNumber>(node.text == "inf" ? std::numeric_limits<double>::infinity()
                                                            : std::numeric_limits<double>::quiet_NaN());
    KS_TRY(const double real, at.number());
    return std::optional<CellNumber>(real);
}

} // namespace ks
