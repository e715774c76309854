// SPDX-License-Identifier: Apache-2.0
// Thesis, Algorithm 6.1, step by step.
#include "solvers/problems/instruction_set/recording.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/instruction_set/rows.h"
#include "solvers/problems/item_letter.h"
#include "solvers/steps/record_rows.h"
#include "solvers/steps/words.h"

namespace ks {

namespace {

std::vector<std::string> pseudo_code() {
    return {
        "U_0(0) <- sum of E_i / P_i",
        "for j = 1 to mC do",
        "  U_0(j) <- inf",
        "end for",
        "for i = 1 to m do",
        "  for j = 0 to mC do",
        "    for k = 1 to n_i do",
        "      U_i(j) <- min(U_{i-1}(j), U_{i-1}(j - c_{ik}) - delta_{ik} / P_i)",
        "    end for",
        "  end for",
        "end for",
    };
}
constexpr int base_line = 1, least_line = 8;

struct Notes {
    struct Candidate {
        std::size_t k;
        std::int64_t column;
        double value;
    };
    std::vector<Candidate> candidates;
    void fits(std::size_t k, std::int64_t column, double value) { candidates.push_back({k, column, value}); }
    void too_heavy(std::size_t) {}
};

class InstructionSetRecording final : public DpRecording {
public:
    InstructionSetRecording(std::shared_ptr<const InstructionSetInstance> instance, RowSource rows)
        : DpRecording("instruction-set.sequential", pseudo_code(), std::move(rows), rows_of(*instance), 1,
                      {}),
          instance_(std::move(instance)) {
        measure_items();
    }

    std::string_view rows_are() const override { return "task"; }
    std::string_view columns_are() const override { return "cost"; }
    bool rows_never_fall() const override { return false; }
    std::int64_t items_of(std::int64_t i) const override {
        return i == 0 ? 0 : static_cast<std::int64_t>(choices(i).size());
    }
    std::string item(std::int64_t i, std::int64_t k) const override {
        const CustomInstruction& choice = choices(i)[static_cast<std::size_t>(k)];
        return formatted("{} ({}, {})", item_letter(k), choice.gain, choice.cost);
    }

private:
    std::span<const CustomInstruction> choices(std::int64_t i) const {
        return instance_->choices(static_cast<std::size_t>(i - 1));
    }
    void describe_start(Step& step) const override {
        step.text = formatted("The table is empty: a row for each task, a column for each cost from 0 to {}.",
                              capacity());
    }
    void describe_initialised(Step& step, std::int64_t) const override {
        step.lines = {base_line};
        step.text =
            formatted("U0(0) = {}: every task in software, at no cost.", to_text(*cell_value({0, 0}).value));
    }
    void describe_cell(Step& step, CellAt at) const override {
        Notes notes;
        const std::vector<double> gains = gains_of_task(*instance_, at.row);
        const double value = instruction_set_cell(row(at.row - 1).elements<double>().data(), choices(at.row),
                                                  gains, at.column, notes);
        step.lines = {least_line};
        step.read.push_back(cell_value({at.row - 1, at.column}));
        for (const Notes::Candidate& candidate : notes.candidates)
            step.read.push_back(cell_value({at.row - 1, candidate.column}));
        step.text = formatted("U{}({}) = {}", at.row, at.column, to_text(CellNumber(value)));
    }
    void describe_optimum(Step& step) const override { step.text = "The table is full."; }
    void describe_choice(Step&, std::int64_t) const override {}

    std::shared_ptr<const InstructionSetInstance> instance_;
};

} // namespace

Result<std::shared_ptr<const Recording>> map_instruction_set(InstancePtr any, RowSource rows) {
    auto instance = std::static_pointer_cast<const InstructionSetInstance>(std::move(any));
    KS_CHECK(check_recordable_items(static_cast<std::size_t>(items_of(*instance))));
    return std::shared_ptr<const Recording>(
        std::make_shared<InstructionSetRecording>(std::move(instance), std::move(rows)));
}

Result<std::shared_ptr<const Recording>> record_instruction_set(InstancePtr any, std::stop_token stop) {
    const auto& instance = static_cast<const InstructionSetInstance&>(*any);
    KS_CHECK(check_recordable(rows_of(instance), dp::last_column(instance),
                              static_cast<std::size_t>(items_of(instance))));
    Context context;
    context.stop = std::move(stop);
    const std::int64_t m = rows_of(instance);
    KS_TRY(dp::Table<double> table, dp::fill_table<double>(instance, context));
    KS_TRY(RowSource rows, rows_in_memory(std::move(table), m, context.stop));
    return map_instruction_set(std::move(any), std::move(rows));
}

} // namespace ks
