// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/table_layers.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"

namespace ks {

const TableLayers* layers_of(const Recording& recording) {
    return dynamic_cast<const TableLayers*>(&recording);
}

std::string rows_title(const TableRecording& table) {
    const TableLayers* layers = layers_of(table);
    return layers ? layers->rows_title() : formatted("{} i", said(std::string(table.rows_are())));
}

std::string columns_title(const TableRecording& table) {
    const TableLayers* layers = layers_of(table);
    return layers ? layers->columns_title() : formatted("{} j", said(std::string(table.columns_are())));
}

std::string row_name(const TableRecording& table, std::int64_t row) {
    const TableLayers* layers = layers_of(table);
    return layers ? layers->row_name(row) : std::to_string(row);
}

std::string row_words(const Recording& recording, std::int64_t row) {
    const TableLayers* layers = layers_of(recording);
    return layers ? layers->row_words(row) : formatted("{} {}", said(std::string(recording.rows_are())), row);
}

std::string cell_name(const TableRecording& table, CellAt at) {
    const TableLayers* layers = layers_of(table);
    return layers ? layers->cell_name(at) : formatted("{}{}({})", table.cells_are(), at.row, at.column);
}

bool begins_layer(const TableRecording& table, std::int64_t row) {
    const TableLayers* layers = layers_of(table);
    return layers && row > 0 && row < table.rows() && (row - 1) % layers->layer_rows() == 0;
}

} // namespace ks
