// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/answer_words.h"

#include "solvers/core/formatted.h"

namespace ks {

namespace {

std::string counted(std::int64_t count, const char* one, const char* many) {
    return formatted("{} {}", count, count == 1 ? one : many);
}

std::string end_words(const Front& front, std::size_t i) {
    return formatted("cost {} and value {}", front.points()[i].cost, value_words(front, i));
}

} // namespace

std::string value_words(const Front& front, std::size_t i) {
    return front.exact(i).text();
}

std::string front_words(const Front& front) {
    std::string text = counted(static_cast<std::int64_t>(front.size()), "point", "points");
    if (front.empty())
        return text;
    if (front.size() == 1)
        return formatted("{}, of {}", text, end_words(front, 0));
    return formatted("{}, from {} to {}", text, end_words(front, 0), end_words(front, front.size() - 1));
}

std::string plan_words(const Plan& plan) {
    std::string text = counted(plan.batch_count, "batch", "batches");
    text += plan.optimal ? ", the fewest there can be"
                         : formatted(", and no plan has fewer than {}", plan.lower_bound);
    if (!plan.infeasible.empty())
        text += formatted("; {} in none", counted(static_cast<std::int64_t>(plan.infeasible.size()),
                                                  "kernel fits", "kernels fit"));
    return text;
}

std::string check_words(const Answer& answer) {
    if (answer.front)
        return "each point's selection is legal and sums as stated";
    if (answer.plan)
        return "the plan keeps to the limits and runs what it has to";
    return "the selection is legal and sums as stated";
}

} // namespace ks
