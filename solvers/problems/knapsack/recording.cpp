// SPDX-License-Identifier: Apache-2.0
// Thesis, Algorithm 2.1, step by step.
#include "solvers/problems/knapsack/recording.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/kinds/kind.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/rows.h"
#include "solvers/steps/item_words.h"
#include "solvers/steps/record_rows.h"
#include "solvers/steps/words.h"

#include <utility>

namespace ks {

namespace {

/// Lines 1-12 are numbered as in the thesis. The way back is ours, because the thesis prints none. `_` makes
/// the next part a subscript.
std::vector<std::string> pseudo_code() {
    return {
        "for j = 0 to C do",
        "  z_0(j) <- 0  {no item yet: nothing packed}",
        "end for",
        "for i = 1 to n do",
        "  for j = 0 to C do",
        "    if w_i > j then",
        "      z_i(j) <- z_{i-1}(j)  {item i does not fit}",
        "    else",
        "      z_i(j) <- max(z_{i-1}(j - w_i) + v_i, z_{i-1}(j))",
        "    end if",
        "  end for",
        "end for",
        "j <- C  {way back}",
        "for i = n down to 1 do",
        "  if z_i(j) != z_{i-1}(j) then",
        "    take item i;  j <- j - w_i",
        "  end if",
        "end for",
    };
}
constexpr int base_line = 2, too_heavy_line = 7, best_line = 9, optimum_line = 13, compare_line = 15,
              take_line = 16;

/// Records what the solver's cell function reports about its item.
struct Notes {
    bool fitted = false;
    std::int64_t column = 0, value = 0;

    void fits(std::size_t, std::int64_t from, std::int64_t candidate) {
        fitted = true;
        column = from;
        value = candidate;
    }
    void too_heavy(std::size_t) {}
};

class KnapsackRecording final : public DpRecording, public ItemWords {
public:
    KnapsackRecording(std::shared_ptr<const KnapsackInstance> instance, RowSource rows,
                      std::optional<WayBack> way)
        : DpRecording("knapsack.sequential", pseudo_code(), std::move(rows),
                      static_cast<std::int64_t>(instance->items().size()), 1, std::move(way)),
          instance_(std::move(instance)) {
        measure_items();
    }

    std::string_view rows_are() const override { return "item"; }
    std::string_view columns_are() const override { return "capacity"; }
    bool rows_never_fall() const override { return true; } // leaving an item out is always possible
    std::int64_t items_of(std::int64_t i) const override { return i == 0 ? 0 : 1; }
    std::string item(std::int64_t i, std::int64_t) const override {
        return words::record(*instance_, 1, i, words::pair(item(i), sum_units_of(*instance_)));
    }
    std::string item_words(std::int64_t i, std::int64_t) const override {
        return item_with_numbers(words::record_name(*instance_, 1, i, std::to_string(i)), item(i));
    }
    std::optional<Answer> answer() const override { return answer_of(*instance_, way()); }

private:
    const Item& item(std::int64_t i) const { return instance_->items()[static_cast<std::size_t>(i - 1)]; }
    /// Returns "3", or "tent (3, 2)" for an item with a name.
    std::string name(std::int64_t i) const { return words::record(*instance_, 1, i, std::to_string(i)); }
    /// Returns "3 (3, 2)", "tent (3, 2)".
    std::string full_name(std::int64_t i) const {
        return words::record(*instance_, 1, i,
                             formatted("{} {}", i, words::pair(item(i), sum_units_of(*instance_))));
    }
    /// Returns the items on the way back from a cell: "items 1 and 3".
    std::string items_behind(CellAt at) const {
        const auto way = way_from(*instance_, at);
        std::vector<std::string> names;
        if (way && *way)
            for (std::int64_t i = 1; i <= at.row; ++i)
                if ((*way)->choices[static_cast<std::size_t>(i - 1)])
                    names.push_back(name(i));
        return words::items(names, "no item");
    }

    /// Returns "; the answer is items 1 and 3, value 295 (29.5 EUR), weight 157 (15.7 of 20 kg)".
    std::string answer_words(std::int64_t weight) const {
        const SumUnits units = sum_units_of(*instance_);
        return formatted("; the answer is {}, value {}, weight {}", items_behind({m(), capacity()}),
                         with_quantity(way()->objective, units.value), weight_with_quantity(weight, units));
    }

