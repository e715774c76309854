// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/fraction.h"
#include "solvers/core/result.h"
#include "solvers/dp/row_buffer.h"
#include "solvers/dp/row_source.h"
#include "solvers/dp/table_shape.h"
#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"
#include "solvers/problems/plan_problem.h"
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

/// What code asks that works on the table of any kind: table files, the check of rows, stepping through a
/// file.
struct KindTable {
    /// The id of the variant whose algorithm fills the rows. It is also the one that is stepped through where
    /// the variant that wrote the rows has no recording of its own.
    std::string_view variant;
    TableShape (*shape)(const Instance& instance);
    /// Writes row 0, which no variant computes and no file holds, into a row of zeros.
    void (*base)(const Instance& instance, RowBuffer& row);
    /// Fills row i by the kind's algorithm from the rows above it (TableShape::reach of them; at 0 and
    /// before, the base row). Other rows are compared with it.
    Result<void> (*fill)(const Instance& instance, std::int64_t i, const RowAccess& above, RowBuffer& row,
                         const Context& context);
    /// The recording of the kind's algorithm, over a table that is computed and kept.
    Result<std::shared_ptr<const Recording>> (*record)(InstancePtr instance, std::stop_token stop);
    /// The same over rows that are stored somewhere else.
    Result<std::shared_ptr<const Recording>> (*map)(InstancePtr instance, RowSource rows);
};

/// Row 0 of an instance's table.
Result<RowBuffer> base_row(const KindTable& table, const Instance& instance);

/// What a kind's points of cost and value are: where its instances have one optimum for each cost, the front
/// of all of them answers every budget at once.
struct KindFront {
    /// The instance as groups of choices. More than most_front_choices of them are a limit error.
    Result<FrontProblem> (*problem)(const Instance& instance);
    std::string_view cost;  ///< what a point costs: "hardware cost", "weight"
    std::string_view value; ///< what it is worth: "utilisation"
    bool less_is_better = false;
    /// Where values are compared with 1: what is said of a point at most there, and of one above it. Empty:
    /// no value is special.
    std::string_view within = {}, beyond = {}; ///< "schedulable", "not schedulable"
    std::string_view symbol = {};              ///< the papers' letter for the value, "U"; empty: none
    /// What is said of a group of which nothing is taken: "in software".
    std::string_view without = "nothing taken";
    /// What happens in time when a selection is put to work; `chosen` is as in Front::chosen. Null: nothing
    /// does.
    Result<Schedule> (*schedule)(const Instance& instance, std::span<const std::int32_t> chosen) = nullptr;
    /// The variant that finds the front; empty: the lists of undominated points, which are no variant then.
    std::string_view variant = {};
};

/// What is asked of a kind whose instances are kernels to be launched together: its answers are plans.
struct KindPlan {
    std::string_view variant; ///< the one that plans unless another is named
    /// What is planned for; null: a device of the instance's own.
    const DevicePreset* (*device)(const Instance& instance);
    PlanProblem (*problem)(const Instance& instance);
    /// What a kernel takes that is launched so; `blocks` and `warps` are at least 1.
    PlanProblem::Shape (*shape)(const Instance& instance, std::size_t kernel, std::int64_t blocks,
                                std::int64_t warps);
    std::string_view launcher; ///< the variant that launches the kernels
    /// Its parameter, and the value, with which it launches them as they are planned.
    std::pair<std::string_view, std::string_view> as_planned;
    /// The kernel of the instance that a launch of this name is of ("pool_scan.scan"), of several the first;
    /// empty: of none.
    std::optional<std::size_t> (*launched)(const Instance& instance, std::string_view launch);
};

/// All that files, menus, the self-test and the pictures need to know of a kind of instance, so that no other
/// code asks which kind it is. There is one for each kind, put together in its family's kind.cpp and listed
/// in kinds.def.
struct Kind {
    std::string_view id;    ///< "multiple-choice"
    std::string_view title; ///< "Multiple-choice knapsack"

