// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>

namespace ks {

/// How much memory a run lacks.
struct MissingMemory {
    std::int64_t needed = 0; ///< the budget that is enough; 0: unknown
    std::int64_t more = 0;   ///< without `needed`: what is missing, at least; 0: unknown
};

/// The error of a run that its memory budget does not hold. `otherwise` is the advice for a user who cannot
/// raise the budget, and may be empty.
Error over_budget(Sentence what, const Sentence& otherwise, const MissingMemory& missing = {});

} // namespace ks
