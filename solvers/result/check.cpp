// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"

#include "solvers/core/formatted.h"

#include <memory>
#include <variant>

namespace ks {

namespace {

constexpr const char wrong_form[] = "the answer is wrong: {}";

} // namespace

Error wrong_answer(const Sentence& what) {
    const SentenceOrigin origin{.form = wrong_form,
                                .arguments = {{std::string(what), what.origin()}},
                                .text = formatted(wrong_form, what)};
    return {.code = ErrorCode::check,
            .what = Sentence(std::make_shared<const SentenceOrigin>(origin)),
            .todo = "report this as a bug"};
}

Sentence what_is_wrong(const Error& error) {
    const auto origin = error.what.origin();
    if (!origin || origin->form != wrong_form)
        return error.what;
    const SentenceArgument& wrong = origin->arguments.front();
    return wrong.origin ? Sentence(wrong.origin) : Sentence(std::get<std::string>(wrong.value));
}

Result<void> Sum::check_weight(std::int64_t stated, std::int64_t capacity) const {
    if (!weighs_at_most(capacity))
        return wrong_answer(formatted("its selection is heavier than the capacity {}", capacity));
    if (weight_ != stated)
        return wrong_answer(
            formatted("its selection weighs {}, not {}", static_cast<std::int64_t>(weight_), stated));
    return {};
}

Result<void> Sum::matches(const Answer& answer, std::int64_t capacity) const {
    KS_CHECK(check_weight(*answer.weight, capacity));
    if (value_ != *answer.objective)
        return wrong_answer(formatted("its selection is worth {}, not {}", static_cast<std::int64_t>(value_),
                                      *answer.objective));
    return {};
}

Result<void> Sum::matches(const Front& front, std::size_t point, std::int64_t capacity) const {
    const Front::Point& stated = front.points()[point];
    KS_CHECK(check_weight(stated.cost, capacity));
    if (value_ * front.denominator() != stated.numerator)
        return wrong_answer(formatted("the point of cost {} of its front is worth {}", stated.cost,
                                      static_cast<std::int64_t>(value_)));
    return {};
}

Result<Sum> sum_of_ascending(const Selection& selection, std::size_t count, const std::string& one,
                             const std::function<Item(std::size_t)>& item) {
    Sum sum;
    std::int64_t before = -1;
    for (const std::optional<std::int64_t>& index : selection) {
        if (!index)
            return wrong_answer(formatted("its selection names no {} in one of its places", one));
        if (*index < 0 || *index >= static_cast<std::int64_t>(count))
            return wrong_answer(formatted("there is no {} {}", one, *index));
        if (*index <= before)
            return wrong_answer(formatted("{} {} is listed twice or out of order", one, *index));
        sum.add(item(static_cast<std::size_t>(*index)));
        before = *index;
    }
    return sum;
}

} // namespace ks
