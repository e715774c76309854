// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace ks {

/// The letter of item k of a group, as in the thesis: a .. z, then aa, ab ...
std::string item_letter(std::int64_t k);
/// What item k of group i is called, both counted from 0: "2a" for i = 1, k = 0.
std::string item_of_group_name(std::int64_t i, std::int64_t k);

} // namespace ks
