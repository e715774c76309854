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
    QStringList lessons = {}; ///< ids; empty: every lesson of a chapter
    QString language = {};    ///< the language of the site's first page: "de"
    /// Empty: the pages follow the reader's light or dark theme.
    std::optional<paint::ThemeId> theme = {};
};

/// The size of the site that was written.
struct CourseSize {
    int lessons = 0;
    int languages = 0;
    int files = 0;
    std::int64_t bytes = 0;
};

/// Writes lessons as a static web site: contents, pages of lessons and a search, in every language of the
/// program. `headway` is called after each lesson. Each picture takes a moment, so a window must call it in
/// another thread. If it fails, the folder is unchanged. Fails (usage) for unknown lessons, (input) for a
/// lesson with a mistake, (output) for a folder with other files or one that cannot be written, (cancelled).
Result<CourseSize> publish_course(const CourseSettings& settings, const Headway& headway);

/// "Wrote 30 lessons in 3 languages to FOLDER: 124 files, 31.4 MB."
QString written_words(const CourseSize& size, const QString& folder);

} // namespace ks::ui
