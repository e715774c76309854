// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/live/laid_out_timeline.h"
#include "visual/scene/measure.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// The look and the name of a kernel in a timeline.
struct KernelLook {
    std::string launched; ///< "pool_scan.scan", the name in its launches
    std::string name;     ///< "scan"
    std::size_t mark = 0; ///< see kernel_mark.h
};

/// The part of a timeline that is shown, and what is selected.
struct TimelineView {
    TimeSpan window;                    ///< in the timeline's unit; empty: all of it
    int first_sm = 0, sms = 0;          ///< the SMs shown; 0: all
    std::optional<std::int64_t> chosen; ///< a block, as an index into the timeline's blocks
    std::optional<double> cursor;       ///< the time of the cross-hair or of the playback
    double per_second =
        0; ///< the time of the timeline per second of picture while it plays; 0: it does not play
    std::string device; ///< "NVIDIA H200", for the text about the source
    /// Kernels with fixed names and marks. If launches overlap, or if this list is not empty, each kernel has
    /// a different mark; kernels that are not listed follow in the order of their names.
    std::vector<KernelLook> kernels{};
    /// draw the sentence above the lanes, if there is room; false: it is shown elsewhere
    bool sentence = true;
};

/// The layout of a drawn timeline, for the pointer and the wheel.
struct DrawnTimeline {
    DrawnPlot time; ///< the plot is the area of the lanes
    int first_sm = 0, sms = 0;
    int lanes = 0, a_lane = 1; ///< the number of lanes, and SMs per lane
    bool blocks = false;       ///< each block has a rectangle; false: lanes show the occupancy of SMs

    /// The SM at this y, the first SM of its lane; nothing outside the lanes.
    std::optional<int> sm_at(double y) const;
};

/// Draws a lane for each SM and a rectangle for each block, as high as its share of the SM, with hatched
/// barrier waits, launches, waves and the tail. If launches overlap, kernels have different colours and
/// patterns. If rectangles would be too small, the occupancy of SMs or groups of SMs is drawn instead. At
/// most some ten thousand shapes are drawn for any number of blocks. It needs a height of at least 200
/// pixels.
DrawnTimeline add_timeline(DisplayList& list, const LaidOutTimeline& timeline, const TimelineView& view,
                           const Rect& area, const TextMeasure& measure);

/// A sentence that states why a timeline cannot be drawn; empty if it can.
std::string why_nothing(const LaidOutTimeline& timeline);

/// Writes the reason in place of a timeline. Returns the height used.
double add_no_live_timeline(DisplayList& list, const std::string& why, const Rect& area,
                            const TextMeasure& measure);

/// The block drawn at a point; nothing between blocks, or if blocks are not drawn.
std::optional<std::int64_t> block_at(const LaidOutTimeline& timeline, const DrawnTimeline& drawn,
                                     const Point& at);

/// "Block 17 of launch 3, mckp_shared.row: SM 5, from 12.0 µs to 20.4 µs (8.40 µs), 8 warps."
std::string words_of_block(const LaidOutTimeline& timeline, std::int64_t block);

/// Describes a window: launches, achieved occupancy, waves, tail, waiting; for screen readers and above the
/// picture.
std::string sentence_of(const LaidOutTimeline& timeline, TimeSpan window);

} // namespace ks::scene
