// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/command_line.h"

#include "solvers/core/arguments.h"
#include "ui/base/language.h"
#include "ui/base/session.h"
#include "ui/frame/export_view.h"
#include "ui/frame/page_list.h"
#include "ui/publish/handout.h"
#include "visual/paint/theme.h"

#include <QRegularExpression>

namespace ks::ui {
namespace {

constexpr int most_pixels = 16384;

Error usage(const QString& what, const QString& where = {}, const QString& todo = {}) {
    return {.code = ErrorCode::usage,
            .what = what.toStdString(),
            .where = where.toStdString(),
            .todo = todo.toStdString()};
}

Result<QSize> read_size(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,5})x([0-9]{1,5})$"));
    const auto match = form.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.width() < 64 || size.height() < 64 || size.width() > most_pixels ||
        size.height() > most_pixels)
        return usage(QStringLiteral("'%1' is not a size").arg(text), QStringLiteral("--size"),
                     QStringLiteral("write WIDTHxHEIGHT in pixels, each from 64 to 16384"));
    return size;
}

Result<CsvDialect> read_csv_decimal(const QString& text) {
    if (const auto dialect = csv_dialect_named(text.toStdString()))
        return *dialect;
    return usage(QStringLiteral("'%1' is not a decimal mark").arg(text), QStringLiteral("--csv-decimal"),
                 QStringLiteral("write point or comma"));
}

Result<paint::ThemeId> read_theme(const QString& text) {
    if (const auto id = paint::theme_named(text.toStdString()))
        return *id;
    return usage(QStringLiteral("there is no theme '%1'").arg(text), QStringLiteral("--theme"),
                 QStringLiteral("the themes are light, dark, projector"));
}

Result<QString> read_language(const QString& text) {
    QStringList known;
    for (const LanguageName& each : languages())
        known << QString::fromLatin1(each.id);
    if (known.contains(text))
        return text;
    return usage(QStringLiteral("there is no language '%1'").arg(text), QStringLiteral("--language"),
                 QStringLiteral("the languages are %1").arg(known.join(QStringLiteral(", "))));
}

Result<int> read_text_size(const QString& text) {
    bool number = false;
    const int percent = text.toInt(&number);
    if (number && percent >= text_sizes.front() && percent <= text_sizes.back())
        return percent;
    return usage(
        QStringLiteral("'%1' is not a size of text").arg(text), QStringLiteral("--text-size"),
        QStringLiteral("write percent, from %1 to %2").arg(text_sizes.front()).arg(text_sizes.back()));
}

Result<void> check_step(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,18}|[0-9]{1,9}\\.[0-9]{1,9}|end)$"));
    if (form.match(text).hasMatch())
        return {};
    return usage(QStringLiteral("'%1' is not a step").arg(text), QStringLiteral("--step"),
                 QStringLiteral("write a number, or end; in a lesson 2.3 is the third picture of step 2"));
}

Result<StepRange> read_steps(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^([1-9][0-9]{0,8})(?:\\.\\.([1-9][0-9]{0,8}))?$"));
    const auto match = form.match(text);
    const int first = match.captured(1).toInt();
    const int last = match.hasCaptured(2) ? match.captured(2).toInt() : first;
    if (match.hasMatch() && first <= last)
        return StepRange{.first = first, .last = last};
    return usage(QStringLiteral("'%1' is no range of steps").arg(text), QStringLiteral("--steps"),
                 QStringLiteral("write the first and the last, as in 2..5, or one step"));
}

Result<int> read_per_page(const QString& text) {
    for (const int count : handout_sizes)
        if (text == QString::number(count))
            return count;
    return usage(QStringLiteral("a page has no %1 pictures").arg(text), QStringLiteral("--per-page"),
                 QStringLiteral("write 1, 2 or 6"));
}

