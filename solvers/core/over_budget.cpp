// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/over_budget.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"

#include <utility>

namespace ks {

namespace {

Sentence words_of(const Sentence& otherwise, const MissingMemory& missing) {
    if (otherwise.empty())
        return "raise --memory";
    if (missing.needed > 0)
        return formatted("raise it with --memory {}, or {}", size_holding(missing.needed), otherwise);
    if (missing.more > 0)
        return formatted("raise --memory by {}, or {}", size_holding(missing.more), otherwise);
    return formatted("raise --memory, or {}", otherwise);
}

} // namespace

Error over_budget(Sentence what, const Sentence& otherwise, const MissingMemory& missing) {
    const bool known = missing.needed > 0;
    return {.code = ErrorCode::limit,
            .what = std::move(what),
            .todo = words_of(otherwise, missing),
            .remedy = {.kind = known ? Remedy::Kind::memory : Remedy::Kind::more_memory,
                       .bytes = known ? missing.needed : missing.more,
                       .advice = otherwise}};
}

} // namespace ks
