// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "visual/scene/display_list.h"
#include "visual/scene/legend.h"
#include "visual/scene/measure.h"

#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// A piece of the strip: the time of one stage, or time outside all stages. In milliseconds.
struct StagePiece {
    const live::StageTime* stage = nullptr; ///< null: no stage
    double begin_ms = 0, end_ms = 0;
};

/// Returns the stages in order, each with its duration, and the gaps between them. A stage that was measured
/// inside another stage (Context::Aside) comes after it, and its time is subtracted from the outer stage.
std::vector<StagePiece> stage_pieces(std::span<const live::StageTime> stages);

/// The stages of one solve as a strip with a legend. Both contain each stage and the time outside all stages.
class StageStrip {
public:
    /// `title`: "Stages of the solve".
    StageStrip(std::span<const live::StageTime> stages, std::string title, double width,
               const TextMeasure& measure);

    double height() const; ///< 0 without stages
    void draw(DisplayList& list, double x, double y) const;

private:
    Box mark(const StagePiece& piece) const;
    void add_piece(DisplayList& list, const StagePiece& piece, double x, double y) const;

    std::span<const live::StageTime> stages_;
    std::string title_;
    double width_;
    const TextMeasure& measure_;
    std::vector<StagePiece> pieces_;
    std::vector<LegendEntry> legend_;
};

} // namespace ks::scene
