// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"

#include <optional>
#include <string>
#include <string_view>

// The optimum that a file states is kept in the instance's source, which every format of the program keeps.
namespace ks {

/// "optimum in the file: 8373": what the source says of it. It is part of the instance, so it is never
/// translated.
std::string stated_optimum_words(std::string_view value);

/// The optimum in a source, as it is in the file: "8373" or "8.5", in the user's unit.
std::optional<std::string> stated_optimum(std::string_view source);

/// The source without it. An edit of the numbers ends what was known of their optimum.
std::string without_stated_optimum(std::string_view source);

} // namespace ks
