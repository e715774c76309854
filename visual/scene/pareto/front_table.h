// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/pareto/front_picture.h"
#include "visual/scene/picture_table.h"

namespace ks::scene {

/// The points of a picture's first front as a table: a row per point, with its cost and value.
class FrontTable final : public PictureTable {
public:
    /// The picture must have at least one front.
    FrontTable(const FrontPicture& picture, const DrawnFront& drawn);

    std::string name() const override;
    std::int64_t rows() const override { return static_cast<std::int64_t>(front_.size()); }
    std::int64_t columns() const override { return 2; }
    std::string row_head(std::int64_t row) const override;
    std::string column_head(std::int64_t column) const override;
    std::string text(CellAt at) const override;
    std::string words(CellAt at) const override;
    std::vector<CellAt> current() const override;
    std::optional<CellAt> cell_of(std::string_view region) const override;
    Rect frame() const override { return drawn_.plot; }
    Rect place(CellAt at) const override;
    CellBlock readable() const override;

private:
    const Front::Point& point(std::int64_t row) const {
        return front_.points()[static_cast<std::size_t>(row)];
    }

    const Front& front_;
    std::string name_;
    FrontWords words_;
    std::optional<std::size_t> selected_;
    DrawnFront drawn_;
};

} // namespace ks::scene
