// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/linear_model.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"

namespace ks {

std::size_t LinearModel::add(std::string name, std::int64_t value, std::int64_t largest) {
    variables.push_back(std::move(name));
    worth.push_back(value);
    most.push_back(largest);
    return variables.size() - 1;
}

Result<LinearModel> linear_model_of(const Instance& instance) {
    LinearModel model = kind_of(instance).linear_model(instance);
    if (model.too_large)
        return Error{.code = ErrorCode::limit,
                     .what = "as a linear program the instance would have more variables than anybody solves",
                     .todo = "use a smaller instance"};
    if (model.variables.empty())
        return Error{.code = ErrorCode::usage,
                     .what = "there is nothing to choose in the instance, so there is no program to write",
                     .todo = "give it a choice"};
    return model;
}

Sentence warning_about_doubles(const Instance& instance) {
    constexpr std::int64_t exact = std::int64_t{1} << 53;
    const auto model = linear_model_of(instance);
    std::int64_t rounded = 0;
    if (!model || all_numbers(*model, [&](std::int64_t n) {
            rounded = n;
            return n >= -exact && n <= exact;
        }))
        return {};
    return formatted(
        "the number {} is above 2^53, and other solvers round such numbers: their answers may be "
        "wrong",
        rounded);
}

std::vector<std::string_view> kinds_with_linear_model() {
    std::vector<std::string_view> ids;
    for (const Kind* kind : kinds())
        if (kind->linear_model != nullptr)
            ids.push_back(kind->id);
    return ids;
}

std::vector<std::string> comment_lines(const LinearModel& model, const std::string& name) {
    std::vector<std::string> lines;
    if (!name.empty())
        lines.push_back(printable(name, 200));
    if (!model.about.empty())
        lines.push_back(model.about);
    return lines;
}

} // namespace ks
