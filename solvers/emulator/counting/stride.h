// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace ks {

/// Returns the distance between the addresses of neighbouring lanes in words of 4 bytes and in bytes: "with a
/// stride of 8 words (32 bytes)". A distance that is not a multiple of a word is in bytes alone. The sign is
/// dropped.
std::string stride_words(std::int64_t bytes);

} // namespace ks
