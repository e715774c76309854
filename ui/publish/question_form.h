// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/question.h"

#include <string>

namespace ks::ui {

/// A question of a lesson as an HTML form, which the page's script grades as the program would
/// (assets/publish/lesson.js). The right answers and the names of wrong ones are in the form's data, for
/// whoever looks for them: a page is for learning, an exercise sheet for tests.
std::string question_form(const QuizQuestion& question);

} // namespace ks::ui
