// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/pairs/units.h"
#include "ui/stepping/track.h"

#include <array>

namespace ks::ui {

using RecordingPtr = std::shared_ptr<const Recording>;

/// Two recordings on one track, which go together by a unit of work.
class TogetherTrack final : public Track {
public:
    TogetherTrack(std::array<RecordingPtr, 2> recordings, PairUnit unit);

    const std::array<RecordingPtr, 2>& recordings() const { return recordings_; }
    /// The step of the left (0) or the right (1) recording.
    std::int64_t position(std::size_t which, std::int64_t at) const { return pairing_.position(which, at); }
    Positions positions(std::int64_t at) const { return {position(0, at), position(1, at)}; }
    /// The first place on this track where that recording has reached a step of its own.
    std::int64_t place(std::size_t which, std::int64_t step) const { return pairing_.place(which, step); }

    std::int64_t count() const override { return pairing_.count(); }
    std::int64_t next(std::int64_t at, Level level) const override;
    std::int64_t previous(std::int64_t at, Level level) const override;
    std::vector<OutlineEntry> outline() const override;
    QString sentence(std::int64_t at) const override;
    QString label(std::int64_t at) const override;
    bool can_watch(Watched what) const override { return left_.can_watch(what); }
    NextChange next_change(std::int64_t at, Watched what) const override;

private:
    /// Whether the unit is coarser than what Right moves by, so that it is what PgDn moves by.
    bool by_unit(Level level) const;
    std::string name_of(const Pairing::Milestone& milestone) const;

    std::array<RecordingPtr, 2> recordings_;
    PairUnit unit_;
    Pairing pairing_;
    RecordingTrack left_;
};

} // namespace ks::ui
