// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_questions.h"

#include "solvers/questions/trace_questions.h"

namespace ks::ui {

QuestionsAt questions_of(const TracedKernelPtr& kernel) {
    if (!kernel || !kernel->trace().window)
        return {};
    return [kernel](std::int64_t position) -> std::vector<QuizQuestion> {
        if (position >= kernel->count())
            return {};
        // The window has watches between the instructions that positions count.
        const TraceInstruction* const first = kernel->trace().window->instructions.data();
        std::vector<QuizQuestion> questions =
            trace_questions(kernel->trace(), &kernel->instruction(position + 1) - first);
        for (QuizQuestion& question : questions)
            question.position = position;
        return questions;
    };
}

} // namespace ks::ui
