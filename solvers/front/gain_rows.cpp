// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/gain_rows.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/cpu/team.h"
#include "solvers/front/undominated.h"
#include "solvers/front/ways.h"

#include <algorithm>
#include <atomic>

namespace ks {

namespace {

template <class Cell>
class GainRowsFront {
public:
    GainRowsFront(const FrontProblem& problem, std::int64_t columns, Context& context, cpu::Team& team,
                  const WayProgress& progress)
        : problem_(problem), context_(context), team_(team), progress_(progress), ways_(problem),
          marks_(static_cast<std::size_t>(columns)), places_(static_cast<std::size_t>(columns)) {}

    Result<Front> find(const CellAccess& row, const RowCells& last) {
        const auto m = static_cast<std::int64_t>(problem_.groups.size());
        const std::span<const Cell> cells = last.template elements<Cell>();
        points_ = undominated_columns(cells, team_);
        gains_.reserve(points_.size());
        for (const std::int64_t column : points_)
            gains_.push_back(cells[static_cast<std::size_t>(column)]);
        live_ = points_;
        live_gains_ = gains_;
        kept_bytes_ = ways_.front_bytes(points_.size());
        for (std::int64_t i = m; i > 1; --i) {
            tell(m - i, 0);
            KS_TRY(const RowCells above, row(i - 1, {0, static_cast<std::int64_t>(marks_.size())}));
            KS_CHECK(go_up_from(i, above.template elements<Cell>()));
        }
        tell(m - 1, 0);
        constexpr Cell base[] = {0};
        KS_CHECK(go_up_from(1, base));
        KS_TRY(Front front, ways_.front(points_, gains_, 0, context_, [&](double part) { tell(m, part); }));
        tell(m, 1);
        return front;
    }

private:
    static constexpr std::size_t cells_a_task = 1024;

    /// Reports progress. Each row is one part of the work, and the front's points are one more.
    void tell(std::int64_t rows, double within) const {
        if (progress_)
            progress_((static_cast<double>(rows) + within) / static_cast<double>(problem_.groups.size() + 1));
    }

    /// The choices of a group from the last to the first, after the choice of nothing.
    struct Backwards {
        std::vector<std::int64_t> costs;
        std::vector<Cell> gains;
        std::vector<Front::Chosen> choices;

        explicit Backwards(const FrontProblem::Group& group) {
            for (std::size_t k = group.choices.size(); k-- > 0;) {
                costs.push_back(group.choices[k].cost);
                gains.push_back(static_cast<Cell>(group.choices[k].gain));
                choices.push_back(group.choices[k].index);
            }
            if (group.may_stay_without) {
                costs.insert(costs.begin(), 0);
                gains.insert(gains.begin(), 0);
                choices.insert(choices.begin(), Front::none);
            }
        }

        /// Returns the first choice that leads from a cell of the row above to column j with this gain, or
        /// the number of choices if there is none.
        std::size_t explain(std::span<const Cell> above, std::int64_t j, std::int64_t gain) const {
            std::size_t k = 0;
            for (; k < costs.size(); ++k) {
                const auto from = static_cast<std::uint64_t>(j - costs[k]); // wraps to a huge number if the
                                                                            // choice costs more than j
                const std::int64_t before = gain - gains[k];
                if (from < above.size() && above[from] == before && before >= 0)
                    break;
            }
            return k;
        }
    };

    /// Moves from the live cells of row i to those of row i - 1.
    Result<void> go_up_from(std::int64_t i, std::span<const Cell> above) {
        const auto group = static_cast<std::size_t>(i - 1);
        std::vector<FrontWays::Step>& steps = ways_.to_group(group);
        kept_bytes_ += static_cast<std::int64_t>(live_.size() * sizeof(FrontWays::Step));
        KS_CHECK(check_room(live_.size()));
        steps.resize(live_.size());
        KS_CHECK(explain_cells(i, Backwards(problem_.groups[group]), above, steps));
        KS_CHECK(gather(above));
        for (std::size_t at = 0; at < steps.size(); ++at)
            steps[at].before = places_[static_cast<std::size_t>(from_[at])];
        return {};
    }

