// SPDX-License-Identifier: Apache-2.0
// Thesis, Algorithm 2.2, step by step.
#include "solvers/problems/multiple_choice/recording.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/formats/item_letter.h"
#include "solvers/kinds/kind.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/parts.h"
#include "solvers/problems/multiple_choice/rows.h"
#include "solvers/steps/item_words.h"
#include "solvers/steps/record_rows.h"
#include "solvers/steps/words.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace ks {

namespace {

/// Lines 1-17 are numbered as in the thesis. The way back is ours, because the thesis prints none. `_` makes
/// the next part a subscript.
std::vector<std::string> pseudo_code() {
    return {
        "for j = 0 to C do",
        "  z_0(j) <- 0  {no class yet: nothing packed}",
        "end for",
        "for i = 1 to m do",
        "  for j = 0 to C do",
        "    z_i(j) <- -inf",
        "  end for",
        "end for",
        "for i = 1 to m do",
        "  for j = 0 to C do",
        "    for k = 1 to n_i do",
        "      if w_{ik} <= j then  {item k fits}",
        "        z_i(j) <- max(z_i(j), z_{i-1}(j - w_{ik}) + v_{ik})",
        "      end if",
        "    end for",
        "  end for",
        "end for",
        "j <- C  {way back}",
        "for i = m down to 1 do",
        "  k <- last with z_{i-1}(j - w_{ik}) + v_{ik} = z_i(j)",
        "  choose item k of class i;  j <- j - w_{ik}",
        "end for",
    };
}
constexpr int base_line = 2, minus_infinity_line = 6, fits_line = 12, best_line = 13, optimum_line = 18,
              explain_line = 20, choose_line = 21;

/// Records what the solver's cell function reports about its items.
struct Notes {
    struct Candidate {
        std::size_t k;
        std::int64_t column; ///< j - w; valid if the item fits
        std::int64_t value;
        bool fits;
    };
    std::vector<Candidate> candidates;

    void fits(std::size_t k, std::int64_t column, std::int64_t value) {
        candidates.push_back({.k = k, .column = column, .value = value, .fits = true});
    }
    void too_heavy(std::size_t k) { candidates.push_back({.k = k, .column = 0, .value = 0, .fits = false}); }
};

class MultipleChoiceRecording final : public DpRecording, public ItemWords {
public:
    MultipleChoiceRecording(std::shared_ptr<const MultipleChoiceInstance> instance, RowSource rows,
                            std::optional<WayBack> way)
        : DpRecording("mckp.sequential", pseudo_code(), std::move(rows),
                      static_cast<std::int64_t>(instance->class_count()),
                      static_cast<std::int64_t>(instance->class_count()) + 1, std::move(way)),
          instance_(std::move(instance)) {
        measure_items();
    }

