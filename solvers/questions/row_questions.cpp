// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/questions/cell_terms.h"
#include "solvers/questions/real_cells.h"
#include "solvers/questions/table_questions.h"
#include "solvers/steps/table_layers.h"

namespace ks {

namespace {

/// The columns of the question.
struct Window {
    std::int64_t begin = 0, end = 0;
};

/// Returns all columns or, for a row that is too long, one of a few windows spread over it: the one in which
/// most cells differ from the row above.
Window asked_window(const TableRecording& table, std::int64_t row) {
    const std::int64_t columns = table.columns(), beyond = columns - most_asked_cells;
    if (beyond <= 0)
        return {0, columns};
    constexpr std::int64_t tries = 16;
    Window best;
    std::int64_t most = -1;
    for (std::int64_t n = 0; n <= tries; ++n) {
        const std::int64_t begin = beyond * n / tries;
        std::int64_t changes = 0;
        for (std::int64_t j = begin; row > 0 && j < begin + most_asked_cells; ++j)
            changes += table.value({row, j}) != table.value({row - 1, j}) ? 1 : 0;
        if (changes > most) {
            most = changes;
            best = {begin, begin + most_asked_cells};
        }
    }
    return best;
}

/// Returns the row as computed, from left to right, from itself instead of the row above. Only if few cells
/// are needed.
Response filled_from_itself(const TableRecording& table, std::int64_t row, Window window) {
    constexpr std::int64_t most = 1'000;
    if (window.end > most)
        return {};
    std::vector<std::optional<std::int64_t>> filled;
    Response response;
    for (std::int64_t j = 0; j < window.end; ++j) {
        const CellAt at{row, j};
        const auto cell = cell_terms(table, table.at(table.step_of(at)));
        if (!cell)
            return {};
        auto value = cell->may_leave_out ? integer_at(table, cell->above()) : std::nullopt;
        for (const CellTerms::Term& term : cell->terms) {
            const auto before = term.from.column < j ? filled[static_cast<std::size_t>(term.from.column)]
                                                     : integer_at(table, term.from);
            if (before && (!value || (table.less_is_better() ? *before + term.adds < *value
                                                             : *before + term.adds > *value)))
                value = *before + term.adds;
        }
        filled.push_back(value);
        if (j >= window.begin)
            response.push_back(
                value_response(table, value ? std::optional<CellNumber>(*value) : std::nullopt));
    }
    return response;
}

std::string row_text(const TableRecording& table, std::int64_t row, Window window) {
    std::string text = formatted("Fill the row of {}", row_words(table, row));
    if (window.end - window.begin < table.columns())
        text += formatted(", columns {} to {}", window.begin, window.end - 1);
    return text + ".";
}

} // namespace

std::vector<QuizQuestion> row_questions(const TableRecording& table, std::int64_t step) {
    if (step < 0 || step >= table.count())
        return {};
    const TableRecording::Place now = table.place(step), next = table.place(step + 1);
    const bool begins = next.column && (now.row != next.row || !now.column);
    if (!begins)
        return {};
    const Window window = asked_window(table, next.row);
    QuizQuestion question{.ask = Ask::row,
                          .position = step,
                          .text = row_text(table, next.row, window),
                          .form = AnswerForm::numbers,
                          .because = {}};
    Response right;
    for (std::int64_t j = window.begin; j < window.end; ++j) {
        question.places.emplace_back(CellAt{next.row, j});
        right.push_back(value_response(table, table.value({next.row, j})));
    }
    question.right = {std::move(right)};
    if (table.cell_type() == CellType::float64) {
        question.tolerance = real_tolerance;
        question.text += formatted(" {}", real_tolerance_words());
    } else if (table.cell_type() != CellType::bit) {
        if (Response twice = filled_from_itself(table, next.row, window); !twice.empty())
            add_misconception(question, "taken-twice", std::move(twice),
                              said("The row was filled from itself: the item is taken more than once."));
    }
    return {std::move(question)};
}

} // namespace ks
