// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/csv_formula.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_reading.h"
#include "solvers/formats/table_titles.h"
#include "solvers/kinds/kind.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <unordered_set>

namespace ks::csv {

namespace {

Error table_error(std::string where, Sentence what, Sentence todo) {
    return {.code = ErrorCode::input,
            .what = std::move(what),
            .where = std::move(where),
            .todo = std::move(todo)};
}

/// Builds the instance from the rows that are records, in one pass.
class TableReader {
public:
    TableReader(const Grid& grid, const TableReading& reading, const std::stop_token& stop)
        : grid_(grid), reading_(reading), kind_(*reading.kind), fields_(kind_.fields()), stop_(stop) {
        // A table may have far more columns than are read.
        for (std::size_t i = 0; i < reading.columns.size(); ++i)
            if (const Column::What what = reading.columns[i].what; what == Column::What::group)
                group_columns_.push_back(i);
            else if (what == Column::What::group_field)
                group_field_columns_.push_back(i);
            else if (what == Column::What::record_field)
                record_columns_.push_back(i);
    }

    Result<InstancePtr> read() {
        draft_.contents = kind_.empty();
        KS_CHECK(check_columns());
        KS_CHECK(take_scalars());
        for (const std::size_t row : reading_.records) {
            if (grid_.stop_requested_at(row) || (row % rows_between_checks == 0 && stop_.stop_requested()))
                return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
            KS_CHECK(read_row(row));
        }
        draft_.name = without_guard(reading_.name);
        draft_.source = source();
        draft_.contents->set_units(units());
        draft_.contents->set_known(reading_.known);
        auto built = build_instance(kind_, std::move(draft_));
        return built ? built : at_line(built.error());
    }

private:
    static constexpr std::size_t rows_between_checks = 4096;

    /// The source, and what was left out.
    std::string source() const {
        std::vector<std::string> parts;
        if (!reading_.source.empty())
            parts.push_back(without_guard(reading_.source));
        for (const LeftOut& each : reading_.left_out)
            parts.push_back(each.source);
        return joined(parts, {}, "; ");
    }

    std::vector<Unit> units() const {
        std::vector<Unit> units;
        for (const Measure& measure : reading_.measures) {
            const bool fits = measure.multiplied <= INT64_MAX / measure.factor; // else the builder refuses 0
            units.push_back({.name = printable(without_guard(measure.unit), longest_unit),
                             .factor = fits ? measure.factor * measure.multiplied : 0});
        }
        return units;
    }

    /// Each field has one column, and no field is missing that the kind needs.
    Result<void> check_columns() const {
        std::vector<Column> seen;
        for (const auto* columns : {&group_columns_, &group_field_columns_, &record_columns_})
            for (const std::size_t i : *columns) {
                const Column& column = reading_.columns[i];
                if (std::ranges::find(seen, column) != seen.end())
                    return table_error(titles_place(),
                                       formatted("two columns are the {}", role_words(fields_, column)),
                                       "choose one of them");
                seen.push_back(column);
            }
        for (const Column& needed : needed_columns(fields_))
            if (std::ranges::find(seen, needed) == seen.end())
                return table_error(titles_place(),
                                   formatted("no column is the {}", role_words(fields_, needed)),
                                   "choose the column");
        return {};
    }
    std::string titles_place() const {
        return grid_.rows() == 0 ? grid_.name() : grid_.place(reading_.titles.value_or(0));
    }

    Result<void> take_scalars() {
        for (std::size_t s = 0; s < reading_.scalars.size(); ++s) {
            const GivenScalar& given = reading_.scalars[s];
            if (given.text.empty() && !given.quoted) {
                if (!fields_.scalars[s].optional)
                    return table_error(titles_place(),
                                       formatted("{} is missing", within_sentence(fields_.scalars[s].title)),
                                       "");
                continue;
            }
            const auto like = field_like(kind_, s);
            const std::int64_t factor =
                like && *like < reading_.measures.size() ? reading_.measures[*like].factor : 1;
            KS_TRY(Value value, value_of(fields_.scalars[s], {.text = given.text, .quoted = given.quoted},
                                         factor, [&] { return given.place; }));
            draft_.contents->set(FieldAt::scalar(s), std::move(value));
        }
        return {};
    }

    template <class Place>
    Result<Value> value_of(const Field& field, const Cell& cell, std::int64_t factor, Place place) const {
        if (cell.text.empty() && field.optional && !cell.quoted)
            return Value();
        if (field.type == Field::Type::text)
            return Value(without_guard(std::string(cell.text)));
        if (const auto number = number_of(cell.text, factor);
            number && *number >= field.least && *number <= field.most)
            return Value(*number);
        if (cell.text.empty())
            return table_error(place(), "is missing",
                               formatted("give a number from {} to {}", field.least, field.most));
        if (const auto number = decimal_of(cell.text, reading_.decimal);
            number && number->digits < 0 && field.least >= 0)
            return table_error(place(), formatted("{} is negative", printable(cell.text, 40)),
                               formatted("give a number from {} to {}", field.least, field.most));
        if (factor != 1)
            return table_error(place(),
                               formatted("'{}' times {} is not an integer from {} to {}",
                                         printable(cell.text, 40), factor, field.least, field.most),
                               "");
        return table_error(place(),
                           formatted("'{}' is not an integer from {} to {}", printable(cell.text, 40),
                                     field.least, field.most),
                           "");
    }

