// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/instruction_questions.h"

#include "solvers/core/formatted.h"
#include "solvers/questions/trace_questions.h"

#include <algorithm>
#include <string_view>

namespace ks::scene {

std::vector<QuizQuestion> instruction_questions(const TracedKernel& kernel, std::int64_t n) {
    if (!kernel.trace().window || n < 1 || n > kernel.count())
        return {};
    // The window has watches between the counted instructions.
    const TraceInstruction* const first = kernel.trace().window->instructions.data();
    std::vector<QuizQuestion> questions = trace_questions(kernel.trace(), &kernel.instruction(n) - first);
    const auto line = static_cast<std::size_t>(kernel.site(n).line);
    if (line < 1 || line > kernel.lines().size())
        return questions;
    std::string_view code = kernel.lines()[line - 1];
    code.remove_prefix(std::min(code.find_first_not_of(' '), code.size()));
    code = code.substr(0, code.find_last_not_of(" ;{") + 1);
    const std::string place = formatted("Line {}", line);
    for (QuizQuestion& question : questions)
        if (question.text.starts_with(place + ":"))
            question.text.insert(place.size(), formatted(", {}", code));
    return questions;
}

} // namespace ks::scene
