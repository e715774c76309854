// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/own_lesson/write_lesson.h"

#include "assets/assets.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_out.h"
#include "solvers/formats/format.h"
#include "ui/lessons/lesson_track.h"
#include "ui/widgets/files.h"
#include "ui/widgets/paragraphs.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace ks::ui {

namespace {

constexpr qsizetype most_file = 4 << 20; ///< what the reader takes
constexpr FileLimit run_limit{.bytes = 64 << 20, .of = "a recorded run"};

/// A heading on one line; "Step" if it is empty.
QString heading_of(const QString& title) {
    const QString line = title.simplified();
    return line.isEmpty() ? QStringLiteral("Step") : line;
}

/// The teacher's notes as the block quote that they were read from.
QString quoted(const QString& notes) {
    if (notes.trimmed().isEmpty())
        return {};
    QStringList lines = notes.trimmed().split(QLatin1Char('\n'));
    lines.front().prepend(QStringLiteral("note "));
    return QStringLiteral("\n\n> ") + lines.join(QStringLiteral("\n> "));
}

/// The text with its headings one level down, because "## " begins the next step.
QString body_of(QString text) {
    static const QRegularExpression second_level(QStringLiteral("^## "), QRegularExpression::MultilineOption);
    return text.replace(second_level, QStringLiteral("### ")).trimmed();
}

/// What makes the files of one lesson.
class LessonWriter {
public:
    LessonWriter(const Lesson& lesson, QString folder) : lesson_(lesson), folder_(std::move(folder)) {
        for (const LessonStep& step : lesson.steps) {
            const QString title = heading_of(step.title);
            QString unique = title;
            for (int number = 2; headings_.contains(unique); ++number)
                unique = QStringLiteral("%1 (%2)").arg(title).arg(number);
            headings_ << unique;
        }
    }

    Result<std::vector<std::pair<QString, QByteArray>>> files() {
        if (lesson_.steps.empty())
            return Error{.code = ErrorCode::usage,
                         .what = "a lesson has at least one step",
                         .todo = "step to what it shall show, and add that"};
        if (const LessonStop& first = lesson_.steps.front().show.front();
            first.ask && LessonTrack::needs_one_before(first))
            return Error{.code = ErrorCode::usage,
                         .what = "nothing was shown yet that could stay while this is asked",
                         .where = headings_.front().toStdString(),
                         .todo = "show something first"};
        KS_TRY(const Json document, document_of());
        add(QStringLiteral("lesson.md"), markdown());
        add(QStringLiteral("lesson.json"),
            QByteArray::fromStdString(document.dump(1, ' ', false, Json::error_handler_t::replace)) + '\n');
        for (const auto& [name, bytes] : files_)
            if (bytes.size() > most_file && !runs_.contains(name))
                return Error{.code = ErrorCode::limit,
                             .what = formatted("a file of a lesson has at most {} MiB", most_file >> 20),
                             .where = name.toStdString(),
                             .todo = "take a smaller instance"};
        KS_CHECK(check_paragraphs(QString::fromUtf8(files_[files_.size() - 2].second), "lesson.md"));
        return files_;
    }

private:
    void add(const QString& name, QByteArray bytes) { files_.emplace_back(name, std::move(bytes)); }

    QByteArray markdown() const {
        QString text = QStringLiteral("# %1\n").arg(heading_of(lesson_.title));
        for (std::size_t i = 0; i < lesson_.steps.size(); ++i)
            text += QStringLiteral("\n## %1\n\n%2\n")
                        .arg(headings_[static_cast<qsizetype>(i)],
                             body_of(lesson_.steps[i].text) + quoted(lesson_.steps[i].notes));
        return text.toUtf8();
    }

    /// The file of an instance is named after its content, so that a lesson that is written anew never
    /// replaces one which the lesson on the disk still reads.
    Json instance_of(const InstancePtr& instance) {
        std::string& name = names_[instance];
        if (name.empty()) {
            name = "instance-" + fingerprint(*instance).substr(0, 12) + ".json";
            const QString file = QString::fromStdString(name);
            if (std::ranges::find(files_, file, &std::pair<QString, QByteArray>::first) == files_.end())
                add(file, QByteArray::fromStdString(write_json(*instance)));
        }
        return {{"file", name}};
    }

    Result<std::string> run_of(const QString& path) {
        const QString name = QFileInfo(path).fileName();
        for (const char* const shipped : {"results/live/", "results/"})
            if (path == asset_path(QLatin1String(shipped) + name))
                return shipped + name.toStdString();
        if (QFileInfo(path).absolutePath() != QFileInfo(folder_ + QStringLiteral("/x")).absolutePath() &&
            !runs_.contains(name)) {
            KS_TRY(const std::string text, read_file(path, run_limit));
            add(name, QByteArray::fromStdString(text));
            runs_ << name;
        }
        return name.toStdString();
    }

