// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kept_rows_recording.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/subset_sum/recording.h"
#include "solvers/problems/subset_sum/rows.h"
#include "solvers/steps/item_words.h"
#include "solvers/steps/record_rows.h"
#include "solvers/steps/words.h"

namespace ks {

namespace {

/// The common part of the two decisions. They differ in their pseudo-code, the order of the cells, and the
/// work for a cell that its weight does not fit.
class KeptRowsRecording : public DpRecording, public ItemWords {
public:
    std::string_view rows_are() const override { return "weight"; }
    std::string_view columns_are() const override { return "sum"; }
    bool rows_never_fall() const override { return true; }
    std::int64_t items_of(std::int64_t i) const override { return i == 0 ? 0 : 1; }
    std::string item(std::int64_t i, std::int64_t) const override {
        return words::record(*instance_, 1, i, std::to_string(weight(i)));
    }
    std::string item_words(std::int64_t i, std::int64_t) const override {
        return formatted("weight {}", full_name(i));
    }
    std::optional<Answer> answer() const override {
        if (!found())
            return Answer{.status = Status::not_found};
        return Answer{.status = Status::found, .objective = instance_->target()};
    }

protected:
    KeptRowsRecording(std::string_view variant, std::vector<std::string> code,
                      std::shared_ptr<const SubsetSumInstance> instance, RowSource rows, CellOrder order)
        : DpRecording(variant, std::move(code), std::move(rows), ks::rows_of(*instance), 1, std::nullopt,
                      std::move(order)),
          instance_(std::move(instance)) {
        measure_items();
    }

    std::int64_t weight(std::int64_t i) const {
        return instance_->weights()[static_cast<std::size_t>(i - 1)];
    }
    std::string full_name(std::int64_t i) const {
        return words::record(*instance_, 1, i, formatted("{} ({})", i, weight(i)));
    }
    bool reached(CellAt at) const { return cell(at) == 1; }
    bool found() const { return instance_->target() == capacity() && reached({m(), capacity()}); }

    void describe_start(Step& step) const override {
        step.text = formatted(
            "Nothing is written yet. A row of this table is what the kept row holds after a weight.{}",
            dp::end_words(*instance_));
    }
    void describe_initialised(Step& step, std::int64_t) const override {
        step.lines = {1};
        step.text = said("The sum 0 is reached and no other: no weight was looked at.");
    }
    void describe_choice(Step&, std::int64_t) const override {} // it has no way back
    void describe_optimum(Step& step) const override {
        step.lines = {static_cast<int>(code().size())};
        step.read = {cell_value({m(), capacity()})};
        const std::string last = truth(reached({m(), capacity()}));
        step.text = found()
                        ? formatted("The last cell is {}: a subset sums to {}.", last, instance_->target())
                        : formatted("The last cell is {}: no subset sums to {}.", last, instance_->target());
        if (found())
            step.text += said(" Which one, the kept row does not tell.");
        if (instance_->target() > capacity())
            step.text = formatted("No subset sums to {}: all weights together sum to {}.",
                                  instance_->target(), capacity());
    }

    /// Describes a cell whose weight fits: `left` is the written cell, `at_` the read one.
    void describe_fitting(Step& step, CellAt at, int line, const std::string& left, const char* row) const {
        const CellAt same{at.row - 1, at.column}, behind{at.row - 1, at.column - weight(at.row)};
        const bool completes = !reached(same) && reached(behind);
        step.lines = {line};
        step.read = {cell_value(same)};
        if (behind != same)
            step.read.push_back(cell_value(behind));
        step.source = completes ? behind : same;
        step.considered = {{.name = full_name(at.row),
                            .text = formatted("{}({}) is {}", row, behind.column, truth(reached(behind))),
                            .fits = true,
                            .best = completes,
                            .from = behind}};
        step.text =
            formatted("{}({}) = {}({}) or {}({}) = {} or {} = {}", left, at.column, row, at.column, row,
                      behind.column, truth(reached(same)), truth(reached(behind)), truth(reached(at)));
        if (completes)
            step.text += formatted(": weight {} completes {}", full_name(at.row), at.column);
    }
    void does_not_fit(Step& step, CellAt at, int line) const {
        step.lines = {line};
        step.read = {cell_value({at.row - 1, at.column})};
        step.source = CellAt{at.row - 1, at.column};
        step.considered = {{.name = full_name(at.row),
                            .text = formatted("is {}: does not fit", weight(at.row)),
                            .fits = false}};
    }

private:
    std::shared_ptr<const SubsetSumInstance> instance_;
};

class TwoRowsRecording final : public KeptRowsRecording {
public:
    TwoRowsRecording(std::shared_ptr<const SubsetSumInstance> instance, RowSource rows,
                     std::optional<WayBack>)
        : KeptRowsRecording("subset-sum.dp.v2",
                            {"A(0) <- true;  for j = 1 to c do A(j) <- false", "for i = 1 to n do",
                             "  for j = 0 to c do", "    if A_i > j then", "      B(j) <- A(j)", "    else",
                             "      B(j) <- A(j) or A(j - A_i)", "    end if", "  end for",
                             "  A <- B  {every cell is copied}", "end for", "answer A(c)"},
                            std::move(instance), std::move(rows), CellOrder::left_to_right()) {}

private:
    void describe_cell(Step& step, CellAt at) const override {
        if (weight(at.row) > at.column) {
            does_not_fit(step, at, 5);
            step.text = formatted("B({}) = A({}) = {}: weight {} is more than {}", at.column, at.column,
                                  truth(reached(at)), full_name(at.row), at.column);
        } else {
            describe_fitting(step, at, 7, "B", "A");
        }
        if (at.column == capacity()) {
            step.lines.push_back(10);
            step.text += said("; B is full and is copied over A");
        }
    }
};

class OneRowRecording final : public KeptRowsRecording {
public:
    OneRowRecording(std::shared_ptr<const SubsetSumInstance> instance, RowSource rows, std::optional<WayBack>)
        : KeptRowsRecording("subset-sum.dp.v3",
                            {"A(0) <- true;  for j = 1 to c do A(j) <- false", "for i = 1 to n do",
                             "  for j = c down to A_i do", "    A(j) <- A(j) or A(j - A_i)", "  end for",
                             "end for", "answer A(c)"},
                            instance, std::move(rows), CellOrder::right_to_left(dp::columns_of(*instance))) {}

    bool in_place() const override { return true; }

private:
    /// The cells left of a weight are not written, but count as steps, so that every row has the same number.
    void describe_cell(Step& step, CellAt at) const override {
        if (weight(at.row) > at.column) {
            does_not_fit(step, at, 3);
            step.text = formatted("A({}) stays {}: the loop ends at {}", at.column, truth(reached(at)),
                                  weight(at.row));
        } else {
            describe_fitting(step, at, 4, "A", "A");
            if (weight(at.row) > 0)
                step.text += formatted("; A({}) still has its old value", at.column - weight(at.row));
        }
    }
};

} // namespace

Result<std::shared_ptr<const Recording>> record_two_rows(std::shared_ptr<const SubsetSumInstance> instance,
                                                         std::stop_token stop) {
    return record_rows<TwoRowsRecording, SubsetSumInstance, std::uint64_t>(std::move(instance),
                                                                           std::move(stop));
}

Result<std::shared_ptr<const Recording>> record_one_row(std::shared_ptr<const SubsetSumInstance> instance,
                                                        std::stop_token stop) {
    return record_rows<OneRowRecording, SubsetSumInstance, std::uint64_t>(std::move(instance),
                                                                          std::move(stop));
}

} // namespace ks