Result<PictureFiles> read_picture_files(const QString& text) {
    if (text == QLatin1String("png"))
        return PictureFiles::png;
    if (text == QLatin1String("svg"))
        return PictureFiles::svg;
    return usage(QStringLiteral("'%1' is no kind of picture").arg(text), QStringLiteral("--pictures"),
                 QStringLiteral("write png or svg"));
}

Result<QString> read_unit(const QString& text) {
    static const QStringList units{QStringLiteral("row"), QStringLiteral("cell"), QStringLiteral("phase"),
                                   QStringLiteral("step"), QStringLiteral("run")};
    if (units.contains(text))
        return text;
    return usage(QStringLiteral("'%1' is no unit of work").arg(text), QStringLiteral("--together-by"),
                 QStringLiteral("write %1").arg(units.join(QStringLiteral(", "))));
}

constexpr cli::Option options[] = {
    {.name = "--page", .value = "PAGE", .help = "open this page"},
    {.name = "--lesson",
     .value = "ID",
     .help = "open this lesson; with --publish-course it may be given several times",
     .repeated = true},
    {.name = "--variant",
     .value = "ID",
     .help =
         "show this variant; may be given several times (step, kernel: the second is shown beside the first)",
     .repeated = true},
    {.name = "--step",
     .value = "N|end",
     .help =
         "go to this step; 0 is before the first cell or instruction, a lesson begins at 1 (2.3: its second "
         "step's third picture)"},
    {.name = "--what-if",
     .value = "PLACE=NUMBER",
     .help = "step: show beside it what if this number of the instance were another, as in /capacity=12; may "
             "be given several times",
     .repeated = true},
    {.name = "--together-by",
     .value = "UNIT",
     .help = "step: what two that are shown beside each other go together by: row, cell, phase, step or run"},
    {.name = "--results", .value = "FILE", .help = "compare what is recorded in a results file"},
    {.name = "--instance",
     .value = "NAME",
     .help = "compare this instance, or this series of instances, as the Compare page names it"},
    {.name = "--theme", .value = "THEME", .help = "light, dark or projector"},
    {.name = "--language", .value = "LANGUAGE", .help = "en, de or it (the system's, if it is one of these)"},
    {.name = "--text-size", .value = "PERCENT", .help = "of text and pictures, from 80 to 200 (100)"},
    {.name = "--export",
     .value = "OUT",
     .help = "write the view to OUT (.png, .svg, .pdf, or its data as .csv) and leave; needs no display"},
    {.name = "--size",
     .value = "WxH",
     .help = "of the exported picture in pixels (1600x1000, or what a whole table needs, up to 8192x8192)"},
    {.name = "--csv-decimal",
     .value = "point|comma",
     .help =
         "how a CSV that is written has numbers: 1.5, with commas between its cells, or 1,5, with semicolons "
         "and a byte order mark, as German and Italian Excel reads it (as the language has them)"},
    {.name = "--publish",
     .value = "OUT",
     .help = "write the lesson, or that of the folder FILE, to OUT and leave: a web page (.html), a handout "
             "(.pdf), its pictures (.zip), an "
             "animation (.gif) or, with ffmpeg, a film (.mp4); needs no display"},
    {.name = "--publish-course",
     .value = "FOLDER",
     .help = "write the whole course, or the lessons that --lesson names, to FOLDER as a web site in all "
             "languages, and leave; --language is that of its first page; needs no display"},
    {.name = "--steps", .value = "A..B", .help = "publish these steps of the lesson (all)"},
    {.name = "--per-page", .value = "N", .help = "pictures on a page of a handout: 1, 2 or 6 (2)"},
    {.name = "--pictures", .value = "png|svg", .help = "what a .zip holds (png)"},
    {.name = "--window", .help = "export the whole window (.png) rather than the view"},
    {.name = "--describe",
     .value = "man|bash|zsh",
     .help = "print the manual page, or what a shell completes, and leave"},
    {.name = "--help", .help = "this text"},
    {.name = "--version", .help = "which version this is"},
};
constexpr std::string_view operands[] = {"FILE"};
constexpr cli::Grammar grammar{.operands = operands, .options = options, .optional = 1};

