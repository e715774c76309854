// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace ks::json {

/// Returns the position of the value that a JSON Pointer names, or nothing if the text has no such value. If
/// an object has a key twice, the last one counts.
std::optional<std::size_t> find_value(std::string_view text, std::string_view pointer,
                                      const std::stop_token& stop = {});

/// Returns the error with its line and column, if its place is a value of this text: "a.json /items/2/weight"
/// becomes "a.json:7:12 /items/2/weight". `name` is the name of the text's file. After a stop request the
/// error may be unchanged.
Error with_line(Error error, std::string_view text, const std::string& name,
                const std::stop_token& stop = {});

} // namespace ks::json
