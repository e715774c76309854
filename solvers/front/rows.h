// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/formatted.h"
#include "solvers/dp/way_back.h"
#include "solvers/front/problem.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

// The front out of a table of exact costs: cell j of row i tells what the groups 1..i reach at a cost of
// exactly j.
namespace ks {

/// Rows of the greatest gain, exact integers; negative where no selection costs j.
template <class Cell>
struct GainRows {
    using Value = Cell;
    static Cell base() { return 0; }
    static bool is_reached(Cell cell) { return cell >= 0; }
    /// Whether the choice may lead from `before` to `cell`.
    static bool may_lead(Cell before, const FrontProblem::Choice& choice, Cell cell) {
        return before + static_cast<Cell>(choice.gain) == cell;
    }
    static bool may_stay(Cell before, Cell cell) { return before == cell; }
    /// Whether a cell may be on the front behind one of `best`.
    static bool may_be_better(Cell cell, Cell best) { return cell > best; }
    static bool is_better(Cell cell, Cell best) { return cell > best; }
};

/// Rows of the least value as float64, infinite where no selection costs j. Each cell is within `error` of
/// what it means, so two values closer than twice that are told apart by the fractions they stand for.
struct RoundedRows {
    using Value = double;
    double start = 0;    ///< the value of the empty selection
    double per_gain = 0; ///< what one unit of gain takes from the value: 1 / denominator
    double error = 0;

    double base() const { return start; }
    static bool is_reached(double cell) { return cell < std::numeric_limits<double>::infinity(); }
    bool may_lead(double before, const FrontProblem::Choice& choice, double cell) const {
        return before - static_cast<double>(choice.gain) * per_gain <= cell + 3 * error;
    }
    bool may_stay(double before, double cell) const { return before <= cell + 3 * error; }
    bool may_be_better(double cell, double least) const { return cell < least + 2 * error; }
    static bool is_better(double cell, double least) { return cell < least; }
};

/// What a table of exact costs tells of a problem whose value falls, rows of float64 as `RoundedRows` reads
/// them. A row adds at most two roundings of a choice's value and one of the difference, each of at most
/// 2^-53 of the empty selection's value; twice that is allowed for.
RoundedRows rounded_rows(const FrontProblem& problem);

/// The front that rows 1..m of exact costs lead to; row i is that of groups 1..i, m the number of groups.
/// On the way down the cells are collected through which a point's selection may pass; on the way up their
/// exact gains are worked out. So rounding decides nothing: no point appears or vanishes by it. A row is
/// asked for once, from m down. Of choices that do equally well the last one is taken, and none before all. A
/// table in which nothing explains a cell is an error (check).
template <class Rows>
class FrontOfRows {
public:
    FrontOfRows(const FrontProblem& problem, std::int64_t columns, const Rows& rows, Context& context)
        : problem_(problem), columns_(columns), rows_(rows), context_(context) {}

    Result<Front> find(const CellAccess& row) {
        exact_.assign(static_cast<std::size_t>(columns_), unreached);
        KS_CHECK(go_down(row));
        KS_CHECK(come_up());
        return fill();
    }

private:
    using Value = typename Rows::Value;
    using Choice = FrontProblem::Choice;
    static constexpr std::int64_t unreached = -1;
    static constexpr std::size_t cells_a_look = 4096; ///< between two looks for a stop request

    /// The cells of a row through which a way passes, by column.
    struct Live {
        std::vector<std::int64_t> columns;
        std::vector<Value> values;          ///< emptied on the way down
        std::vector<std::int64_t> gains;    ///< exact, from the way up on
        std::vector<Front::Chosen> choices; ///< the best, by place in the group; none: it stays without
    };

    Result<void> go_down(const CellAccess& row) {
        const std::size_t m = problem_.groups.size();
        live_.resize(m + 1);
        KS_CHECK(collect_last(row));
        marks_.assign(static_cast<std::size_t>(columns_), 0);
        for (std::size_t i = m; i > 1; --i) {
            KS_TRY(const RowCells above, row(static_cast<std::int64_t>(i) - 1, {0, columns_}));
            const std::span<const Value> cells = above.template elements<Value>();
            KS_CHECK(mark(i, [&](std::int64_t j) { return cells[static_cast<std::size_t>(j)]; }));
            gather(live_[i - 1], [&](std::int64_t j) { return cells[static_cast<std::size_t>(j)]; });
            KS_CHECK(check_memory(live_[i - 1]));
        }
        live_[0].columns = {0};
        return {};
    }

    /// The cells of the last row that may be on the front.
    Result<void> collect_last(const CellAccess& row) {
        const auto m = static_cast<std::int64_t>(problem_.groups.size());
        KS_TRY(const RowCells last, row(m, {0, columns_}));
        const std::span<const Value> cells = last.template elements<Value>();
        Live& live = live_.back();
        Value best{};
        for (std::size_t j = 0; j < cells.size(); ++j) {
            if (!Rows::is_reached(cells[j]) ||
                (!live.columns.empty() && !rows_.may_be_better(cells[j], best)))
                continue;
            if (live.columns.empty() || Rows::is_better(cells[j], best))
                best = cells[j];
            live.columns.push_back(static_cast<std::int64_t>(j));
            live.values.push_back(cells[j]);
        }
        return {};
    }

