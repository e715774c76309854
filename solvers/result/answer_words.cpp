// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/answer_words.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"

namespace ks {

namespace {

std::string end_words(const Front& front, std::size_t i) {
    return formatted("cost {} and value {}", front.points()[i].cost, value_words(front, i));
}

} // namespace

std::string value_words(const Front& front, std::size_t i) {
    return front.exact(i).text();
}

std::string front_words(const Front& front) {
    std::string text = counted("{} point", "{} points", static_cast<std::int64_t>(front.size()));
    if (front.empty())
        return text;
    if (front.size() == 1)
        return formatted("{}, of {}", text, end_words(front, 0));
    return formatted("{}, from {} to {}", text, end_words(front, 0), end_words(front, front.size() - 1));
}

std::string plan_words(const Plan& plan) {
    std::string text = counted("{} batch", "{} batches", plan.batch_count);
    text += plan.optimal ? said(", the fewest there can be")
                         : formatted(", and no plan has fewer than {}", plan.lower_bound);
    if (!plan.infeasible.empty())
        text += counted("; {} kernel fits in none", "; {} kernels fit in none",
                        static_cast<std::int64_t>(plan.infeasible.size()));
    return text;
}

std::string check_words(const Answer& answer) {
    if (answer.front)
        return said("each point's selection is legal and sums as stated");
    if (answer.plan)
        return said("the plan keeps to the limits and runs what it has to");
    return said("the selection is legal and sums as stated");
}

} // namespace ks
