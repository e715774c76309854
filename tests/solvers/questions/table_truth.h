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

/// The cells of a table as the best of all selections that there are, which are tried one by one.
struct TableTruth {
    /// What a cell may choose.
    struct Choice {
        std::string name;           ///< as a question calls it: "item 2b (value 4, weight 8)"
        std::optional<CellAt> from; ///< what it leaves to the rows before; nothing: it does not fit
        std::int64_t adds = 0;
    };

    std::int64_t denominator = 1; ///< of all values
    bool real = false;            ///< whether a value may be off a little
    bool least_is_best = false;
    bool may_leave_out = false; ///< a row may choose nothing; then the cell is the one above
    std::vector<std::vector<std::optional<std::int64_t>>> cells{}; ///< [row][column]; nothing: no selection
    std::function<std::vector<Choice>(CellAt)> choices{};

    std::optional<std::int64_t> at(CellAt cell) const {
        return cells[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
    }
    std::string text(CellAt cell) const; ///< of its value, as an answer

    /// What is right, of a question about a step of this table.
    Truth of(const QuizQuestion& question, const TableRecording& table) const;

private:
    bool gives(const Choice& choice, CellAt cell) const;
    Truth source(CellAt cell) const;
    Truth item(const QuizQuestion& question, CellAt cell) const;
    Truth fits(const QuizQuestion& question, const TableRecording& table, CellAt cell) const;
    Truth taken_on_the_way_back(std::int64_t row) const;
};

/// The reference of an instance's kind, for a table of so many columns. Without rows: the kind has none yet.
TableTruth table_truth(const Instance& instance, std::int64_t columns);

/// Of kernels that run at the same time: the rows of all layers.
TableTruth kernel_mix_truth(const Instance& instance);

/// Whether a multiprocessor holds these kernels of a mix, each divided into blocks in some way.
bool fits_on_one(const Instance& instance, const std::vector<std::size_t>& kernels);

} // namespace ks::tests
