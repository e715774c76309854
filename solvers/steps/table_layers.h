// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <cstdint>
#include <string>

namespace ks {

/// The additional interface of a recording of a table with layers (V[i, b, w]: a layer for each i, a row for
/// each b). Rows are numbered through all layers: layer 1 begins with row 1, and the base row represents
/// every row of layer 0. The recording names its rows and cells.
class TableLayers {
public:
    virtual ~TableLayers() = default;
    virtual std::int64_t layer_rows() const = 0; ///< number of rows per layer
    virtual std::string rows_title() const = 0;  ///< heading of the row names: "kernel i, b"
    virtual std::string columns_title() const = 0;
    virtual std::string row_name(std::int64_t row) const = 0;  ///< label of the row: "2, 7"
    virtual std::string row_words(std::int64_t row) const = 0; ///< "scan, b = 7"
    virtual std::string cell_name(CellAt at) const = 0;        ///< "V[2, 7, 13]"
};

/// Returns the layers, or null if the recording has no table or a table without layers.
const TableLayers* layers_of(const Recording& recording);

// The names of rows and cells, with layers or without.
std::string rows_title(const TableRecording& table);                 ///< "item i"
std::string columns_title(const TableRecording& table);              ///< "capacity j"
std::string row_name(const TableRecording& table, std::int64_t row); ///< "3"
std::string row_words(const Recording& recording, std::int64_t row); ///< "item 3"
std::string cell_name(const TableRecording& table, CellAt at);       ///< "z2(7)"

/// Returns whether a row is the first of its layer.
bool begins_layer(const TableRecording& table, std::int64_t row);

} // namespace ks
