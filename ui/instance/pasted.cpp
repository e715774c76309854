// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/pasted.h"

#include "solvers/core/formatted.h"
#include "ui/instance/field_text.h"

#include <algorithm>

namespace ks::ui {
namespace {

using Cells = std::vector<QStringList>;

/// The word comes from this program, or from one that speaks English.
bool is_heading_of(const Field& field, const QString& cell) {
    const QString word = cell.section(QLatin1String(" ("), 0, 0).trimmed(); // without the unit
    return word.compare(in_language(field.title), Qt::CaseInsensitive) == 0 ||
           word.compare(to_qt(field.title), Qt::CaseInsensitive) == 0;
}

bool repeats_headings(const QStringList& line, std::span<const Field> fields, std::size_t column) {
    for (qsizetype i = 0; i < line.size() && column + static_cast<std::size_t>(i) < fields.size(); ++i)
        if (!is_heading_of(fields[column + static_cast<std::size_t>(i)], line[i]))
            return false;
    return true;
}

/// The lines to paste, without headings and computed columns.
Result<Cells> fitting(Cells cells, std::span<const Field> fields, std::size_t column, std::size_t computed) {
    cells = without_headings(std::move(cells), fields, column);
    if (cells.empty())
        return Error{.code = ErrorCode::input,
                     .what = "there are no cells to paste",
                     .todo = "copy some from a table or a spreadsheet first"};
    if (column >= fields.size())
        return Error{.code = ErrorCode::input,
                     .what = "this column is computed",
                     .todo = "choose a cell of another column to paste from there on"};
    const std::size_t room = fields.size() - column;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (static_cast<std::size_t>(cells[i].size()) > room + computed)
            return Error{.code = ErrorCode::input,
                         .what =
                             formatted("line {} of what was copied has {} cells, and from “{}” on there "
                                       "are {} columns",
                                       i + 1, cells[i].size(), said(std::string(fields[column].title)), room),
                         .todo = "choose a cell further to the left, or copy fewer columns"};
        cells[i] = cells[i].mid(0, static_cast<qsizetype>(room));
    }
    return cells;
}

/// The most decimals of a number in column `i` of what was copied.
int most_decimals(const Cells& cells, qsizetype i) {
    int most = 0;
    for (const QStringList& line : cells)
        if (i < line.size())
            most = std::max(most, decimals_of(line[i]));
    return most;
}

/// The value of cell `i` of a line. The error about a number that is not whole knows the whole column.
Result<Value> value_of(const Field& field, const Cells& cells, std::size_t line, qsizetype i) {
    auto value = parse_value(field, cells[line][i]);
    if (value)
        return value;
    Error error = value.error();
    if (field.type == Field::Type::integer && decimals_of(cells[line][i]) > 0)
        error.todo = multiply_same_unit(most_decimals(cells, i));
    error.where = formatted("line {} of what was copied, {}", line + 1, said(std::string(field.title)));
    return error;
}

/// The values of one pasted line from a column on; the other fields stay as they are.
Result<void> put(std::vector<Value>& values, std::span<const Field> fields, std::size_t column,
                 const Cells& cells, std::size_t line) {
    for (qsizetype i = 0; i < cells[line].size(); ++i) {
        const std::size_t field = column + static_cast<std::size_t>(i);
        KS_TRY(values[field], value_of(fields[field], cells, line, i));
    }
    return {};
}

/// Changes cells that exist. `place` says where the field of a line is.
template <class Place>
Result<void> change_cells(Changes& changes, std::span<const Field> fields, std::size_t column,
                          const Cells& cells, std::size_t lines, const Place& place) {
    for (std::size_t line = 0; line < lines; ++line)
        for (qsizetype i = 0; i < cells[line].size(); ++i) {
            const std::size_t field = column + static_cast<std::size_t>(i);
            KS_TRY(Value value, value_of(fields[field], cells, line, i));
            changes.in_order.push_back(SetValue{.at = place(field, line), .value = std::move(value)});
        }
    return {};
}

/// New records of the lines from `first` on; the first of them is at `row`.
Result<PutRecords> new_records(const Contents& contents, std::size_t group, PasteAt at, const Cells& cells,
                               std::size_t first) {
    const auto fields = contents.fields().of_record;
    PutRecords put_in{.group = group};
    for (std::size_t line = first; line < cells.size(); ++line) {
        std::vector<Value> values = blank_values(fields);
        KS_CHECK(put(values, fields, at.column, cells, line));
        put_in.at.push_back(at.row + line - first);
        put_in.records.push_back(std::move(values));
    }
    return put_in;
}

/// New groups without records of the lines from `first` on, behind the last one.
Result<PutGroups> new_groups(const Contents& contents, std::size_t column, const Cells& cells,
                             std::size_t first) {
    const auto fields = contents.fields().of_group;
    PutGroups put_in;
    for (std::size_t line = first; line < cells.size(); ++line) {
        GroupValues group{.fields = blank_values(fields), .records = {}};
        KS_CHECK(put(group.fields, fields, column, cells, line));
        put_in.at.push_back(contents.groups() + line - first);
        put_in.groups.push_back(std::move(group));
    }
    return put_in;
}

} // namespace

