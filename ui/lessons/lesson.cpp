// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson.h"

#include "assets/assets.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_place.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/questions/sheet.h"
#include "solvers/run/catalogue.h"
#include "ui/lessons/finish_saving.h"
#include "ui/lessons/lesson_text.h"
#include "ui/widgets/files.h"
#include "visual/scene/figures/figure.h"

#include <QDir>
#include <QMap>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace ks::ui {

namespace {

const QString steps_file = QStringLiteral("lesson.json");

Result<CellAt> read_cell(const json::Cursor& at) {
    KS_TRY(const std::vector<json::Cursor> pair, at.elements());
    if (pair.size() != 2)
        return at.error("a cell is [row, capacity]");
    KS_TRY(const std::int64_t row, pair[0].natural());
    KS_TRY(const std::int64_t column, pair[1].natural());
    return CellAt{row, column};
}

Result<InstancePtr> read_lesson_instance(const json::Cursor& at, const QString& folder) {
    static constexpr std::array<std::string_view, 2> keys{"preset", "file"};
    KS_CHECK(at.only(keys));
    if (at.has("preset")) {
        KS_TRY(const json::Cursor preset, at.member("preset"));
        KS_TRY(const std::string id, preset.string());
        const Result<InstancePtr> made = generate(id, "", {});
        return made ? made : preset.error(made.error().what, made.error().todo);
    }
    KS_TRY(const json::Cursor file, at.member("file"));
    KS_TRY(const std::string name, file.string());
    const QString path = QString::fromStdString(name);
    if (!lies_in(folder, path))
        return file.error("the file must lie in the lesson's own folder");
    KS_TRY(const std::string text, read_file(folder + QLatin1Char('/') + path, lesson_limit));
    return read_instance(text, name);
}

/// The file of a recorded run: of the lesson's own folder, or "results/NAME" or "results/live/NAME" of the
/// program's assets. Empty: it is elsewhere.
QString recorded_run(const QString& name, const QString& folder) {
    if (lies_in(folder, name))
        return folder + QLatin1Char('/') + name;
    for (const char* const recorded : {"results/live/", "results/"}) {
        const QString shipped = QLatin1String(recorded);
        if (name.startsWith(shipped) && lies_in(asset_path(shipped), name.mid(shipped.size())))
            return asset_path(name);
    }
    return {};
}

Result<QStringList> read_runs(const json::Cursor& at, const QString& folder) {
    QStringList runs;
    KS_TRY(const std::vector<json::Cursor> files, at.elements());
    for (const json::Cursor& file : files) {
        KS_TRY(const std::string name, file.string());
        runs << recorded_run(QString::fromStdString(name), folder);
        if (runs.back().isEmpty())
            return file.error("the file must lie in the lesson's own folder, or be \"results/NAME\" or "
                              "\"results/live/NAME\"");
    }
    return runs;
}

/// The members of every question, together with what it is about.
constexpr std::array<std::string_view, 3> asking_keys{"ask", "weight", "tries"};

/// Whether a member says what is asked, and not what it is about.
bool is_about_asking(std::string_view key, bool own) {
    return std::ranges::find(asking_keys, key) != asking_keys.end() ||
           (own && std::ranges::find(own_question_keys, key) != own_question_keys.end());
}

/// Whether {"ask": ...} has a question in the author's words.
bool asks_own(const json::Cursor& at) {
    const auto ask = at.member("ask");
    const auto id = ask ? ask->string() : ask.error();
    return id && ask_of(*id) == Ask::own;
}

/// Reads {"figure": ID, SETTING: VALUE, ...}. It has an "instance" of its own if it needs another than the
/// lesson's.
Result<FigureCall> read_figure(const json::Cursor& at, const QString& folder, const InstancePtr& instance) {
    const bool asks = at.has("ask"); // else a weight is a setting of the figure
    const bool own = asks && asks_own(at);
    FigureCall call;
    call.instance = instance;
    KS_TRY(const json::Cursor figure, at.member("figure"));
    KS_TRY(call.id, figure.string());
    const auto kind = scene::find_figure(call.id);
    if (!kind)
        return figure.error(kind.error().what, kind.error().todo);
    KS_TRY(const auto members, at.members());
    for (const auto& [key, value] : members) {
        if (key == "figure" || (asks && is_about_asking(key, own)))
            continue;
        if (key == "instance") {
            KS_TRY(call.instance, read_lesson_instance(value, folder));
        } else if (key == "runs" && (*kind)->takes_runs) {
            KS_TRY(call.runs, read_runs(value, folder));
        } else if (value.node().type == json::Node::Type::string) {
            call.settings.emplace_back(key, value.node().text);
        } else {
            KS_TRY(const std::int64_t number, value.natural());
            call.settings.emplace_back(key, std::to_string(number));
        }
    }
    if (const auto checked = Parameters::parse((*kind)->parameters_with(call.settings), call.settings);
        !checked)
        return at.error(checked.error().what, checked.error().todo);
    return call;
}

Result<LessonStop> read_stop(const json::Cursor& at, const QString& folder, const Lesson& lesson);

/// Reads {"ask": KIND, "weight": POINTS, "tries": COUNT}, and the question of KIND "own".
Result<LessonAsk> read_ask(const json::Cursor& at) {
    KS_TRY(const json::Cursor ask_at, at.member("ask"));
    KS_TRY(const std::string id, ask_at.string());
    const auto ask = ask_of(id);
    if (!ask)
        return ask_at.error("nothing is asked that is called so");
    LessonAsk read{.ask = *ask};
    if (*ask == Ask::own) {
        KS_TRY(read.own, read_own_question(at));
    }
    if (at.has("weight")) {
        KS_TRY(const json::Cursor weight, at.member("weight"));
        KS_TRY(read.weight, read_weight(weight));
    }
    if (at.has("tries")) {
        KS_TRY(const json::Cursor tries, at.member("tries"));
        KS_TRY(const std::int64_t count, tries.integer(1, LessonAsk::most_tries));
        read.tries = static_cast<int>(count);
    }
    return read;
}

/// Reads {"ask": KIND, "about": STOP}, or {"ask": KIND, "figure": ...}, each with how it counts.
Result<LessonStop> read_question(const json::Cursor& at, const QString& folder, const Lesson& lesson) {
    KS_TRY(const LessonAsk ask, read_ask(at));
    LessonStop stop;
    if (at.has("figure")) {
        KS_TRY(stop.figure, read_figure(at, folder, lesson.instance));
    } else {
        std::vector<std::string_view> keys{"ask", "about", "weight", "tries"};
        if (ask.own)
            keys.insert(keys.end(), own_question_keys.begin(), own_question_keys.end());
        KS_CHECK(at.only(keys));
        KS_TRY(const json::Cursor about, at.member("about"));
        if (about.node().type == json::Node::Type::object)
            return about.error("this is no step", "write \"figure\" beside \"ask\"");
        KS_TRY(stop, read_stop(about, folder, lesson));
    }
    stop.ask = ask;
    return stop;
}

Result<LessonStop> read_stop(const json::Cursor& at, const QString& folder, const Lesson& lesson) {
    using Type = json::Node::Type;
    if (at.node().type == Type::object && at.has("ask"))
        return read_question(at, folder, lesson);
    if (at.node().type == Type::object) {
        KS_TRY(FigureCall figure, read_figure(at, folder, lesson.instance));
        return LessonStop{.figure = std::move(figure)};
    }
    if (lesson.variant.empty())
        return at.error("this shows a table, and the lesson has no \"variant\" that makes one",
                        "name a \"variant\", or show a figure");
    if (at.node().type == Type::string && at.node().text == "end")
        return LessonStop{};
    if (at.node().type == Type::array) {
        KS_TRY(const CellAt cell, read_cell(at));
        return LessonStop{.cell = cell};
    }
    if (at.node().type == Type::integer) {
        KS_TRY(const std::int64_t step, at.natural());
        return LessonStop{.step = step};
    }
    return at.error(
        "no step to show",
        "write a step number, a cell [row, capacity], \"end\", {\"figure\": ...} or {\"ask\": ...}");
}

Result<LessonStep> read_step(const json::Cursor& at, const QString& folder, const Lesson& lesson,
                             const LessonSections& sections) {
    static constexpr std::array<std::string_view, 3> keys{"section", "show", "highlight"};
    KS_CHECK(at.only(keys));
    LessonStep step;
    KS_TRY(const json::Cursor section, at.member("section"));
    KS_TRY(const std::string title, section.string());
    const QString heading = QString::fromStdString(title);
    if (heading.isEmpty() || !sections.contains(heading))
        return section.error(formatted("lesson.md has no section '## {}'", printable(title)));
    step.title = sections[heading].heading;
    step.text = sections[heading].text;
    step.notes = sections[heading].notes;
    KS_TRY(const json::Cursor show, at.member("show"));
    KS_TRY(const std::vector<json::Cursor> stops, show.elements());
    for (const json::Cursor& stop : stops) {
        KS_TRY(LessonStop read, read_stop(stop, folder, lesson));
        step.show.push_back(std::move(read));
    }
    if (step.show.empty())
        return show.error("a step shows at least one step of the recording, or a figure");
    if (at.has("highlight")) {
        KS_TRY(const json::Cursor highlight, at.member("highlight"));
        KS_TRY(const std::vector<json::Cursor> cells, highlight.elements());
        for (const json::Cursor& cell : cells) {
            KS_TRY(const CellAt read, read_cell(cell));
            step.highlight.push_back(read);
        }
    }
    return step;
}

Result<void> read_lesson(const QString& folder, const Result<QStringList>& chapters, Lesson& lesson) {
    KS_CHECK(finish_saving(folder));
    KS_TRY(const std::string text, read_lesson_file(folder, steps_file));
    KS_TRY(const json::Node document, json::parse(text, steps_file_name(lesson)));
    const json::Cursor root(document, steps_file_name(lesson));
    static constexpr std::array<std::string_view, 11> keys{"format",   "version", "title",   "summary",
                                                           "chapter",  "order",   "minutes", "needs",
                                                           "instance", "variant", "steps"};
    KS_CHECK(root.only(keys));
    KS_TRY(const json::Cursor format, root.member("format"));
    KS_TRY(const std::string format_id, format.string());
    if (format_id != "knapscope-lesson")
        return format.error("not a lesson", "write \"knapscope-lesson\"");
    KS_TRY(const json::Cursor version, root.member("version"));
    KS_TRY([[maybe_unused]] const std::int64_t known, version.integer(1, 1));
    KS_TRY(const json::Cursor title, root.member("title"));
    KS_TRY(const std::string title_text, title.string());
    lesson.title = QString::fromStdString(title_text);
    KS_TRY(const json::Cursor summary, root.member("summary"));
    KS_TRY(const std::string summary_text, summary.string());
    lesson.summary = QString::fromStdString(summary_text);
    KS_TRY(lesson.place, read_place(root, chapters));
    if (root.has("instance")) {
        KS_TRY(const json::Cursor instance, root.member("instance"));
        KS_TRY(lesson.instance, read_lesson_instance(instance, folder));
    }
    if (root.has("variant")) {
        KS_TRY(const json::Cursor variant, root.member("variant"));
        KS_TRY(lesson.variant, variant.string());
        // This program records the lesson, so a variant that only the runner has does not count.
        const auto found = built_in_catalogue().get(lesson.variant);
        if (!found)
            return variant.error(found.error().what, found.error().todo);
        if (!lesson.instance || (*found)->kind != lesson.instance->kind() || !(*found)->steps)
            return variant.error(
                formatted("the variant {} cannot be stepped on this instance", lesson.variant));
    }
    KS_TRY(const LessonText words, read_lesson_text(folder, lesson.id));
    const LessonSections& sections = words.sections;
    if (!words.title.isEmpty())
        lesson.title = words.title;
    if (!words.summary.isEmpty())
        lesson.summary = words.summary;
    KS_TRY(const json::Cursor list, root.member("steps"));
    KS_TRY(const std::vector<json::Cursor> steps, list.elements());
    for (const json::Cursor& step : steps) {
        KS_TRY(LessonStep read, read_step(step, folder, lesson, sections));
        lesson.steps.push_back(std::move(read));
    }
    if (lesson.steps.empty())
        return list.error("a lesson has at least one step");
    // A note above the first section is on the whole lesson, which is read before one begins.
    QString& first = lesson.steps.front().notes;
    first = (sections[QString()].notes + QStringLiteral("\n\n") + first).trimmed();
    return {};
}

} // namespace

