// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks {

/// Returns the name of a stage in the language of the reader: "Rückweg" for "way-back". A word that only one
/// variant uses is returned unchanged.
std::string stage_words(std::string_view stage);

} // namespace ks
