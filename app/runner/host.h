// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks::runner {

/// The processor's model and how many logical cores this process may use: "AMD EPYC 9654, 96 logical cores".
std::string host_text();

/// The time now in UTC, "2026-01-02T03:04:05Z".
std::string date_text();

} // namespace ks::runner
