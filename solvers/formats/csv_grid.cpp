// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/csv_grid.h"

#include "solvers/core/formatted.h"
#include "solvers/formats/csv_decode.h"
#include "solvers/formats/table_text.h"

#include <algorithm>
#include <array>
#include <map>

namespace ks::csv {

namespace {

constexpr std::string_view separators = ",;\t|";

std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view no_break_space = "\xC2\xA0";
    for (;;) {
        const std::size_t first = std::min(text.find_first_not_of(" \t"), text.size());
        text = text.substr(first, text.find_last_not_of(" \t") - first + 1);
        if (text.starts_with(no_break_space))
            text.remove_prefix(no_break_space.size());
        else if (text.ends_with(no_break_space))
            text.remove_suffix(no_break_space.size());
        else
            return text;
    }
}

/// How often each separator is in each of the first lines, outside quotation marks.
std::vector<std::array<std::size_t, separators.size()>> counts_by_line(std::string_view text) {
    constexpr std::size_t most_lines = 100;
    std::vector<std::array<std::size_t, separators.size()>> counts(1);
    bool quoted = false, begins = true; // a quotation mark within a cell is a character like others
    for (const char c : text) {
        if (c == '"' && (begins || quoted))
            quoted = !quoted;
        const std::size_t which = separators.find(c);
        if (!quoted && which != std::string_view::npos)
            ++counts.back()[which];
        if (!quoted && c == '\n' && counts.size() == most_lines)
            break;
        if (!quoted && c == '\n')
            counts.emplace_back();
        begins = which != std::string_view::npos || c == '\n' || (begins && c == ' ');
    }
    return counts;
}

/// The separator that the most lines contain equally often; of two, the one that comes first. A comma may
/// also be a decimal mark, so it comes last.
char usual_separator(std::string_view text) {
    const auto counts = counts_by_line(text);
    std::array<std::size_t, separators.size()> lines{};
    for (std::size_t i = 0; i < separators.size(); ++i) {
        std::map<std::size_t, std::size_t> lines_with;
        for (const auto& line : counts)
            if (line[i] > 0)
                lines[i] = std::max(lines[i], ++lines_with[line[i]]);
    }
    const std::size_t most = *std::ranges::max_element(lines);
    if (most == 0)
        return ',';
    const bool comma_alone = std::ranges::count(lines, most) == 1;
    const auto first = std::ranges::find_if(text, [&](char c) {
        const std::size_t which = separators.find(c);
        return which != std::string_view::npos && lines[which] == most && (c != ',' || comma_alone);
    });
    return *first;
}

/// "A" to "Z", "AA" and so on, as spreadsheets call their columns.
std::string column_letters(std::size_t column) {
    constexpr std::size_t letters = 26;
    const std::string last(1, static_cast<char>('A' + column % letters));
    return column < letters ? last : column_letters(column / letters - 1) + last;
}

} // namespace

/// Splits the text into rows of cells.
struct Grid::Reader {
    Grid& grid;
    std::string_view text;
    std::size_t at = 0, next_line = 1;
    std::vector<std::size_t> lines_of_text{}; ///< TableText::lines

    void read() {
        choose_separator();
        const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
        grid.rows_->lines.reserve(lines);
        grid.rows_->starts.reserve(lines + 1);
        grid.rows_->cells.reserve(lines +
                                  static_cast<std::size_t>(std::ranges::count(text, grid.separator_)));
        while (at < text.size() && !grid.stop_requested_at(next_line))
            if (!read_comment())
                read_row();
    }

    /// The program's own files begin with `kind`; Excel reads and writes a line `sep=;`.
    void choose_separator() {
        constexpr std::string_view sep = "sep=", kind = "kind";
        const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
        if (line.size() == sep.size() + 1 && line.starts_with(sep)) {
            grid.separator_ = line.back();
            at = line.size();
            end_line();
        } else if (line.size() > kind.size() && line.starts_with(kind) &&
                   separators.find(line[kind.size()]) != std::string_view::npos) {
            grid.separator_ = line[kind.size()];
        } else if (!take_other_text()) {
            grid.separator_ = usual_separator(text);
        }
    }

