// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/run/outcome.h"
#include "ui/base/page.h"
#include "ui/layouts/page_layout.h"

#include <QByteArray>
#include <QSize>
#include <QString>

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ks::ui {

/// A document that the session shows: whole if it is small, else by its name and its sum.
struct SavedFile {
    QString name; ///< without folders
    std::string sha256;
    QByteArray bytes{}; ///< empty: the file has to be found
};

/// A finished run, and the computer that made it: a document of a result does not say.
struct SavedRun {
    Outcome outcome;
    QString host, processor;
};

/// What a session file holds (docs/contract.md, "Session"): what is open and how it is looked at, so that
/// another computer shows the same.
struct SavedSession {
    QString page; ///< its id
    ViewOptions view{};
    InstancePtr instance{}; ///< null: nothing was open
    std::vector<SavedRun> runs{};
    std::vector<SavedFile> files{};
    QString notes{};
    QString theme{}; ///< empty: whatever it is
    int text_size = 100;
    QSize window{}; ///< empty: whatever it is
    bool maximised = false;
    PageLayout layout{}; ///< of the page
    /// Of a file that was read: what of the view could not be, a sentence each.
    QStringList left_out{};
};

/// The most numbers that are tried in a session file, and the most choices on its page.
inline constexpr std::size_t most_tried = 1'000, most_choices = 16;
/// The most characters of notes, and of any name in a session file.
inline constexpr qsizetype most_notes = 100'000, most_name = 1'000;
/// A file up to here is in the session file.
inline constexpr qsizetype most_embedded = 4 << 20;

/// Whether a text begins as a session file does, whatever its file is called.
bool looks_like_session(std::string_view text);

/// The text of a session file. Notes that are too long are a limit error.
Result<std::string> write_session(const SavedSession& session);

/// Reads what `write_session` wrote. Of the layout it takes what makes sense: nobody loses a session by it.
/// `name` is the file's name for messages. What the session names (page, variants, theme) may be unknown to
/// this program. Answers are checked again, and a run on another instance than the session's is refused. A
/// stop request ends it with `cancelled`.
Result<SavedSession> read_session(std::string_view text, const std::string& name,
                                  const std::stop_token& stop = {});

} // namespace ks::ui
