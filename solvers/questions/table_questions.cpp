// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/table_questions.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/questions/cell_terms.h"
#include "solvers/questions/real_cells.h"
#include "solvers/steps/item_words.h"
#include "solvers/steps/table_layers.h"

#include <algorithm>
#include <utility>

namespace ks {

namespace {

/// The text does not name the cell alone, as in "What will z2(7) be": the picture also marks it.
QuizQuestion about(Ask ask, std::int64_t step, std::string text, AnswerForm form, const Step& next) {
    return {.ask = ask, .position = step, .text = std::move(text), .form = form, .because = next.text};
}

bool is_bit(const TableRecording& table) {
    return table.cell_type() == CellType::bit;
}

QuizQuestion value_question(const TableRecording& table, const CellTerms& cell, std::int64_t step,
                            const Step& next) {
    const std::string name = cell_name(table, cell.at);
    if (is_bit(table)) {
        QuizQuestion question =
            about(Ask::value, step, formatted("Will {} be true?", name), AnswerForm::one_of, next);
        question.options = {{"1", said("true")}, {"0", said("false")}};
        question.places = {cell.at};
        question.right = {{std::to_string(cell.value)}};
        if (cell.value == 0 && taken_twice(table, cell))
            add_misconception(question, "taken-twice", {"1"},
                              said("Only with the row being written: the weight would be taken twice."));
        return question;
    }
    QuizQuestion question =
        about(Ask::value, step, formatted("What will {} be?", name), AnswerForm::number, next);
    question.places = {cell.at};
    question.right = {{value_response(table, next.changed.front().value)}};
    add_value_misconceptions(question, table, cell);
    return question;
}

/// Returns the question about the cell that a value comes from. If several terms are equally good, each of
/// their cells is right.
std::optional<QuizQuestion> source_question(const TableRecording& table, const CellTerms& cell,
                                            std::int64_t step, const Step& next) {
    if (!next.source || !cell.reachable || is_bit(table))
        return std::nullopt;
    QuizQuestion question =
        about(Ask::source, step, formatted("Which cell will {} come from?", cell_name(table, cell.at)),
              AnswerForm::cell, next);
    question.right = {{cell_response(next.source->cell())}};
    const auto is_right_too = [&](CellAt at, std::int64_t adds) {
        const auto before = integer_at(table, at);
        const Response response{cell_response(at)};
        if (before && *before + adds == cell.value && response != question.right.front())
            question.right.push_back(response);
    };
    for (const CellTerms::Term& term : cell.terms)
        is_right_too(term.from, term.adds);
    if (cell.may_leave_out)
        is_right_too(cell.above(), 0);
    add_source_misconceptions(question, cell);
    return question;
}

/// Asks which of several items gives the cell; with one item, whether it does.
std::optional<QuizQuestion> item_question(const TableRecording& table, const CellTerms& cell,
                                          std::int64_t step, const Step& next) {
    constexpr std::size_t most_options = 12;
    if (!cell.reachable || next.considered.empty() || next.considered.size() > most_options)
        return std::nullopt;
    const std::string name = cell_name(table, cell.at);
    const auto best = std::ranges::find_if(next.considered, &Considered::best);
    if (next.considered.size() == 1 && cell.may_leave_out) {
        const Considered& item = next.considered.front();
        if (!item.fits)
            return std::nullopt; // another question asks this
        QuizQuestion question =
            about(Ask::item, step,
                  formatted("Does {} get better by {}?", name, item_words(table, cell.at.row, 0, item.name)),
                  AnswerForm::one_of, next);
        question.options = {{"yes", said("yes, it is taken")}, {"no", said("no, it is left out")}};
        question.right = {{item.best ? "yes" : "no"}};
        const auto before = integer_at(table, item.from->cell()), above = integer_at(table, cell.above());
        if (!item.best && before && above && *before + cell.terms.front().adds == *above)
            add_misconception(question, "tie", {"yes"},
                              said("Both are worth the same, and then it is left out."));
        return question;
    }
    QuizQuestion question =
        about(Ask::item, step, formatted("What gives {}?", name), AnswerForm::one_of, next);
    for (std::size_t k = 0; k < next.considered.size(); ++k) {
        const Considered& item = next.considered[k];
        question.options.push_back(
            {std::to_string(k), item_words(table, cell.at.row, static_cast<std::int64_t>(k), item.name)});
        const auto before = item.from ? integer_at(table, item.from->cell()) : std::nullopt;
        const bool as_good = before && item.fits && *before + item.adds.integer() == cell.value;
        if (item.best || as_good)
            question.right.push_back({std::to_string(k)});
        else if (!item.fits)
            add_misconception(question, "too-heavy", {std::to_string(k)}, said("That does not fit."));
    }
    if (best == next.considered.end())
        return std::nullopt;
    return question;
}

/// Asks about one of the items, a different one from cell to cell; about items that fill the capacity
/// exactly, always.
std::optional<QuizQuestion> fits_question(const TableRecording& table, std::int64_t step, const Step& next) {
    if (next.considered.empty() || next.changed.size() != 1)
        return std::nullopt;
    const CellAt at = next.changed.front().at.cell();
    const auto exactly = std::ranges::find_if(next.considered, [&](const Considered& item) {
        return item.fits && item.from && item.from->numbers().back() == 0 && at.column > 0;
    });
    const std::size_t which = exactly != next.considered.end()
                                  ? static_cast<std::size_t>(exactly - next.considered.begin())
                                  : static_cast<std::size_t>(at.column) % next.considered.size();
    const Considered& item = next.considered[which];
    const std::string words = item_words(table, at.row, static_cast<std::int64_t>(which), item.name);
    const bool fits = item.fits || item.from;
    QuizQuestion question =
        about(Ask::fits, step,
              formatted("Does {} fit into {} {}?", words, said(std::string(table.columns_are())), at.column),
              AnswerForm::one_of, next);
    question.options = {{"yes", said("yes")}, {"no", said("no")}};
    question.right = {{fits ? "yes" : "no"}};
    if (exactly != next.considered.end())
        add_misconception(question, "exactly-full", {"no"},
                          said("It fills it exactly, and that is allowed."));
    return question;
}

/// Asks what the way back takes from a row.
std::optional<QuizQuestion> choice_question(const TableRecording& table, std::int64_t step,
                                            const Step& next) {
    const std::int64_t items = table.items_of(next.row);
    constexpr std::int64_t most_options = 12;
    if (next.considered.size() != 1 || items < 1 || items > most_options)
        return std::nullopt;
    const bool picked = !next.picks.empty() && next.picks.back().row == next.row;
    QuizQuestion question =
        about(Ask::item, step,
              formatted("The way back is at {}. What does it take there{}?", row_words(table, next.row),
                        table.rows_never_fall() ? "" : said(", of equally good items the last")),
              AnswerForm::one_of, next);
    for (std::int64_t k = 0; k < items; ++k)
        question.options.push_back(
            {std::to_string(k), item_words(table, next.row, k, table.item(next.row, k))});
    if (table.rows_never_fall())
        question.options.push_back({"nothing", said("nothing")});
    question.right = {{picked ? std::to_string(next.picks.back().item) : "nothing"}};
    if (!picked)
        add_misconception(question, "tie", {"0"},
                          said("The cell equals the one above it, so the row's item is not needed."));
    else if (table.rows_never_fall())
        add_misconception(
            question, "left-out", {"nothing"},
            said("The cell differs from the one above it: without the item it is not reached."));
    return question;
}

/// Adds the question, unless it has only one option, as for a class of one item.
void append(std::vector<QuizQuestion>& questions, std::optional<QuizQuestion> question) {
    const bool asks = question && !question->right.empty() &&
                      (question->form != AnswerForm::one_of || question->options.size() > 1);
    if (asks)
        questions.push_back(*std::move(question));
}

} // namespace

std::vector<QuizQuestion> table_questions(const TableRecording& table, std::int64_t step) {
    std::vector<QuizQuestion> questions;
    if (step < 0 || step >= table.count())
        return questions;
    const Step next = table.at(step + 1);
    if (const auto cell = cell_terms(table, next)) {
        append(questions, value_question(table, *cell, step, next));
        append(questions, source_question(table, *cell, step, next));
        append(questions, item_question(table, *cell, step, next));
        append(questions, fits_question(table, step, next));
    } else if (is_real_cell(table, next)) {
        questions.push_back(real_value_question(table, step, next));
        append(questions, fits_question(table, step, next));
    } else if (next.phase == "way-back") {
        append(questions, choice_question(table, step, next));
    }
    return questions;
}

} // namespace ks
