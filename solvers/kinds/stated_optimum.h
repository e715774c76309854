// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"

#include <optional>
#include <string>
#include <string_view>

// The optimum that a file states is stored in the instance's source, which every format of the program keeps.
namespace ks {

/// Returns "optimum in the file: 8373", the text in the source. It is part of the instance, so it is never
/// translated.
std::string stated_optimum_words(std::string_view value);

/// Returns the optimum in a source, as written in the file: "8373" or "8.5", in the user's unit.
std::optional<std::string> stated_optimum(std::string_view source);

/// Returns the source without the optimum, because an edit of the numbers makes it invalid.
std::string without_stated_optimum(std::string_view source);

} // namespace ks
