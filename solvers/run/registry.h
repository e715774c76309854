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

/// Makes a variant known that is not built in, such as a kernel of the user's, to `find_variant` alone. It
/// outlives the process's runs. Call it before the first of them.
void add_variant(const Variant& variant);

/// An unknown id is a usage error that names those most like it.
Result<const Variant*> find_variant(std::string_view id);
/// Returns that error, where `known` are the existing ids.
Error no_such_variant(std::string_view id, std::vector<std::string> known);

} // namespace ks
