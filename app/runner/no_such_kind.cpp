// SPDX-License-Identifier: Apache-2.0
#include "app/runner/no_such_kind.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"

namespace ks::runner {

Error no_such_kind(const std::string& id) {
    return {.code = ErrorCode::usage,
            .what = formatted("there is no kind '{}'", printable(id)),
            .todo = "the kinds are " + joined(kinds(), &Kind::id)};
}

} // namespace ks::runner
