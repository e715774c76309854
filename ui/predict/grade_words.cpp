// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/grade_words.h"

#include "ui/predict/predict_panel.h"
#include "ui/stepping/track.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace ks::ui {

namespace {

QString points_text(double points) {
    return QLocale().toString(std::round(points * 100) / 100, 'g', 6);
}

} // namespace

QString answer_words(const QuizQuestion& question, const Response& response) {
    QStringList words;
    for (const std::string& part : response) {
        const auto option = std::ranges::find(question.options, part, &QuizQuestion::Option::id);
        words << readable(option == question.options.end() ? part : option->text);
    }
    if (words.isEmpty())
        return PredictPanel::tr("none");
    return question.form == AnswerForm::cell ? PredictPanel::tr("row %1, column %2")
                                                   .arg(words.front().section(QLatin1Char(','), 0, 0),
                                                        words.front().section(QLatin1Char(','), 1))
                                             : words.join(QStringLiteral(", "));
}

QString right_is_words(const QuizQuestion& question) {
    return PredictPanel::tr("Right is %1.").arg(answer_words(question, question.right.front()));
}

QString tries_left_words(const QString& count) {
    return PredictPanel::tr("Tries left: %1.").arg(count);
}

QString points_words(const QString& points, const QString& of) {
    return PredictPanel::tr("%1 of %2 points").arg(points, of);
}

QString attempt_words(const Predictor::Answered& attempt, int tries_left) {
    const Grade& grade = attempt.grade;
    QString words = grade.parts > 1
                        ? PredictPanel::tr("✗ %1 of %2 are right.").arg(grade.parts_right).arg(grade.parts)
                        : PredictPanel::tr("✗ Not quite.");
    if (!grade.sentence.empty())
        words += QLatin1Char(' ') + readable(grade.sentence);
    return words + QLatin1Char(' ') + tries_left_words(QString::number(tries_left));
}

QString worth_words(const QuizQuestion& question, int tries_left) {
    QStringList words;
    if (question.weight != 1)
        words << PredictPanel::tr("Points: %1").arg(points_text(question.weight));
    if (question.tries > 1)
        words << PredictPanel::tr("Tries: %1").arg(tries_left);
    return words.join(QStringLiteral(" · "));
}

QString score_words(const Predictor::Score& score) {
    return points_words(points_text(score.points), points_text(score.of));
}

QString grade_words(const Predictor::Answered& answered) {
    const QuizQuestion& question = answered.question;
    const Grade& grade = answered.grade;
    const QString right = answer_words(question, question.right.front());
    QString words;
    if (grade.right)
        words = PredictPanel::tr("✓ Right.");
    else if (answered.response.empty() && question.form != AnswerForm::some_of)
        words = PredictPanel::tr("Left out. Right is %1.").arg(right);
    else if (grade.parts > 1)
        words = PredictPanel::tr("✗ %1 of %2 are right. Right is %3.")
                    .arg(grade.parts_right)
                    .arg(grade.parts)
                    .arg(right);
    else
        words = PredictPanel::tr("✗ Not quite. Right is %1.").arg(right);
    if (!grade.sentence.empty())
        words += QLatin1Char(' ') + readable(grade.sentence);
    return words;
}

void speak_questions(Predictor& predictor, SpokenQuestion& spoken) {
    QObject::connect(&predictor, &Predictor::changed, &spoken, [&predictor, &spoken] {
        const auto& question = predictor.question();
        spoken.set(question ? readable(question->text) : QString(),
                   question ? right_is_words(*question) + QLatin1Char(' ') + readable(question->because)
                            : QString());
    });
}

} // namespace ks::ui
