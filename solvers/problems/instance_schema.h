// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace ks {

/// The JSON Schema (draft 2020-12) of an instance of any kind, as the kinds declare their fields. A schema
/// cannot say what a builder proves beyond that (sums, rules between fields).
std::string instance_schema();

} // namespace ks
