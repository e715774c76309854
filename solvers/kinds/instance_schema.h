// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace ks {

/// Returns the JSON Schema (draft 2020-12) of an instance of any kind, from the declared fields. It cannot
/// express the further checks of a builder (sums, rules between fields).
std::string instance_schema();

} // namespace ks
