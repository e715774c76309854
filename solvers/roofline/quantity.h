// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks::roofline {

/// Returns a quantity with three digits and a decimal prefix, for readers: "4.02 TB/s" for 4.02e12 "B/s",
/// "2.31 us" for 2.31e-6 "s", "980 Gops/s". A number without a unit is "7.2 T".
std::string quantity_text(double value, std::string_view unit);

/// Returns "62 %" for 0.62, or "below 1 %" for a share that would round to 0.
std::string percent_text(double share);

} // namespace ks::roofline