    std::string_view rows_are() const override { return "class"; }
    std::string_view columns_are() const override { return "capacity"; }
    bool rows_never_fall() const override {
        return false;
    } // an item of each class must be taken, even if none fits
    std::int64_t items_of(std::int64_t i) const override {
        return i == 0 ? 0 : static_cast<std::int64_t>(items(i).size());
    }
    std::string item(std::int64_t i, std::int64_t k) const override {
        return words::record(
            *instance_, i, k + 1,
            formatted("{} {}", item_letter(k),
                      words::pair(items(i)[static_cast<std::size_t>(k)], sum_units_of(*instance_))));
    }
    std::string item_words(std::int64_t i, std::int64_t k) const override {
        return item_with_numbers(words::record_name(*instance_, i, k + 1, item_of_group_name(i - 1, k)),
                                 items(i)[static_cast<std::size_t>(k)]);
    }
    std::optional<Answer> answer() const override { return answer_of(*instance_, way()); }

private:
    std::span<const Item> items(std::int64_t i) const {
        return instance_->items(static_cast<std::size_t>(i - 1));
    }
    /// Returns "2a", or "soup (1, 4)" for an item with a name.
    std::string name(std::int64_t i, std::int64_t k) const {
        return words::record(*instance_, i, k + 1, item_of_group_name(i - 1, k));
    }
    std::string name(std::int64_t i, std::size_t k) const { return name(i, static_cast<std::int64_t>(k)); }
    /// Returns "2a (1, 4)", "soup (1, 4)".
    std::string full_name(std::int64_t i, std::size_t k) const {
        const auto item = static_cast<std::int64_t>(k);
        return words::record(*instance_, i, item + 1,
                             formatted("{} {}", item_of_group_name(i - 1, item),
                                       words::pair(items(i)[k], sum_units_of(*instance_))));
    }
    /// "z1(3) + 1"
    std::string term(std::int64_t i, const Notes::Candidate& candidate) const {
        return formatted("{} + {}", words::cell(i - 1, candidate.column), items(i)[candidate.k].value);
    }
    std::string columns_text() const { return formatted("every capacity j from 0 to {}", capacity()); }
    /// Returns the items on the way back from a reachable cell: "items 1a and 2a".
    std::string items_behind(CellAt at) const {
        const auto way = way_from(*instance_, at);
        std::vector<std::string> names;
        if (way && *way)
            for (std::int64_t i = 1; i <= at.row; ++i)
                names.push_back(name(i, *(*way)->choices[static_cast<std::size_t>(i - 1)]));
        return words::items(names, "no items");
    }

    /// Returns "; the answer is items 1 and 3, value 295 (29.5 EUR), weight 157 (15.7 of 20 kg)".
    std::string answer_words(std::int64_t weight) const {
        const SumUnits units = sum_units_of(*instance_);
        return formatted("; the answer is {}, value {}, weight {}", items_behind({m(), capacity()}),
                         with_quantity(way()->objective, units.value), weight_with_quantity(weight, units));
    }

    void describe_start(Step& step) const override {
        step.text = formatted("The table is empty. Row i, column j will hold z_{{i}}(j): the best value of "
                              "classes 1 to i within capacity j (0 to {}).",
                              capacity()) +
                    dp::end_words(*instance_);
    }

    void describe_initialised(Step& step, std::int64_t i) const override {
        if (i == 0) {
            step.lines = {base_line};
            step.text = formatted("z0(j) = 0 for {}: with no class yet, nothing is packed.", columns_text());
        } else {
            step.lines = {minus_infinity_line};
            step.text =
                i == 1
                    ? formatted("z1(j) = -inf for {}: no way to serve class 1 is known yet.", columns_text())
                    : formatted("z{0}(j) = -inf for {1}: no way to serve classes 1 to {0} is known yet.", i,
                                columns_text());
        }
    }

    void describe_cell(Step& step, CellAt at) const override {
        Notes notes;
        const std::int64_t value =
            row(at.row - 1).visit_as<std::int32_t, std::int64_t>([&](const auto& previous) -> std::int64_t {
                return multiple_choice_cell(previous.data(), items(at.row), at.column, notes);
            });
        std::optional<std::size_t> best; // the last of equal items, as on the way back
        std::vector<std::size_t> fitting;
        std::unordered_set<std::int64_t> seen; // columns read: items of equal weight read the same cell
        for (std::size_t n = 0; n < notes.candidates.size(); ++n) {
            const Notes::Candidate& candidate = notes.candidates[n];
            if (!candidate.fits)
                continue;
            fitting.push_back(n);
            if (seen.insert(candidate.column).second)
                step.read.push_back(cell_value({at.row - 1, candidate.column}));
            if (candidate.value >= 0 && candidate.value == value)
                best = n;
        }
        if (best)
            step.source = CellAt{at.row - 1, notes.candidates[*best].column};
        for (std::size_t n = 0; n < notes.candidates.size(); ++n)
            step.considered.push_back(consider(at, notes.candidates[n], best == n));
        const std::string terms = terms_text(at.row, notes, fitting, best);

        step.lines = {!fitting.empty() ? best_line : fits_line};
        const std::string left = words::cell(at.row, at.column);
        if (fitting.empty())
            step.text =
                formatted("{} = -inf: no item of class {} weighs {} or less", left, at.row, at.column);
        else if (!best)
            step.text =
                at.row == 2
                    ? formatted("{} = max({}) = -inf: what fits of class 2 leaves no room for class 1", left,
                                terms)
                    : formatted(
                          "{} = max({}) = -inf: what fits of class {} leaves no room for classes 1 to {}",
                          left, terms, at.row, at.row - 1);
        else
            step.text =
                formatted("{} = max({}) = {}: {}", left, terms, words::value(value), items_behind(at));
    }

