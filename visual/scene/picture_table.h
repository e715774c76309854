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

/// Rows and columns of a table, both from a first one on.
struct CellBlock {
    std::int64_t first_row = 0, rows = 0;
    std::int64_t first_column = 0, columns = 0;
};

/// What a picture shows in rows and columns, told cell by cell to whoever does not see it. A table may have
/// millions of cells, so nothing is made of a cell before it is asked for. It is asked only while what the
/// picture was drawn from is there.
class PictureTable {
public:
    virtual ~PictureTable() = default;

    virtual std::string name() const = 0;
    virtual std::int64_t rows() const = 0;
    virtual std::int64_t columns() const = 0;
    virtual std::string row_head(std::int64_t row) const = 0;
    virtual std::string column_head(std::int64_t column) const = 0;
    virtual std::string text(CellAt at) const = 0;         ///< what is in the cell: "7"
    virtual std::string words(CellAt) const { return {}; } ///< all there is to say: "z2(7) = 7, changed"
    virtual std::vector<CellAt> current() const {
        return {};
    } ///< what the picture is about, the most important first
    virtual std::optional<CellAt> cell_of(std::string_view region) const = 0; ///< if it is a cell's region

    virtual Rect frame() const = 0;
    virtual Rect place(CellAt at) const = 0; ///< without a width where the cell cannot be seen
    virtual CellBlock readable() const = 0;  ///< the cells that can be read in the picture
};

/// A table in a display list, which may have been moved and made larger since.
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

/// The numbers behind a region's first word: "cell 2 7" has {2, 7} of "cell". Nothing if it begins otherwise
/// or has another count of numbers.
std::optional<CellAt> two_numbers_of(std::string_view region, std::string_view word);
std::optional<std::int64_t> number_of(std::string_view region, std::string_view word);

} // namespace ks::scene
