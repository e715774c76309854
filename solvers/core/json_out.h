// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace ks {

/// A document in the making; its members are in the order in which they were put there.
using Json = nlohmann::ordered_json;

/// One line of JSON without its newline. Bytes that are not UTF-8 (a file's name) become U+FFFD.
std::string to_line(const Json& document);

} // namespace ks