    /// Returns "-inf, z1(4) + 1, z1(0) + 4": the terms of the maximum, only the first four and the largest.
    std::string terms_text(std::int64_t i, const Notes& notes, const std::vector<std::size_t>& fitting,
                           std::optional<std::size_t> best) const {
        constexpr std::size_t most = 4;
        std::string text = "-inf";
        for (std::size_t n = 0; n < std::min(most, fitting.size()); ++n)
            text += ", " + term(i, notes.candidates[fitting[n]]);
        if (fitting.size() <= most)
            return text;
        text += ", ...";
        if (best && std::find(fitting.begin(), fitting.begin() + most, *best) == fitting.begin() + most)
            text += ", " + term(i, notes.candidates[*best]) + (*best == fitting.back() ? "" : ", ...");
        return text;
    }

    Considered consider(CellAt at, const Notes::Candidate& candidate, bool best) const {
        const Item& item = items(at.row)[candidate.k];
        Considered considered{.name = full_name(at.row, candidate.k), .fits = candidate.fits, .best = best};
        if (candidate.fits) {
            considered.text = formatted("{} = {}", term(at.row, candidate), words::value(candidate.value));
            considered.from = CellAt{at.row - 1, candidate.column};
            considered.adds = item.value;
        } else {
            considered.text = formatted("weighs {}: does not fit", item.weight);
        }
        return considered;
    }

    void describe_optimum(Step& step) const override {
        step.lines = {optimum_line};
        const CellAt end{m(), capacity()};
        const std::string left =
            formatted("{} = {}", words::cell(end.row, end.column), words::value(cell(end)));
        step.text =
            way()
                ? formatted("{}: the optimum. Which items gave it?", left)
                : formatted("{}: no choice of one item from each class fits, so there is no solution.", left);
    }

    void describe_choice(Step& step, std::int64_t i) const override {
        step.lines = {explain_line, choose_line};
        const CellAt at = on_way(i), from = on_way(i - 1);
        const auto k = static_cast<std::size_t>(*way()->choices[static_cast<std::size_t>(i - 1)]);
        step.read = {cell_value(from)};
        step.source = from;
        step.considered = {{.name = full_name(i, k), .text = said("chosen"), .fits = true, .best = true}};
        step.text = formatted("{} = {} + {} = {}: choose {}", words::cell(at.row, at.column),
                              words::cell(from.row, from.column), items(i)[k].value, words::value(cell(at)),
                              name(i, k));
        if (i > 1)
            step.text += said(", go on at ") + words::cell(from.row, from.column);
        else
            step.text += answer_words(capacity() - from.column);
    }

    std::shared_ptr<const MultipleChoiceInstance> instance_;
};

} // namespace

Result<std::shared_ptr<const Recording>>
map_multiple_choice(std::shared_ptr<const MultipleChoiceInstance> instance, RowSource rows) {
    return map_rows<MultipleChoiceRecording, MultipleChoiceInstance>(std::move(instance), std::move(rows));
}

Result<std::shared_ptr<const Recording>>
record_multiple_choice(std::shared_ptr<const MultipleChoiceInstance> instance, std::stop_token stop) {
    return record_rows<MultipleChoiceRecording, MultipleChoiceInstance>(std::move(instance), std::move(stop));
}

} // namespace ks
