// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/question.h"

#include <string>

namespace ks::ui {

/// A question of a lesson as an HTML form, which the page's script grades like the program
/// (assets/publish/lesson.js). The data of the form contain the correct answers and the names of wrong ones,
/// so a reader can find them: a page is for learning; use an exercise sheet for tests.
std::string question_form(const QuizQuestion& question);

} // namespace ks::ui
