// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/questions/shape_questions.h"

namespace ks {

std::vector<QuizQuestion> boxes_questions(const BoxesRecording& boxes, std::int64_t step) {
    if (step < 0 || step >= boxes.count())
        return {};
    const BoxesState now = boxes.state(step), next = boxes.state(step + 1);
    // Any item that fits some box fits an empty box.
    if (!next.active || !next.kind || *next.active >= now.boxes.size() ||
        now.boxes[*next.active].items.empty())
        return {};
    const bool fits = next.fresh.has_value();
    if (fits == next.refused.has_value())
        return {};
    QuizQuestion question{.ask = Ask::fits,
                          .position = step,
                          .text =
                              formatted("Does {} fit into {} {}, beside what is there?",
                                        next.axes->kinds[*next.kind], next.axes->box_is, *next.active + 1),
                          .form = AnswerForm::one_of,
                          .options = {{"yes", said("yes")}, {"no", said("no")}},
                          .right = {{fits ? "yes" : "no"}},
                          .because = boxes.at(step + 1).text};
    add_misconception(question, "one-resource", {"yes"},
                      said("Each resource has to suffice, and one of them does not."));
    return {std::move(question)};
}

} // namespace ks
