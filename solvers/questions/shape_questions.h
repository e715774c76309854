// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/steps/bars_recording.h"
#include "solvers/steps/boxes_recording.h"
#include "solvers/steps/front_recording.h"
#include "solvers/steps/tree_recording.h"
#include "solvers/steps/two_list_recording.h"

#include <vector>

// Questions about the step after `step` of recordings that are not tables.
namespace ks {

/// Whether the search visits the next branch.
std::vector<QuizQuestion> tree_questions(const TreeRecording& tree, std::int64_t step);

/// Whether the next candidate is kept.
std::vector<QuizQuestion> front_questions(const FrontRecording& front, std::int64_t step);

/// The fate of a pair of blocks, and which pointer moves. Only for fine recordings.
std::vector<QuizQuestion> two_list_questions(const TwoListRecording& lists, std::int64_t step);

/// Whether the knapsack has room for the next item.
std::vector<QuizQuestion> bars_questions(const BarsRecording& bars, std::int64_t step);

/// Whether the next item fits into the next box, if boxes are tried one at a time.
std::vector<QuizQuestion> boxes_questions(const BoxesRecording& boxes, std::int64_t step);

} // namespace ks
