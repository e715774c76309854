// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/course/search_words.h"

#include "ui/course/course_site.h"
#include "ui/widgets/markdown.h"
#include "ui/widgets/texts.h"
#include "visual/scene/rich_text.h"

#include <QJsonDocument>

namespace ks::ui {
namespace {

/// Converts a Markdown text to one line of plain words.
QString plain_words(const QString& markdown) {
    const std::string text = words_of_markdown(markdown).toStdString();
    std::string words;
    for (const auto& piece : scene::braced_pieces(text))
        words += piece.text;
    return to_qt(words).simplified();
}

} // namespace

std::vector<StepWords> step_words(const Publication& publication) {
    std::vector<StepWords> steps;
    for (const Publication::Picture& picture : publication.pictures())
        if (picture.begins_step) {
            const LessonStep& step = publication.step_of(picture);
            steps.push_back(
                {.picture = picture.number, .title = step.title, .words = plain_words(step.text)});
        }
    return steps;
}

void SearchWords::add(const Lesson& lesson, const std::string& page, const std::vector<StepWords>& steps) {
    QJsonArray all;
    for (const StepWords& step : steps)
        all << QJsonArray{step.picture, step.title, step.words};
    lessons_ << QJsonArray{to_qt(page), numbered(lesson), plain_words(lesson.summary), all};
}

QByteArray SearchWords::script() const {
    return "courseWords(" + QJsonDocument(lessons_).toJson(QJsonDocument::Compact) + ");\n";
}

} // namespace ks::ui
