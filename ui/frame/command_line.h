// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/arguments.h"
#include "solvers/core/csv_dialect.h"
#include "ui/base/page.h"
#include "ui/base/settings.h"
#include "ui/course/publish_course.h"
#include "ui/publish/publish.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace ks::paint {
enum class ThemeId;
}

namespace ks::ui {

/// `knapscope`'s arguments. They are checked as far as that is possible without opening a file
/// (docs/contract.md, "knapscope").
struct CommandLine {
    QString file;    ///< instance, results, trace or session; empty: none
    QString page;    ///< empty: the other options decide
    QString results; ///< --results
    QString export_to;
    std::optional<QSize> size;     ///< of the picture or the window; none: not given
    std::optional<CsvDialect> csv; ///< --csv-decimal; none: that of the language
    std::optional<paint::ThemeId> theme;
    QString language;                       ///< "de"; empty: the settings or the system decide
    std::optional<int> text_size;           ///< in percent
    std::optional<PublishSettings> publish; ///< --publish, with the options that belong to it
    std::optional<CourseSettings> course;   ///< --publish-course, likewise
    ViewOptions view;
    bool goes_on =
        false; ///< `page`, `view`, `traced` and `file` are what the last window showed, which may be gone
    Traced traced{};     ///< empty: no kernel
    bool window = false; ///< --window: export the whole window rather than the view
    bool help = false, version = false;
    QString describe; ///< --describe: man, bash or zsh
};

/// Reads the arguments after the program's name. A wrong argument is a usage error.
Result<CommandLine> read_command_line(const QStringList& arguments);
/// What may be given.
const cli::Grammar& command_line_grammar();

} // namespace ks::ui
