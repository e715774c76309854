// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// Whether the bytes are well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing above
/// U+10FFFF).
bool is_utf8(std::string_view bytes);

/// Text from outside made fit for a message: control characters and bytes that are not UTF-8 are written as
/// "\\n" or "\\x1b", and anything longer than `most` bytes is cut and ends in "...".
std::string printable(std::string_view bytes, std::size_t most = 80);

/// The text behind a byte order mark (EF BB BF), which some editors write; any other text as it is. Every
/// reader of files accepts such a mark.
std::string_view without_mark(std::string_view text);

/// "a, b, c": what `name` makes of each element, for sentences that list what there is.
template <class Range, class Name = std::identity>
std::string joined(const Range& range, Name name = {}, std::string_view between = ", ") {
    std::string text;
    for (const auto& each : range) {
        text += text.empty() ? "" : between;
        text += std::invoke(name, each);
    }
    return text;
}

/// The five of `known` that take the fewest changes of a letter to become `asked`, the most alike first; all
/// of them where there are fewer. For sentences about a name that does not exist.
std::vector<std::string> most_alike(std::string_view asked, std::vector<std::string> known);

/// For where no subscripts are drawn: "a_{12}" becomes "a_12".
std::string plain_subscripts(std::string_view text);

/// "name:line:column" of a byte in a text; lines and columns count from 1, columns in characters.
std::string place_in(std::string_view text, std::size_t offset, std::string_view name);

} // namespace ks
