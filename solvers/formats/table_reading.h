// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/formats/csv_columns.h"
#include "solvers/formats/csv_grid.h"
#include "solvers/formats/table_options.h"
#include "solvers/instance/instance.h"
#include "solvers/instance/selection.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {
struct Kind;
}

namespace ks::csv {

/// A value of the instance that is beside the table: its text, and where that was found.
struct GivenScalar {
    std::string text; ///< empty: it was not found
    std::string place;
    bool quoted = false; ///< the text is meant even if it is empty
};

/// What the table holds and the instance does not.
struct LeftOut {
    std::string source; ///< as a part of the instance's source, which is never translated
    Sentence words;     ///< the same for people
};

/// How the numbers of one field are read: each is multiplied by `factor`.
struct Measure {
    std::int64_t factor = 1;
    std::string unit;            ///< "kg"; empty: none
    std::int64_t multiplied = 1; ///< by what the numbers in the table were multiplied before
};

/// What the cells of a grid mean. It is proposed from the grid; a user may change it before the instance is
/// built by it.
struct TableReading {
    const Kind* kind = nullptr;
    bool on_its_side = false;          ///< rows and columns below are those of the turned grid
    std::optional<std::size_t> titles; ///< the row with the headings, the last one if there are two
    std::vector<std::string> headings; ///< per column; empty: it has none
    std::vector<Column> columns;       ///< per column
    std::vector<std::size_t> records;  ///< the rows that are records, ascending
    std::vector<GivenScalar> scalars;  ///< per field of Fields::scalars
    std::vector<Measure> measures;     ///< per field of Fields::of_record
    char decimal = '.';                ///< the decimal mark
    std::string name, source;          ///< of the instance
    std::optional<Selection> known;    ///< of one of the program's own tables
    std::vector<LeftOut> left_out;
    /// What is not certain. Each is an error that names the place and the option of `convert` that settles
    /// it.
    std::vector<Error> doubts;
};

/// Proposes what the grid means. What the options say is not doubted. Reading a table never fails here: what
/// cannot be read is a doubt. After the grid's stop request it is not complete.
TableReading propose_reading(const Grid& grid, const TableOptions& options = {});

/// Builds the instance that the reading describes. Doubts are not looked at. A stop request, or one of the
/// grid, ends it with `cancelled`.
Result<InstancePtr> read_table(const Grid& grid, const TableReading& reading,
                               const std::stop_token& stop = {});

/// The field of a record that is measured as the scalar is: the weights as the capacity.
std::optional<std::size_t> field_like(const Kind& kind, std::size_t scalar);

} // namespace ks::csv
