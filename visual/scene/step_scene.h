// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <span>

namespace ks::scene {

/// The layout of the Step page: the picture on the left two thirds, the explanation on the right third.
struct StepFrames {
    Rect table;
    Rect legend;
    Rect code;
    Rect sentence;
    Rect items;
};
StepFrames step_frames(double width, double height);

/// A step together with the data of the previous step that its picture needs, so that the picture can be
/// scrolled and zoomed without access to the recording.
struct Moment {
    Step step;
    std::vector<int> lines_before; ///< of the previous step, in the pseudo-code
};
Moment moment_of(const Recording& recording, std::int64_t step);

/// The whole Step page at one step: the picture of the recording's shape with its legend, the pseudo-code
/// with the current lines marked and the previous ones marked faintly, the sentence, and the considered
/// items.
DisplayList step_scene(const Recording& recording, const Moment& moment, const TableView& view, double width,
                       double height, const TextMeasure& measure);
DisplayList step_scene(const Recording& recording, std::int64_t step, const TableView& view, double width,
                       double height, const TextMeasure& measure);

/// The same in three parts, for a page with movable parts: the picture with its legend, the pseudo-code, and
/// the sentence with the items. Placed side by side in the sizes of `step_pieces` they look like
/// step_scene().
struct StepPieces {
    double explanation; ///< the width of code and words; the picture gets the rest
    double words;       ///< their height, below the code
};
StepPieces step_pieces(double width, double height);
DisplayList step_picture_scene(const Recording& recording, const Moment& moment, const TableView& view,
                               double width, double height, const TextMeasure& measure);
Rect step_picture_frame(double width, double height); ///< the frame of the picture in its part
DisplayList step_code_scene(const Recording& recording, const Moment& moment, double width, double height,
                            const TextMeasure& measure);
DisplayList step_words_scene(const Recording& recording, const Moment& moment, double width, double height,
                             const TextMeasure& measure);

/// The picture with only its sentence below it, next to a lesson's text.
DisplayList lesson_scene(const Recording& recording, const Step& step, const TableView& view, double width,
                         double height, const TextMeasure& measure, std::span<const CellAt> highlight = {});
/// The frame in which lesson_scene() draws the picture.
Rect lesson_table_frame(double width, double height);

} // namespace ks::scene
