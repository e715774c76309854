// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <span>

namespace ks::scene {

/// How the Step page divides its space: the picture on the left two thirds, the explanation on the right
/// third.
struct StepFrames {
    Rect table;
    Rect legend;
    Rect code;
    Rect sentence;
    Rect items;
};
StepFrames step_frames(double width, double height);

/// A step, and what its picture needs of the step before. With it a picture can be moved and zoomed without
/// asking the recording again.
struct Moment {
    Step step;
    std::vector<int> lines_before; ///< of the pseudo-code
};
Moment moment_of(const Recording& recording, std::int64_t step);

/// The whole Step page at one step: the picture of the recording's shape with its legend, the pseudo-code
/// with the current lines marked and the previous ones marked faintly, the sentence, and the items that are
/// considered.
DisplayList step_scene(const Recording& recording, const Moment& moment, const TableView& view, double width,
                       double height, const TextMeasure& measure);
DisplayList step_scene(const Recording& recording, std::int64_t step, const TableView& view, double width,
                       double height, const TextMeasure& measure);

/// The same in three pieces, for a page whose parts can be moved: the picture with its legend, the
/// pseudo-code, and the words with the items. Beside each other, as wide and high as `step_pieces` says, they
/// look as step_scene() does.
struct StepPieces {
    double explanation; ///< the width of code and words; the picture has the rest
    double words;       ///< their height, below the code
};
StepPieces step_pieces(double width, double height);
DisplayList step_picture_scene(const Recording& recording, const Moment& moment, const TableView& view,
                               double width, double height, const TextMeasure& measure);
Rect step_picture_frame(double width, double height); ///< where that draws the picture
DisplayList step_code_scene(const Recording& recording, const Moment& moment, double width, double height,
                            const TextMeasure& measure);
DisplayList step_words_scene(const Recording& recording, const Moment& moment, double width, double height,
                             const TextMeasure& measure);

/// The picture with only its sentence below it, as it is beside a lesson's text.
DisplayList lesson_scene(const Recording& recording, const Step& step, const TableView& view, double width,
                         double height, const TextMeasure& measure, std::span<const CellAt> highlight = {});
/// Where lesson_scene() draws the picture.
Rect lesson_table_frame(double width, double height);

} // namespace ks::scene