    /// A table without separators is read as one with semicolons.
    bool take_other_text() {
        auto other = text_as_table(text);
        if (!other)
            return false;
        grid.texts_->all = std::move(other->table);
        grid.separator_ = ';';
        grid.key_line_ = other->key_line;
        grid.has_lists_ = other->on_its_side;
        text = grid.texts_->all;
        lines_of_text = std::move(other->lines);
        return true;
    }

    /// The number of the line in the file.
    std::size_t this_line() const {
        return next_line <= lines_of_text.size() ? lines_of_text[next_line - 1] : next_line;
    }

    void end_line() {
        if (at < text.size() && text[at] == '\r')
            ++at;
        if (at < text.size() && text[at] == '\n')
            ++at;
        ++next_line;
    }

    std::size_t end_of_plain_cell() const {
        const std::array<char, 3> ends{grid.separator_, '\n', '\r'};
        return std::min(text.find_first_of(std::string_view(ends.data(), ends.size()), at), text.size());
    }

    /// A line of which the first cell is only `#` is not a comment: the heading of a column that counts.
    bool read_comment() {
        const std::size_t first = std::min(text.find_first_not_of(' ', at), text.size());
        const bool slashes = text.substr(first, 2) == "//";
        if (first == text.size() || (text[first] != '#' && !slashes))
            return false;
        const std::size_t before = std::exchange(at, first);
        if (without_blanks(text.substr(first, end_of_plain_cell() - first)) == "#" &&
            end_of_plain_cell() < text.size() && text[end_of_plain_cell()] == grid.separator_) {
            at = before;
            return false;
        }
        const std::size_t end = std::min(text.find_first_of("\r\n", first), text.size());
        const std::size_t mark = first + (slashes ? 2 : 1);
        grid.comments_.push_back(
            {.line = this_line(), .text = without_blanks(text.substr(mark, end - mark))});
        at = end;
        end_line();
        return true;
    }

    /// The line between the headings and the rows of Markdown: `|---|--:|`.
    bool is_rule(std::span<const Held> cells) const {
        return grid.separator_ == '|' && std::ranges::all_of(cells, [this](const Held& one) {
                   return grid.cell_of(one).text.find_first_not_of("-:") == std::string_view::npos;
               });
    }

    void read_row() {
        const std::size_t line = this_line(), first = grid.rows_->cells.size();
        for (;;) {
            grid.rows_->cells.push_back(cell());
            if (at >= text.size() || text[at] != grid.separator_)
                break;
            ++at;
            if (at == text.size())
                grid.rows_->cells.emplace_back();
        }
        end_line();
        grid.last_line_ = line;
        const std::span<const Held> cells = std::span(grid.rows_->cells).subspan(first);
        if (std::ranges::all_of(cells, [](const Held& one) { return one.length == 0; }) || is_rule(cells)) {
            grid.rows_->cells.resize(first);
            return;
        }
        grid.columns_ = std::max(grid.columns_, grid.rows_->cells.size() - first);
        grid.rows_->lines.push_back(line);
        grid.rows_->starts.push_back(grid.rows_->cells.size());
    }

    /// A part of `text`.
    Held held(std::string_view part, bool quoted = false) const {
        return Held::of(static_cast<std::size_t>(part.data() - text.data()), part.size(), quoted);
    }

    Held cell() {
        const std::size_t first = std::min(text.find_first_not_of(' ', at), text.size());
        if (first < text.size() && text[first] == '"') {
            at = first + 1;
            return quoted_cell();
        }
        const std::size_t begin = at;
        at = end_of_plain_cell();
        return held(without_blanks(text.substr(begin, at - begin)));
    }

