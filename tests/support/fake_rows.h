// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kinds/kind.h"
#include "solvers/steps/dp_recording.h"
#include "solvers/steps/row_source.h"
#include "solvers/table/table_writer.h"

#include <cmath>
#include <limits>
#include <string>
#include <vector>

// An artificial kind, for tests of general properties of rows. Its values go up and down along a row and
// between rows, some are minus infinity or, for float64, negative, the base row is not all zeros, and in a
// table with several layers a row is computed from the same row of the previous layer.
namespace ks::tests {

class FakeInstance final : public Instance {
public:
    explicit FakeInstance(TableShape its_shape) : Instance("fake", ""), shape(its_shape) {}
    std::string_view kind() const override { return "fake"; }
    const Contents& contents() const override { return contents_; }

    const TableShape shape;

private:
    struct Nothing {};
    static constexpr Fields none{.record = {"records", "record", "records"}};
    ContentsOf<Nothing, NoFields, int> contents_{none};
};

template <class Cell>
Cell fake_cell(Cell above, std::int64_t i, std::int64_t j) {
    [[maybe_unused]] const auto step = static_cast<Cell>((i * 7 + j * 13) % 11);
    if constexpr (std::is_same_v<Cell, bool>)
        return above != ((i * j + j / 3) % 5 < 2);
    else if constexpr (std::is_same_v<Cell, double>)
        return (i + j) % 17 == 3 ? -std::numeric_limits<double>::infinity()
                                 : (std::isinf(above) ? 0.0 : above / 3) + step - 5.25;
    else
        return (i + j) % 17 == 3 ? minus_infinity<Cell> : static_cast<Cell>((above < 0 ? 0 : above) + step);
}

template <class Cell>
void put(RowBuffer& row, std::int64_t j, Cell cell) {
    if constexpr (std::is_same_v<Cell, bool>) {
        std::uint64_t& word = row.elements<std::uint64_t>()[static_cast<std::size_t>(j / 64)];
        const std::uint64_t bit = std::uint64_t{1} << j % 64;
        word = cell ? word | bit : word & ~bit;
    } else {
        row.elements<Cell>()[static_cast<std::size_t>(j)] = cell;
    }
}

inline const KindTable fake_table{
    .variant = "fake",
    .shape = [](const Instance& instance) { return static_cast<const FakeInstance&>(instance).shape; },
    .base =
        [](const Instance&, RowBuffer& row) {
            row.cells().visit(
                [&](const auto& cells) { put(row, 0, std::remove_cvref_t<decltype(cells[0])>(1)); });
        },
    .fill = [](const Instance& instance, std::int64_t i, const RowAccess& above, RowBuffer& row,
               const Context&) -> Result<void> {
        const TableShape& shape = static_cast<const FakeInstance&>(instance).shape;
        KS_TRY(const RowCells before, above(shape.layers == 1 ? i - 1 : i - shape.rows));
        before.visit([&](const auto& cells) {
            for (std::int64_t j = 0; j < shape.columns; ++j)
                put(row, j, fake_cell(cells[static_cast<std::size_t>(j)], i, j));
        });
        return {};
    },
    .record = nullptr,
    .map = nullptr};

/// The rows 0 .. all_rows() of the instance.
inline Result<std::vector<RowBuffer>> fake_rows(const FakeInstance& instance) {
    std::vector<RowBuffer> rows;
    KS_TRY(RowBuffer base, base_row(fake_table, instance));
    rows.push_back(std::move(base));
    for (std::int64_t i = 1; i <= instance.shape.all_rows(); ++i) {
        KS_TRY(RowBuffer row, RowBuffer::zeros(instance.shape.cell, instance.shape.columns));
        const RowAccess above = [&](std::int64_t k) -> Result<RowCells> {
            return rows[static_cast<std::size_t>(std::max<std::int64_t>(k, 0))].cells();
        };
        KS_CHECK(fake_table.fill(instance, i, above, row, {}));
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Writes a table file of these rows and opens it.
inline Result<TableFilePtr> fake_file(const FakeInstance& instance, const std::string& path) {
    KS_TRY(const std::vector<RowBuffer> rows, fake_rows(instance));
    TableDescription table;
    table.shape = instance.shape;
    KS_TRY(TableWriter writer, TableWriter::create(path, table, {}));
    for (std::int64_t i = 1; i <= instance.shape.all_rows(); ++i)
        KS_CHECK(writer.row(i, rows[static_cast<std::size_t>(i)].cells()));
    KS_CHECK(writer.finish());
    return TableFile::open(path);
}

/// The rows of that file above the base row.
inline Result<RowSource> fake_source(const FakeInstance& instance, const std::string& path) {
    KS_TRY(TableFilePtr file, fake_file(instance, path));
    KS_TRY(RowBuffer base, base_row(fake_table, instance));
    return rows_of_file(std::move(file), std::move(base), {});
}

/// The smallest and the largest of some cells, found by reading each cell.
inline Extremes extremes_of(const RowCells& row, CellRange part) {
    Extremes all{row[part.begin], row[part.begin]};
    for (std::int64_t j = part.begin; j < part.end; ++j) {
        all.smallest = std::min(all.smallest, row[j]);
        all.largest = std::max(all.largest, row[j]);
    }
    return all;
}

/// Steps through a table of one layer, with empty sentences.
class FakeRecording final : public DpRecording {
public:
    FakeRecording(RowSource rows, std::int64_t m)
        : DpRecording("fake", {"fill"}, std::move(rows), m, 1, {}) {}

    std::string_view rows_are() const override { return "row"; }
    bool rows_never_fall() const override { return false; }
    std::int64_t items_of(std::int64_t) const override { return 0; }
    std::string item(std::int64_t, std::int64_t) const override { return ""; }

private:
    void describe_start(Step&) const override {}
    void describe_initialised(Step&, std::int64_t) const override {}
    void describe_cell(Step&, CellAt) const override {}
    void describe_optimum(Step&) const override {}
    void describe_choice(Step&, std::int64_t) const override {}
};

} // namespace ks::tests
