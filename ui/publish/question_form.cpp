// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/question_form.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "ui/predict/grade_words.h"
#include "ui/stepping/track.h"
#include "ui/widgets/texts.h"
#include "visual/svg/svg_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace ks::ui {
namespace {

QString form_words(const char* text) {
    return QCoreApplication::translate("QuestionForm", text);
}
std::string form_text(const QString& text) {
    return visual::escaped_for_xml(text.toStdString());
}

QJsonArray array_of(const Response& response) {
    QJsonArray parts;
    for (const std::string& part : response)
        parts << to_qt(part);
    return parts;
}

/// The data with which the script grades an answer, and its messages.
QString key_of(const QuizQuestion& question) {
    QJsonArray right, named;
    for (const Response& response : question.right)
        right << array_of(response);
    for (const auto& wrong : question.misconceptions)
        named << QJsonObject{{"response", array_of(wrong.response)}, {"sentence", readable(wrong.sentence)}};
    const bool numbers = question.form == AnswerForm::number || question.form == AnswerForm::numbers;
    const QJsonObject key{
        {"numbers", numbers},
        {"mark", spoken() ? QString(QLatin1Char(spoken()->decimal_mark())) : QStringLiteral(".")},
        {"tolerance", question.tolerance},
        {"right", right},
        {"named", named},
        {"because", readable(question.because)},
        {"noAnswer", QString::fromStdString(why_no_answer(question, {"?"}))},
        {"weight", question.weight},
        {"tries", question.tries},
        {"answer", right_is_words(question)},
        {"left", tries_left_words(QStringLiteral("{0}"))},
        {"points", points_words(QStringLiteral("{0}"), QStringLiteral("{1}"))},
        {"isRight", form_words("Right.")},
        {"isWrong", form_words("That is not right.")},
        {"partly", form_words("{0} of {1} are right.")}};
    return QString::fromUtf8(QJsonDocument(key).toJson(QJsonDocument::Compact));
}

std::string field(const QString& label, const QString& example) {
    return written("<label>{} <input name=\"answer\" autocomplete=\"off\" placeholder=\"{}\"/></label>\n",
                   form_text(label), form_text(example));
}

std::string fields_of(const QuizQuestion& question) {
    if (question.form == AnswerForm::cell)
        return field(form_words("The cell"), form_words("row, column"));
    if (question.form == AnswerForm::number)
        return field(form_words("The number"), {});
    std::string fields;
    if (question.form == AnswerForm::numbers) // a choice may refer to a place, too
        for (const At& place : question.places)
            fields += field(QString::number(place.numbers().back()), {});
    for (const QuizQuestion::Option& option : question.options)
        fields += written("<label><input type=\"{}\" name=\"answer\" value=\"{}\"/> {}</label>\n",
                          question.form == AnswerForm::some_of ? "checkbox" : "radio",
                          visual::escaped_for_xml(option.id), form_text(readable(option.text)));
    return fields;
}

} // namespace

std::string question_form(const QuizQuestion& question) {
    const bool many = question.form == AnswerForm::numbers;
    return written("<form data-key=\"{}\"{}>\n{}<button>{}</button> <small>{}</small>\n<p "
                   "role=\"status\"></p>\n</form>\n",
                   form_text(key_of(question)), many ? " class=\"row\"" : "", fields_of(question),
                   form_text(form_words("Check")), form_text(worth_words(question, question.tries)));
}

} // namespace ks::ui
