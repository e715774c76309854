// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks::roofline {

/// A quantity with three digits and a decimal prefix, for people: "4.02 TB/s" of 4.02e12 "B/s", "2.31 us"
/// of 2.31e-6 "s", "980 Gops/s". A number without a unit is "7.2 T".
std::string quantity_text(double value, std::string_view unit);

/// "62 %" of 0.62; "below 1 %" of a share that would round to none.
std::string percent_text(double share);

} // namespace ks::roofline