    void describe_start(Step& step) const override {
        step.text = formatted("The table is empty. Row i, column j will hold z_{{i}}(j): the best value of "
                              "items 1 to i within capacity j (0 to {}).",
                              capacity()) +
                    dp::end_words(*instance_);
    }

    void describe_initialised(Step& step, std::int64_t) const override {
        step.lines = {base_line};
        step.text = formatted(
            "z0(j) = 0 for every capacity j from 0 to {}: with no item yet, nothing is packed.", capacity());
    }

    void describe_cell(Step& step, CellAt at) const override {
        Notes notes;
        const std::int64_t value =
            row(at.row - 1).visit_as<std::int32_t, std::int64_t>([&](const auto& previous) -> std::int64_t {
                return knapsack_cell(previous.data(), item(at.row), at.column, notes);
            });
        const CellAt above{at.row - 1, at.column}, before{at.row - 1, notes.column};
        const std::string left = words::cell(at.row, at.column);
        Considered considered{.name = full_name(at.row), .fits = notes.fitted};
        if (notes.fitted) {
            considered.from = before;
            considered.adds = item(at.row).value;
            considered.best = notes.value > cell(above); // on a tie the way back leaves the item out
            considered.text = formatted("{} + {} = {}", words::cell(before.row, before.column),
                                        item(at.row).value, words::value(notes.value));
            step.lines = {best_line};
            step.read = {cell_value(before)};
            if (before != above)
                step.read.push_back(cell_value(above));
            step.source = considered.best ? before : above;
            step.text =
                formatted("{} = max({} + {}, {}) = {}: {}", left, words::cell(before.row, before.column),
                          item(at.row).value, words::cell(above.row, above.column), words::value(value),
                          items_behind(at));
        } else {
            considered.text = formatted("weighs {}: does not fit", item(at.row).weight);
            step.lines = {too_heavy_line};
            step.read = {cell_value(above)};
            step.source = above;
            step.text = formatted("{} = {} = {}: item {} weighs {} and does not fit", left,
                                  words::cell(above.row, above.column), words::value(value),
                                  words::record_name(*instance_, 1, at.row, std::to_string(at.row)),
                                  item(at.row).weight);
        }
        step.considered = {considered};
    }

    void describe_optimum(Step& step) const override {
        step.lines = {optimum_line};
        step.text = formatted("{} = {}: the optimum. Which items gave it?", words::cell(m(), capacity()),
                              words::value(way()->objective));
    }

    void describe_choice(Step& step, std::int64_t i) const override {
        const CellAt at = on_way(i), from = on_way(i - 1), above{i - 1, at.column};
        const bool taken = way()->choices[static_cast<std::size_t>(i - 1)].has_value();
        step.lines = {compare_line};
        step.read = {cell_value(above)};
        step.source = from;
        step.considered = {{.name = full_name(i),
                            .text = taken ? said("taken") : said("left out"),
                            .fits = true,
                            .best = taken}};
        const std::string left = formatted("{} = {}", words::cell(at.row, at.column), words::value(cell(at)));
        if (taken) {
            step.lines.push_back(take_line);
            if (from != above)
                step.read.push_back(cell_value(from));
            step.text = formatted("{} differs from {} = {}: take item {}", left,
                                  words::cell(above.row, above.column), words::value(cell(above)), name(i));
        } else {
            step.text = formatted("{} equals {}: leave item {} out", left,
                                  words::cell(above.row, above.column), name(i));
        }
        if (i > 1)
            step.text += said(", go on at ") + words::cell(from.row, from.column);
        else
            step.text += answer_words(capacity() - from.column);
    }

    std::shared_ptr<const KnapsackInstance> instance_;
};

} // namespace

Result<std::shared_ptr<const Recording>> map_knapsack(std::shared_ptr<const KnapsackInstance> instance,
                                                      RowSource rows) {
    return map_rows<KnapsackRecording, KnapsackInstance>(std::move(instance), std::move(rows));
}

Result<std::shared_ptr<const Recording>> record_knapsack(std::shared_ptr<const KnapsackInstance> instance,
                                                         std::stop_token stop) {
    return record_rows<KnapsackRecording, KnapsackInstance>(std::move(instance), std::move(stop));
}

} // namespace ks
