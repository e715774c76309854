// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/sheet.h"
#include "ui/base/library.h"
#include "ui/base/session.h"
#include "ui/frame/open_questions.h"
#include "ui/lessons/lesson.h"
#include "ui/session_file/saved_session.h"
#include "ui/widgets/temporary_folder.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

namespace ks::ui {

/// A run that was watched: the Run page reads it on its own thread, for it also lays it out.
struct OpenedLiveRun {
    QString path;
};

struct OpenedSession;

/// What a file holds.
using OpenedFile = std::variant<InstanceFile, ResultsFile, CampaignFile, OpenedTrace, OpenedLiveRun,
                                std::shared_ptr<const Sheet>, Lesson, std::shared_ptr<OpenedSession>>;

struct OpenedSession {
    SavedSession saved;
    std::vector<Result<OpenedFile>> files{}; ///< what `saved.files` hold
    std::vector<std::unique_ptr<TemporaryFolder>>
        unpacked{}; ///< where those are that were in the session file
};

/// What reading a file depends on.
struct ReadingContext {
    std::shared_ptr<const Catalogue> catalogue; ///< the variants that a campaign may name
    QString folder;                             ///< where the files of a session are looked for, too
};

/// Reads a file or the folder of a lesson, on any thread. The content decides what it is. `left_out` may be
/// null, or gets what the file of an instance holds and the instance does not.
Result<OpenedFile> read_any_file(const QString& path, const ReadingContext& context,
                                 const std::stop_token& stop = {}, std::vector<Sentence>* left_out = nullptr);

/// Reads the lesson in this folder, on any thread.
Result<Lesson> read_lesson_in(const QString& folder);

/// Reads a file that has to hold results.
Result<OpenedFile> read_only_results(const QString& path, bool here, const std::stop_token& stop = {});

/// What became of reading, and what the user has to be asked about the text if it could not be read.
struct ReadOutcome {
    Result<OpenedFile> file;
    std::optional<OpenQuestion> question{};
    std::vector<Sentence> left_out{}; ///< what the file holds and the instance does not
};

ReadOutcome read_or_ask(const QString& path, const ReadingContext& context, std::span<const Format> formats,
                        const std::stop_token& stop);
/// The same for the text of an instance that is from no file.
ReadOutcome read_or_ask(const OpenText& what, std::span<const Format> formats, const std::stop_token& stop);

} // namespace ks::ui
