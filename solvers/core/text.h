// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// Returns whether the bytes are well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing above
/// U+10FFFF).
bool is_utf8(std::string_view bytes);

/// Returns external text in a form that is safe for a message: control characters and bytes that are not
/// UTF-8 are written as "\\n" or "\\x1b", and a text longer than `most` bytes is cut and ends in "...".
std::string printable(std::string_view bytes, std::size_t most = 80);

/// Returns the text after a byte order mark (EF BB BF), which some editors write; any other text unchanged.
/// Every reader of files accepts such a mark.
std::string_view without_mark(std::string_view text);

/// Returns "a, b, c": the results of `name` for the elements, for sentences that list the possible values.
template <class Range, class Name = std::identity>
std::string joined(const Range& range, Name name = {}, std::string_view between = ", ") {
    std::string text;
    for (const auto& each : range) {
        text += text.empty() ? "" : between;
        text += std::invoke(name, each);
    }
    return text;
}

/// Returns the five of `known` with the fewest letter changes from `asked`, the most similar first, or all if
/// there are fewer. For sentences about a name that does not exist.
std::vector<std::string> most_alike(std::string_view asked, std::vector<std::string> known);

/// Converts "a_{12}" to "a_12", for places that cannot draw subscripts.
std::string plain_subscripts(std::string_view text);

/// Returns "name:line:column" of a byte in a text; lines and columns count from 1, columns in characters.
std::string place_in(std::string_view text, std::size_t offset, std::string_view name);

} // namespace ks
