// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// Every built-in variant, in the order of variants.def.
std::span<const Variant* const> variants();

/// An unknown id is a usage error that names those most like it.
Result<const Variant*> find_variant(std::string_view id);
/// That error, where `known` are the ids there are.
Error no_such_variant(std::string_view id, std::vector<std::string> known);

} // namespace ks
