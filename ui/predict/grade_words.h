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
/// What is wrong with an answer after which one may try again, and how often; not what is right.
QString attempt_words(const Predictor::Answered& attempt, int tries_left);
/// The question's points, and the tries that are left of several; nothing where it is one of each.
QString worth_words(const QuizQuestion& question, int tries_left);
/// Why there are no points for a question.
QString shown_words();
QString score_words(const Predictor::Score& score);

// Sentences for whoever fills figures in: a published page does so by its script.
QString right_is_words(const QuizQuestion& question);
QString tries_left_words(const QString& count);
QString points_words(const QString& points, const QString& of);

/// Keeps what a predictor asks in words.
void speak_questions(Predictor& predictor, SpokenQuestion& spoken);

} // namespace ks::ui
