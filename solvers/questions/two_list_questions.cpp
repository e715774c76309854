// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/questions/shape_questions.h"

#include <optional>

namespace ks {

namespace {

enum class Fate { below, above, survives };

std::optional<Fate> fate_of(BlockFate fate) {
    switch (fate) {
    case BlockFate::below_by_lemma_2:
    case BlockFate::below_by_lemma_4:
        return Fate::below;
    case BlockFate::above_by_lemma_1:
    case BlockFate::above_by_lemma_3:
        return Fate::above;
    case BlockFate::picked:
        return Fate::survives;
    default:
        return std::nullopt;
    }
}

const char* id_of(Fate fate) {
    return fate == Fate::below ? "below" : fate == Fate::above ? "above" : "survives";
}

/// Asks about the pair whose fate the next step decides.
std::optional<QuizQuestion> pair_question(const TwoListRecording& lists, const TwoListState& now,
                                          const TwoListState& next, std::int64_t step) {
    if (!next.row || !next.column || next.fates.empty() || next.fates.size() != now.fates.size())
        return std::nullopt;
    const auto at =
        static_cast<std::size_t>(*next.row) * next.blocks[1].size() + static_cast<std::size_t>(*next.column);
    const auto fate = fate_of(next.fates[at]);
    if (now.fates[at] != BlockFate::unknown || !fate)
        return std::nullopt;
    const ListPart a = next.blocks[0][static_cast<std::size_t>(*next.row)],
                   b = next.blocks[1][static_cast<std::size_t>(*next.column)];
    if (a.empty() || b.empty())
        return std::nullopt;
    const auto sum = [&](std::int64_t i, std::int64_t j) {
        return next.lists[0].sums[static_cast<std::size_t>(i)] +
               next.lists[1].sums[static_cast<std::size_t>(j)];
    };
    const std::int64_t least = sum(a.begin, b.end - 1), most = sum(a.end - 1, b.begin);
    QuizQuestion question{
        .ask = Ask::pair,
        .position = step,
        .text = formatted("Block {} of A with block {} of B: sums from {} to {}. The target is {}. "
                          "What becomes of the pair?",
                          *next.row + 1, *next.column + 1, least, most, lists.target()),
        .form = AnswerForm::one_of,
        .options = {{"survives", said("it may hold a solution")},
                    {"below", said("all its sums are below the target")},
                    {"above", said("all its sums are above the target")}},
        .right = {{id_of(*fate)}},
        .because = lists.at(step + 1).text};
    const char* const why =
        said("A pair is left out when its largest sum is below the target, or its smallest above it.");
    for (const Fate wrong : {Fate::below, Fate::above, Fate::survives})
        add_misconception(question,
                          wrong == Fate::survives   ? "pair-kept"
                          : *fate == Fate::survives ? "pair-dropped"
                                                    : "wrong-side",
                          {id_of(wrong)}, why);
    return question;
}

/// A rises and B falls, so one pointer increases the sum and the other decreases it.
std::optional<QuizQuestion> pointer_question(const TwoListRecording& lists, const TwoListState& now,
                                             const TwoListState& next, std::int64_t step) {
    if (!now.pointer[0] || !now.pointer[1] || !now.sum || now.found || !next.pointer[0] || !next.pointer[1] ||
        now.row != next.row || now.column != next.column || now.thread != next.thread)
        return std::nullopt;
    const std::int64_t a = *next.pointer[0] - *now.pointer[0], b = *next.pointer[1] - *now.pointer[1];
    if (!((a == 1 && b == 0) || (a == 0 && b == 1)) || *now.sum == lists.target())
        return std::nullopt;
    QuizQuestion question{
        .ask = Ask::pointer,
        .position = step,
        .text = formatted("The sum is {}, the target {}. Which pointer moves?", *now.sum, lists.target()),
        .form = AnswerForm::one_of,
        .options = {{"a", said("the one in A")}, {"b", said("the one in B")}},
        .right = {{a == 1 ? "a" : "b"}},
        .because = lists.at(step + 1).text};
    add_misconception(question, "wrong-pointer", {a == 1 ? "b" : "a"},
                      a == 1 ? said("B falls: moving on in it makes the sum smaller still.")
                             : said("A rises: moving on in it makes the sum larger still."));
    return question;
}

} // namespace

std::vector<QuizQuestion> two_list_questions(const TwoListRecording& lists, std::int64_t step) {
    std::vector<QuizQuestion> questions;
    if (!lists.fine() || step < 0 || step >= lists.count())
        return questions;
    const TwoListState now = lists.state(step), next = lists.state(step + 1);
    if (auto question = pair_question(lists, now, next, step))
        questions.push_back(*std::move(question));
    if (auto question = pointer_question(lists, now, next, step))
        questions.push_back(*std::move(question));
    return questions;
}

} // namespace ks
