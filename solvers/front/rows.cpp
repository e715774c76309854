// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/rows.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <vector>

namespace ks {

RoundedRows rounded_rows(const FrontProblem& problem) {
    assert(problem.less_is_better);
    constexpr double roundings_a_row = 6, rounding = 0x1p-53;
    const double denominator = static_cast<double>(problem.denominator);
    const double start = static_cast<double>(problem.base) / denominator;
    const double rows = static_cast<double>(problem.groups.size()) + 1;
    return {.per_gain = 1 / denominator, .error = rows * roundings_a_row * rounding * start};
}

namespace {

class FrontOfRoundedRows {
public:
    FrontOfRoundedRows(const FrontProblem& problem, std::int64_t columns, Context& context,
                       const WayProgress& progress)
        : problem_(problem), columns_(columns), rows_(rounded_rows(problem)), context_(context),
          progress_(progress) {}

    Result<Front> find(const CellAccess& row) {
        exact_.assign(static_cast<std::size_t>(columns_), unreached);
        KS_CHECK(go_down(row));
        KS_CHECK(come_up());
        return fill();
    }

private:
    using Choice = FrontProblem::Choice;
    static constexpr std::int64_t unreached = -1;
    static constexpr std::size_t cells_a_look = 4096, points_a_look = 64; ///< between two checks for
                                                                          ///< cancellation

    /// The cells of a row through which a way may pass, by column.
    struct Live {
        std::vector<std::int64_t> columns;
        std::vector<double> values;         ///< cleared on the way down
        std::vector<std::int64_t> gains;    ///< exact, computed on the way up
        std::vector<Front::Chosen> choices; ///< the best choice, by its place in the group; none: nothing is
                                            ///< taken
    };

    Result<void> go_down(const CellAccess& row) {
        const std::size_t m = problem_.groups.size();
        live_.resize(m + 1);
        marks_.assign(static_cast<std::size_t>(columns_), 0);
        KS_CHECK(collect_last(row));
        for (std::size_t i = m; i > 1; --i) {
            KS_TRY(const RowCells above, row(static_cast<std::int64_t>(i) - 1, {0, columns_}));
            const std::span<const double> cells = above.elements<double>();
            KS_CHECK(mark(i, cells));
            KS_CHECK(gather(live_[i - 1], cells));
        }
        live_[0].columns = {0};
        return {};
    }

    /// Collects the cells of the last row that may be on the front.
    Result<void> collect_last(const CellAccess& row) {
        const auto m = static_cast<std::int64_t>(problem_.groups.size());
        KS_TRY(const RowCells last, row(m, {0, columns_}));
        const std::span<const double> cells = last.elements<double>();
        double best = std::numeric_limits<double>::infinity();
        for (std::size_t j = 0; j < cells.size(); ++j)
            if (RoundedRows::is_reached(cells[j]) && rows_.may_be_better(cells[j], best)) {
                best = std::min(best, cells[j]);
                marks_[j] = 1;
            }
        return gather(live_.back(), cells);
    }

    /// Marks the cells of row i - 1 that a live cell of row i may come from.
    Result<void> mark(std::size_t i, std::span<const double> above) {
        const FrontProblem::Group& group = problem_.groups[i - 1];
        const Live& live = live_[i];
        for (std::size_t at = 0; at < live.columns.size(); ++at) {
            if (at % cells_a_look == 0)
                KS_CHECK(look(problem_.groups.size() - i, at, live.columns.size()));
            const std::int64_t j = live.columns[at];
            const auto mark_if = [&](std::int64_t column, auto&& may) {
                const double before = above[static_cast<std::size_t>(column)];
                if (RoundedRows::is_reached(before) && may(before))
                    marks_[static_cast<std::size_t>(column)] = 1;
            };
            if (group.may_stay_without)
                mark_if(j, [&](double before) { return rows_.may_stay(before, live.values[at]); });
            for (const Choice& choice : group.choices)
                if (choice.cost <= j)
                    mark_if(j - choice.cost,
                            [&](double before) { return rows_.may_lead(before, choice, live.values[at]); });
        }
        live_[i].values = {};
        return {};
    }

