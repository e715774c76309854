// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/contents.h"
#include "solvers/instance/instance.h"

#include <optional>
#include <span>
#include <string>

namespace ks {

/// A task of a hard real-time system: it needs the processor for `execution` units of time in every `period`.
struct Task {
    std::optional<std::string> name{};
    std::int64_t execution = 0; ///< E, all in software, in the unit of the period
    std::int64_t period = 1;    ///< P

    friend bool operator==(const Task&, const Task&) = default;
};

/// A custom instruction that a task may be given: it takes `gain` from the task's execution time and costs
/// hardware.
struct CustomInstruction {
    std::int64_t gain = 0; ///< delta = E - e
    std::int64_t cost = 0; ///< area, in a unit of the user's

    friend bool operator==(const CustomInstruction&, const CustomInstruction&) = default;
};

struct MaxCost {
    std::optional<std::int64_t> max_cost{};
};
using InstructionSetContents = ContentsOf<MaxCost, Task, CustomInstruction>;

const Fields& instruction_set_fields();

/// Selection of custom instructions for a task set: at most one for each task, at the least utilisation
/// U = sum of (E_i - gain) / P_i for every hardware cost (thesis, Section 6.1). The set is schedulable under
/// earliest deadline first exactly if U <= 1.
///
/// Utilisations are fractions. The builder proved that all of them have a common denominator below 2^62, and
/// that no numerator over it reaches 2^62, so that they are told apart as whole numbers.
class InstructionSetInstance final : public Instance {
public:
    static constexpr std::string_view kind_id = "instruction-set";

    std::string_view kind() const override { return kind_id; }
    const Contents& contents() const override { return contents_; }

    /// m, the number of tasks.
    std::size_t task_count() const { return contents_.groups(); }
    const Task& task(std::size_t i) const { return contents_.group_fields[i]; }
    /// "aes", or where it has no name "T3", counted from 1.
    std::string task_name(std::size_t i) const;
    /// The choices of task i, 0 <= i < m; it may have none.
    std::span<const CustomInstruction> choices(std::size_t i) const { return contents_.of_group(i); }
    std::span<const CustomInstruction> all_choices() const { return contents_.all; }
    /// Task i's choices begin here in all_choices().
    std::span<const std::size_t> offsets() const { return contents_.offsets; }

    /// The most that a selection may cost, and what the dearest one costs.
    std::int64_t capacity() const { return contents_.scalars.max_cost.value_or(heaviest_); }
    std::int64_t heaviest() const { return heaviest_; }

    /// The common denominator of all utilisations, the least there is.
    std::int64_t denominator() const { return denominator_; }
    /// The numerator of the utilisation without any custom instruction, and what a choice takes from it.
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

    /// A time t of a task is t / divisor * factor over the common denominator; divisor divides all its times.
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
    /// Begins a task; `add` gives choices to the task begun last.
    InstructionSetBuilder& begin_task(Task task);
    InstructionSetBuilder& add(CustomInstruction choice);

    /// Refuses (input): no task; a negative number; a period of 0; a gain above its task's execution time;
    /// utilisations whose common denominator or whose sum over it reaches 2^62; tasks' dearest choices that
    /// together cost 2^63 or more. `where` of the error is the JSON Pointer of the offending field.
    Result<std::shared_ptr<const InstructionSetInstance>> build() &&;

private:
    Result<void> check_task(std::size_t i) const;
    static Result<void> find_denominator(InstructionSetInstance& instance);

    std::string name_, source_;
    InstructionSetContents contents_;
};

} // namespace ks