/// Refuses options that have no meaning together with another one.
Result<void> check_alone(const cli::Arguments& given, const char* with,
                         std::initializer_list<const char*> others) {
    for (const char* option : others)
        if (given.has(option))
            return usage(QStringLiteral("it does not go with %1").arg(QLatin1String(with)),
                         QString::fromLatin1(option), QStringLiteral("leave one of the two out"));
    return {};
}

/// --publish and the options that belong to it, which mean nothing without.
Result<std::optional<PublishSettings>> read_publishing(const cli::Arguments& given) {
    const auto text = [&given](std::string_view option) {
        return QString::fromStdString(given.value_or(option, ""));
    };
    if (!given.has("--publish")) {
        for (const char* option : {"--steps", "--per-page", "--pictures"})
            if (given.has(option))
                return usage(QStringLiteral("it belongs to --publish"), QString::fromLatin1(option),
                             QStringLiteral("add --publish OUT"));
        return std::optional<PublishSettings>();
    }
    const bool folder = !given.operand(0).empty();
    if (given.has("--lesson") == folder)
        return usage(folder ? QStringLiteral("the lesson is named twice")
                            : QStringLiteral("what is published is a lesson"),
                     QStringLiteral("--publish"),
                     folder ? QStringLiteral("leave out --lesson, or the folder")
                            : QStringLiteral("add --lesson ID, or the folder of a lesson of your own"));
    KS_CHECK(check_alone(given, "--publish", {"--export", "--window", "--step", "--size", "--text-size"}));
    PublishSettings settings{.path = text("--publish")};
    KS_TRY(const PublishFormat format, publish_format_of(settings.path));
    if (given.has("--per-page") && format != PublishFormat::pdf)
        return usage(QStringLiteral("only a handout has pages"), QStringLiteral("--per-page"),
                     QStringLiteral("leave it out, or end the name in .pdf"));
    if (given.has("--pictures") && format != PublishFormat::zip)
        return usage(QStringLiteral("only a zip file holds pictures as files"), QStringLiteral("--pictures"),
                     QStringLiteral("leave it out, or end the name in .zip"));
    if (given.has("--steps")) {
        KS_TRY(settings.steps, read_steps(text("--steps")));
    }
    if (given.has("--per-page")) {
        KS_TRY(settings.per_page, read_per_page(text("--per-page")));
    }
    if (given.has("--pictures")) {
        KS_TRY(settings.files, read_picture_files(text("--pictures")));
    }
    if (given.has("--theme")) {
        KS_TRY(settings.theme, read_theme(text("--theme")));
    }
    return std::optional(settings);
}

/// --publish-course and the options that belong to it.
Result<std::optional<CourseSettings>> read_course(const cli::Arguments& given) {
    if (!given.has("--publish-course"))
        return std::optional<CourseSettings>();
    KS_CHECK(check_alone(given, "--publish-course",
                         {"--publish", "--steps", "--per-page", "--pictures", "--export", "--window",
                          "--step", "--size", "--text-size", "--page", "--variant", "--what-if",
                          "--together-by", "--results", "--instance"}));
    if (!given.operand(0).empty())
        return usage(QStringLiteral("a course is not made of a file"),
                     QString::fromStdString(given.operand(0)),
                     QStringLiteral("leave the file out, or name lessons by --lesson ID"));
    CourseSettings settings{.folder = QString::fromStdString(given.value_or("--publish-course", ""))};
    if (settings.folder.isEmpty())
        return usage(QStringLiteral("the folder has no name"), QStringLiteral("--publish-course"),
                     QStringLiteral("name a new or an empty folder"));
    for (const std::string& lesson : given.values("--lesson"))
        settings.lessons << QString::fromStdString(lesson);
    if (given.has("--theme")) {
        KS_TRY(settings.theme, read_theme(QString::fromStdString(given.value_or("--theme", ""))));
    }
    return std::optional(settings);
}

