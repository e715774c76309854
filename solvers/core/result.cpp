// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/result.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sentence_json.h"
#include "solvers/core/text.h"

namespace ks {

std::string Error::sentence() const {
    std::string text = where.empty() ? voiced(what) : formatted("{}: {}", where, voiced(what));
    if (!todo.empty())
        text += "; " + voiced(todo);
    return printable(text, std::string::npos);
}

} // namespace ks
