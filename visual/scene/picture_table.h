// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/at.h"
#include "visual/scene/geometry.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ks::scene {

/// A block of a table: rows and columns, each from a first index on.
struct CellBlock {
    std::int64_t first_row = 0, rows = 0;
    std::int64_t first_column = 0, columns = 0;
};

/// The content of a picture as rows and columns, read cell by cell by screen readers. A table may have
/// millions of cells, so a cell is computed only when it is requested. It may be used only while the data of
/// the picture exists.
class PictureTable {
public:
    virtual ~PictureTable() = default;

    virtual std::string name() const = 0;
    virtual std::int64_t rows() const = 0;
    virtual std::int64_t columns() const = 0;
    virtual std::string row_head(std::int64_t row) const = 0;
    virtual std::string column_head(std::int64_t column) const = 0;
    virtual std::string text(CellAt at) const = 0;         ///< the text in the cell: "7"
    virtual std::string words(CellAt) const { return {}; } ///< the full description: "z2(7) = 7, changed"
    virtual std::vector<CellAt> current() const {
        return {};
    } ///< } | the current cells of the picture, the most important first
    /// nothing if it is not a cell's region
    virtual std::optional<CellAt> cell_of(std::string_view region) const = 0;

    virtual Rect frame() const = 0;
    virtual Rect place(CellAt at) const = 0; ///< has no width if the cell is not visible
    virtual CellBlock readable() const = 0;  ///< the cells that are legible in the picture
};

/// A table in a display list, with the moves and enlargements applied to the list since.
struct PlacedTable {
    std::shared_ptr<const PictureTable> table;
    double x = 0, y = 0, factor = 1;

    Rect frame() const { return placed(table->frame()); }
    Rect place(CellAt at) const { return placed(table->place(at)); }

private:
    Rect placed(const Rect& rect) const {
        return {x + rect.x * factor, y + rect.y * factor, rect.width * factor, rect.height * factor};
    }
};

/// The two numbers after a region's first word: {2, 7} for "cell 2 7" and "cell". Nothing if the region
/// begins with another word or does not have two numbers.
std::optional<CellAt> two_numbers_of(std::string_view region, std::string_view word);
std::optional<std::int64_t> number_of(std::string_view region, std::string_view word);

} // namespace ks::scene
