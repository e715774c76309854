// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/result.h"

#include "solvers/core/formatted.h"

namespace ks {

std::string Error::sentence() const {
    std::string text = where.empty() ? what : formatted("{}: {}", where, what);
    if (!todo.empty())
        text += "; " + todo;
    return text;
}

} // namespace ks
