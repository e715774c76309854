// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <cstdint>
#include <string>

namespace ks {

/// What a recording of a table in layers is beside a TableRecording (V[i, b, w]: a layer for each i, a row
/// for each b). Its rows are numbered through: layer 1 has the rows from 1 on, and the base row stands for
/// every row of layer 0. It says itself how its rows and cells are called.
class TableLayers {
public:
    virtual ~TableLayers() = default;
    virtual std::int64_t layer_rows() const = 0; ///< how many rows each layer has
    virtual std::string rows_title() const = 0;  ///< above the row names: "kernel i, b"
    virtual std::string columns_title() const = 0;
    virtual std::string row_name(std::int64_t row) const = 0;  ///< in front of it: "2, 7"
    virtual std::string row_words(std::int64_t row) const = 0; ///< "scan, b = 7"
    virtual std::string cell_name(CellAt at) const = 0;        ///< "V[2, 7, 13]"
};

/// Null: the recording's table has no layers, or it has no table.
const TableLayers* layers_of(const Recording& recording);

// How rows and cells are called, with layers or without.
std::string rows_title(const TableRecording& table);                 ///< "item i"
std::string columns_title(const TableRecording& table);              ///< "capacity j"
std::string row_name(const TableRecording& table, std::int64_t row); ///< "3"
std::string row_words(const Recording& recording, std::int64_t row); ///< "item 3"
std::string cell_name(const TableRecording& table, CellAt at);       ///< "z2(7)"

/// Whether a layer begins with a row.
bool begins_layer(const TableRecording& table, std::int64_t row);

} // namespace ks
