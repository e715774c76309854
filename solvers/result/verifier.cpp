// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/verifier.h"

#include "solvers/instance/kind.h"
#include "solvers/result/check.h"

namespace ks {

namespace {

KindCheck* check_of(std::string_view kind) {
#define KS_KIND(name)                                                                                        \
    if (kind == kind_##name().id)                                                                            \
        return check_##name;
#include "solvers/instance/kinds.def"
#undef KS_KIND
    return nullptr;
}

} // namespace

Error wrong_answer(std::string what) {
    return {ErrorCode::check, "the answer is wrong: " + std::move(what), "", "report this as a bug"};
}

Result<void> Sum::matches(const Answer& answer, std::int64_t capacity) const {
    if (!weighs_at_most(capacity))
        return wrong_answer("its selection is heavier than the capacity " + std::to_string(capacity));
    if (value_ != *answer.objective)
        return wrong_answer("its selection is worth " + std::to_string(static_cast<std::int64_t>(value_)) +
                            ", not " + std::to_string(*answer.objective));
    if (weight_ != *answer.weight)
        return wrong_answer("its selection weighs " + std::to_string(static_cast<std::int64_t>(weight_)) +
                            ", not " + std::to_string(*answer.weight));
    return {};
}

Result<std::optional<bool>> verify(const Instance& instance, const Answer& answer) {
    KindCheck* check = check_of(instance.kind());
    if (!check)
        return Error{ErrorCode::internal, "no verifier for instances of kind " + std::string(instance.kind()),
                     "", ""};
    if (answer.status == Status::bound) {
        KS_CHECK(check_bound(answer));
        return std::optional<bool>();
    }
    const bool none = answer.status == Status::infeasible || answer.status == Status::not_found;
    if (none && (answer.objective || answer.weight || answer.selection))
        return wrong_answer(std::string(to_text(answer.status)) + " has no objective, weight or selection");
    if (!none && !(answer.objective && answer.weight && answer.selection))
        return wrong_answer("its objective, weight or selection is missing");
    KS_CHECK(check(instance, answer));
    return none ? std::optional<bool>() : std::optional(true);
}

} // namespace ks
