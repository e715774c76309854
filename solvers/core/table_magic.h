// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string_view>

namespace ks {

/// The beginning of table files of every version: the high bit and the line ends reveal a transfer that
/// treated the file as text. It is in this folder, below instances and tables, because a reader of instances
/// has to recognise a table.
inline constexpr std::array<char, 8> table_magic = {'\x89', 'K', 'S', 'T', 'B', '\r', '\n', '\x1a'};

inline bool looks_like_table(std::string_view bytes) {
    return bytes.starts_with(std::string_view(table_magic.data(), table_magic.size()));
}

} // namespace ks