    /// Text between the closing mark and the separator is part of the cell, as spreadsheets read it.
    Held quoted_cell() {
        const std::size_t line = this_line(), begin = at;
        bool as_it_is = true;
        for (;; ++at) {
            if (at >= text.size()) {
                grid.unclosed_ = line;
                return held(text.substr(begin), true);
            }
            if (text[at] == '"' && (at + 1 == text.size() || text[at + 1] != '"'))
                break;
            if (text[at] == '"') {
                as_it_is = false;
                ++at;
            }
            next_line += text[at] == '\n' ? 1U : 0U;
        }
        const std::string_view inside = text.substr(begin, at - begin);
        ++at;
        const std::size_t after = std::exchange(at, end_of_plain_cell());
        const std::string_view rest = without_blanks(text.substr(after, at - after));
        if (as_it_is && rest.empty())
            return held(inside, true);
        std::string& whole = grid.texts_->unquoted;
        const std::size_t first = whole.size();
        for (std::size_t i = 0; i < inside.size(); ++i) {
            whole += inside[i];
            i += inside[i] == '"' ? 1U : 0U;
        }
        whole += rest;
        return Held::of(first, whole.size() - first, true, true);
    }
};

Grid::Grid(std::string_view bytes, std::string name, std::stop_token stop)
    : name_(std::move(name)), stop_(std::move(stop)), texts_(std::make_shared<Texts>()) {
    texts_->all = decoded(bytes);
    Reader{.grid = *this, .text = texts_->all}.read();
}

Cell Grid::cell(std::size_t row, std::size_t column) const {
    return column < row_size(row) ? cell_of(rows_->cells[rows_->starts[row] + column]) : Cell{};
}

std::string Grid::place(std::size_t row, std::optional<std::size_t> column, std::string_view what) const {
    const std::size_t side = column && *column < column_lines_.size() ? column_lines_[*column] : last_line_;
    const std::size_t at = on_its_side_ ? side : line(row);
    std::string text = written("{}:{}", name_, at);
    if (!what.empty())
        text += written(" {}", what);
    if (column && key_line_.empty())
        text += written(" ({}{})", column_letters(on_its_side_ ? row : *column), at);
    return text;
}

std::string Grid::line_with(std::string_view key) const {
    if (separator_ == '\t')
        return written("{}: NUMBER", key);
    if (key_line_.empty())
        return written("{}{}NUMBER", key, separator_);
    std::string line(key_line_);
    return line.replace(line.find("KEY"), 3, key);
}

Grid Grid::without_rows() const {
    Grid empty;
    empty.name_ = name_;
    empty.stop_ = stop_;
    empty.texts_ = texts_;
    empty.comments_ = comments_;
    empty.separator_ = separator_;
    empty.key_line_ = key_line_;
    empty.unclosed_ = unclosed_;
    empty.last_line_ = last_line_;
    return empty;
}

Grid Grid::part(std::size_t first, std::size_t end) const {
    Grid some = without_rows();
    for (std::size_t at = first; at < end; ++at) {
        const std::span cells = std::span(rows_->cells).subspan(rows_->starts[at], row_size(at));
        some.rows_->cells.insert(some.rows_->cells.end(), cells.begin(), cells.end());
        some.rows_->starts.push_back(some.rows_->cells.size());
        some.rows_->lines.push_back(line(at));
        some.columns_ = std::max(some.columns_, cells.size());
    }
    return some;
}

Grid Grid::turned() const {
    Grid side = without_rows();
    side.on_its_side_ = true;
    side.column_lines_ = rows_->lines;
    side.columns_ = rows();
    side.rows_->lines.resize(columns());
    side.rows_->starts.reserve(columns() + 1);
    side.rows_->cells.reserve(columns() * rows());
    for (std::size_t column = 0; column < columns(); ++column) {
        for (std::size_t row = 0; row < rows(); ++row)
            side.rows_->cells.push_back(column < row_size(row) ? rows_->cells[rows_->starts[row] + column]
                                                               : Held{});
        side.rows_->starts.push_back(side.rows_->cells.size());
    }
    return side;
}

} // namespace ks::csv
