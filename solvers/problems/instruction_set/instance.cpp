// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/instance.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/instance/limits.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace ks {

namespace {

constexpr auto scalar_fields =
    field<&MaxCost::max_cost>({.key = "max_cost", .title = "Largest cost", .symbol = "C"});
constexpr auto task_fields = field_list(
    field<&Task::name>({.key = "name", .title = "Name"}),
    field<&Task::execution>({.key = "execution", .title = "Execution", .symbol = "E", .fresh = 10}),
    field<&Task::period>({.key = "period", .title = "Period", .symbol = "P", .least = 1, .fresh = 20}));
constexpr auto choice_fields =
    field_list(field<&CustomInstruction::gain>({.key = "gain", .title = "Gain", .fresh = 1}),
               field<&CustomInstruction::cost>({.key = "cost", .title = "Cost", .fresh = 1}),
               record_name<CustomInstruction>());

constexpr std::size_t longest_name = 200; ///< bytes; pictures show a name in front of each lane

std::string task_pointer(std::size_t i) {
    return formatted("/tasks/{}", i);
}

} // namespace

const Fields& instruction_set_fields() {
    static constexpr Fields all{.scalars = scalar_fields.fields,
                                .group = ListWords{.key = "tasks", .singular = "task", .plural = "tasks"},
                                .group_note = "at most one choice of each",
                                .of_group = task_fields.fields,
                                .record = {.key = "choices", .singular = "choice", .plural = "choices"},
                                .of_record = choice_fields.fields,
                                .may_be_empty = true,
                                .ratio = Fields::Ratio{.over = 0,
                                                       .under = 1,
                                                       .title = "Ratio",
                                                       .words = "Gain per unit of cost",
                                                       .column = "Gain / cost"}};
    return all;
}

std::string InstructionSetInstance::task_name(std::size_t i) const {
    const std::optional<std::string>& name = task(i).name;
    return name && !name->empty() ? *name : formatted("T{}", i + 1);
}

InstructionSetBuilder& InstructionSetBuilder::name(std::string text) {
    name_ = std::move(text);
    return *this;
}

InstructionSetBuilder& InstructionSetBuilder::source(std::string text) {
    source_ = std::move(text);
    return *this;
}

InstructionSetBuilder& InstructionSetBuilder::max_cost(std::optional<std::int64_t> cost) {
    contents_.scalars.max_cost = cost;
    return *this;
}

InstructionSetBuilder& InstructionSetBuilder::begin_task(Task task) {
    contents_.add_group();
    contents_.group_fields.back() = std::move(task);
    return *this;
}

InstructionSetBuilder& InstructionSetBuilder::add(CustomInstruction choice) {
    assert(contents_.groups() > 0 && "begin a task first");
    contents_.add(choice);
    return *this;
}

Result<void> InstructionSetBuilder::check_task(std::size_t i) const {
    const Task& task = contents_.group_fields[i];
    if (task.name && !is_utf8(*task.name))
        return refuse("the task's name is not valid UTF-8", task_pointer(i) + "/name", "write it in UTF-8");
    if (task.name && task.name->size() > longest_name)
        return refuse(formatted("the task's name is longer than {} bytes", longest_name),
                      task_pointer(i) + "/name", "shorten it");
    if (task.execution < 0)
        return refuse("the execution time is negative", task_pointer(i) + "/execution", "give 0 or more");
    if (task.period < 1)
        return refuse("the period is less than 1", task_pointer(i) + "/period", "give 1 or more");
    const std::span<const CustomInstruction> choices = contents_.of_group(i);
    for (std::size_t k = 0; k < choices.size(); ++k) {
        const auto pointer = [&](const char* field) {
            return formatted("{}/choices/{}/{}", task_pointer(i), k, field);
        };
        if (choices[k].gain < 0)
            return refuse("the gain is negative", pointer("gain"), "give 0 or more");
        if (choices[k].gain > task.execution)
            return refuse(formatted("the gain {} is more than the task's execution time {}", choices[k].gain,
                                    task.execution),
                          pointer("gain"), "give at most the execution time");
        if (choices[k].cost < 0)
            return refuse("the cost is negative", pointer("cost"), "give 0 or more");
    }
    return {};
}

/// Reduces each task's fractions to lowest terms first, so that the common denominator is the least.
Result<void> InstructionSetBuilder::find_denominator(InstructionSetInstance& instance) {
    __extension__ using Wide = __int128;
    Wide denominator = 1;
    for (std::size_t i = 0; i < instance.task_count(); ++i) {
        const Task& task = instance.task(i);
        std::int64_t divisor = std::gcd(task.period, task.execution);
        for (const CustomInstruction& choice : instance.choices(i))
            divisor = std::gcd(divisor, choice.gain);
        const std::int64_t own = task.period / divisor;
        denominator = denominator / std::gcd(static_cast<std::int64_t>(denominator), own) * own;
        if (denominator >= value_sum_limit)
            return refuse("up to here the utilisations have no common denominator below 2^62",
                          task_pointer(i) + "/period", "use periods with common factors");
        instance.units_.push_back({.divisor = divisor, .factor = own});
    }
    instance.denominator_ = static_cast<std::int64_t>(denominator);
    Wide software = 0;
    for (std::size_t i = 0; i < instance.task_count(); ++i) {
        auto& unit = instance.units_[i];
        unit.factor = instance.denominator_ / unit.factor;
        software += Wide{instance.task(i).execution / unit.divisor} * unit.factor;
        if (software >= value_sum_limit)
            return refuse("up to here the utilisations sum to 2^62 or more over their common denominator",
                          task_pointer(i), "use shorter times or periods with common factors");
    }
    instance.software_ = static_cast<std::int64_t>(software);
    instance.row_width_ =
        software < -std::int64_t{minus_infinity<std::int32_t>} ? RowWidth::bits32 : RowWidth::bits64;
    return {};
}

Result<std::shared_ptr<const InstructionSetInstance>> InstructionSetBuilder::build() && {
    KS_CHECK(check_texts(name_, source_));
    if (contents_.scalars.max_cost)
        KS_CHECK(check_natural(*contents_.scalars.max_cost, "the largest cost", "/max_cost"));
    if (contents_.groups() == 0)
        return refuse("there is no task", "/tasks", "give at least one task");
    std::int64_t heaviest = 0;
    for (std::size_t i = 0; i < contents_.groups(); ++i) {
        KS_CHECK(check_task(i));
        std::int64_t dearest = 0;
        for (const CustomInstruction& choice : contents_.of_group(i))
            dearest = std::max(dearest, choice.cost);
        if (dearest > INT64_MAX - heaviest)
            return refuse("up to here the dearest choices sum to 2^63 or more", task_pointer(i),
                          "use smaller costs");
        heaviest += dearest;
    }
    std::shared_ptr<InstructionSetInstance> instance(
        new InstructionSetInstance(std::move(name_), std::move(source_), std::move(contents_)));
    KS_CHECK(find_denominator(*instance));
    instance->heaviest_ = heaviest;
    return std::shared_ptr<const InstructionSetInstance>(std::move(instance));
}

} // namespace ks
