// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks {

/// Returns the mistake of a user with this misconception, in a few words: "takes an item twice". Returns the
/// id if it is not known here.
std::string misconception_name(std::string_view id);

} // namespace ks