Result<void> take(CommandLine& line, const cli::Arguments& given) {
    const auto text = [&given](std::string_view option) {
        return QString::fromStdString(given.value_or(option, ""));
    };
    line.file = QString::fromStdString(given.operand(0));
    line.help = given.has("--help");
    line.version = given.has("--version");
    line.describe = text("--describe");
    line.window = given.has("--window");
    if (given.has("--page")) {
        KS_TRY(line.page, find_page(text("--page")));
    }
    for (const std::string& variant : given.values("--variant"))
        line.view.variants << QString::fromStdString(variant);
    for (const std::string& number : given.values("--what-if"))
        line.view.what_if << QString::fromStdString(number);
    if (given.has("--together-by")) {
        KS_TRY(line.view.together_by, read_unit(text("--together-by")));
    }
    KS_TRY(line.course, read_course(given));
    if (!line.course && given.values("--lesson").size() > 1)
        return usage(QStringLiteral("only one lesson can be shown"), QStringLiteral("--lesson"),
                     QStringLiteral("name one, or add --publish-course FOLDER"));
    line.view.lesson = text("--lesson");
    if (given.has("--step"))
        KS_CHECK(check_step(text("--step")));
    line.view.step = text("--step");
    line.view.instance = text("--instance");
    line.results = text("--results");
    if (given.has("--theme")) {
        KS_TRY(line.theme, read_theme(text("--theme")));
    }
    if (given.has("--language")) {
        KS_TRY(line.language, read_language(text("--language")));
    }
    if (given.has("--text-size")) {
        KS_TRY(line.text_size, read_text_size(text("--text-size")));
    }
    if (given.has("--size")) {
        KS_TRY(line.size, read_size(text("--size")));
    }
    if (given.has("--csv-decimal")) {
        KS_TRY(line.csv, read_csv_decimal(text("--csv-decimal")));
    }
    if (given.has("--export"))
        KS_CHECK(check_export_name(text("--export")));
    line.export_to = text("--export");
    if (!line.course) {
        KS_TRY(line.publish, read_publishing(given));
    }
    return {};
}

/// The page that the other options imply if no page is named.
QString implied_page(const CommandLine& line) {
    if (!line.view.lesson.isEmpty())
        return QStringLiteral("lessons");
    if (!line.view.step.isEmpty()) // a trace is stepped by instruction, on the Kernel page
        return line.file.endsWith(QLatin1String(".kstrace"), Qt::CaseInsensitive) ? QStringLiteral("kernel")
                                                                                  : QStringLiteral("step");
    if (!line.view.what_if.isEmpty())
        return QStringLiteral("step");
    if (!line.results.isEmpty() || !line.view.instance.isEmpty())
        return QStringLiteral("compare");
    return {};
}

} // namespace

Result<CommandLine> read_command_line(const QStringList& arguments) {
    std::vector<std::string> words;
    for (const QString& word : arguments)
        words.push_back(word == QLatin1String("-h") ? "--help" : word.toStdString());
    KS_TRY(const auto given, cli::Arguments::parse(grammar, words));
    CommandLine line;
    KS_CHECK(take(line, given));
    if (line.page.isEmpty()) {
        if (const QString page = implied_page(line); !page.isEmpty()) {
            KS_TRY(line.page, find_page(page));
        }
    }
    if (line.window && !line.export_to.endsWith(QLatin1String(".png")))
        return usage(QStringLiteral("a window is exported as PNG only"), QStringLiteral("--window"),
                     QStringLiteral("add --export NAME.png"));
    return line;
}

const cli::Grammar& command_line_grammar() {
    return grammar;
}

} // namespace ks::ui
