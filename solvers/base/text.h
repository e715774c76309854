// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ks {

/// Whether the bytes are well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing above
/// U+10FFFF).
bool is_utf8(std::string_view bytes);

/// Text from outside made fit for a message: what is not UTF-8 and control characters become '?', and
/// anything longer than `most` bytes is cut and ends in "...".
std::string printable(std::string_view bytes, std::size_t most = 80);

/// "a, b, c".
std::string joined(std::span<const std::string_view> words, std::string_view between = ", ");

/// "name:line:column" of a byte in a text; lines and columns count from 1, columns in characters.
std::string place_in(std::string_view text, std::size_t offset, std::string_view name);

} // namespace ks
