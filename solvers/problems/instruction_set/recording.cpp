// SPDX-License-Identifier: Apache-2.0
// Thesis, Algorithms 6.1 and 6.3, step by step.
#include "solvers/problems/instruction_set/recording.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/formats/item_letter.h"
#include "solvers/problems/instruction_set/rows.h"
#include "solvers/problems/instruction_set/words.h"
#include "solvers/steps/record_rows.h"
#include "solvers/steps/words.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace ks {

namespace {

using instruction_set::Utilisations;

/// Lines 1 to 11 are Algorithm 6.1, numbered as in the thesis. Lines 12 to 22 are Algorithm 6.3, whose
/// printed numbers are 11 less. The way back is ours, because the thesis prints none. `_` makes the next part
/// a subscript.
std::vector<std::string> pseudo_code() {
    return {
        "U_0(0) <- sum of E_i / P_i",
        "for j = 1 to mC do",
        "  U_0(j) <- inf",
        "end for",
        "for i = 1 to m do",
        "  for j = 0 to mC do",
        "    for k = 1 to n_i do  {of all k the least}",
        "      U_i(j) <- min(U_{i-1}(j), U_{i-1}(j - c_{ik}) - delta_{ik} / P_i)",
        "    end for",
        "  end for",
        "end for",
        "for j = 0 to mC do  {Algorithm 6.3}",
        "  pareto_j <- 1",
        "end for",
        "least <- U_m(0)",
        "for j = 1 to mC do",
        "  if U_m(j) >= least then",
        "    pareto_j <- 0",
        "  else",
        "    least <- U_m(j)",
        "  end if",
        "end for",
        "for j with pareto_j = 1 do  {way back}",
        "  tell the choices that led to U_m(j)",
        "end for",
    };
}
constexpr int base_line = 1, infinite_line = 3, least_line = 8, first_point_line = 15, test_line = 17,
              dropped_line = 18, kept_line = 20, tell_line = 24;

/// Records what the solver's cell function reports about its choices.
struct Notes {
    struct Candidate {
        std::size_t k;
        std::int64_t column; ///< j - c; valid if the choice is affordable
        double value;
        bool affordable;
    };
    std::vector<Candidate> candidates;

    void fits(std::size_t k, std::int64_t column, double value) {
        candidates.push_back({.k = k, .column = column, .value = value, .affordable = true});
    }
    void too_heavy(std::size_t k) {
        candidates.push_back({.k = k, .column = 0, .value = unreachable, .affordable = false});
    }
};

class InstructionSetRecording final : public DpRecording {
public:
    InstructionSetRecording(std::shared_ptr<const InstructionSetInstance> instance, RowSource rows,
                            Front found)
        : DpRecording("instruction-set.sequential", pseudo_code(), std::move(rows), rows_of(*instance), 1, {},
                      CellOrder::left_to_right(), static_cast<std::int64_t>(found.size())),
          instance_(std::move(instance)), words_(*instance_), front_(std::move(found)),
          axes_(instruction_set::axes(*instance_, front_.value(front_.size() - 1))) {
        axes_.cells = true;
        measure_items();
        collect_points();
    }

    std::string_view rows_are() const override { return "task"; }
    std::string_view columns_are() const override { return "cost"; }
    std::string_view cells_are() const override { return "U"; }
    bool less_is_better() const override { return true; }
    bool rows_never_fall() const override { return false; }
    std::int64_t items_of(std::int64_t i) const override {
        return i == 0 ? 0 : static_cast<std::int64_t>(choices(i).size());
    }
    std::string item(std::int64_t i, std::int64_t k) const override {
        const CustomInstruction& choice = choices(i)[static_cast<std::size_t>(k)];
        return words::record(*instance_, i, k + 1,
                             formatted("{} ({}, {})", item_letter(k), choice.gain, choice.cost));
    }
    /// Returns the value of the front's last point, which is the least of all rows.
    CellNumber smallest() const override { return axes_.least; }
    std::optional<Answer> answer() const override { return answer_of(*instance_, front_); }

    std::optional<FrontState> front(std::int64_t step) const override {
        const auto column = scanned(step);
        if (!column)
            return {};
        const auto behind =
            std::ranges::upper_bound(points_, *column, {}, [](const auto& point) { return point.cost; });
        FrontState state{.axes = &axes_,
                         .candidates = points_,
                         .decided = static_cast<std::size_t>(behind - points_.begin()),
                         .cost = *column};
        if (points_[state.decided - 1].cost == *column)
            state.current = state.decided - 1;
        state.title = formatted("row {}", m());
        return state;
    }

private:
    std::span<const CustomInstruction> choices(std::int64_t i) const {
        return instance_->choices(static_cast<std::size_t>(i - 1));
    }
    static std::string cell_name(std::int64_t row, std::int64_t column) {
        return formatted("U{}({})", row, column);
    }
    double utilisation(CellAt at) const {
        return row(at.row).elements<double>()[static_cast<std::size_t>(at.column)];
    }

