// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson_track.h"
#include "visual/export/picture.h"
#include "visual/paint/theme.h"

namespace ks::ui {

/// The picture of a position without the lesson's text, laid out for `size` in pixels at scale 1.
scene::DisplayList picture_alone(const LessonTrack& track, std::int64_t at, QSizeF size);

/// A position of a lesson for export: title and text on the left, the table or figure on the right.
visual::Picture lesson_picture(const LessonTrack& track, std::int64_t at, const QString& text, QSizeF size,
                               const paint::Theme& theme);

} // namespace ks::ui
