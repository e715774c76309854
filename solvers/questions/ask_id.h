// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_fields.h"
#include "solvers/questions/question.h"

namespace ks {

/// The rule of what a question asks: its id.
struct AskId {
    static Json write(Ask ask) { return to_text(ask); }
    static Result<Ask> read(const json::Cursor& at) {
        KS_TRY(const std::string id, at.string());
        const auto ask = ask_of(id);
        return ask ? Result<Ask>(*ask) : at.error("nothing is asked that is called so");
    }
};

} // namespace ks
