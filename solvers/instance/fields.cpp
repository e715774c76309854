// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/fields.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

namespace ks {

std::optional<std::size_t> weight_field(const Fields& fields) {
    if (!fields.weight_limit)
        return std::nullopt;
    return fields.ratio ? fields.ratio->under : 0;
}

std::optional<std::size_t> value_field(const Fields& fields) {
    return fields.weight_limit && fields.ratio ? fields.ratio->over : weight_field(fields);
}

bool may_be_scaled(const Fields& fields, std::size_t record_field) {
    return weight_field(fields) == record_field || value_field(fields) == record_field;
}

std::vector<const Field*> of_same_unit(const Fields& fields, const Field& field) {
    if (!fields.weight_limit)
        return {&field};
    const Field& weight = fields.of_record[*weight_field(fields)];
    const Field& limit = fields.scalars[*fields.weight_limit];
    if (&field != &weight && &field != &limit)
        return {&field};
    return {&weight, &limit};
}

std::string counted(std::size_t count, const ListWords& words) {
    return formatted("{} {}", count, said(std::string(count == 1 ? words.singular : words.plural)));
}

std::string one_of(std::string_view singular) {
    const bool vowel =
        !singular.empty() && std::string_view("aeiou").find(singular.front()) != std::string_view::npos;
    const std::string article = vowel ? "an " : "a ";
    return said(article + std::string(singular));
}

} // namespace ks
