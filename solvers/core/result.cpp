// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/result.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

namespace ks {

std::string Error::sentence() const {
    std::string text = where.empty() ? what : formatted("{}: {}", where, what);
    if (!todo.empty())
        text += "; " + todo;
    return printable(text, std::string::npos);
}

} // namespace ks
