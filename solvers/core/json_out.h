// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace ks {

/// A document under construction; its members keep the order in which they were added.
using Json = nlohmann::ordered_json;

/// Returns one line of JSON without its newline. Bytes that are not UTF-8 (in a file's name) become U+FFFD.
std::string to_line(const Json& document);

} // namespace ks
