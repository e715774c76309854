// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/verifier.h"

#include "solvers/problems/kind.h"
#include "solvers/result/check.h"

namespace ks {

Result<std::optional<bool>> verify(const Instance& instance, const Answer& answer) {
    if (answer.status == Status::bound) {
        KS_CHECK(check_bound(answer));
        return std::optional<bool>();
    }
    const bool none = answer.status == Status::infeasible || answer.status == Status::not_found;
    if (none && (answer.objective || answer.weight || answer.selection))
        return wrong_answer(std::string(to_text(answer.status)) + " has no objective, weight or selection");
    if (!none && !(answer.objective && answer.weight && answer.selection))
        return wrong_answer("its objective, weight or selection is missing");
    KS_CHECK(kind_of(instance).check(instance, answer));
    return none ? std::optional<bool>() : std::optional(true);
}

} // namespace ks
