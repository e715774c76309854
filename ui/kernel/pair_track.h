// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/pairs/pairing.h"
#include "ui/jobs/trace_run.h"
#include "ui/stepping/track.h"

#include <array>

namespace ks::ui {

/// Two traced warps on one track, synchronised by their work. When both have written the same number of
/// cells, both are at the instruction that completed it; between these points each advances in proportion.
class PairTrack final : public Track {
public:
    PairTrack(TracedKernelPtr first, TracedKernelPtr second);

    /// The position of the first (0) or the second (1) warp.
    std::int64_t position(std::size_t which, std::int64_t at) const { return pairing_.position(which, at); }
    /// The first place on this track at which that warp has reached this position.
    std::int64_t place(std::size_t which, std::int64_t position) const {
        return pairing_.place(which, position);
    }

    std::int64_t count() const override { return pairing_.count(); }
    std::int64_t next(std::int64_t at, Level level) const override;
    std::int64_t previous(std::int64_t at, Level level) const override;
    std::vector<OutlineEntry> outline() const override;
    QString sentence(std::int64_t at) const override;
    QString label(std::int64_t at) const override;

private:
    std::array<TracedKernelPtr, 2> kernels_;
    Pairing pairing_; ///< by the number of cells written
};

} // namespace ks::ui