    /// Collects the marked cells. Their number is known only now: a table with many equal cells has more of
    /// them than the front has points.
    Result<void> gather(Live& live, std::span<const double> cells) {
        const auto marked = static_cast<std::size_t>(std::ranges::count(marks_, 1));
        KS_CHECK(take(marked * (2 * sizeof(std::int64_t) + sizeof(double) + sizeof(Front::Chosen))));
        live.columns.reserve(marked);
        live.values.reserve(marked);
        for (std::size_t j = 0; j < marks_.size(); ++j)
            if (marks_[j] != 0) {
                live.columns.push_back(static_cast<std::int64_t>(j));
                live.values.push_back(cells[j]);
                marks_[j] = 0;
            }
        return {};
    }

    /// Checks for cancellation when `at` of `of` cells of a pass are done. There are two passes over each row
    /// and one over the points.
    Result<void> look(std::size_t passes, std::size_t at, std::size_t of) const {
        if (progress_)
            progress_((static_cast<double>(passes) + static_cast<double>(at) / static_cast<double>(of)) /
                      static_cast<double>(2 * problem_.groups.size() + 1));
        return context_.check();
    }
    Result<void> take(std::size_t bytes) {
        taken_bytes_ += static_cast<std::int64_t>(bytes);
        if (taken_bytes_ <= context_.memory_budget)
            return {};
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the ways back from the front need more than {}",
                                       bytes_text(context_.memory_budget)),
                     .where = "",
                     .todo = "allow more memory or set a smaller max_cost"};
    }

    /// Computes the exact gains, from the first group to the last. `exact_` holds the gains of the row above.
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
                KS_CHECK(look(problem_.groups.size() + i - 1, at, live.columns.size()));
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

    /// Returns the indices in the last row of the cells that are better than all cheaper cells.
    std::vector<std::size_t> points() const {
        std::vector<std::size_t> found;
        std::int64_t best = unreached;
        const std::vector<std::int64_t>& gains = live_.back().gains;
        for (std::size_t at = 0; at < gains.size(); ++at)
            if (gains[at] > best) {
                best = gains[at];
                found.push_back(at);
            }
        return found;
    }

    /// Returns the points with their selections.
    Result<Front> fill() {
        const std::vector<std::size_t> found = points();
        KS_CHECK(take(found.size() * (sizeof(std::size_t) + front_bytes_a_point(problem_))));
        FrontFiller filler(problem_);
        filler.reserve(found.size());
        std::vector<Front::Chosen> choices(problem_.groups.size());
        for (std::size_t p = 0; p < found.size(); ++p) {
            if (p % points_a_look == 0)
                KS_CHECK(look(2 * problem_.groups.size(), p, found.size()));
            const std::int64_t column = live_.back().columns[found[p]];
            go_down_from(column, choices);
            filler.add(column, live_.back().gains[found[p]], choices);
        }
        if (progress_)
            progress_(1);
        return filler.take();
    }

    /// Collects the choices on the way down from a column of the last row.
    void go_down_from(std::int64_t column, std::vector<Front::Chosen>& choices) const {
        for (std::size_t i = choices.size(); i > 0; --i) {
            const Live& live = live_[i];
            const auto place = static_cast<std::size_t>(std::ranges::lower_bound(live.columns, column) -
                                                        live.columns.begin());
            const Front::Chosen k = live.choices[place];
            choices[i - 1] = Front::none;
            if (k != Front::none) {
                const Choice& choice = problem_.groups[i - 1].choices[static_cast<std::size_t>(k)];
                choices[i - 1] = choice.index;
                column -= choice.cost;
            }
        }
    }

    const FrontProblem& problem_;
    std::int64_t columns_;
    const RoundedRows rows_;
    Context& context_;
    const WayProgress& progress_;
    std::vector<Live> live_;           ///< [row]
    std::vector<std::int64_t> exact_;  ///< [column]: gains of a row
    std::vector<unsigned char> marks_; ///< [column]
    std::int64_t taken_bytes_ = 0;
};

} // namespace

Result<Front> front_of_rounded_rows(const FrontProblem& problem, std::int64_t columns, const CellAccess& row,
                                    Context& context, const WayProgress& progress) {
    return FrontOfRoundedRows(problem, columns, context, progress).find(row);
}

} // namespace ks