    /// Marks the cells of row i - 1 from which a live cell of row i may come.
    template <class Above>
    Result<void> mark(std::size_t i, const Above& above) {
        const FrontProblem::Group& group = problem_.groups[i - 1];
        const Live& live = live_[i];
        for (std::size_t at = 0; at < live.columns.size(); ++at) {
            if (at % cells_a_look == 0)
                KS_CHECK(context_.check());
            const std::int64_t j = live.columns[at];
            const auto mark_if = [&](std::int64_t column, auto&& may) {
                const Value before = above(column);
                if (Rows::is_reached(before) && may(before))
                    marks_[static_cast<std::size_t>(column)] = 1;
            };
            if (group.may_stay_without)
                mark_if(j, [&](Value before) { return rows_.may_stay(before, live.values[at]); });
            for (const Choice& choice : group.choices)
                if (choice.cost <= j)
                    mark_if(j - choice.cost,
                            [&](Value before) { return rows_.may_lead(before, choice, live.values[at]); });
        }
        live_[i].values = {};
        return {};
    }

    template <class Cells>
    void gather(Live& live, const Cells& cells) {
        for (std::int64_t j = 0; j < columns_; ++j)
            if (marks_[static_cast<std::size_t>(j)] != 0) {
                live.columns.push_back(j);
                live.values.push_back(cells(j));
                marks_[static_cast<std::size_t>(j)] = 0;
            }
    }

    /// How many cells ways pass through is known only now: a table in which many of them tie has more of
    /// them than a front has points.
    Result<void> check_memory(const Live& live) {
        live_bytes_ += static_cast<std::int64_t>(
            live.columns.size() * (2 * sizeof(std::int64_t) + sizeof(Value) + sizeof(Front::Chosen)));
        if (live_bytes_ <= context_.memory_budget)
            return {};
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the ways back from the front need more than {} MiB",
                                       context_.memory_budget >> 20),
                     .where = "",
                     .todo = "allow more memory or set a smaller max_cost"};
    }

    /// The exact gains, from the first group to the last. `exact_` holds those of the row above.
    Result<void> come_up() {
        live_[0].gains = {0};
        exact_[0] = 0;
        for (std::size_t i = 1; i < live_.size(); ++i) {
            KS_CHECK(best_choices(i));
            for (const std::int64_t j : live_[i - 1].columns)
                exact_[static_cast<std::size_t>(j)] = unreached;
            for (std::size_t at = 0; at < live_[i].columns.size(); ++at)
                exact_[static_cast<std::size_t>(live_[i].columns[at])] = live_[i].gains[at];
        }
        return {};
    }

    Result<void> best_choices(std::size_t i) {
        const FrontProblem::Group& group = problem_.groups[i - 1];
        Live& live = live_[i];
        live.gains.reserve(live.columns.size());
        live.choices.reserve(live.columns.size());
        for (std::size_t at = 0; at < live.columns.size(); ++at) {
            if (at % cells_a_look == 0)
                KS_CHECK(context_.check());
            const std::int64_t j = live.columns[at];
            std::int64_t best = group.may_stay_without ? exact_[static_cast<std::size_t>(j)] : unreached;
            Front::Chosen chosen = Front::none;
            for (std::size_t k = 0; k < group.choices.size(); ++k) {
                const Choice& choice = group.choices[k];
                if (choice.cost > j)
                    continue;
                const std::int64_t before = exact_[static_cast<std::size_t>(j - choice.cost)];
                const bool takes = before != unreached && before + choice.gain >= best &&
                                   (chosen != Front::none || before + choice.gain > best);
                if (takes) {
                    best = before + choice.gain;
                    chosen = static_cast<Front::Chosen>(k);
                }
            }
            if (best == unreached)
                return contradiction(static_cast<std::int64_t>(i), j);
            live.gains.push_back(best);
            live.choices.push_back(chosen);
        }
        return {};
    }

    /// The points of the last row that no cheaper one reaches, with their ways down.
    Result<Front> fill() {
        const std::size_t m = problem_.groups.size();
        const Live& last = live_.back();
        FrontFiller filler(problem_);
        std::vector<Front::Chosen> choices(m);
        std::int64_t best = unreached;
        for (std::size_t at = 0; at < last.columns.size(); ++at) {
            if (at % cells_a_look == 0)
                KS_CHECK(context_.check());
            if (last.gains[at] <= best)
                continue;
            best = last.gains[at];
            std::int64_t j = last.columns[at];
            for (std::size_t i = m; i > 0; --i) {
                const Live& live = live_[i];
                const auto place = static_cast<std::size_t>(std::ranges::lower_bound(live.columns, j) -
                                                            live.columns.begin());
                const Front::Chosen k = live.choices[place];
                choices[i - 1] = Front::none;
                if (k != Front::none) {
                    const Choice& choice = problem_.groups[i - 1].choices[static_cast<std::size_t>(k)];
                    choices[i - 1] = choice.index;
                    j -= choice.cost;
                }
            }
            filler.add(last.columns[at], best, choices);
        }
        return filler.take();
    }

    const FrontProblem& problem_;
    std::int64_t columns_;
    const Rows& rows_;
    Context& context_;
    std::vector<Live> live_;           ///< [row]
    std::vector<std::int64_t> exact_;  ///< [column]: gains of a row
    std::vector<unsigned char> marks_; ///< [column]
    std::int64_t live_bytes_ = 0;
};

} // namespace ks
