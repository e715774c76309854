// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace ks::ui {

/// What the transport bar moves along: positions 0 .. count(), with larger units on top.
class Track {
public:
    virtual ~Track() = default;

    virtual std::int64_t count() const = 0;
    virtual std::int64_t next(std::int64_t at, Level level) const = 0;
    virtual std::int64_t previous(std::int64_t at, Level level) const = 0;
    virtual std::vector<OutlineEntry> outline() const = 0;
    /// What happens at a position, in a sentence: what hovering shows.
    virtual QString sentence(std::int64_t at) const = 0;
    /// "row 2 of 3 · cell 7"
    virtual QString label(std::int64_t at) const = 0;
};

/// A recording step by step.
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

private:
    std::shared_ptr<const Recording> recording_;
    std::shared_ptr<const TableRecording> table_; ///< null: of another shape
};

/// A recording's sentence as people read it: "−∞" for "-inf".
QString readable(const std::string& text);

} // namespace ks::ui
