// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson_track.h"
#include "visual/export/picture.h"
#include "visual/paint/theme.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

namespace ks::ui {

/// What a lesson shows at a position, beside its words. Where the picture's own sentence is shown beside it,
/// the picture is laid out without.
enum class WithSentence { yes, no };
scene::DisplayList shown_at(const LessonTrack& track, std::int64_t at, double width, double height,
                            const scene::TextMeasure& measure, WithSentence with = WithSentence::yes);

/// A position of a lesson for export: title and text on the left, the table or figure on the right.
visual::Picture lesson_picture(const LessonTrack& track, std::int64_t at, const QString& text, QSizeF size,
                               const paint::Theme& theme);

} // namespace ks::ui
