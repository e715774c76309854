// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/grade_words.h"

#include "solvers/core/language.h"

#include "ui/predict/predict_panel.h"
#include "ui/stepping/track.h"
#include "visual/scene/numbers.h"

#include <QStringList>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace ks::ui {

namespace {

QString points_text(double points) {
    const QString text = QString::number(std::round(points * 100) / 100, 'g', 6);
    return QString::fromStdString(with_decimal_mark(text.toStdString()));
}

/// A number as the pictures show it; any other text as it is.
template <class Number>
std::optional<std::string> shown_as(const std::string& text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end && std::isfinite(static_cast<double>(number))
               ? std::optional(scene::number(CellNumber(number)))
               : std::nullopt;
}

QString part_words(const QuizQuestion& question, const std::string& part) {
    const auto option = std::ranges::find(question.options, part, &QuizQuestion::Option::id);
    if (option != question.options.end())
        return readable(option->text);
    if (question.form == AnswerForm::cell)
        return QString::fromStdString(part);
    const auto whole = shown_as<std::int64_t>(part);
    const auto number = whole ? whole : shown_as<double>(part);
    return number ? QString::fromStdString(*number) : readable(part);
}

} // namespace

QString answer_words(const QuizQuestion& question, const Response& response) {
    QStringList words;
    for (const std::string& part : response)
        words << part_words(question, part);
    if (words.isEmpty())
        return PredictPanel::tr("none");
    const bool commas = question.form == AnswerForm::numbers && spoken() && spoken()->decimal_mark() == ',';
    return question.form == AnswerForm::cell
               ? PredictPanel::tr("row %1, column %2")
                     .arg(words.front().section(QLatin1Char(','), 0, 0),
                          words.front().section(QLatin1Char(','), 1))
               : words.join(commas ? QStringLiteral("; ") : QStringLiteral(", "));
}

QString right_is_words(const QuizQuestion& question) {
    return PredictPanel::tr("The correct answer is %1.").arg(answer_words(question, question.right.front()));
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

QString shown_words() {
    return PredictPanel::tr("It was on the screen already, so there are no points for it.");
}

QString score_words(const Predictor::Score& score) {
    const QString points = points_text(score.points);
    return score.of == 1 ? PredictPanel::tr("%1 of 1 point").arg(points)
                         : points_words(points, points_text(score.of));
}

QString grade_words(const Predictor::Answered& answered) {
    const QuizQuestion& question = answered.question;
    const Grade& grade = answered.grade;
    const QString right = answer_words(question, question.right.front());
    QString words;
    if (grade.right)
        words = PredictPanel::tr("✓ Right.");
    else if (answered.response.empty() && question.form != AnswerForm::some_of)
        words = PredictPanel::tr("Left out. The correct answer is %1.").arg(right);
    else if (grade.parts > 1)
        words = PredictPanel::tr("✗ %1 of %2 are right. The correct answer is %3.")
                    .arg(grade.parts_right)
                    .arg(grade.parts)
                    .arg(right);
    else
        words = PredictPanel::tr("✗ Not quite. The correct answer is %1.").arg(right);
    if (!grade.sentence.empty())
        words += QLatin1Char(' ') + readable(grade.sentence);
    if (answered.shown)
        words += QLatin1Char(' ') + shown_words();
    return words;
}

void speak_questions(Predictor& predictor, SpokenQuestion& spoken) {
    QObject::connect(&predictor, &Predictor::changed, &spoken, [&predictor, &spoken] {
        const auto& question = predictor.question();
        spoken.set_asks(predictor.on());
        spoken.set(question ? readable(question->text) : QString(),
                   question ? right_is_words(*question) + QLatin1Char(' ') + readable(question->because)
                            : QString());
    });
}

} // namespace ks::ui
