// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/trace_run.h"
#include "ui/stepping/track.h"

#include <array>

namespace ks::ui {

/// Two traced warps on one track, synchronised by what they have done. Where both have written equally many
/// cells, both are at the instruction that completed that; in between each advances in proportion.
class PairTrack final : public Track {
public:
    PairTrack(TracedKernelPtr first, TracedKernelPtr second);

    /// The position of the first (0) or the second (1) warp.
    std::int64_t position(int which, std::int64_t at) const;
    /// The first place on this track where that warp has reached this position of its own track.
    std::int64_t place(int which, std::int64_t position) const;

    std::int64_t count() const override { return milestones_.back().at; }
    std::int64_t next(std::int64_t at, Level level) const override;
    std::int64_t previous(std::int64_t at, Level level) const override;
    std::vector<OutlineEntry> outline() const override;
    QString sentence(std::int64_t at) const override;
    QString label(std::int64_t at) const override;

private:
    /// A place where both warps have done equally much work.
    struct Milestone {
        std::int64_t at = 0;                     ///< on this track
        std::array<std::int64_t, 2> positions{}; ///< on the tracks of the warps
    };

    std::array<TracedKernelPtr, 2> kernels_;
    std::vector<Milestone> milestones_; ///< ascending; they include the beginning and the end
};

} // namespace ks::ui