    /// What an instance consists of besides name and source: files, schema, editor, tables and *New* follow
    /// from it.
    const Fields& (*fields)();
    /// Contents with no record in them, and no group where the kind has groups.
    std::unique_ptr<Contents> (*empty)();
    /// Makes an instance of what was put together by these fields, or says what is wrong with it: `where` of
    /// the error is a JSON Pointer. `build_instance` calls it.
    Result<InstancePtr> (*build)(Draft&& draft);
    /// What item `item` of group `group`, both from 0, is called: "2c". A kind without groups ignores
    /// `group`: "4". So item_name(i, selection[i]) is what entry i of an answer's selection is called.
    std::string (*item_name)(std::int64_t group, std::int64_t item);
    /// What the parts of such a name are: "class and item".
    std::string_view item_name_is;
    /// What the header line says of an instance besides counts and fields: "U = 113/60, not schedulable";
    /// null: nothing.
    std::string (*more_words)(const Instance& instance) = nullptr;

    /// The kind's own part of the verifier. It checks that the answer's selection, each selection of its
    /// front, or its plan is legal and has the stated sums; for an answer `infeasible`, that the definition
    /// makes this possible. It shares no code with the variants.
    Result<void> (*check)(const Instance& instance, const Answer& answer);
    /// The optimum of the LP relaxation, which no selection is worth more than; exact. Nothing: not even the
    /// relaxation has a solution. A limit error if what it takes is beyond the context's budget. Null: the
    /// kind has none, or its answers are no selections.
    Result<std::optional<Fraction>> (*lp_bound)(const Instance& instance, const Context& context) = nullptr;
    /// The instance as a linear program in whole numbers, for other solvers. Null: the kind is none.
    LinearModel (*linear_model)(const Instance& instance) = nullptr;
    const KindTable* table;           ///< null: the kind has none
    const KindFront* front = nullptr; ///< null: its instances have no front
    const KindPlan* plan = nullptr;   ///< null: there is nothing to plan

    /// The edge cases, the same ones everywhere, and a small random instance; with their optima.
    std::vector<ConformanceCase> (*corpus)();
    ConformanceCase (*random_case)(Random& random);
    std::span<const Preset> (*presets)();
};

#define KS_KIND(name) const Kind& kind_##name();
#include "solvers/problems/kinds.def"
#undef KS_KIND

std::span<const Kind* const> kinds();
const Kind* find_kind(std::string_view id);
/// The kind of an instance; every instance has one.
const Kind& kind_of(const Instance& instance);

/// "3 classes · C = 10", "3 tasks · U = 113/60, not schedulable": what the header line says of an instance.
std::string summary_of(const Instance& instance);
/// What a sentence calls item `item` of group `group`, as in `Kind::item_name`: "tent (40, 12)", or "2c"
/// where it has no name.
std::string item_words(const Instance& instance, std::int64_t group, std::int64_t item);
/// The same without its numbers: "tent".
std::string short_item_words(const Instance& instance, std::int64_t group, std::int64_t item);
/// The name of each item that a selection takes, empty where it has none; an empty list: no item has a name.
std::vector<std::string> names_of(const Instance& instance, const Selection& selection);
/// The largest weight that a selection may have; empty for kinds without such a limit.
std::optional<std::int64_t> weight_limit_of(const Instance& instance);
/// The units of a selection's sums, and the limit of its weight.
SumUnits sum_units_of(const Instance& instance);
/// The sums of a selection, for kinds with a limit of weight; indices that do not exist count nothing.
Item sums_of(const Instance& instance, const Selection& selection);
/// The most characters of an instance's name, and of its source. They are shown everywhere, so a text of
/// megabytes would hold up every page.
inline constexpr std::size_t longest_text = 10'000;
/// Makes an instance of a draft. A name or source that is too long is a limit error; otherwise as
/// `Kind::build`.
Result<InstancePtr> build_instance(const Kind& kind, Draft&& draft);
/// The smallest instance worth editing: what *New* makes.
Result<InstancePtr> fresh_instance(const Kind& kind);
/// The instance with this change; `back` becomes the one that undoes it.
Result<InstancePtr> changed(const Instance& instance, const Change& change, Change* back = nullptr);

} // namespace ks
