// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/questions.h"

#include "solvers/questions/shape_questions.h"
#include "solvers/questions/table_questions.h"

#include <algorithm>
#include <iterator>

namespace ks {

std::vector<QuizQuestion> questions_at(const Recording& recording, std::int64_t step) {
    switch (recording.shape()) {
    case Shape::table: {
        const auto& table = static_cast<const TableRecording&>(recording);
        std::vector<QuizQuestion> questions = table_questions(table, step);
        std::ranges::move(row_questions(table, step), std::back_inserter(questions));
        return questions;
    }
    case Shape::tree:
        return tree_questions(static_cast<const TreeRecording&>(recording), step);
    case Shape::front:
        return front_questions(static_cast<const FrontRecording&>(recording), step);
    case Shape::two_lists:
        return two_list_questions(static_cast<const TwoListRecording&>(recording), step);
    case Shape::boxes:
        return boxes_questions(static_cast<const BoxesRecording&>(recording), step);
    case Shape::bars:
        return bars_questions(static_cast<const BarsRecording&>(recording), step);
    }
    return {};
}

} // namespace ks
