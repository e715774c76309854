// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ks::json {

/// Returns where in a JSON text the value is that a JSON Pointer names; nothing if there is none. Of a key
/// that is twice in an object the last one counts.
std::optional<std::size_t> find_value(std::string_view text, std::string_view pointer);

/// The error with its line and column, if its place is a value of this text: "a.json /items/2/weight" becomes
/// "a.json:7:12 /items/2/weight". `name` is the name of the text's file.
Error with_line(Error error, std::string_view text, const std::string& name);

} // namespace ks::json