    Result<Json> figure_of(const FigureCall& call) {
        Json json = {{"figure", call.id}};
        for (const auto& [name, value] : call.settings) {
            bool number = false;
            const qlonglong whole = QString::fromStdString(value).toLongLong(&number);
            json[name] = number && whole >= 0 ? Json(whole) : Json(value);
        }
        if (call.instance && call.instance != lesson_.instance)
            json["instance"] = instance_of(call.instance);
        for (const QString& path : call.runs) {
            KS_TRY(const std::string run, run_of(path));
            json["runs"].push_back(run);
        }
        return json;
    }

    /// What is shown, or the question that is asked about it.
    Result<Json> stop_of(const LessonStop& stop) {
        if (!stop.ask)
            return shown_by(stop);
        KS_TRY(Json shown, shown_by(stop));
        Json json = stop.figure ? std::move(shown) : Json{{"about", std::move(shown)}};
        json["ask"] = to_text(stop.ask->ask);
        if (stop.ask->own)
            add_members(*stop.ask->own, json);
        if (stop.ask->weight != 1)
            json["weight"] = stop.ask->weight;
        if (stop.ask->tries != 1)
            json["tries"] = stop.ask->tries;
        return json;
    }

    Result<Json> shown_by(const LessonStop& stop) {
        if (stop.figure)
            return figure_of(*stop.figure);
        if (stop.cell)
            return Json{stop.cell->row, stop.cell->column};
        return stop.step ? Json(*stop.step) : Json("end");
    }

    Result<Json> document_of() {
        Json json = {{"format", "knapscope-lesson"},
                     {"version", 1},
                     {"title", heading_of(lesson_.title).toStdString()},
                     {"summary", lesson_.summary.simplified().toStdString()}};
        add_place(json);
        if (lesson_.instance)
            json["instance"] = instance_of(lesson_.instance);
        if (!lesson_.variant.empty())
            json["variant"] = lesson_.variant;
        json["steps"] = Json::array();
        for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
            const LessonStep& step = lesson_.steps[i];
            Json each = {{"section", headings_[static_cast<qsizetype>(i)].toStdString()},
                         {"show", Json::array()}};
            for (const LessonStop& stop : step.show) {
                KS_TRY(Json shown, stop_of(stop));
                each["show"].push_back(std::move(shown));
            }
            for (const CellAt& cell : step.highlight)
                each["highlight"].push_back(Json{cell.row, cell.column});
            json["steps"].push_back(std::move(each));
        }
        return json;
    }

    void add_place(Json& json) const {
        const CoursePlace& place = lesson_.place;
        if (place.chapter > 0)
            json["chapter"] = place.chapter;
        if (place.order < INT64_MAX)
            json["order"] = place.order;
        if (place.minutes > 0)
            json["minutes"] = place.minutes;
        for (const QString& id : place.needs)
            json["needs"].push_back(id.toStdString());
    }

    const Lesson& lesson_;
    QString folder_;
    QStringList headings_, runs_;
    std::map<InstancePtr, std::string> names_;
    std::vector<std::pair<QString, QByteArray>> files_;
};

/// Whether every figure of the lesson has an instance of its own. One without would take the lesson's.
bool may_take_instance(const Lesson& lesson) {
    return std::ranges::all_of(lesson.steps, [](const LessonStep& step) {
        return std::ranges::all_of(
            step.show, [](const LessonStop& stop) { return !stop.figure || stop.figure->instance; });
    });
}

} // namespace

void add_step(Lesson& lesson, const ShownStep& shown, const QString& title, const QString& text) {
    LessonStop stop;
    if (!shown.variant.empty() && !lesson.instance && lesson.variant.empty() && may_take_instance(lesson)) {
        lesson.instance = shown.instance;
        lesson.variant = shown.variant;
    }
    const bool same =
        lesson.instance && shown.instance && lesson.variant == shown.variant &&
        (lesson.instance == shown.instance || fingerprint(*lesson.instance) == fingerprint(*shown.instance));
    if (shown.variant.empty())
        stop.figure = FigureCall{
            .id = shown.figure, .settings = shown.settings, .instance = shown.instance, .runs = shown.runs};
    else if (same)
        stop.step = shown.step;
    else
        stop.figure = FigureCall{.id = "step",
                                 .settings = {{"of", shown.variant}, {"step", std::to_string(shown.step)}},
                                 .instance = shown.instance,
                                 .runs = {}};
    lesson.steps.push_back({.title = title, .text = text, .show = {std::move(stop)}, .highlight = {}});
}

Result<std::vector<std::pair<QString, QByteArray>>> files_of(const Lesson& lesson, const QString& folder) {
    return LessonWriter(lesson, folder).files();
}

} // namespace ks::ui
