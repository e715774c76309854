// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace ks::ui {

/// What one can look for along a track: where the cell of this step gets another value, where another item is
/// chosen, where the algorithm takes another branch.
enum class Watched { cell, choice, branch };

/// The next position where that changes, or a sentence that says why there is none.
struct NextChange {
    std::optional<std::int64_t> at = {};
    QString why_not = {};
};

/// What the transport bar moves along: positions 0 .. count() and larger units made of them.
class Track {
public:
    virtual ~Track() = default;

    virtual std::int64_t count() const = 0;
    virtual std::int64_t next(std::int64_t at, Level level) const = 0;
    virtual std::int64_t previous(std::int64_t at, Level level) const = 0;
    virtual std::vector<OutlineEntry> outline() const = 0;
    /// A sentence on what happens at a position; hovering shows it.
    virtual QString sentence(std::int64_t at) const = 0;
    /// "row 2 of 3 · cell 7"
    virtual QString label(std::int64_t at) const = 0;
    /// What the teacher has noted for this position, in Markdown; the class does not see it.
    virtual QString notes([[maybe_unused]] std::int64_t at) const { return {}; }

    virtual bool can_watch(Watched) const { return false; }
    /// Call it only for what can be watched.
    virtual NextChange next_change([[maybe_unused]] std::int64_t at, Watched) const { return {}; }
};

/// The track of a recording, step by step.
class RecordingTrack final : public Track {
public:
    explicit RecordingTrack(std::shared_ptr<const Recording> recording)
        : recording_(std::move(recording)), table_(as_table(recording_)) {}

    std::int64_t count() const override { return recording_->count(); }
    std::int64_t next(std::int64_t at, Level level) const override { return recording_->next(at, level); }
    std::int64_t previous(std::int64_t at, Level level) const override {
        return recording_->previous(at, level);
    }
    std::vector<OutlineEntry> outline() const override;
    QString sentence(std::int64_t at) const override;
    QString label(std::int64_t at) const override;
    bool can_watch(Watched) const override { return true; }
    NextChange next_change(std::int64_t at, Watched what) const override;

private:
    NextChange next_in_column(const TableRecording& table, std::int64_t at) const;
    NextChange next_with_cell(std::int64_t at) const;

    std::shared_ptr<const Recording> recording_;
    std::shared_ptr<const TableRecording> table_; ///< null if the recording has another shape
};

/// A recording's sentence as plain text for people to read: "z₂(7) = −∞" instead of "z2(7) = -inf".
QString readable(const std::string& text);

} // namespace ks::ui
