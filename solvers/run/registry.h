// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"

#include <span>

namespace ks {

/// Every built-in variant, in the order of variants.def.
std::span<const Variant* const> variants();

/// An unknown id is a usage error that names the known ones.
Result<const Variant*> find_variant(std::string_view id);

} // namespace ks
