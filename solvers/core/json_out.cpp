// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_out.h"

#include <nlohmann/json.hpp>

namespace ks {

std::string to_line(const Json& document) {
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace ks
