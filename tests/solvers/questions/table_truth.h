// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/recording.h"
#include "tests/solvers/questions/truth.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ks::tests {

/// The cells of a table, computed as the best of all selections, which are tried one by one.
struct TableTruth {
    /// A choice of a cell.
    struct Choice {
        std::string name;           ///< its name in a question: "item 2b (value 4, weight 8)"
        std::optional<CellAt> from; ///< the cell of the earlier rows that remains; nothing: it does not fit
        std::int64_t adds = 0;
    };

    std::int64_t denominator = 1; ///< of all values
    bool real = false;            ///< whether values have a tolerance
    bool least_is_best = false;
    bool may_leave_out = false; ///< a row may choose nothing; then the cell equals the one above
    std::vector<std::vector<std::optional<std::int64_t>>> cells{}; ///< [row][column]; nothing: no selection
    std::function<std::vector<Choice>(CellAt)> choices{};

    std::optional<std::int64_t> at(CellAt cell) const {
        return cells[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
    }
    std::string text(CellAt cell) const; ///< of its value, as an answer

    /// The correct answers to a question about a step of this table.
    Truth of(const QuizQuestion& question, const TableRecording& table) const;

private:
    bool gives(const Choice& choice, CellAt cell) const;
    Truth source(CellAt cell) const;
    Truth item(const QuizQuestion& question, CellAt cell) const;
    Truth fits(const QuizQuestion& question, const TableRecording& table, CellAt cell) const;
    Truth taken_on_the_way_back(std::int64_t row) const;
};

/// The reference for an instance's kind, with a table of `columns` columns. It has no rows if the kind has no
/// reference yet.
TableTruth table_truth(const Instance& instance, std::int64_t columns);

/// The reference for kernels that run at the same time: the rows of all layers.
TableTruth kernel_mix_truth(const Instance& instance);

/// Whether a multiprocessor holds these kernels of a mix, each divided into blocks in some way.
bool fits_on_one(const Instance& instance, const std::vector<std::size_t>& kernels);

} // namespace ks::tests
