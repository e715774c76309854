// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 3.3.1, step by step.
#include "solvers/problems/subset_sum/recording.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/kinds/kind.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/rows.h"
#include "solvers/steps/item_words.h"
#include "solvers/steps/record_rows.h"
#include "solvers/steps/words.h"

#include <utility>

namespace ks {

namespace {

/// The report describes the table in words; these lines express it. The way back is ours. `_` makes the next
/// part a subscript.
std::vector<std::string> pseudo_code() {
    return {
        "DP_0(0) <- true;  for j = 1 to c do DP_0(j) <- false",
        "for i = 1 to n do",
        "  for j = 0 to c do",
        "    if A_i > j then",
        "      DP_i(j) <- DP_{i-1}(j)  {weight i does not fit}",
        "    else",
        "      DP_i(j) <- DP_{i-1}(j) or DP_{i-1}(j - A_i)",
        "    end if",
        "  end for",
        "end for",
        "answer DP_n(c);  j <- c  {way back}",
        "for i = n down to 1 do",
        "  if not DP_{i-1}(j) then",
        "    take weight i;  j <- j - A_i",
        "  end if",
        "end for",
    };
}
constexpr int base_line = 1, too_heavy_line = 5, or_line = 7, answer_line = 11, compare_line = 13,
              take_line = 14;

/// Returns "DP2(7)".
std::string cell_name(CellAt at) {
    return formatted("DP{}({})", at.row, at.column);
}

class SubsetSumRecording final : public DpRecording, public ItemWords {
public:
    SubsetSumRecording(std::shared_ptr<const SubsetSumInstance> instance, RowSource rows,
                       std::optional<WayBack> way)
        : DpRecording("subset-sum.dp.v1", pseudo_code(), std::move(rows), ks::rows_of(*instance), 1,
                      std::move(way)),
          instance_(std::move(instance)) {
        measure_items();
    }

    std::string_view rows_are() const override { return "weight"; }
    std::string_view columns_are() const override { return "sum"; }
    std::string_view cells_are() const override { return "DP"; }
    bool rows_never_fall() const override { return true; } // leaving a weight out is always possible
    std::int64_t items_of(std::int64_t i) const override { return i == 0 ? 0 : 1; }
    /// Returns the largest sum that the last row reaches. Kernels return this sum, although the table decides
    /// about the target.
    std::optional<CellNumber> optimum() const override {
        std::int64_t j = capacity();
        while (cell({m(), j}) == 0) // the sum 0 is reached
            --j;
        return CellNumber(j);
    }
    std::string item(std::int64_t i, std::int64_t) const override {
        return words::record(*instance_, 1, i, std::to_string(weight(i)));
    }
    std::string item_words(std::int64_t i, std::int64_t) const override {
        return formatted("weight {}", full_name(i));
    }
    std::optional<Answer> answer() const override { return answer_of(*instance_, way()); }

private:
    std::int64_t weight(std::int64_t i) const {
        return instance_->weights()[static_cast<std::size_t>(i - 1)];
    }
    /// Returns "3 (8)", or "bread (8)" for a weight with a name.
    std::string full_name(std::int64_t i) const {
        return words::record(*instance_, 1, i, formatted("{} ({})", i, weight(i)));
    }
    bool reached(CellAt at) const { return cell(at) == 1; }

    void describe_start(Step& step) const override {
        step.text =
            formatted("The table is empty: a row for each weight, a column for each sum from 0 to {}.",
                      capacity()) +
            dp::end_words(*instance_);
    }

    void describe_initialised(Step& step, std::int64_t) const override {
        step.lines = {base_line};
        step.text = said("DP0(0) is true and all else false: without any weight only the sum 0 is reached.");
    }

    void describe_cell(Step& step, CellAt at) const override {
        const CellAt above{at.row - 1, at.column}, before{at.row - 1, at.column - weight(at.row)};
        const bool fits = weight(at.row) <= at.column;
        const std::string left = cell_name(at);
        Considered considered{.name = full_name(at.row), .fits = fits};
        step.read = {cell_value(above)};
        step.source = above;
        if (fits) {
            considered.from = before;
            considered.best = !reached(above) && reached(before); // on a tie the way back leaves it out
            considered.text = formatted("{} is {}", cell_name(before), truth(reached(before)));
            step.lines = {or_line};
            if (before != above)
                step.read.push_back(cell_value(before));
            if (considered.best)
                step.source = before;
            step.text = formatted("{} = {} or {} = {} or {} = {}: {}", left, cell_name(above),
                                  cell_name(before), truth(reached(above)), truth(reached(before)),
                                  truth(reached(at)), how_reached(at, considered.best));
        } else {
            considered.text = formatted("is {}: does not fit", weight(at.row));
            step.lines = {too_heavy_line};
            step.text = formatted("{} = {} = {}: weight {} is more than {}", left, cell_name(above),
                                  truth(reached(at)), full_name(at.row), at.column);
        }
        step.considered = {considered};
    }

    std::string how_reached(CellAt at, bool with_this) const {

        if (!reached(at))
            return formatted("no subset of the first {} sums to {}", at.row, at.column);
        return with_this ? formatted("weight {} completes {}", full_name(at.row), at.column)
                         : formatted("{} was reached before", at.column);
    }

    void describe_optimum(Step& step) const override {
        step.lines = {answer_line};
        const std::string cell = cell_name({m(), capacity()});
        if (instance_->target() > capacity())
            step.text = formatted("No subset sums to {}: all weights together sum to {}.",
                                  instance_->target(), capacity());
        else if (way())
            step.text = formatted("{} is true: a subset sums to {}. Which one?", cell, capacity());
        else
            step.text = formatted("{} is false: no subset sums to {}.", cell, capacity());
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
        const std::string known = formatted("{} is {}", cell_name(above), truth(reached(above)));
        if (taken) {
            step.lines.push_back(take_line);
            if (from != above)
                step.read.push_back(cell_value(from));
            step.text = formatted("{}: take weight {}", known, full_name(i));
        } else {
            step.text = formatted("{}: leave weight {} out", known, full_name(i));
        }
        step.text += i > 1 ? formatted(", go on at {}", cell_name(from))
                           : formatted("; the weights taken sum to {}",
                                       with_quantity(capacity(), sum_units_of(*instance_).weight));
    }

    std::shared_ptr<const SubsetSumInstance> instance_;
};

} // namespace

Result<std::shared_ptr<const Recording>> map_subset_sum(std::shared_ptr<const SubsetSumInstance> instance,
                                                        RowSource rows) {
    return map_rows<SubsetSumRecording, SubsetSumInstance>(std::move(instance), std::move(rows));
}

Result<std::shared_ptr<const Recording>> record_subset_sum(std::shared_ptr<const SubsetSumInstance> instance,
                                                           std::stop_token stop) {
    return record_rows<SubsetSumRecording, SubsetSumInstance, std::uint64_t>(std::move(instance),
                                                                             std::move(stop));
}

} // namespace ks
