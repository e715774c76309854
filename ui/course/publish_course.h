// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"
#include "visual/paint/theme.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace ks::ui {

struct CourseSettings {
    QString folder;
    QStringList lessons = {}; ///< ids; none: every lesson of a chapter
    QString language = {};    ///< of the site's first page: "de"
    /// Without one the pages follow their reader's light or dark theme.
    std::optional<paint::ThemeId> theme = {};
};

/// What was written.
struct CourseSize {
    int lessons = 0;
    int languages = 0;
    int files = 0;
    std::int64_t bytes = 0;
};

/// Writes lessons as a web site without a server's help: contents, pages of lessons, a search, in every
/// language of the program. `headway` hears of each lesson that is done. It takes a moment for each picture,
/// so a window calls it in another thread. If it fails, the folder is as it was: (usage) for unknown lessons,
/// (input) for a lesson with a mistake, (output) for a folder with other files or one that cannot be written,
/// (cancelled).
Result<CourseSize> publish_course(const CourseSettings& settings, const Headway& headway);

/// "Wrote 30 lessons in 3 languages to FOLDER: 124 files, 31.4 MB."
QString written_words(const CourseSize& size, const QString& folder);

} // namespace ks::ui
