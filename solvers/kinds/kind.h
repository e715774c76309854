// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/fraction.h"
#include "solvers/core/result.h"
#include "solvers/dp/row_buffer.h"
#include "solvers/dp/row_source.h"
#include "solvers/dp/table_shape.h"
#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"
#include "solvers/kinds/plan_problem.h"
#include "solvers/result/front.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ks {

struct Answer;
struct ConformanceCase;
struct FrontProblem;
struct LinearModel;
class Context;
struct DevicePreset;
struct Preset;
class Random;
class Recording;
struct Schedule;

/// The functions for code that works on the table of any kind: table files, the check of rows, stepping
/// through a file.
struct KindTable {
    /// The id of the variant whose algorithm fills the rows. Its recording is also used for rows of a variant
    /// without a recording.
    std::string_view variant;
    TableShape (*shape)(const Instance& instance);
    /// Fills row 0, which no variant computes and no file contains, given as a row of zeros.
    void (*base)(const Instance& instance, RowBuffer& row);
    /// Fills row i by the kind's algorithm from the rows above it (the last TableShape::reach rows; for index
    /// 0 and below, the base row). Rows of variants are compared with it.
    Result<void> (*fill)(const Instance& instance, std::int64_t i, const RowAccess& above, RowBuffer& row,
                         const Context& context);
    /// Returns the recording of the kind's algorithm, over a table that is computed and stored.
    Result<std::shared_ptr<const Recording>> (*record)(InstancePtr instance, std::stop_token stop);
    /// Returns the same over rows that are stored elsewhere.
    Result<std::shared_ptr<const Recording>> (*map)(InstancePtr instance, RowSource rows);
};

/// Returns row 0 of an instance's table.
Result<RowBuffer> base_row(const KindTable& table, const Instance& instance);

/// The meaning of a kind's points of cost and value. If its instances have one optimum for each cost, the
/// front of all of them answers every budget at once.
struct KindFront {
    /// Returns the instance as groups of choices. More than most_front_choices choices are a limit error.
    Result<FrontProblem> (*problem)(const Instance& instance);
    std::string_view cost;  ///< the name of a point's cost: "hardware cost", "weight"
    std::string_view value; ///< the name of its value: "utilisation"
    bool less_is_better = false;
    /// If values are compared with 1: the words for a point of at most 1, and for one above 1. Empty: no
    /// value is special.
    std::string_view within = {}, beyond = {}; ///< "schedulable", "not schedulable"
    std::string_view symbol = {};              ///< the papers' letter for the value, "U"; empty: none
    /// The words for a group from which nothing is taken: "in software".
    std::string_view without = "nothing taken";
    /// Returns the schedule that a selection leads to; `chosen` is as in Front::chosen. Null: the kind has no
    /// schedule.
    Result<Schedule> (*schedule)(const Instance& instance, std::span<const std::int32_t> chosen) = nullptr;
    /// The variant that finds the front; empty: the lists of undominated points, which are then not a
    /// variant.
    std::string_view variant = {};
};

/// The functions of a kind whose instances are kernels to launch together; its answers are plans.
struct KindPlan {
    std::string_view variant; ///< the default variant for planning
    /// Returns the device to plan for; null: the instance describes a custom device.
    const DevicePreset* (*device)(const Instance& instance);
    PlanProblem (*problem)(const Instance& instance);
    /// Returns the resources of a kernel with this shape; `blocks` and `warps` must be at least 1.
    PlanProblem::Shape (*shape)(const Instance& instance, std::size_t kernel, std::int64_t blocks,
                                std::int64_t warps);
    std::string_view launcher; ///< the variant that launches the kernels
    /// The parameter and value with which the launcher uses the planned shapes.
    std::pair<std::string_view, std::string_view> as_planned;
    /// Returns the kernel of the instance (of several the first) to which a launch of this name belongs
    /// ("pool_scan.scan"); empty: none.
    std::optional<std::size_t> (*launched)(const Instance& instance, std::string_view launch);
};

/// All that files, menus, the self-test and the pictures need to know about a kind of instance, so that no
/// other code depends on the kind. There is one object per kind, defined in its family's kind.cpp and listed
/// in kinds.def.
struct Kind {
    std::string_view id;    ///< "multiple-choice"
    std::string_view title; ///< "Multiple-choice knapsack"

