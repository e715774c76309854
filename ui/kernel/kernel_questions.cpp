// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_questions.h"

#include "visual/scene/kernel/instruction_questions.h"

namespace ks::ui {

QuestionsAt questions_of(const TracedKernelPtr& kernel) {
    if (!kernel || !kernel->trace().window)
        return {};
    return [kernel](std::int64_t position) {
        std::vector<QuizQuestion> questions = scene::instruction_questions(*kernel, position + 1);
        for (QuizQuestion& question : questions)
            question.position = position;
        return questions;
    };
}

} // namespace ks::ui
