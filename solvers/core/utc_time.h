// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace ks {

/// Returns the time of a text such as "2026-12-01T22:00:00Z". Nothing if the text has another form, or if the
/// day or the time of day does not exist.
std::optional<std::chrono::sys_seconds> utc_time(std::string_view text);

} // namespace ks
