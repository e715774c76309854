// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks::csv {

/// Returns a text of a spreadsheet as UTF-8 without a byte order mark. The bytes are UTF-8, or UTF-16; any
/// bytes that are not valid UTF-8 are taken as Windows-1252.
std::string decoded(std::string_view bytes);
/// Whether the bytes are UTF-16: they begin with its mark, or every second byte of the first ones is 0.
bool is_utf16(std::string_view bytes);

} // namespace ks::csv
