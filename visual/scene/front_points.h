// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/front_state.h"
#include "visual/scene/picture_table.h"

namespace ks::scene {

/// The state of a candidate.
enum class Fate { waiting, next, dropped, kept, dropped_now, kept_now, told };
Fate fate_of(const FrontState& state, std::size_t candidate);
std::string words_of(Fate fate);

/// The positions of costs and values in a chart of a front that is being computed.
struct FrontPlaces {
    Rect plot;
    double cell = 1;          ///< pixels per cost unit
    double low = 0, high = 1; ///< values at the plot's bottom and top

    double x(double cost) const { return plot.x + cell * (cost + 0.5); }
    double x(std::int64_t cost) const { return x(static_cast<double>(cost)); }
    double y(double value) const { return plot.y + plot.height * (1 - (value - low) / (high - low)); }
    Rect mark(const FrontCandidate& point, double size) const;
};

/// The candidates as a table: cost, value and state of each.
class FrontPoints final : public PictureTable {
public:
    FrontPoints(const FrontState& state, const FrontPlaces& places, double mark_size)
        : state_(state), places_(places), mark_size_(mark_size) {}

    std::string name() const override;
    std::int64_t rows() const override { return static_cast<std::int64_t>(state_.candidates.size()); }
    std::int64_t columns() const override { return 3; }
    std::string row_head(std::int64_t row) const override;
    std::string column_head(std::int64_t column) const override;
    std::string text(CellAt at) const override;
    std::string words(CellAt at) const override;
    std::vector<CellAt> current() const override;
    std::optional<CellAt> cell_of(std::string_view region) const override;
    Rect frame() const override { return places_.plot; }
    Rect place(CellAt at) const override { return places_.mark(candidate(at.row), mark_size_); }
    CellBlock readable() const override;

private:
    const FrontCandidate& candidate(std::int64_t row) const {
        return state_.candidates[static_cast<std::size_t>(row)];
    }

    FrontState state_;
    FrontPlaces places_;
    double mark_size_;
};

/// The largest number of points that are described one by one, as regions and in the table for screen
/// readers.
inline constexpr std::size_t most_front_regions = 400;

} // namespace ks::scene