    /// Collects the reached cells of the last row. Which of them are points of the front was decided exactly.
    void collect_points() {
        const std::span<const double> last = row(m()).elements<double>();
        std::size_t next = 0, best = 0;
        for (std::size_t j = 0; j < last.size(); ++j) {
            if (std::isinf(last[j]))
                continue;
            const auto cost = static_cast<std::int64_t>(j);
            const bool kept = next < front_.size() && front_.points()[next].cost == cost;
            if (kept) {
                ++next;
                best = points_.size();
            }
            points_.push_back(
                {.cost = cost, .value = last[j], .kept = kept, .by = static_cast<std::uint32_t>(best)});
        }
    }

    void describe_start(Step& step) const override {
        step.text = formatted("The table is empty: a row for each task, a column for each cost from 0 to {}. "
                              "A cell will hold the least utilisation at exactly that cost.",
                              capacity());
    }

    void describe_initialised(Step& step, std::int64_t) const override {
        step.lines = {base_line, infinite_line};
        step.text = formatted("U0(0) = {}: every task in software, at no cost.",
                              words_.long_text(utilisation({0, 0})));
        if (capacity() > 0)
            step.text += formatted(" U0(j) = inf for every cost j from 1 to {}: nothing is bought yet, so no "
                                   "selection costs that.",
                                   capacity());
    }

    void describe_cell(Step& step, CellAt at) const override {
        Notes notes;
        const std::vector<double> gains = gains_of_task(*instance_, at.row);
        const std::span<const double> above = row(at.row - 1).elements<double>();
        const double value = instruction_set_cell(above.data(), choices(at.row), gains, at.column, notes);
        const double software = above[static_cast<std::size_t>(at.column)];
        const std::optional<std::size_t> best = best_of(notes, software);
        step.lines = {least_line};
        step.read.push_back(cell_value({at.row - 1, at.column}));
        std::unordered_set<std::int64_t> seen{at.column}; // choices of equal cost read the same cell
        for (const Notes::Candidate& candidate : notes.candidates)
            if (candidate.affordable && seen.insert(candidate.column).second)
                step.read.push_back(cell_value({at.row - 1, candidate.column}));
        if (!std::isinf(value))
            step.source = CellAt{at.row - 1, best ? notes.candidates[*best].column : at.column};
        step.considered.push_back(
            {.name = formatted("{} in software", at.row),
             .text = formatted("{} = {}", cell_name(at.row - 1, at.column), words_.text(software)),
             .fits = !std::isinf(software),
             .best = !best && !std::isinf(value),
             .from = CellAt{at.row - 1, at.column}});
        for (std::size_t n = 0; n < notes.candidates.size(); ++n)
            step.considered.push_back(consider(at, notes.candidates[n], best == n));
        step.text = sentence(at, notes, value, best);
    }

    /// Returns the choice that the cell comes from, of equal ones the last, as on the way back; none if the
    /// task stays in software.
    std::optional<std::size_t> best_of(const Notes& notes, double software) const {
        std::optional<std::size_t> best;
        double least = software;
        for (std::size_t n = 0; n < notes.candidates.size(); ++n) {
            const double value = notes.candidates[n].value;
            if (std::isinf(value) || !(words_.below(value, least) || (best && !words_.below(least, value))))
                continue;
            best = n;
            least = value;
        }
        return best;
    }

    std::string sentence(CellAt at, const Notes& notes, double value, std::optional<std::size_t> best) const {
        const std::string left = formatted("{} = {} = {}", cell_name(at.row, at.column),
                                           terms_text(at, notes, best), words_.long_text(value));
        if (std::isinf(value))
            return at.row == 1 ? formatted("{}: no choice of task 1 costs exactly {}", left, at.column)
                               : formatted("{}: no choices of tasks 1 to {} cost exactly {} together", left,
                                           at.row, at.column);
        if (!best)
            return formatted("{}: task {} stays in software", left, at.row);
        return formatted("{}: choice {}", left, name(at.row, notes.candidates[*best].k));
    }

    /// Returns "min(U1(5), U1(2) - 1/3)": the first four terms and the least one; a single term without min.
    std::string terms_text(CellAt at, const Notes& notes, std::optional<std::size_t> best) const {
        constexpr std::size_t most = 4;
        std::string text = cell_name(at.row - 1, at.column);
        std::size_t terms = 1;
        bool left_out = false;
        for (std::size_t n = 0; n < notes.candidates.size(); ++n) {
            if (!notes.candidates[n].affordable)
                continue;
            if (++terms > most && n != best) {
                left_out = true;
                continue;
            }
            text += (left_out ? ", ..., " : ", ") + term(at.row, notes.candidates[n]);
            left_out = false;
        }
        return terms == 1 ? text : formatted("min({}{})", text, left_out ? ", ..." : "");
    }
    /// "U1(2) - 1/3"
    std::string term(std::int64_t i, const Notes::Candidate& candidate) const {
        return formatted(
            "{} - {}", cell_name(i - 1, candidate.column),
            instruction_set::quotient(*instance_, i - 1, static_cast<std::int64_t>(candidate.k)));
    }
    std::string name(std::int64_t i, std::size_t k) const {
        return instruction_set::choice_name(*instance_, i - 1, static_cast<std::int64_t>(k));
    }

