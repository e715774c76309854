// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/live/laid_out_timeline.h"
#include "visual/scene/measure.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// How a kernel of a timeline is drawn and called.
struct KernelLook {
    std::string launched; ///< "pool_scan.scan", as its launches name it
    std::string name;     ///< "scan"
    std::size_t mark = 0; ///< as in kernel_mark.h
};

/// Which part of a timeline is shown, and what is pointed at.
struct TimelineView {
    TimeSpan window;                    ///< in the timeline's unit; empty: all of it
    int first_sm = 0, sms = 0;          ///< the SMs shown; 0: all
    std::optional<std::int64_t> chosen; ///< a block, as an index into the timeline's blocks
    std::optional<double> cursor;       ///< where the cross-hair stands, or the moment that plays
    double per_second =
        0;              ///< how much of the timeline a second of picture shows while it plays; 0: it stands
    std::string device; ///< "NVIDIA H200", for the words of the source
    /// Those that have a name and a mark elsewhere. Where launches were there at the same time, or any kernel
    /// is named here, each kernel has a mark of its own, and the others follow in the order of their names.
    std::vector<KernelLook> kernels{};
    bool sentence = true; ///< above the lanes, where there is room; false: it stands elsewhere
};

/// What was drawn, for the pointer and the wheel.
struct DrawnTimeline {
    DrawnPlot time; ///< its plot is that of the lanes
    int first_sm = 0, sms = 0;
    int lanes = 0, a_lane = 1; ///< how many lanes there are, and how many SMs share one
    bool blocks = false;       ///< each block has its rectangle; otherwise lanes say how full SMs are

    /// The SM at this height of the picture, the first one of a lane. Nothing outside of the lanes.
    std::optional<int> sm_at(double y) const;
};

/// Draws a lane for each SM and a rectangle for each block, as high as its share of the SM, with barrier
/// waits hatched, launches, waves and the tail. Of launches that are there at the same time the kernels are
/// told apart, each with a colour and a pattern. Where rectangles would be too small, it draws how full SMs
/// or groups of SMs are instead. However many blocks there are, at most some ten thousand shapes are drawn.
/// Wants 200 pixels of height or more.
DrawnTimeline add_timeline(DisplayList& list, const LaidOutTimeline& timeline, const TimelineView& view,
                           const Rect& area, const TextMeasure& measure);

/// Why there is nothing to draw of a timeline: a sentence; empty: there is something.
std::string why_nothing(const LaidOutTimeline& timeline);

/// Writes, in the place of a timeline, why there is none: a sentence. Gives the height used.
double add_no_live_timeline(DisplayList& list, const std::string& why, const Rect& area,
                            const TextMeasure& measure);

/// The block that is drawn at a point; nothing between blocks, and where no blocks are drawn.
std::optional<std::int64_t> block_at(const LaidOutTimeline& timeline, const DrawnTimeline& drawn,
                                     const Point& at);

/// "Block 17 of launch 3, mckp_shared.row: SM 5, from 12.0 µs to 20.4 µs (8.40 µs), 8 warps."
std::string words_of_block(const LaidOutTimeline& timeline, std::int64_t block);

/// What there is to see in a window: launches, achieved occupancy, waves, tail, waiting; for screen readers
/// and above the picture.
std::string sentence_of(const LaidOutTimeline& timeline, TimeSpan window);

} // namespace ks::scene
