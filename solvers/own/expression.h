// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace ks::own {

/// The number that a name stands for; nothing: no such name.
using Lookup = std::function<std::optional<std::int64_t>(std::string_view name)>;

/// The value of an expression of whole numbers: `(capacity + block) / block`. It has + - * / % and brackets,
/// and the functions min(a, b), max(a, b) and ceil(a, b), the quotient rounded up. A division by zero, a
/// number beyond 64 bits, an unknown name and every other mistake is an input error.
Result<std::int64_t> evaluate(std::string_view text, const Lookup& lookup);

} // namespace ks::own