    std::optional<std::int64_t> number_of(std::string_view text, std::int64_t factor) const {
        std::int64_t number = 0;
        const auto [at, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (failed == std::errc() && at == text.data() + text.size() && factor == 1)
            return number;
        const auto decimal = decimal_of(text, reading_.decimal);
        return decimal ? times(*decimal, factor) : std::nullopt;
    }

    Result<Value> value_in(const Field& field, std::size_t row, std::size_t column,
                           std::int64_t factor) const {
        return value_of(field, grid_.cell(row, column), factor,
                        [&] { return grid_.place(row, column, field.key); });
    }

    Result<void> read_row(std::size_t row) {
        KS_CHECK(check_width(row));
        if (fields_.group) {
            KS_TRY(const bool begins, begins_group(row));
            KS_CHECK(begins ? begin_group(row) : Result<void>());
        }
        return read_record(row);
    }

    /// A decimal comma makes two cells of one number.
    Result<void> check_width(std::size_t row) const {
        const auto cells = grid_.row(row);
        const std::size_t columns = reading_.columns.size();
        if (cells.size() <= columns ||
            std::all_of(std::next(cells.begin(), static_cast<std::ptrdiff_t>(columns)), cells.end(),
                        [](const Cell& more) { return more.text.empty(); }))
            return {};
        return table_error(
            grid_.place(row, columns),
            counted("there are more cells than the {} column", "there are more cells than the {} columns",
                    static_cast<std::int64_t>(columns)),
            grid_.separator() == ','
                ? "put texts and numbers with a comma into quotation marks, or give each column a heading"
                : "give each column a heading");
    }

    /// Whether this row is of another group than the one above. Cells of a group may be left empty in all
    /// rows except its first.
    Result<bool> begins_group(std::size_t row) {
        const std::string_view group = fields_.group->singular;
        const bool none = group_cells_.empty();
        bool same = false;
        std::optional<std::size_t> other; ///< the column that says something else
        for (const std::size_t i : group_columns_) {
            const std::string_view text = grid_.cell(row, i).text;
            if (text.empty())
                continue;
            if (none || text != group_cells_[i].text)
                return !has_begun(text)
                           ? Result<bool>(true)
                           : table_error(grid_.place(row, i),
                                         formatted("other lines come between this one and those of {} {}",
                                                   group, printable(text)),
                                         formatted("put the lines of each {} together", group));
            same = true;
        }
        for (const std::size_t i : group_field_columns_)
            if (const std::string_view text = grid_.cell(row, i).text; !text.empty())
                other = !other && (none || text != group_cells_[i].text) ? i : other;
        if (same && other)
            return table_error(
                grid_.place(row, other),
                formatted("this line says something else of the {} than its first line", group),
                formatted("give another number to another {}", group));
        if (none && !other)
            return table_error(grid_.place(row, group_columns_.empty()
                                                    ? std::nullopt
                                                    : std::optional(group_columns_.front())),
                               formatted("this line is of no {}", group),
                               formatted("begin with the cells of {}", one_of(group)));
        return other.has_value();
    }

    /// Names that ascend, as numbers and `t1`, `t2` do, need not be looked up.
    bool has_begun(std::string_view name) {
        const auto is_above = [](std::string_view one, std::string_view other) {
            return one.size() != other.size() ? one.size() > other.size() : one > other;
        };
        if (ascend_ && (group_names_.empty() || is_above(name, group_names_.back())))
            return false;
        if (std::exchange(ascend_, false))
            begun_groups_.insert(group_names_.begin(), group_names_.end());
        return begun_groups_.contains(name);
    }

    void note_begun(std::string_view name) {
        if (ascend_)
            group_names_.push_back(name);
        else
            begun_groups_.insert(name);
    }

    Result<void> begin_group(std::size_t row) {
        Contents& contents = *draft_.contents;
        contents.add_group();
        group_rows_.push_back(row);
        first_records_.push_back(record_rows_.size());
        if (group_cells_.empty())
            group_cells_.resize(reading_.columns.size());
        for (const std::size_t i : group_columns_) {
            group_cells_[i] = grid_.cell(row, i);
            note_begun(group_cells_[i].text);
        }
        for (const std::size_t i : group_field_columns_) {
            group_cells_[i] = grid_.cell(row, i);
            const std::size_t field = reading_.columns[i].field;
            KS_TRY(Value value, value_in(fields_.of_group[field], row, i, 1));
            contents.set(FieldAt::of_group(field, contents.groups() - 1), std::move(value));
        }
        name_group();
        return {};
    }

    /// Names in the column that counts the groups are the names of the groups.
    void name_group() {
        const auto named = std::ranges::find(fields_.of_group, Field::Type::text, &Field::type);
        if (named == fields_.of_group.end())
            return;
        const auto field = static_cast<std::size_t>(named - fields_.of_group.begin());
        if (std::ranges::any_of(group_field_columns_,
                                [&](std::size_t i) { return reading_.columns[i].field == field; }))
            return; // names have a separate column
        for (const std::size_t i : group_columns_)
            if (const std::string_view name = group_cells_[i].text;
                name.find_first_not_of("0123456789") != std::string_view::npos)
                draft_.contents->set(FieldAt::of_group(field, draft_.contents->groups() - 1),
                                     without_guard(std::string(name)));
    }

    /// A group without records has a row in which their cells are empty.
    Result<void> read_record(std::size_t row) {
        Contents& contents = *draft_.contents;
        const bool empty = std::ranges::all_of(
            record_columns_, [&](std::size_t i) { return grid_.cell(row, i).text.empty(); });
        if (empty && fields_.group && group_rows_.back() == row)
            return {};
        contents.add_record();
        record_rows_.push_back(row);
        const std::size_t group = contents.groups() - 1;
        for (const std::size_t i : record_columns_) {
            const std::size_t field = reading_.columns[i].field;
            const std::int64_t factor =
                field < reading_.measures.size() ? reading_.measures[field].factor : 1;
            KS_TRY(Value value, value_in(fields_.of_record[field], row, i, factor));
            contents.set(FieldAt::of_record(field, group, contents.records(group) - 1), std::move(value));
        }
        return {};
    }

    /// The builder's error, whose place is "/tasks/3/choices/0/gain", with the line instead.
    Error at_line(Error error) const {
        std::vector<std::size_t> indices;
        std::string_view rest = error.where, last;
        while (!rest.empty()) {
            rest.remove_prefix(1); // the slash
            last = rest.substr(0, rest.find('/'));
            rest.remove_prefix(last.size());
            std::size_t index = 0;
            const auto [at, failed] = std::from_chars(last.data(), last.data() + last.size(), index);
            if (failed == std::errc() && at == last.data() + last.size())
                indices.push_back(index);
        }
        const bool named = !last.empty() && (last.front() < '0' || last.front() > '9');
        error.where = place_of(indices, named ? last : "");
        return error;
    }

    std::string place_of(const std::vector<std::size_t>& indices, std::string_view key) const {
        for (std::size_t s = 0; s < reading_.scalars.size(); ++s)
            if (indices.empty() && fields_.scalars[s].key == key && !reading_.scalars[s].place.empty())
                return reading_.scalars[s].place;
        return grid_.place(row_of(indices), column_of_field(key), key);
    }

    std::optional<std::size_t> column_of_field(std::string_view key) const {
        for (const std::size_t i : record_columns_)
            if (fields_.of_record[reading_.columns[i].field].key == key)
                return i;
        return std::nullopt;
    }

    std::size_t row_of(const std::vector<std::size_t>& indices) const {
        const std::size_t last = grid_.rows() == 0 ? 0 : grid_.rows() - 1;
        if (indices.empty())
            return last;
        if (!fields_.group)
            return indices[0] < record_rows_.size() ? record_rows_[indices[0]] : last;
        if (indices[0] >= group_rows_.size())
            return last;
        if (indices.size() == 1)
            return group_rows_[indices[0]];
        const std::size_t record = first_records_[indices[0]] + indices[1];
        return record < record_rows_.size() ? record_rows_[record] : group_rows_[indices[0]];
    }

    const Grid& grid_;
    const TableReading& reading_;
    const Kind& kind_;
    const Fields& fields_;
    const std::stop_token& stop_;
    std::vector<std::size_t> group_columns_, group_field_columns_, record_columns_;
    Draft draft_;
    std::vector<Cell> group_cells_;                     ///< of the first row of the group
    bool ascend_ = true;                                ///< the names of all groups so far
    std::vector<std::string_view> group_names_;         ///< while they ascend
    std::unordered_set<std::string_view> begun_groups_; ///< since they do not
    std::vector<std::size_t> group_rows_, first_records_, record_rows_;
};

} // namespace

Result<InstancePtr> read_table(const Grid& grid, const TableReading& reading, const std::stop_token& stop) {
    if (grid.unclosed())
        return table_error(written("{}:{}", grid.name(), *grid.unclosed()),
                           "a quotation mark is opened here and never closed", "close it");
    if (reading.on_its_side && !grid.is_turned())
        return read_table(grid.turned(), reading, stop);
    if (reading.kind == nullptr)
        return table_error(grid.name(), "it is not known what kind of instance this is", "");
    return TableReader(grid, reading, stop).read();
}

} // namespace ks::csv
