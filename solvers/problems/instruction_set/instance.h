// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/contents.h"
#include "solvers/instance/instance.h"

#include <optional>
#include <span>
#include <string>

namespace ks {

/// A task of a hard real-time system: it needs `execution` units of processor time in every `period`.
struct Task {
    std::optional<std::string> name{};
    std::int64_t execution = 0; ///< E: entirely in software, in the unit of the period
    std::int64_t period = 1;    ///< P

    friend bool operator==(const Task&, const Task&) = default;
};

/// A custom instruction that a task may use: it reduces the task's execution time by `gain` and costs
/// hardware.
struct CustomInstruction {
    std::int64_t gain = 0; ///< delta = E - e
    std::int64_t cost = 0; ///< area, in a unit that the user chooses

    friend bool operator==(const CustomInstruction&, const CustomInstruction&) = default;
};

struct MaxCost {
    std::optional<std::int64_t> max_cost{};
};
using InstructionSetContents = ContentsOf<MaxCost, Task, CustomInstruction>;

const Fields& instruction_set_fields();

/// Selection of custom instructions for a task set: at most one per task, with the least utilisation U = sum
/// of (E_i - gain) / P_i for every hardware cost (thesis, Section 6.1). The set is schedulable under earliest
/// deadline first if and only if U <= 1.
///
/// Utilisations are fractions. The builder proved that all of them have a common denominator below 2^62, and
/// that every numerator over it is below 2^62, so that they can be compared as integers.
class InstructionSetInstance final : public Instance {
public:
    static constexpr std::string_view kind_id = "instruction-set";

    std::string_view kind() const override { return kind_id; }
    const Contents& contents() const override { return contents_; }

    /// Returns m, the number of tasks.
    std::size_t task_count() const { return contents_.groups(); }
    const Task& task(std::size_t i) const { return contents_.group_fields[i]; }
    /// Returns the name of task i, such as "aes"; a task without a name is called "T3", counted from 1.
    std::string task_name(std::size_t i) const;
    /// Returns the choices of task i, 0 <= i < m; there may be none.
    std::span<const CustomInstruction> choices(std::size_t i) const { return contents_.of_group(i); }
    std::span<const CustomInstruction> all_choices() const { return contents_.all; }
    /// Returns, per task, the index of its first choice in all_choices().
    std::span<const std::size_t> offsets() const { return contents_.offsets; }

    /// The maximum cost of a selection, and the cost of the most expensive selection.
    std::int64_t capacity() const { return contents_.scalars.max_cost.value_or(heaviest_); }
    std::int64_t heaviest() const { return heaviest_; }

    /// Returns the least common denominator of all utilisations.
    std::int64_t denominator() const { return denominator_; }
    /// The numerator of the utilisation without any custom instruction, and the decrease by a choice.
    std::int64_t software() const { return software_; }
    std::int64_t gain(std::size_t i, const CustomInstruction& choice) const {
        return choice.gain / units_[i].divisor * units_[i].factor;
    }
    /// Whether all numerators are below 2^30.
    RowWidth row_width() const { return row_width_; }

private:
    friend class InstructionSetBuilder;
    InstructionSetInstance(std::string name, std::string source, InstructionSetContents contents)
        : Instance(std::move(name), std::move(source)), contents_(std::move(contents)) {}

    /// Over the common denominator, a time t of a task is t / divisor * factor; divisor divides all times of
    /// the task.
    struct Unit {
        std::int64_t divisor = 1, factor = 1;
    };

    InstructionSetContents contents_;
    std::vector<Unit> units_; ///< [task]
    std::int64_t denominator_ = 1, software_ = 0, heaviest_ = 0;
    RowWidth row_width_ = RowWidth::bits64;
};

class InstructionSetBuilder {
public:
    InstructionSetBuilder() : contents_(instruction_set_fields()) {}
    InstructionSetBuilder(std::string name, std::string source, InstructionSetContents contents)
        : name_(std::move(name)), source_(std::move(source)), contents_(std::move(contents)) {}

    InstructionSetBuilder& name(std::string text);
    InstructionSetBuilder& source(std::string text);
    InstructionSetBuilder& max_cost(std::optional<std::int64_t> cost);
    /// Begins a task; `add` adds choices to it.
    InstructionSetBuilder& begin_task(Task task);
    InstructionSetBuilder& add(CustomInstruction choice);

    /// Returns the instance. Input errors: no task; a negative number; a period of 0; a gain above its task's
    /// execution time; utilisations whose common denominator or whose sum over it reaches 2^62; a total of
    /// 2^63 or more for the most expensive choices of all tasks. `where` of the error is the JSON Pointer of
    /// the wrong field.
    Result<std::shared_ptr<const InstructionSetInstance>> build() &&;

private:
    Result<void> check_task(std::size_t i) const;
    static Result<void> find_denominator(InstructionSetInstance& instance);

    std::string name_, source_;
    InstructionSetContents contents_;
};

} // namespace ks
