// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_text.h"

#include "ui/widgets/files.h"
#include "ui/widgets/paragraphs.h"
#include "ui/widgets/translated_text.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <string>
#include <vector>

namespace ks::ui {
namespace {

struct Part {
    QString heading, lines;
};

/// The text cut at its headings "## ". The first part is what stands above them.
Result<std::vector<Part>> parts_of(const QString& path, const std::string& name) {
    const QFileInfo file(path);
    KS_TRY(const std::string markdown, read_lesson_file(file.path(), file.fileName()));
    const QString text = QString::fromStdString(markdown);
    KS_CHECK(check_paragraphs(text, name));
    std::vector<Part> parts(1);
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (line.startsWith(QLatin1String("## ")))
            parts.push_back({.heading = line.mid(3).trimmed(), .lines = {}});
        else
            parts.back().lines += line + QLatin1Char('\n');
    return parts;
}

/// What stands behind the sign in its first line "# ".
QString title_in(const QString& head) {
    for (const QString& line : head.split(QLatin1Char('\n')))
        if (line.startsWith(QLatin1String("# ")))
            return line.mid(2).trimmed();
    return {};
}

/// The words of the block quote that begins with "summary".
QString summary_in(const QString& head) {
    static const QRegularExpression quote(QStringLiteral("^> ?summary\\b:?((?:.*)(?:\\n>.*)*)"),
                                          QRegularExpression::MultilineOption);
    return quote.match(head).captured(1).replace(QStringLiteral("\n>"), QStringLiteral(" ")).simplified();
}

} // namespace

Result<std::string> read_lesson_file(const QString& folder, const QString& name) {
    const QString path = folder + QLatin1Char('/') + name;
    if (!lies_in(folder, name))
        return Error{.code = ErrorCode::input,
                     .what = "is a link that leads out of the lesson's folder",
                     .where = path.toStdString(),
                     .todo = "put the file itself into the folder"};
    return read_file(path, lesson_limit);
}

Result<LessonText> read_lesson_text(const QString& folder, const QString& id) {
    const QString english = folder + QStringLiteral("/lesson.md"), path = in_spoken_language(english);
    const auto name = [&id](const QString& file) {
        return (id + QLatin1Char('/') + QFileInfo(file).fileName()).toStdString();
    };
    KS_TRY(const std::vector<Part> named, parts_of(english, name(english)));
    LessonText text;
    std::vector<Part> shown = named;
    if (path != english) {
        KS_TRY(shown, parts_of(path, name(path)));
        KS_CHECK(check_sections(shown.size() - 1, name(path), named.size() - 1, "lesson.md"));
        text.title = title_in(shown.front().lines);
        text.summary = summary_in(shown.front().lines);
    }
    for (std::size_t i = 0; i < named.size(); ++i) {
        HeadedSection section;
        static_cast<LessonSection&>(section) = read_section(shown[i].lines);
        section.heading = shown[i].heading;
        text.sections[named[i].heading] = section;
    }
    return text;
}

} // namespace ks::ui
