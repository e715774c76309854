// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/csv_dialect.h"

#include "solvers/core/language.h"

#include <algorithm>

namespace ks {

namespace {

std::optional<CsvDialect> chosen;

/// Removes the digits at the beginning of a text. Returns whether there was at least one.
bool take_digits(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    text.remove_prefix(end);
    return end > 0;
}

void take_sign(std::string_view& text) {
    if (text.starts_with('-') || text.starts_with('+'))
        text.remove_prefix(1);
}

/// Returns whether a text is a number with a decimal point, as programs write it: -3.5, 1.25e-07.
bool has_decimal_point(std::string_view text) {
    take_sign(text);
    if (!take_digits(text) || !text.starts_with('.'))
        return false;
    text.remove_prefix(1);
    if (!take_digits(text))
        return false;
    if (!text.starts_with('e') && !text.starts_with('E'))
        return text.empty();
    text.remove_prefix(1);
    take_sign(text);
    return take_digits(text) && text.empty();
}

} // namespace

std::optional<CsvDialect> csv_dialect_named(std::string_view name) {
    if (name == "point")
        return csv_with_points;
    if (name == "comma")
        return csv_with_commas;
    return std::nullopt;
}

void write_csv_in(std::optional<CsvDialect> dialect) {
    chosen = dialect;
}

CsvDialect csv_dialect() {
    if (chosen)
        return *chosen;
    return spoken() && spoken()->decimal_mark() == ',' ? csv_with_commas : csv_with_points;
}

std::string_view csv_beginning(const CsvDialect& dialect) {
    return dialect.byte_order_mark ? "\xEF\xBB\xBF" : "";
}

std::string csv_number(std::string text, const CsvDialect& dialect) {
    if (dialect.decimal_mark != '.' && has_decimal_point(text))
        text[text.find('.')] = dialect.decimal_mark;
    return text;
}

} // namespace ks
