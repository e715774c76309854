// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/trace_run.h"
#include "ui/stepping/track.h"

namespace ks::ui {

/// A traced warp, instruction by instruction. Level::row steps from one write of cells to the next,
/// Level::phase from barrier to barrier.
class WarpTrack final : public Track {
public:
    explicit WarpTrack(TracedKernelPtr kernel);

    std::int64_t count() const override { return kernel_->count(); }
    std::int64_t next(std::int64_t at, Level level) const override;
    std::int64_t previous(std::int64_t at, Level level) const override;
    std::vector<OutlineEntry> outline() const override;
    QString sentence(std::int64_t at) const override;
    QString label(std::int64_t at) const override;
    /// A warp has cells (the words that it accesses) and branches (the active lanes), but no choices.
    bool can_watch(Watched what) const override { return what != Watched::choice; }
    NextChange next_change(std::int64_t at, Watched what) const override;

private:
    NextChange next_write(std::int64_t at) const;

    const std::vector<std::int64_t>& stops(Level level) const {
        return level == Level::phase ? barriers_ : writes_;
    }

    TracedKernelPtr kernel_;
    std::vector<std::int64_t> writes_, barriers_; ///< positions, ascending
};

} // namespace ks::ui
