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

/// libfmt's formatting, compiled in formatted.cpp alone: otherwise every file that writes a sentence would
/// take a second longer to compile. `sentences` has an entry for each value: itself if it is a sentence, else
/// null.
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

/// "row 3 of 5" of formatted("row {} of {}", 3, 5), in the language that is spoken (core/language.h). The
/// form is checked when it is compiled; libfmt's manual says what a pair of braces may hold.
template <class... Values>
Sentence formatted(fmt::format_string<Values...> form, const Values&... values) {
    return detail::format_erased(form, fmt::make_format_args(values...), {detail::as_sentence(values)...});
}

/// The same for what programs read, never translated: ids, names of files.
template <class... Values>
std::string written(fmt::format_string<Values...> form, const Values&... values) {
    return detail::write_erased(form, fmt::make_format_args(values...));
}

/// "1 launch", "3 launches" of counted("{} launch", "{} launches", count): the form that the number takes in
/// the language that is spoken. With more values, these are what the braces stand for.
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

/// From now on sentences know what they were made of. For a program that writes them for another one.
void keep_origins(bool keep);

/// The sentence of this origin in the language that is spoken; where that has no such form, or the form does
/// not fit the arguments, which come from another program, `otherwise`.
Sentence told_again(const SentenceOrigin& origin, const std::string& otherwise);

} // namespace ks
