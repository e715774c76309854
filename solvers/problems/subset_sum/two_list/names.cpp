// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/names.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/letters.h"

namespace ks::two_list::names {

namespace {

/// A picture takes one letter, or the text in braces, as the subscript.
std::string with_subscript(std::string_view name, std::int64_t index) {
    return index < 9 ? formatted("{}_{}", name, index + 1) : formatted("{}_{{{}}}", name, index + 1);
}

} // namespace

std::string element(int list, std::int64_t index, bool shifted) {
    return with_subscript(list == 0 ? (shifted ? "a'" : "a") : (shifted ? "b'" : "b"), index);
}

std::string part(int list, const Range& range, bool shifted) {
    if (range.size() <= 0)
        return said("nothing");
    const std::string first = element(list, range.begin, shifted);
    return range.size() == 1 ? first : formatted("{} .. {}", first, element(list, range.end - 1, shifted));
}

std::string weight(std::int64_t index) {
    return with_subscript("w", index);
}

char list(int list) {
    return list == 0 ? 'A' : 'B';
}

std::string sum(std::int64_t x, std::int64_t y, const SumPair& values) {
    return formatted("{} + {} = {} + {} = {}", element(0, x), element(1, y), values.a, values.b,
                     values.a + values.b);
}

std::string pair(const BlockPair& pair) {
    return formatted("({}, {})", pair.a + 1, pair.b + 1);
}

std::string stretch(const Range& range) {
    return range.size() == 1 ? std::to_string(range.end) : formatted("{} to {}", range.begin + 1, range.end);
}

std::string ordinal(std::int64_t number) {
    const std::int64_t ten = number % 100 / 10, one = number % 10;
    if (ten == 1 || one == 0 || one > 3)
        return formatted("{}th", number);
    return one == 1   ? formatted("{}st", number)
           : one == 2 ? formatted("{}nd", number)
                      : formatted("{}rd", number);
}

std::string sentence(std::int64_t thread, std::int64_t threads, std::string text) {
    if (threads > 1)
        return formatted("Thread {}: {}", thread + 1, text);
    const bool symbol = text.find_first_of("_'", 1) == 1;
    return symbol ? text : capitalised(std::move(text));
}

} // namespace ks::two_list::names
