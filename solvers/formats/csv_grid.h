// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ks::csv {

/// One cell of a table: its text, without the blanks around it unless it was quoted.
struct Cell {
    std::string_view text;
    bool quoted = false;
};

/// A line that begins with `#` or `//`: not part of the table.
struct Comment {
    std::size_t line = 0;
    std::string_view text; ///< without the mark
};

/// The cells of a CSV text (RFC 4180), row by row: cells in quotation marks may hold separators, line ends
/// and doubled quotation marks. Lines without a filled cell, comments and the line `sep=;` are not rows.
class Grid {
public:
    /// Reads the bytes of a file, in any encoding that `decoded` knows. `name` is the file's name for
    /// messages.
    /// After a stop request the grid lacks rows, and steps that work on it may end early.
    explicit Grid(std::string_view bytes, std::string name = {}, std::stop_token stop = {});
    bool stop_requested() const { return stop_.stop_requested(); }
    /// The same grid for steps that end at another stop request.
    Grid until(std::stop_token stop) const {
        Grid grid = *this;
        grid.stop_ = std::move(stop);
        return grid;
    }
    /// The same, looked at in one of 4,096 rows.
    bool stop_requested_at(std::size_t row) const { return row % 4096 == 0 && stop_.stop_requested(); }

    std::size_t rows() const { return rows_->lines.size(); }
    /// Of the longest row.
    std::size_t columns() const { return columns_; }
    /// The cells of a row as a range of `Cell`.
    class Row;
    Row row(std::size_t row) const;
    /// An empty cell if the row is shorter.
    Cell cell(std::size_t row, std::size_t column) const;
    std::span<const Comment> comments() const { return comments_; }
    char separator() const { return separator_; }
    /// Whether the text has lists with names, which become the columns when the grid is turned.
    bool has_lists() const { return has_lists_; }
    /// How a line with this key and a number is written in the file: "capacity;NUMBER".
    std::string line_with(std::string_view key) const;
    /// The line with an opening quotation mark that is never closed.
    std::optional<std::size_t> unclosed() const { return unclosed_; }

    /// The number of the line, from 1, in which the row begins; on its side, that of the column.
    std::size_t line(std::size_t row) const {
        return on_its_side_ ? row + 1 : row < rows_->lines.size() ? rows_->lines[row] : last_line_;
    }
    /// The number of the line, from 1, that a column was before the grid was turned; otherwise the number of
    /// the column.
    std::size_t line_of_column(std::size_t column) const {
        return on_its_side_ && column < column_lines_.size() ? column_lines_[column] : column + 1;
    }
    /// "a.csv:3"; with a column "a.csv:3 (B3)", with `what` "a.csv:3 weight", and with both "a.csv:3 weight
    /// (B3)". On its side, the line is that of the column, or the last one.
    /// A text without cells has no letters of columns.
    std::string place(std::size_t row, std::optional<std::size_t> column = {},
                      std::string_view what = {}) const;
    const std::string& name() const { return name_; }

    /// The grid with its rows as columns. Only a grid of few rows is turned, so that this takes linear time.
    static constexpr std::size_t most_turned_rows = 60;
    Grid turned() const;
    /// The rows from `first` to before `end`, with the numbers of their lines.
    Grid part(std::size_t first, std::size_t end) const;
    bool is_turned() const { return on_its_side_; }

private:
    /// What the cells refer to. Copies of a grid share it.
    struct Texts {
        std::string all;
        std::string unquoted; ///< cells with doubled quotation marks, one after the other
    };
    /// A cell in 8 bytes: a file of a million records has millions of them, and new memory costs more time
    /// than reading does.
    struct Held {
        std::uint64_t begin : 36 = 0, length : 26 = 0;
        std::uint64_t quoted : 1 = 0;
        std::uint64_t unquoted : 1 = 0; ///< its text is in Texts::unquoted

        /// A text of 64 MiB is longer than any name or number, and is cut.
        static Held of(std::size_t begin, std::size_t length, bool quoted, bool unquoted = false) {
            constexpr std::size_t farthest = (std::size_t{1} << 36) - 1, longest = (std::size_t{1} << 26) - 1;
            return {.begin = begin & farthest,
                    .length = (length < longest ? length : longest) & longest,
                    .quoted = quoted,
                    .unquoted = unquoted};
        }
    };
    /// Shared by copies of a grid; it does not change after the grid was made.
    struct Rows {
        std::vector<Held> cells;
        std::vector<std::size_t> starts{0};
        std::vector<std::size_t> lines; ///< per row; on its side: 0
    };
    struct Reader;
    Grid() = default;
    std::size_t row_size(std::size_t row) const { return rows_->starts[row + 1] - rows_->starts[row]; }
    Cell cell_of(const Held& held) const {
        const std::string_view text = held.unquoted != 0 ? texts_->unquoted : texts_->all;
        return {.text = text.substr(held.begin, held.length), .quoted = held.quoted != 0};
    }
    Grid without_rows() const;

    std::string name_;
    std::stop_token stop_;
    std::shared_ptr<Texts> texts_;
    std::shared_ptr<Rows> rows_ = std::make_shared<Rows>();
    std::vector<std::size_t> column_lines_; ///< on its side, per column
    std::vector<Comment> comments_;
    std::size_t columns_ = 0, last_line_ = 1;
    std::optional<std::size_t> unclosed_;
    char separator_ = ',';
    bool on_its_side_ = false;
    bool has_lists_ = false;
    std::string_view key_line_{}; ///< TableText::key_line of a text that has no cells; empty: it has cells
};

/// This class is written out because clang 14 does not compile the views of libstdc++ 12.
class Grid::Row {
public:
    class Iterator {
    public:
        using iterator_concept = std::forward_iterator_tag;
        using iterator_category = std::input_iterator_tag; // `*` makes a new cell
        using value_type = Cell;
        using difference_type = std::ptrdiff_t;
        using reference = Cell;
        using pointer = void;

        Iterator() = default;
        Iterator(const Grid* grid, const Held* at) : grid_(grid), at_(at) {}
        Cell operator*() const { return grid_->cell_of(*at_); }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        Iterator operator++(int) { return {grid_, at_++}; }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        const Grid* grid_ = nullptr;
        const Held* at_ = nullptr;
    };

    Row(const Grid& grid, std::span<const Held> cells) : grid_(&grid), cells_(cells) {}
    Iterator begin() const { return {grid_, cells_.data()}; }
    Iterator end() const { return {grid_, cells_.data() + cells_.size()}; }
    std::size_t size() const { return cells_.size(); }

private:
    const Grid* grid_;
    std::span<const Held> cells_;
};

inline Grid::Row Grid::row(std::size_t row) const {
    return {*this, std::span(rows_->cells).subspan(rows_->starts[row], row_size(row))};
}

} // namespace ks::csv
