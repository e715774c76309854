// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/live/timeline_picture.h"

#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// The bars above the lanes of a timeline: one for each launch, in its kernel's colour. Launches that are
/// there at the same time lie in tracks above each other.
class LaunchTracks {
public:
    /// `launches` are those that have a part of `shown`, which is `width` pixels wide; `looks` has each
    /// kernel.
    LaunchTracks(const LaidOutTimeline& timeline, std::span<const std::size_t> launches,
                 std::span<const KernelLook> looks, TimeSpan shown, double width, const TextMeasure& measure);

    /// Takes at most so many pixels, but one track at least; gives how high they are. The tracks have room
    /// for names where any launch is wide enough for its own, unless so many tracks fit only without.
    double fit(double most);
    /// Where there are more launches at a time than tracks, the lowest says how many it stands for.
    void draw(DisplayList& list, const DrawnPlot& plot, double top) const;

    /// How many launches are there at the same time at most.
    std::size_t together() const { return together_; }

private:
    const live::LaunchSpan& launch(std::size_t at) const {
        return timeline_.timeline().launches[launches_[at]];
    }
    const KernelLook& look(std::size_t at) const { return looks_[timeline_.kernel_of(launches_[at])]; }
    bool has_room(std::size_t at) const;
    Rect track_of(const DrawnPlot& plot, TimeSpan span, double y) const;
    void add_bar(DisplayList& list, const Rect& track, Fill fill) const;
    void add_rest(DisplayList& list, const DrawnPlot& plot, std::vector<std::size_t> rest, double y) const;

    const LaidOutTimeline& timeline_;
    std::span<const std::size_t> launches_;
    std::span<const KernelLook> looks_;
    TimeSpan shown_;
    double width_;
    const TextMeasure& measure_;
    std::vector<std::size_t> track_; ///< of each launch: the highest that is free when it begins
    std::size_t together_ = 0, tracks_ = 1;
    double pitch_ = 0; ///< pixels, of a track
};

/// The width of small words on a timeline.
double width_of_mark(const TextMeasure& measure, const std::string& words);

} // namespace ks::scene
