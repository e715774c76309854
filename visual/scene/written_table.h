// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/picture_table.h"

namespace ks::scene {

/// A table of few cells whose texts are all stored.
struct WrittenTable final : PictureTable {
    struct Row {
        std::string head;
        std::vector<std::string> texts; ///< [column]
        std::vector<Rect> places;       ///< by column, from the first on; further cells are not visible
        std::string words{};            ///< for all its cells
        std::string region{};           ///< the region with these words
    };

    std::string title;
    std::vector<std::string> heads; ///< [column]
    std::vector<Row> all;
    Rect area;

    std::string name() const override { return title; }
    std::int64_t rows() const override { return static_cast<std::int64_t>(all.size()); }
    std::int64_t columns() const override { return static_cast<std::int64_t>(heads.size()); }
    std::string row_head(std::int64_t row) const override { return at(row).head; }
    std::string column_head(std::int64_t column) const override {
        return heads[static_cast<std::size_t>(column)];
    }
    std::string text(CellAt cell) const override {
        return at(cell.row).texts[static_cast<std::size_t>(cell.column)];
    }
    std::string words(CellAt cell) const override { return at(cell.row).words; }
    std::optional<CellAt> cell_of(std::string_view region) const override;
    Rect frame() const override { return area; }
    Rect place(CellAt cell) const override;
    CellBlock readable() const override { return {.rows = rows(), .columns = columns()}; }

private:
    const Row& at(std::int64_t row) const { return all[static_cast<std::size_t>(row)]; }
};

} // namespace ks::scene
