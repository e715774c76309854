// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include <fmt/core.h>

namespace ks {

namespace detail {

/// libfmt's formatting, compiled in formatted.cpp alone: otherwise every file that writes a sentence would
/// take a second longer to compile.
std::string format_erased(fmt::string_view form, fmt::format_args values);

} // namespace detail

/// "row 3 of 5" of formatted("row {} of {}", 3, 5). The form is checked when it is compiled; libfmt's manual
/// says what a pair of braces may hold.
template <class... Values>
std::string formatted(fmt::format_string<Values...> form, const Values&... values) {
    return detail::format_erased(form, fmt::make_format_args(values...));
}

} // namespace ks
