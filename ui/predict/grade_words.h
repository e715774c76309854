// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/predict/predictor.h"
#include "ui/stepping/spoken_question.h"

#include <QString>

namespace ks::ui {

/// "−∞" for "-inf": an answer as people read it.
QString answer_words(const QuizQuestion& question, const Response& response);
/// What the answer was worth, what is right, and what is wrong with the answer, if that has a name.
QString grade_words(const Predictor::Answered& answered);

/// Keeps what a predictor asks in words.
void speak_questions(Predictor& predictor, SpokenQuestion& spoken);

} // namespace ks::ui