    /// Returns the fields of an instance, without name and source. Files, schema, editor, tables and *New*
    /// are derived from them.
    const Fields& (*fields)();
    /// Returns contents without records, and without groups if the kind has groups.
    std::unique_ptr<Contents> (*empty)();
    /// Makes an instance from a draft with these fields. An error has a JSON Pointer as its place. Called by
    /// `build_instance`.
    Result<InstancePtr> (*build)(Draft&& draft);
    /// Returns the name of item `item` of group `group`, both from 0: "2c". A kind without groups ignores
    /// `group`: "4". So item_name(i, selection[i]) is the name of entry i of an answer's selection.
    std::string (*item_name)(std::int64_t group, std::int64_t item);
    /// The meaning of the parts of such a name: "class and item".
    std::string_view item_name_is;
    /// Returns what the header line adds about an instance after counts and fields: "U = 113/60, not
    /// schedulable"; null: nothing.
    std::string (*more_words)(const Instance& instance) = nullptr;

    /// The kind's part of the verifier. It checks that the answer's selection, each selection of its front,
    /// or its plan is legal and has the stated sums. For an answer `infeasible` it checks that the definition
    /// allows this. It shares no code with the variants.
    Result<void> (*check)(const Instance& instance, const Answer& answer);
    /// Returns the optimum of the LP relaxation, an exact upper bound of all selections. Empty: not even the
    /// relaxation has a solution. It is a limit error if the computation exceeds the context's budget. Null:
    /// the kind has no relaxation, or its answers are not selections.
    Result<std::optional<Fraction>> (*lp_bound)(const Instance& instance, const Context& context) = nullptr;
    /// Returns the instance as an integer linear program, for other solvers. Null: the kind has no such
    /// model.
    LinearModel (*linear_model)(const Instance& instance) = nullptr;
    const KindTable* table;           ///< null: the kind has no table
    const KindFront* front = nullptr; ///< null: its instances have no front
    const KindPlan* plan = nullptr;   ///< null: the kind's instances have no plans

    /// Returns the edge cases, which are always the same, and a small random instance; with their optima.
    std::vector<ConformanceCase> (*corpus)();
    ConformanceCase (*random_case)(Random& random);
    std::span<const Preset> (*presets)();
};

#define KS_KIND(name) const Kind& kind_##name();
#include "solvers/kinds/kinds.def"
#undef KS_KIND

std::span<const Kind* const> kinds();
const Kind* find_kind(std::string_view id);
/// Returns the kind of an instance; every instance has one.
const Kind& kind_of(const Instance& instance);

/// Returns the text of the header line: "3 classes · C = 10", "3 tasks · U = 113/60, not schedulable".
std::string summary_of(const Instance& instance);
/// Returns the name of item `item` of group `group` in a sentence (indices as in `Kind::item_name`): "tent
/// (40, 12)", or "2c" if it has no name.
std::string item_words(const Instance& instance, std::int64_t group, std::int64_t item);
/// Returns the name without numbers: "tent".
std::string short_item_words(const Instance& instance, std::int64_t group, std::int64_t item);
/// Returns the name of each item that a selection takes, empty if it has none; an empty list if no item has a
/// name.
std::vector<std::string> names_of(const Instance& instance, const Selection& selection);
/// Returns the maximum weight of a selection; empty for kinds without such a limit.
std::optional<std::int64_t> weight_limit_of(const Instance& instance);
/// Returns the units of a selection's sums, and the limit of its weight.
SumUnits sum_units_of(const Instance& instance);
/// Returns the sums of a selection, for kinds with a weight limit; invalid indices are ignored.
Item sums_of(const Instance& instance, const Selection& selection);
/// Maximum number of characters of an instance's name, and of its source. They are shown everywhere, so a
/// text of megabytes would slow down every page.
inline constexpr std::size_t longest_text = 10'000;
/// Makes an instance from a draft. A name or source that is too long is a limit error; other errors are those
/// of `Kind::build`.
Result<InstancePtr> build_instance(const Kind& kind, Draft&& draft);
/// Returns the smallest instance worth editing, for *New*.
Result<InstancePtr> fresh_instance(const Kind& kind);
/// Returns the instance with this change; `back` is set to the change that undoes it.
Result<InstancePtr> changed(const Instance& instance, const Change& change, Change* back = nullptr);

} // namespace ks
