// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson_track.h"
#include "visual/export/picture.h"
#include "visual/paint/theme.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"
#include "visual/scene/table_layout.h"

namespace ks::ui {

/// What a lesson shows at a position, beside its words. Where the picture's own sentence is shown beside it,
/// the picture is laid out without.
enum class WithSentence { yes, no };
scene::DisplayList shown_at(const LessonTrack& track, std::int64_t at, double width, double height,
                            const scene::TextMeasure& measure, WithSentence with = WithSentence::yes);

/// The same below the title of the lesson's step, for an audience, which does not see the lesson's words.
scene::DisplayList headed_at(const LessonTrack& track, std::int64_t at, double width, double height,
                             const scene::TextMeasure& measure);

/// The size from `least` to `most`, at scale 1, at which shown_at() shows all of a table; `least` where even
/// `most` is too small, or where there is no table.
scene::Extent whole_size_at(const LessonTrack& track, std::int64_t at, scene::Extent least,
                            scene::Extent most, const scene::TextMeasure& measure);

/// The size from `least` on, in pixels, at which lesson_picture() shows all of a table.
QSizeF whole_lesson_picture(const LessonTrack& track, std::int64_t at, QSizeF least,
                            const paint::Theme& theme);

/// A position of a lesson for export: title and text on the left, the table or figure on the right.
visual::Picture lesson_picture(const LessonTrack& track, std::int64_t at, const QString& text, QSizeF size,
                               const paint::Theme& theme);

} // namespace ks::ui
