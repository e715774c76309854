// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Read required members of an object.
namespace ks::json {

inline bool is_null(const Cursor& at) {
    return at.node().type == Node::Type::null;
}

template <std::size_t N>
Result<void> only(const Cursor& at, const std::string_view (&keys)[N]) {
    return at.only(keys);
}

/// Members by type: a text, an integer in a range, one of some words.
inline Result<std::string> text(const Cursor& at, std::string_view key) {
    KS_TRY(const Cursor member, at.member(key));
    return member.string();
}
template <class T = std::int64_t>
Result<T> number(const Cursor& at, std::string_view key, std::int64_t least = 0,
                 std::int64_t most = std::numeric_limits<T>::max()) {
    KS_TRY(const Cursor member, at.member(key));
    KS_TRY(const std::int64_t value, member.integer(least, most));
    return static_cast<T>(value);
}
inline Result<std::string> word(const Cursor& at, std::string_view key,
                                std::span<const std::string_view> words) {
    KS_TRY(const Cursor member, at.member(key));
    KS_TRY(std::string value, member.string());
    if (std::ranges::find(words, value) == words.end())
        return member.error(formatted("'{}' is none of the words allowed here", printable(value)));
    return value;
}

/// Appends the result of `each` for every element of the array `key`.
template <class T, class F>
Result<void> list(const Cursor& at, std::string_view key, std::vector<T>& into, F each) {
    KS_TRY(const Cursor array, at.member(key));
    KS_TRY(const std::size_t count, array.size());
    into.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        KS_TRY(T item, each(array.element(i)));
        into.push_back(std::move(item));
    }
    return {};
}

/// An element of a list of numbers.
template <class T = std::int64_t>
auto whole(std::int64_t least = 0, std::int64_t most = std::numeric_limits<T>::max()) {
    return [=](const Cursor& at) -> Result<T> {
        KS_TRY(const std::int64_t value, at.integer(least, most));
        return static_cast<T>(value);
    };
}

} // namespace ks::json