std::string steps_file_name(const Lesson& lesson) {
    return (lesson.id + QLatin1Char('/') + steps_file).toStdString();
}

Error with_line(Error error, const Lesson& lesson) {
    const auto text = read_lesson_file(lesson.folder, steps_file);
    return text ? json::with_line(std::move(error), *text, steps_file_name(lesson)) : error;
}

QStringList lesson_folders() {
    return asset_folders(QStringLiteral("lessons"));
}

std::vector<Lesson> load_lessons(const QStringList& folders, const QStringList& opened,
                                 const std::stop_token& stop) {
    QMap<QString, QString> places; // id -> folder, sorted by id; the last folder wins
    for (const QString& folder : folders)
        for (const QString& id : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            places[id] = folder + QLatin1Char('/') + id;
    for (const QString& folder : opened)
        places[folder.section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty)] = folder;
    const Result<QStringList> chapters = read_chapters();
    std::vector<Lesson> lessons;
    for (auto place = places.cbegin(); place != places.cend() && !stop.stop_requested(); ++place) {
        Lesson lesson;
        lesson.id = place.key();
        lesson.folder = place.value();
        if (auto read = read_lesson(place.value(), chapters, lesson); !read)
            lesson.broken = with_line(read.error(), lesson);
        if (lesson.title.isEmpty())
            lesson.title = lesson.id;
        lessons.push_back(std::move(lesson));
    }
    put_in_order(lessons);
    return lessons;
}

Result<Lesson> find_lesson(const std::vector<Lesson>& lessons, const QString& id) {
    const auto found = std::ranges::find(lessons, id, &Lesson::id);
    if (found == lessons.end()) {
        std::string known;
        for (const Lesson& each : lessons)
            known += (known.empty() ? "" : ", ") + each.id.toStdString();
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is no lesson '{}'", printable(id.toStdString())),
                     .where = "--lesson",
                     .todo = formatted("the lessons are {}", known)};
    }
    if (found->broken)
        return *found->broken;
    return *found;
}

Result<Lesson> find_lesson(const QString& id) {
    return find_lesson(load_lessons(lesson_folders()), id);
}

} // namespace ks::ui
