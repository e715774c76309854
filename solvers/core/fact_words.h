// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks {

/// Returns what a chart calls a number that runs report of themselves, in the language that is spoken:
/// "discard rate" for "discard-rate". A fact of another program keeps its name.
std::string fact_words(std::string_view fact);

} // namespace ks