std::vector<QStringList> in_order_of(std::vector<QStringList> cells, std::span<const Field> fields,
                                     std::size_t column) {
    if (cells.empty() || column + static_cast<std::size_t>(cells.front().size()) > fields.size())
        return cells;
    const QStringList headings = cells.front();
    std::vector<qsizetype> from; // [field after `column`]: its column in `cells`
    for (qsizetype f = 0; f < headings.size(); ++f) {
        const Field& field = fields[column + static_cast<std::size_t>(f)];
        const auto at = std::ranges::find_if(
            headings, [&](const QString& heading) { return is_heading_of(field, heading); });
        if (at == headings.end())
            return cells;
        from.push_back(at - headings.begin());
    }
    for (QStringList& line : cells) {
        const QStringList given = line;
        line.clear();
        for (const qsizetype at : from)
            line << given.value(at);
        line << given.mid(headings.size());
    }
    return cells;
}

std::vector<QStringList> without_headings(std::vector<QStringList> cells, std::span<const Field> fields,
                                          std::size_t column) {
    cells = in_order_of(std::move(cells), fields, column);
    if (!cells.empty() && repeats_headings(cells.front(), fields, column))
        cells.erase(cells.begin());
    return cells;
}

Result<Change> pasted_records(const Contents& contents, std::size_t group, PasteAt at, Cells cells,
                              std::size_t computed) {
    const auto fields = contents.fields().of_record;
    KS_TRY(cells, fitting(std::move(cells), fields, at.column, computed));
    const std::size_t there = contents.records(group) - std::min(at.row, contents.records(group));
    const std::size_t changed = std::min(there, cells.size());
    Changes changes;
    KS_CHECK(
        change_cells(changes, fields, at.column, cells, changed, [&](std::size_t field, std::size_t line) {
            return FieldAt::of_record(field, group, at.row + line);
        }));
    if (changed < cells.size()) {
        const PasteAt end{.row = contents.records(group), .column = at.column};
        KS_TRY(PutRecords more, new_records(contents, group, end, cells, changed));
        changes.in_order.push_back(std::move(more));
    }
    return Change(std::move(changes));
}

Result<Change> pasted_new_records(const Contents& contents, std::size_t group, PasteAt at, Cells cells,
                                  std::size_t computed) {
    KS_TRY(cells, fitting(std::move(cells), contents.fields().of_record, at.column, computed));
    KS_TRY(PutRecords put_in, new_records(contents, group, at, cells, 0));
    return Change(std::move(put_in));
}

Result<Change> pasted_groups(const Contents& contents, PasteAt at, Cells cells, std::size_t computed) {
    const auto fields = contents.fields().of_group;
    const std::string groups = said(std::string(contents.fields().group->plural));
    KS_TRY(cells, fitting(std::move(cells), fields, at.column, computed));
    const std::size_t there = contents.groups() - std::min(at.row, contents.groups());
    if (cells.size() > there && !contents.fields().may_be_empty)
        return Error{.code = ErrorCode::input,
                     .what = formatted("{} lines were copied, and from here on there are {} {}", cells.size(),
                                       there, groups),
                     .todo = formatted("add {} first", groups)};
    const std::size_t changed = std::min(there, cells.size());
    Changes changes;
    KS_CHECK(
        change_cells(changes, fields, at.column, cells, changed, [&](std::size_t field, std::size_t line) {
            return FieldAt::of_group(field, at.row + line);
        }));
    if (changed < cells.size()) {
        KS_TRY(PutGroups more, new_groups(contents, at.column, cells, changed));
        changes.in_order.push_back(std::move(more));
    }
    return Change(std::move(changes));
}

} // namespace ks::ui
