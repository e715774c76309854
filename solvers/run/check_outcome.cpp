// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/check_outcome.h"

#include "solvers/formats/format.h"
#include "solvers/kinds/verifier.h"

namespace ks {

Result<void> check_outcome(Outcome& outcome, const Instance& instance) {
    if (outcome.instance_kind != instance.kind() || outcome.instance_sha256 != fingerprint(instance))
        return Error{.code = ErrorCode::check,
                     .what = "the answer is for another instance",
                     .where = outcome.variant,
                     .todo = "run it again"};
    auto verified = verify(instance, outcome.answer);
    if (!verified) {
        Error error = verified.error();
        if (error.where.empty())
            error.where = outcome.variant;
        return error;
    }
    outcome.verified = *verified;
    return {};
}

} // namespace ks
