// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/answer_words.h"

#include "solvers/core/formatted.h"

#include <array>
#include <charconv>
#include <cmath>

namespace ks {

namespace {

constexpr int digits_of_value = 10;
constexpr double most_whole = 9007199254740992.0; // 2^53: above it a double leaves whole numbers out

std::string counted(std::int64_t count, const char* one, const char* many) {
    return formatted("{} {}", count, count == 1 ? one : many);
}

std::string end_words(const FrontPoint& point) {
    return formatted("cost {} and value {}", point.cost, value_words(point));
}

} // namespace

std::string value_words(const FrontPoint& point) {
    if (!point.exact.empty())
        return point.exact;
    if (point.value == std::floor(point.value) && std::abs(point.value) < most_whole)
        return std::to_string(static_cast<std::int64_t>(point.value));
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), point.value,
                                       std::chars_format::general, digits_of_value);
    return {text.data(), written.ptr};
}

std::string front_words(const Front& front) {
    std::string text = counted(static_cast<std::int64_t>(front.size()), "point", "points");
    if (front.empty())
        return text;
    if (front.size() == 1)
        return formatted("{}, of {}", text, end_words(front.front()));
    return formatted("{}, from {} to {}", text, end_words(front.front()), end_words(front.back()));
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
