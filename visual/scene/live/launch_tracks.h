// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/live/timeline_picture.h"

#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// The bars above the lanes of a timeline: one per launch, in its kernel's colour. Launches that overlap are
/// in separate tracks.
class LaunchTracks {
public:
    /// `launches` are those that overlap `shown`, which is `width` pixels wide; `looks` has an entry for each
    /// kernel.
    LaunchTracks(const LaidOutTimeline& timeline, std::span<const std::size_t> launches,
                 std::span<const KernelLook> looks, TimeSpan shown, double width, const TextMeasure& measure);

    /// Chooses the number of tracks, at least one, so that they are at most `most` pixels high; returns their
    /// height. Tracks are high enough for names if a launch is wide enough for its name, unless all tracks
    /// fit only without names.
    double fit(double most);
    /// If there are more simultaneous launches than tracks, the lowest track states how many it represents.
    void draw(DisplayList& list, const DrawnPlot& plot, double top) const;

    /// The largest number of simultaneous launches.
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
    std::vector<std::size_t> track_; ///< by launch: the highest track that is free when it begins
    std::size_t together_ = 0, tracks_ = 1;
    double pitch_ = 0; ///< height of a track in pixels
};

/// The width of small words on a timeline.
double width_of_mark(const TextMeasure& measure, const std::string& words);

} // namespace ks::scene
