// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/opened_file.h"

#include "solvers/core/sha256.h"
#include "solvers/run/live_document.h"
#include "solvers/run/trace_file.h"
#include "ui/base/read_instance_of.h"
#include "ui/jobs/trace_run.h"
#include "ui/widgets/files.h"
#include "visual/export/export.h"

#include <QDir>
#include <QFileInfo>

namespace ks::ui {
namespace {

Error cancelled_reading() {
    return {.code = ErrorCode::cancelled, .what = "cancelled"};
}

bool is_for_a_page(std::string_view text) {
    return looks_like_results(text) || looks_like_trace_file(text) || looks_like_live_run(text);
}

Result<OpenedFile> read_lesson_of(const QString& folder) {
    KS_TRY(Lesson lesson, read_lesson_in(folder));
    return OpenedFile(std::move(lesson));
}

Result<OpenedFile> read_trace_of(std::string_view bytes, const QString& path, const std::stop_token& stop) {
    KS_TRY(TraceFile file, parse_trace_file(bytes, path.toStdString(), stop));
    const InstancePtr instance = file.instance;
    KS_TRY(TracedKernelPtr kernel, kernel_of(std::move(file), stop));
    return OpenedFile(OpenedTrace{.path = path, .instance = instance, .kernel = std::move(kernel)});
}

/// Where the file can be read: unpacked, or next to the session file, or in the folder that was used last.
Result<QString> place_of(const SavedFile& file, const QStringList& folders, OpenedSession& session) {
    if (!file.bytes.isEmpty()) {
        session.unpacked.push_back(std::make_unique<TemporaryFolder>());
        const QString place = session.unpacked.back()->filePath(file.name);
        KS_CHECK(visual::write_whole(place, file.bytes));
        return place;
    }
    for (const QString& folder : folders) {
        const QString place = folder + QLatin1Char('/') + file.name;
        if (folder.isEmpty() || !QFileInfo(place).isFile())
            continue;
        KS_TRY(const std::string text, read_file(place, json::document_limit));
        if (sha256(text) == file.sha256)
            return place;
        return Error{.code = ErrorCode::input,
                     .what = "this is another file than the one that the session shows",
                     .where = place.toStdString(),
                     .todo = "take the file of the same name that the session was saved with"};
    }
    return Error{.code = ErrorCode::input,
                 .what = "the session shows this file, and it is not here",
                 .where = file.name.toStdString(),
                 .todo = "put it beside the session file"};
}

Result<OpenedFile> read_saved(const SavedFile& file, const QStringList& folders, OpenedSession& session,
                              const ReadingContext& context, const std::stop_token& stop) {
    KS_TRY(const QString place, place_of(file, folders, session));
    KS_TRY(const std::string text, read_file(place, json::document_limit));
    if (!is_for_a_page(text))
        return Error{.code = ErrorCode::input,
                     .what = "is not a trace, results or a watched run, so it is left out",
                     .where = file.name.toStdString()};
    return read_any_file(place, context, stop);
}

Result<OpenedFile> read_session_of(std::string_view text, const QString& path, const ReadingContext& context,
                                   const std::stop_token& stop) {
    auto session = std::make_shared<OpenedSession>();
    KS_TRY(session->saved, read_session(text, path.toStdString(), stop));
    const QStringList folders{QFileInfo(path).absolutePath(), context.folder};
    for (const SavedFile& file : session->saved.files)
        session->files.push_back(stop.stop_requested() ? cancelled_reading()
                                                       : read_saved(file, folders, *session, context, stop));
    return OpenedFile(std::move(session));
}

} // namespace

Result<Lesson> read_lesson_in(const QString& folder) {
    Lesson lesson = load_lessons({}, {QDir(folder).absolutePath()}).front(); // without a slash at its end
    if (lesson.broken)
        return *lesson.broken;
    return lesson;
}

Result<OpenedFile> read_any_file(const QString& path, const ReadingContext& context,
                                 const std::stop_token& stop, std::vector<Sentence>* left_out) {
    if (QFileInfo(path).isDir())
        return read_lesson_of(path);
    KS_TRY(const std::string text, read_document(native(path)));
    if (stop.stop_requested())
        return cancelled_reading();
    if (looks_like_session(text))
        return read_session_of(text, path, context, stop);
    if (names_format(text, "knapscope-lesson"))
        return read_lesson_of(QFileInfo(path).absolutePath());
    if (looks_like_results(text)) {
        KS_TRY(ResultsFile results, read_results_of(text, path, stop));
        return OpenedFile(std::move(results));
    }
    if (looks_like_campaign(text))
        return OpenedFile(open_campaign(path, *context.catalogue, stop));
    if (looks_like_trace_file(text))
        return read_trace_of(text, path, stop);
    if (looks_like_live_run(text))
        return OpenedFile(OpenedLiveRun{path});
    if (looks_like_sheet(text)) {
        KS_TRY(Sheet sheet, read_sheet_file(native(path), ReadFrom::regular_file, stop));
        return OpenedFile(std::make_shared<const Sheet>(std::move(sheet)));
    }
    std::vector<Sentence> not_taken;
    KS_TRY(InstanceFile instance, read_instance_of(text, path, stop, not_taken));
    if (left_out != nullptr)
        *left_out = std::move(not_taken);
    return OpenedFile(std::move(instance));
}

Result<OpenedFile> read_only_results(const QString& path, bool here, const std::stop_token& stop) {
    KS_TRY(const std::string text, read_file(path, json::document_limit));
    if (!looks_like_results(text))
        return Error{.code = ErrorCode::input,
                     .what = "is not a file of results",
                     .where = path.toStdString(),
                     .todo = "choose a file that a campaign or `knapscope-run bench` wrote"};
    KS_TRY(ResultsFile results, read_results_of(text, path, stop));
    results.here = here;
    return OpenedFile(std::move(results));
}

ReadOutcome read_or_ask(const QString& path, const ReadingContext& context, std::span<const Format> formats,
                        const std::stop_token& stop) {
    if (auto sheet = sheet_question(path, stop))
        return {.file = Error{.code = ErrorCode::input}, .question = std::move(sheet)};
    std::vector<Sentence> left_out;
    ReadOutcome outcome{.file = read_any_file(path, context, stop, &left_out)};
    outcome.left_out = std::move(left_out);
    if (outcome.file || stop.stop_requested())
        return outcome;
    if (auto what = text_of_file(path))
        outcome.question = open_question(*std::move(what), formats, stop);
    return outcome;
}

ReadOutcome read_or_ask(const OpenText& what, std::span<const Format> formats, const std::stop_token& stop) {
    std::vector<Sentence> left_out;
    InstanceText given = what.instance_text(stop);
    given.left_out = &left_out;
    auto instance = read_instance(given);
    if (instance)
        return {.file = OpenedFile(InstanceFile{.instance = *std::move(instance)}),
                .left_out = std::move(left_out)};
    ReadOutcome outcome{.file = instance.error()};
    if (!stop.stop_requested())
        outcome.question = open_question(what, formats, stop);
    return outcome;
}

} // namespace ks::ui
