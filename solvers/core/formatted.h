// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <vector>

#include <fmt/core.h>

namespace ks {

namespace detail {

/// libfmt's formatting, compiled only in formatted.cpp; otherwise every file that writes a sentence would
/// take a second longer to compile. `sentences` has an entry for each value: the value if it is a sentence,
/// otherwise null.
Sentence format_erased(fmt::string_view form, fmt::format_args values,
                       std::initializer_list<const Sentence*> sentences);
std::string write_erased(fmt::string_view form, fmt::format_args values);
Sentence count_erased(fmt::string_view one, fmt::string_view many, std::int64_t count,
                      fmt::format_args values, std::initializer_list<const Sentence*> sentences);

template <class Value>
const Sentence* as_sentence(const Value& value) {
    if constexpr (std::is_base_of_v<Sentence, Value>)
        return &value;
    else
        return nullptr;
}

} // namespace detail

/// Returns "row 3 of 5" for formatted("row {} of {}", 3, 5), in the current language (core/language.h). The
/// form is checked at compile time; libfmt's manual describes the braces.
template <class... Values>
Sentence formatted(fmt::format_string<Values...> form, const Values&... values) {
    return detail::format_erased(form, fmt::make_format_args(values...), {detail::as_sentence(values)...});
}

/// Does the same for text that programs read and that is never translated: ids, names of files.
template <class... Values>
std::string written(fmt::format_string<Values...> form, const Values&... values) {
    return detail::write_erased(form, fmt::make_format_args(values...));
}

/// Returns "1 launch", "3 launches" for counted("{} launch", "{} launches", count): the plural form of the
/// number in the current language. If there are further values, the braces stand for these.
template <class... Values>
Sentence counted(fmt::format_string<Values...> one, fmt::format_string<Values...> many, std::int64_t count,
                 const Values&... values) {
    return detail::count_erased(one, many, count, fmt::make_format_args(values...),
                                {detail::as_sentence(values)...});
}
inline Sentence counted(fmt::format_string<std::int64_t> one, fmt::format_string<std::int64_t> many,
                        std::int64_t count) {
    return detail::count_erased(one, many, count, fmt::make_format_args(count), {nullptr});
}

/// From now on sentences keep their origin, for a program that sends them to another program.
void keep_origins(bool keep);

/// Returns the sentence of this origin in the current language. Returns `otherwise` if the language does not
/// have the form, or if the form does not fit the arguments, which come from another program.
Sentence told_again(const SentenceOrigin& origin, const std::string& otherwise);

} // namespace ks
