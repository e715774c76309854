// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack in one row that is written from right to left, with steps. This file contains the whole
// variant; it is the example of HACKING.md ("A variant with steps"). It is for tests only: a variant with
// `table` in variants.def also has to fit any memory budget (solvers.dp.segments).
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/rows.h"
#include "solvers/steps/record_rows.h"
#include "solvers/steps/words.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ks::tests {

inline std::vector<std::string> one_row_code() {
    return {
        "for j = 0 to C do",
        "  z(j) <- 0  {no item yet: nothing packed}",
        "end for",
        "for i = 1 to n do",
        "  for j = C down to 0 do  {z(j - w_i) is still that of the items before}",
        "    if w_i <= j then",
        "      z(j) <- max(z(j - w_i) + v_i, z(j))",
        "    end if",
        "  end for",
        "end for",
        "j <- C",
        "for i = n down to 1 do",
        "  if item i made z(j) larger then",
        "    take item i;  j <- j - w_i",
        "  end if",
        "end for",
    };
}

/// Row i of the table is what the one row holds after item i.
class OneRowRecording final : public DpRecording {
public:
    OneRowRecording(std::shared_ptr<const KnapsackInstance> instance, RowSource rows,
                    std::optional<WayBack> way)
        : OneRowRecording(instance, std::move(rows), std::move(way),
                          CellOrder::right_to_left(dp::columns_of(*instance))) {}
    OneRowRecording(std::shared_ptr<const KnapsackInstance> instance, RowSource rows,
                    std::optional<WayBack> way, CellOrder order)
        : DpRecording("knapsack.one-row", one_row_code(), std::move(rows), ks::rows_of(*instance), 1,
                      std::move(way), std::move(order)),
          instance_(std::move(instance)) {
        measure_items();
    }

    std::string_view rows_are() const override { return "item"; }
    bool rows_never_fall() const override { return true; }
    std::int64_t items_of(std::int64_t i) const override { return i == 0 ? 0 : 1; }
    std::string item(std::int64_t i, std::int64_t) const override { return words::pair(item(i), {}); }
    std::optional<Answer> answer() const override { return answer_of(*instance_, way()); }

private:
    struct Notes {
        std::optional<std::int64_t> column, value;
        void fits(std::size_t, std::int64_t from, std::int64_t candidate) {
            column = from;
            value = candidate;
        }
        void too_heavy(std::size_t) {}
    };

    const Item& item(std::int64_t i) const { return instance_->items()[static_cast<std::size_t>(i - 1)]; }
    std::string name(std::int64_t i) const { return std::to_string(i) + " " + words::pair(item(i), {}); }
    static std::string z(std::int64_t j) { return "z(" + std::to_string(j) + ")"; }

    void describe_start(Step& step) const override {
        step.text =
            "There is one row, a cell for each capacity; the table shows what it holds after each item.";
    }
    void describe_initialised(Step& step, std::int64_t) const override {
        step.lines = {2};
        step.text = "z(j) = 0 for every capacity j: with no item yet, nothing is packed.";
    }
    void describe_cell(Step& step, CellAt at) const override {
        Notes notes;
        const std::int64_t value =
            row(at.row - 1).visit_as<std::int32_t, std::int64_t>([&](const auto& before) -> std::int64_t {
                return knapsack_cell(before.data(), item(at.row), at.column, notes);
            });
        const CellAt kept{at.row - 1, at.column};
        step.read = {cell_value(kept)};
        step.source = kept;
        if (!notes.column) {
            step.lines = {6};
            step.text = z(at.column) + " stays " + words::value(value) + ": item " + std::to_string(at.row) +
                        " does not fit";
            step.considered = {{name(at.row), "does not fit", false, false}};
            return;
        }
        const CellAt from{at.row - 1, *notes.column};
        const bool better = *notes.value > cell(kept);
        if (from != kept)
            step.read.push_back(cell_value(from));
        if (better)
            step.source = from;
        step.lines = {7};
        const std::string term = z(from.column) + " + " + std::to_string(item(at.row).value);
        step.text = z(at.column) + " = max(" + term + ", " + z(at.column) + ") = " + words::value(value);
        step.considered = {{name(at.row), term + " = " + words::value(*notes.value), true, better}};
    }
    void describe_optimum(Step& step) const override {
        step.lines = {11};
        step.text = z(capacity()) + " = " + words::value(way()->objective) + ": the optimum";
    }
    void describe_choice(Step& step, std::int64_t i) const override {
        const bool taken = way()->choices[static_cast<std::size_t>(i - 1)].has_value();
        step.lines = taken ? std::vector{13, 14} : std::vector{13};
        step.text = "item " + std::to_string(i) + (taken ? " made " : " did not make ") +
                    z(on_way(i).column) + (taken ? " larger: take it" : " larger: leave it out");
    }

    std::shared_ptr<const KnapsackInstance> instance_;
};

template <class Cell>
Result<Answer> fill_one_row(const KnapsackInstance& instance, Context& context) {
    const auto columns = static_cast<std::size_t>(dp::columns_of(instance));
    std::vector<Cell> row(columns, 0);
    std::vector<std::vector<bool>> larger; // one bit a cell, for the way back
    dp::NullObserver nobody;
    for (const Item& item : instance.items()) {
        KS_CHECK(context.check());
        std::vector<bool>& made = larger.emplace_back(columns);
        for (std::size_t j = columns; j-- > 0;) {
            const Cell before = row[j];
            row[j] = knapsack_cell(row.data(), item, static_cast<std::int64_t>(j), nobody);
            made[j] = row[j] != before;
        }
        if (context.rows) {
            KS_CHECK(context.rows->row(static_cast<std::int64_t>(larger.size()), std::span<const Cell>(row)));
        }
    }
    std::size_t j = columns - 1;
    Answer answer{Status::optimal, row[j], 0, Selection{}, ""};
    for (std::size_t i = larger.size(); i-- > 0;)
        if (larger[i][j]) {
            j -= static_cast<std::size_t>(instance.items()[i].weight);
            answer.selection->insert(answer.selection->begin(), static_cast<std::int64_t>(i));
        }
    answer.weight = static_cast<std::int64_t>(columns - 1 - j);
    return answer;
}

inline Result<Estimate> estimate_one_row(const KnapsackInstance& instance, const Parameters&, std::int64_t) {
    const std::int64_t columns = dp::columns_of(instance);
    return Estimate{.host_bytes =
                        columns * cell_bytes(instance.row_width()) + columns / 8 * rows_of(instance),
                    .operations = static_cast<double>(columns) * static_cast<double>(rows_of(instance))};
}

inline Result<Answer> solve_one_row(const KnapsackInstance& instance, const Parameters&, Context& context) {
    return instance.row_width() == RowWidth::bits32 ? fill_one_row<std::int32_t>(instance, context)
                                                    : fill_one_row<std::int64_t>(instance, context);
}

inline const Variant& variant_knapsack_one_row() {
    static const VariantOf<KnapsackInstance> variant({
        .info =
            {.id = "knapsack.one-row", .title = "One row: from right to left", .steps = true, .table = true},
        .estimate = estimate_one_row,
        .solve = solve_one_row,
        .map = map_rows<OneRowRecording, KnapsackInstance>,
    });
    return variant;
}

} // namespace ks::tests
