// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/real_cells.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/questions/cell_terms.h"
#include "solvers/steps/table_layers.h"

#include <cmath>

namespace ks {

bool is_real_cell(const TableRecording& table, const Step& step) {
    return table.cell_type() == CellType::float64 && table.place(step.index).column &&
           step.changed.size() == 1;
}

QuizQuestion real_value_question(const TableRecording& table, std::int64_t step, const Step& next) {
    const CellValue& changed = next.changed.front();
    const CellAt at = changed.at.cell();
    const bool nothing = !changed.value || std::isinf(changed.value->real());
    QuizQuestion question{.ask = Ask::value,
                          .position = step,
                          .text =
                              formatted("What will {} be? {}", cell_name(table, at), real_tolerance_words()),
                          .form = AnswerForm::number,
                          .places = {at},
                          .tolerance = real_tolerance,
                          .right = {{value_response(table, changed.value)}},
                          .because = next.text};
    if (nothing)
        add_misconception(question, "zero-for-nothing", number_response(0),
                          said("0 would be a selection of that value. Here there is no selection at all."));
    if (at.row > 0)
        if (const auto above = table.value({at.row - 1, at.column}))
            add_misconception(question, "row-copied", {to_text(*above)},
                              said("That is the row above. Another choice is better here."));
    for (const Considered& choice : next.considered) {
        const auto before = choice.from ? table.value(choice.from->cell()) : std::nullopt;
        if (before && choice.from->cell() != CellAt{at.row - 1, at.column})
            add_misconception(
                question, "choice-left-out", {to_text(*before)},
                said("That is the cell that it builds on. What the choice itself changes is missing."));
    }
    return question;
}

} // namespace ks