    /// Finds the step and the source column of each live cell, and marks the source.
    Result<void> explain_cells(std::int64_t i, const Backwards& choices, std::span<const Cell> above,
                               std::vector<FrontWays::Step>& steps) {
        constexpr std::int64_t none = -1;
        std::atomic<std::int64_t> unexplained = none;
        from_.resize(live_.size());
        const auto work = [&](std::int64_t task) {
            const std::size_t begin = static_cast<std::size_t>(task) * cells_a_task;
            const std::size_t end = std::min(begin + cells_a_task, live_.size());
            for (std::size_t at = begin; at < end && !context_.stop.stop_requested(); ++at) {
                const std::size_t k = choices.explain(above, live_[at], live_gains_[at]);
                if (k == choices.costs.size()) {
                    unexplained = live_[at];
                    return;
                }
                steps[at].choice = choices.choices[k];
                from_[at] = live_[at] - choices.costs[k];
                std::atomic_ref(marks_[static_cast<std::size_t>(from_[at])])
                    .store(1, std::memory_order_relaxed);
            }
        };
        team_.run(static_cast<std::int64_t>((live_.size() + cells_a_task - 1) / cells_a_task), work);
        KS_CHECK(context_.check());
        if (unexplained != none)
            return contradiction(i, unexplained);
        return {};
    }

    /// Makes the marked cells the live ones, and notes the index of each.
    Result<void> gather(std::span<const Cell> above) {
        const auto marked = static_cast<std::size_t>(std::ranges::count(marks_, 1));
        KS_CHECK(check_room(marked));
        live_.clear();
        live_gains_.clear();
        live_.reserve(marked);
        live_gains_.reserve(marked);
        for (std::size_t j = 0; j < above.size(); ++j)
            if (marks_[j] != 0) {
                marks_[j] = 0;
                places_[j] = static_cast<std::uint32_t>(live_.size());
                live_.push_back(static_cast<std::int64_t>(j));
                live_gains_.push_back(above[j]);
            }
        return {};
    }

    /// Checks the memory for the ways, the front and `live` live cells.
    Result<void> check_room(std::size_t live) const {
        const auto held = static_cast<std::int64_t>(live * 3 * sizeof(std::int64_t));
        if (live <= FrontWays::most_points && kept_bytes_ + held <= context_.memory_budget)
            return {};
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the ways back from the front need more than {}",
                                       bytes_text(context_.memory_budget)),
                     .where = "",
                     .todo = "allow more memory or set a smaller max_cost"};
    }

    const FrontProblem& problem_;
    Context& context_;
    cpu::Team& team_;
    const WayProgress& progress_;
    FrontWays ways_;
    std::vector<std::int64_t> points_, gains_; ///< of the front
    std::vector<std::int64_t> live_,
        live_gains_;                    ///< columns and gains of the cells on ways in the current row
    std::vector<std::int64_t> from_;    ///< their source columns in the row above
    std::vector<unsigned char> marks_;  ///< [column]: whether a way passes it
    std::vector<std::uint32_t> places_; ///< [column]: its index among the live cells
    std::int64_t kept_bytes_ = 0;
};

} // namespace

Result<Front> front_of_gain_rows(const FrontProblem& problem, std::int64_t columns, const CellAccess& row,
                                 Context& context, std::int64_t threads, const WayProgress& progress) {
    KS_TRY(const std::unique_ptr<cpu::Team> team, cpu::Team::start(threads));
    KS_TRY(const RowCells last, row(static_cast<std::int64_t>(problem.groups.size()), {0, columns}));
    return last.visit_as<std::int32_t, std::int64_t>([&]<class Cell>(std::span<const Cell>) {
        return GainRowsFront<Cell>(problem, columns, context, *team, progress).find(row, last);
    });
}

} // namespace ks