    Considered consider(CellAt at, const Notes::Candidate& candidate, bool best) const {
        Considered considered{.name = instruction_set::choice_words(*instance_, at.row - 1,
                                                                    static_cast<std::int64_t>(candidate.k)),
                              .fits = !std::isinf(candidate.value),
                              .best = best};
        if (candidate.affordable)
            considered.from = CellAt{at.row - 1, candidate.column};
        considered.text = candidate.affordable
                              ? formatted("{} = {}", term(at.row, candidate), words_.text(candidate.value))
                              : formatted("costs more than {}", at.column);
        return considered;
    }

    void describe_optimum(Step&) const override {} // the front is described instead
    void describe_choice(Step&, std::int64_t) const override {}

    void describe_scan(Step& step, std::int64_t j) const override {
        const FrontState state = *front(step.index);
        const FrontCandidate& best = points_[*state.best()];
        step.read = {cell_value({m(), j})};
        if (j == 0) {
            step.lines = {13, first_point_line};
            // A choice of cost 0 may be in the first point.
            const bool software =
                std::ranges::all_of(front_.chosen(0), [](Front::Chosen k) { return k == Front::none; });
            step.text = formatted("least = {} = {}: {} the first point, because nothing is cheaper.",
                                  cell_name(m(), 0), words_.long_text(best.value),
                                  software ? said("every task in software is") : said("this is"));
        } else if (state.current && points_[*state.current].kept) {
            step.lines = {test_line, kept_line};
            const double before = points_[last_kept_before(*state.current)].value;
            const auto [value, least] = words_.texts(best.value, before);
            step.text =
                formatted("{0} = {1} < least = {2}: a point of the front, and least = {1} from now on.",
                          cell_name(m(), j), value, least);
        } else {
            step.lines = {test_line, dropped_line};
            step.read.push_back(cell_value({m(), best.cost}));
            step.source = CellAt{m(), best.cost};
            step.text = dropped_sentence(j, state, best);
        }
        if (j == capacity())
            step.text += formatted(" That was the last cost: the front has {} {}.", front_.size(),
                                   counted("point", "points", std::ssize(front_)));
    }

    std::string dropped_sentence(std::int64_t j, const FrontState& state, const FrontCandidate& best) const {
        if (!state.current)
            return formatted("{} = inf: no selection costs exactly {}, so there is no point.",
                             cell_name(m(), j), j);
        const double here = points_[*state.current].value;
        const auto [value, least] = words_.texts(here, best.value);
        const char* why =
            words_.below(best.value, here) ? said("does better for less") : said("does the same for less");
        return formatted("{} = {} >= least = {}: no point, cost {} {}.", cell_name(m(), j), value, least,
                         best.cost, why);
    }

    std::size_t last_kept_before(std::size_t candidate) const {
        const FrontCandidate& before = points_[candidate - 1];
        return before.kept ? candidate - 1 : before.by;
    }

    WayBack way_to(std::int64_t point) const override {
        const std::span<const Front::Chosen> chosen = front_.chosen(static_cast<std::size_t>(point));
        WayBack way;
        way.choices.resize(chosen.size());
        way.columns = {0};
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            std::int64_t cost = 0;
            if (chosen[i] != Front::none) {
                way.choices[i] = chosen[i];
                cost = instance_->choices(i)[static_cast<std::size_t>(chosen[i])].cost;
            }
            way.columns.push_back(way.columns.back() + cost);
        }
        return way;
    }

    void describe_point(Step& step, std::int64_t point) const override {
        step.lines = {tell_line};
        step.read = {cell_value(step.chosen.front().cell())};
        step.text =
            instruction_set::point_sentence(*instance_, words_, front_, static_cast<std::size_t>(point));
    }

    std::shared_ptr<const InstructionSetInstance> instance_;
    Utilisations words_;
    Front front_;
    FrontAxes axes_;
    std::vector<FrontCandidate> points_; ///< the reached cells of the last row
};

} // namespace

Result<std::shared_ptr<const Recording>>
map_instruction_set(std::shared_ptr<const InstructionSetInstance> instance, RowSource rows) {
    KS_CHECK(check_recordable_items(static_cast<std::size_t>(items_of(*instance))));
    Context context;
    KS_TRY(Front front, way_back(*instance, rows.access(), context));
    return std::shared_ptr<const Recording>(
        std::make_shared<InstructionSetRecording>(std::move(instance), std::move(rows), std::move(front)));
}

Result<std::shared_ptr<const Recording>>
record_instruction_set(std::shared_ptr<const InstructionSetInstance> shared, std::stop_token stop) {
    const auto& instance = *shared;
    KS_CHECK(check_recordable(rows_of(instance), dp::last_column(instance),
                              static_cast<std::size_t>(items_of(instance))));
    Context context;
    context.stop = std::move(stop);
    const std::int64_t m = rows_of(instance);
    KS_TRY(dp::Table<double> table, dp::fill_table<double>(instance, context));
    KS_TRY(RowSource rows, rows_in_memory(std::move(table), m, context.stop));
    return map_instruction_set(std::move(shared), std::move(rows));
}

} // namespace ks
