// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"

#include <algorithm>
#include <charconv>

namespace ks::csv {

Error doubt(std::string where, Sentence what, Sentence todo) {
    return {.code = ErrorCode::input,
            .what = std::move(what),
            .where = std::move(where),
            .todo = std::move(todo)};
}

std::string as_argument(std::string_view text) {
    return text.find(' ') == std::string_view::npos ? std::string(text) : written("'{}'", text);
}

std::string lines_of(const Grid& grid, const std::vector<std::size_t>& rows) {
    constexpr std::size_t most_ranges = 20;
    std::string text;
    std::size_t ranges = 0;
    for (std::size_t i = 0; i < rows.size() && ranges <= most_ranges; ++ranges) {
        std::size_t last = i;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        text += written("{}{}", text.empty() ? "" : ",", grid.line(rows[i]));
        if (last > i)
            text += written("-{}", grid.line(rows[last]));
        i = last + 1;
    }
    return text.empty() || ranges > most_ranges ? "FIRST-LAST" : text;
}

std::string Proposal::record_words() const {
    return said(std::string(fields().record.plural));
}

std::string Proposal::titles_place(std::optional<std::size_t> column) const {
    return grid.place(titles ? titles->last : 0, column);
}

bool Proposal::fail(std::string where, Sentence what, Sentence todo) {
    reading.doubts.push_back(doubt(std::move(where), std::move(what), std::move(todo)));
    return false;
}

const std::vector<std::size_t>& Proposal::numeric_columns() const {
    if (!numeric_) {
        numeric_.emplace();
        for (std::size_t i = 0; i < reading.columns.size(); ++i)
            if (const Column& column = reading.columns[i]; column.what == Column::What::record_field)
                if (const Field& field = fields().of_record[column.field];
                    !field.optional && field.type == Field::Type::integer)
                    numeric_->push_back(i);
    }
    return *numeric_;
}

std::size_t Proposal::numbers_in(std::size_t row) const {
    std::size_t count = 0;
    for (const std::size_t column : numeric_columns())
        count += is_number(grid.cell(row, column).text) ? 1U : 0U;
    return count;
}

std::size_t Proposal::first_record() const {
    for (std::size_t row = 0; row < grid.rows(); ++row)
        if (numbers_in(row) == numeric_columns().size())
            return row;
    return grid.rows();
}

std::string_view Proposal::label_of(std::size_t row) const {
    for (const Cell& cell : grid.row(row))
        if (!cell.text.empty() && !is_number(cell.text))
            return cell.text;
    return {};
}

std::string Proposal::place_of(std::size_t row) const {
    std::size_t column = 0;
    while (column + 1 < grid.row(row).size() && grid.cell(row, column).text.empty())
        ++column;
    return grid.place(row, column);
}

bool Proposal::has_cells(std::size_t column) {
    if (filled_.empty()) {
        filled_.resize(std::max(grid.columns(), reading.columns.size()) + 1);
        for (std::size_t row = first_row(); row < grid.rows() && !grid.stop_requested_at(row); ++row)
            for (std::size_t i = 0; const Cell& cell : grid.row(row)) {
                filled_[i] = filled_[i] || !cell.text.empty();
                ++i;
            }
    }
    return filled_[column];
}

bool Proposal::counts(std::size_t column, bool groups) {
    constexpr std::size_t most_columns = 16;
    if (++counted_ > most_columns)
        return false;
    std::int64_t next = 0;
    bool first = true;
    const bool chosen = !reading.records.empty();
    const std::size_t begin = first_row(), end = chosen ? reading.records.size() : grid.rows() - begin;
    for (std::size_t i = 0; i < end && !grid.stop_requested_at(i); ++i) {
        const std::string_view text = grid.cell(chosen ? reading.records[i] : begin + i, column).text;
        if (text.empty())
            continue;
        std::int64_t number = 0;
        const auto [at, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (failed != std::errc() || at != text.data() + text.size())
            return i + 1 == end && !first; // "Total"
        if (!groups && (first ? number != 0 && number != 1 : number != next))
            return false;
        first = false;
        next = number < INT64_MAX ? number + 1 : 0;
    }
    return true;
}

namespace {

LeftOut line_left_out(std::size_t line, const std::string& label) {
    if (label.empty())
        return {.source = written("line {} is left out", line),
                .words = formatted("line {} is left out", line)};
    return {.source = written("line {} ({}) is left out", line, label),
            .words = formatted("line {} ({}) is left out", line, label)};
}

LeftOut column_left_out(std::size_t column, const std::string& label) {
    if (label.empty())
        return {.source = written("column {} is left out", column),
                .words = formatted("column {} is left out", column)};
    return {.source = written("column {} ({}) is left out", column, label),
            .words = formatted("column {} ({}) is left out", column, label)};
}

} // namespace

void Proposal::note(LeftOut part) {
    if (reading.left_out.size() < most_notes)
        reading.left_out.push_back(std::move(part));
    else
        ++not_listed_;
}

void Proposal::count_notes() {
    const auto more = static_cast<std::int64_t>(not_listed_);
    if (more > 0)
        reading.left_out.push_back(
            {.source = written("{} more {} left out", more, more == 1 ? "part is" : "parts are"),
             .words = counted("{} more line or column is left out", "{} more lines or columns are left out",
                              more)});
}

void Proposal::leave_out(std::size_t row) {
    const std::string label = printable(label_of(row), 40);
    const std::size_t number = grid.line(row);
    note(grid.is_turned() ? column_left_out(number, label) : line_left_out(number, label));
}

void Proposal::leave_out_column(std::size_t column) {
    const std::string heading =
        column < reading.headings.size() ? printable(reading.headings[column], 40) : std::string();
    const std::size_t number = grid.line_of_column(column);
    note(grid.is_turned() ? line_left_out(number, heading) : column_left_out(number, heading));
}

} // namespace ks::csv
