// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/result.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sentence_json.h"
#include "solvers/core/text.h"

namespace ks {

std::string Error::sentence() const {
    return sentence_of(*this);
}

Sentence sentence_of(const Error& error) {
    Sentence text = voiced(error.what);
    if (!error.where.empty())
        text = formatted("{}: {}", error.where, text);
    if (!error.todo.empty())
        text = formatted("{}; {}", text, voiced(error.todo));
    std::string line = printable(text, std::string::npos);
    return line == text ? text : Sentence(std::move(line));
}

} // namespace ks
