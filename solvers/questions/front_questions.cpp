// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/questions/shape_questions.h"

namespace ks {

std::vector<QuizQuestion> front_questions(const FrontRecording& front, std::int64_t step) {
    if (step < 0 || step >= front.count())
        return {};
    const FrontState now = front.state(step), next = front.state(step + 1);
    const bool decides = next.current && next.decided == *next.current + 1 && *next.current > 0 &&
                         !(now.current == next.current && now.candidates.data() == next.candidates.data());
    if (!decides)
        return {};
    const FrontCandidate& candidate = next.candidates[*next.current];
    const FrontCandidate& previous = next.candidates[*next.current - 1];
    const FrontCandidate& best = previous.kept ? previous : next.candidates[previous.by];
    const auto words = [&](double value) { return next.axes->text(value); };
    QuizQuestion question{
        .ask = Ask::kept,
        .position = step,
        .text =
            formatted("The next point costs {}; its {} is {}. The last one kept costs {}, with {}. Is it "
                      "kept?",
                      candidate.cost, next.axes->value, words(candidate.value), best.cost, words(best.value)),
        .form = AnswerForm::one_of,
        .options = {{"yes", said("yes")}, {"no", said("no")}},
        .right = {{candidate.kept ? "yes" : "no"}},
        .because = front.at(step + 1).text};
    if (candidate.kept)
        add_misconception(question, "dearer-dropped", {"no"},
                          said("It is dearer, but better than every cheaper one."));
    else
        add_misconception(question, candidate.value == best.value ? "equal-kept" : "dominated-kept", {"yes"},
                          candidate.value == best.value
                              ? said("One that is as good costs no more, so it gains nothing.")
                              : said("One that is better costs no more: it is dominated."));
    return {std::move(question)};
}

} // namespace ks
