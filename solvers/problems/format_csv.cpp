// SPDX-License-Identifier: Apache-2.0
// Reads instances of every kind from a table for spreadsheets.
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/problems/csv_columns.h"
#include "solvers/problems/format.h"
#include "solvers/problems/kind.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_set>
#include <vector>

namespace ks {

namespace {

using namespace csv;

std::size_t filled(const Cells& line) {
    return static_cast<std::size_t>(
        std::ranges::count_if(line, [](const CsvCell& cell) { return !cell.text.empty(); }));
}

/// Whether a line is one of those above the table, which give a key and its value.
bool is_above(const Cells& line) {
    if (line.empty() || filled(line) > 2)
        return false;
    const std::string_view key = line.front().text;
    return is_called(key, kind_key) || is_called(key, name_key) || is_called(key, source_key) ||
           std::ranges::any_of(kinds(),
                               [&](const Kind* kind) { return scalar_of(kind->fields(), key).has_value(); });
}

/// The kind whose columns these are; null: none, or several.
const Kind* kind_of_columns(const Cells& line) {
    const Kind* found = nullptr;
    for (const Kind* kind : kinds())
        if (columns_of(kind->fields(), line)) {
            if (found != nullptr)
                return nullptr;
            found = kind;
        }
    return found;
}

/// Whether these would be the kind's columns without some that it does not have.
bool has_some_columns(const Kind& kind, const Cells& line) {
    return columns_of(kind.fields(), without_other_columns(kind.fields(), line)).has_value();
}

/// The kind that the fewest of these columns would have to go for; null: there is none.
const Kind* kind_of_some_columns(const Cells& line) {
    const Kind* nearest = nullptr;
    std::size_t fewest = line.size();
    for (const Kind* kind : kinds())
        if (const std::size_t others = other_columns(kind->fields(), line).size();
            others < fewest && has_some_columns(*kind, line)) {
            nearest = kind;
            fewest = others;
        }
    return nearest;
}

class CsvReader {
public:
    CsvReader(std::string_view text, const std::string& name) : lines_(text), name_(name) {}

    Result<InstancePtr> read() {
        KS_CHECK(read_above());
        draft_.contents = kind_->empty();
        KS_CHECK(take_above());
        while (next()) {
            if (filled(line_) == 0)
                continue;
            KS_CHECK(read_row());
        }
        KS_CHECK(check_ended());
        auto built = build_instance(*kind_, std::move(draft_));
        return built ? built : at_line(built.error());
    }

private:
    struct Above {
        std::size_t line = 0;
        std::string key, value;
    };

    bool next() { return lines_.next(line_); }

    Error error(Sentence what, Sentence todo, std::string_view column = "") const {
        return error_at(lines_.line(), std::move(what), std::move(todo), column);
    }
    Error error_at(std::size_t line, Sentence what, Sentence todo, std::string_view column = "") const {
        return {.code = ErrorCode::input,
                .what = std::move(what),
                .where = column.empty() ? formatted("{}:{}", name_, line)
                                        : formatted("{}:{} {}", name_, line, column),
                .todo = std::move(todo)};
    }

    Result<void> check_ended() const {
        return lines_.broken() ? error("a quotation mark is opened here and never closed", "close it")
                               : Result<void>();
    }

    /// Reads up to the line with the columns.
    Result<void> read_above() {
        while (next()) {
            if (filled(line_) == 0)
                continue;
            if (!is_above(line_))
                return read_columns();
            above_.push_back({.line = lines_.line(),
                              .key = line_.front().text,
                              .value = line_.size() > 1 ? line_[1].text : std::string()});
            if (!is_called(above_.back().key, kind_key))
                continue;
            kind_ = find_kind(above_.back().value);
            if (kind_ == nullptr)
                return error(formatted("there is no kind '{}'", printable(above_.back().value)),
                             formatted("the kinds are {}", joined(kinds(), &Kind::id)));
        }
        KS_CHECK(check_ended());
        return error("there is no line with the columns' names",
                     kind_ == nullptr ? "begin the table with it"
                                      : formatted("its columns are {}", column_names(kind_->fields())));
    }

    Result<void> read_columns() {
        if (kind_ == nullptr)
            kind_ = kind_of_columns(line_);
        if (kind_ == nullptr)
            kind_ = kind_of_some_columns(line_);
        if (kind_ == nullptr)
            return error("these are no kind's columns", "say which kind it is in a line `kind,ID` above");
        const auto columns = columns_of(kind_->fields(), line_);
        const std::vector<std::string> others = other_columns(kind_->fields(), line_);
        if (!columns && !others.empty() && has_some_columns(*kind_, line_))
            return error(formatted("a {} instance has no column '{}'", kind_->id, printable(others.front())),
                         formatted("leave it out; the columns are {}", column_names(kind_->fields())));
        if (!columns)
            return error(formatted("these are not the columns of a {} instance", kind_->id),
                         formatted("its columns are {}", column_names(kind_->fields())));
        columns_ = *columns;
        return {};
    }

    /// Puts what the lines above the table say into the draft.
    Result<void> take_above() {
        const Fields& fields = kind_->fields();
        std::vector<bool> given(fields.scalars.size());
        for (const Above& one : above_) {
            if (is_called(one.key, kind_key))
                continue;
            if (const auto scalar = scalar_of(fields, one.key)) {
                KS_TRY(Value value, value_of(fields.scalars[*scalar], {.text = one.value}, one.line));
                draft_.contents->set(FieldAt::scalar(*scalar), std::move(value));
                given[*scalar] = true;
            } else if (is_called(one.key, name_key)) {
                draft_.name = one.value;
            } else if (is_called(one.key, source_key)) {
                draft_.source = one.value;
            } else {
                return error_at(one.line,
                                formatted("a {} instance has no '{}'", kind_->id, printable(one.key)),
                                "leave the line out");
            }
        }
        for (std::size_t f = 0; f < given.size(); ++f)
            if (!given[f] && !fields.scalars[f].optional)
                return error(formatted("{} is missing", fields.scalars[f].key),
                             formatted("write a line `{},NUMBER` above the columns", fields.scalars[f].key));
        return {};
    }

    Result<Value> value_of(const Field& field, const CsvCell& cell, std::size_t line) const {
        if (cell.text.empty() && field.optional && !cell.quoted)
            return Value();
        if (field.type == Field::Type::text)
            return Value(cell.text);
        std::int64_t number = 0;
        const char* const end = cell.text.data() + cell.text.size();
        const auto [at, failed] = std::from_chars(cell.text.data(), end, number);
        if (failed == std::errc() && at == end && number >= field.least && number <= field.most)
            return Value(number);
        return error_at(line,
                        cell.text.empty() ? said("is missing")
                                          : formatted("'{}' is not an integer from {} to {}",
                                                      printable(cell.text, 40), field.least, field.most),
                        "", field.key);
    }

    const CsvCell& cell(std::size_t column) const {
        static const CsvCell empty;
        return column < line_.size() ? line_[column] : empty;
    }

    Result<void> read_row() {
        if (filled(line_) > 0 && line_.size() > columns_.size() &&
            std::any_of(line_.begin() + static_cast<std::ptrdiff_t>(columns_.size()), line_.end(),
                        [](const CsvCell& more) { return !more.text.empty(); }))
            return error(formatted("there are more cells than the {} columns", columns_.size()),
                         "leave them out");
        if (kind_->fields().group) {
            KS_TRY(const bool begins, begins_group());
            KS_CHECK(begins ? begin_group() : Result<void>());
        }
        return read_record();
    }

    /// Whether this line is of another group than the one above. Cells of a group may be left empty in all
    /// lines but its first.
    Result<bool> begins_group() const {
        const std::string_view group = kind_->fields().group->singular;
        const bool none = group_cells_.empty();
        bool same = false, other = false;
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (columns_[i].what != Column::What::group || cell(i).text.empty())
                continue;
            if (none || cell(i).text != group_cells_[i].text)
                return !begun_groups_.contains(cell(i).text)
                           ? Result<bool>(true)
                           : error(formatted("other lines come between this one and those of {} {}", group,
                                             printable(cell(i).text)),
                                   formatted("put the lines of each {} together", group));
            same = true;
        }
        for (std::size_t i = 0; i < columns_.size(); ++i)
            if (columns_[i].what == Column::What::group_field && !cell(i).text.empty())
                other = other || none || cell(i).text != group_cells_[i].text;
        if (same && other)
            return error(formatted("this line says something else of the {} than its first line", group),
                         formatted("give another number to another {}", group));
        if (none && !other)
            return error(formatted("this line is of no {}", group),
                         formatted("begin with the cells of {}", one_of(group)));
        return other;
    }

    Result<void> begin_group() {
        Contents& contents = *draft_.contents;
        contents.add_group();
        group_lines_.push_back(lines_.line());
        first_records_.push_back(record_lines_.size());
        group_cells_.resize(columns_.size());
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            group_cells_[i] = cell(i);
            if (columns_[i].what == Column::What::group)
                begun_groups_.insert(cell(i).text);
        }
        const auto fields = kind_->fields().of_group;
        for (std::size_t i = 0; i < columns_.size(); ++i)
            if (const Column& column = columns_[i]; column.what == Column::What::group_field) {
                KS_TRY(Value value, value_of(fields[column.field], cell(i), lines_.line()));
                contents.set(FieldAt::of_group(column.field, contents.groups() - 1), std::move(value));
            }
        name_group();
        return {};
    }

    /// Who writes names where tasks are counted means their names.
    void name_group() {
        const auto fields = kind_->fields().of_group;
        const auto named = std::ranges::find(fields, Field::Type::text, &Field::type);
        if (named == fields.end())
            return;
        const auto field = static_cast<std::size_t>(named - fields.begin());
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (columns_[i].what == Column::What::group_field && columns_[i].field == field)
                return; // names have a column of their own
            const std::string& name = group_cells_[i].text;
            if (columns_[i].what == Column::What::group &&
                name.find_first_not_of("0123456789") != std::string::npos)
                draft_.contents->set(FieldAt::of_group(field, draft_.contents->groups() - 1), name);
        }
    }

    /// A group without records has a line in which their cells are empty.
    Result<void> read_record() {
        Contents& contents = *draft_.contents;
        const auto fields = kind_->fields().of_record;
        bool empty = true;
        for (std::size_t i = 0; i < columns_.size(); ++i)
            empty = empty && (columns_[i].what != Column::What::record_field || cell(i).text.empty());
        if (empty && kind_->fields().group && group_lines_.back() == lines_.line())
            return {};
        contents.add_record();
        record_lines_.push_back(lines_.line());
        const std::size_t group = contents.groups() - 1;
        for (std::size_t i = 0; i < columns_.size(); ++i)
            if (const Column& column = columns_[i]; column.what == Column::What::record_field) {
                KS_TRY(Value value, value_of(fields[column.field], cell(i), lines_.line()));
                contents.set(FieldAt::of_record(column.field, group, contents.records(group) - 1),
                             std::move(value));
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
        error.where = formatted("{}:{}{}", name_, line_of(indices, named ? last : ""),
                                named ? formatted(" {}", last) : "");
        return error;
    }

    std::size_t line_of(const std::vector<std::size_t>& indices, std::string_view key) const {
        for (const Above& one : above_)
            if (indices.empty() && is_called(one.key, key))
                return one.line;
        const bool grouped = kind_->fields().group.has_value();
        if (indices.empty())
            return lines_.line();
        if (!grouped)
            return indices[0] < record_lines_.size() ? record_lines_[indices[0]] : lines_.line();
        if (indices[0] >= group_lines_.size())
            return lines_.line();
        if (indices.size() == 1)
            return group_lines_[indices[0]];
        const std::size_t record = first_records_[indices[0]] + indices[1];
        return record < record_lines_.size() ? record_lines_[record] : group_lines_[indices[0]];
    }

    CsvLines lines_;
    const std::string& name_;
    Cells line_;
    std::vector<Above> above_;
    const Kind* kind_ = nullptr;
    std::vector<Column> columns_;
    Draft draft_;
    Cells group_cells_;                            ///< of the first line of the group
    std::unordered_set<std::string> begun_groups_; ///< what stood in the cells that count groups
    std::vector<std::size_t> group_lines_, first_records_, record_lines_;
};

/// The first line tells the kind, or the columns are those of exactly one kind. With others beside them the
/// error says which.
Claim claim_csv(std::string_view text) {
    constexpr std::size_t most_looked_at = std::size_t{1} << 16;
    CsvLines lines(text.substr(0, most_looked_at));
    Cells line;
    for (bool first = true; lines.next(line); first = false) {
        if (filled(line) == 0)
            continue;
        if (first && line.size() > 1 && is_called(line.front().text, kind_key))
            return Claim::certain;
        if (!is_above(line))
            return kind_of_columns(line) != nullptr        ? Claim::certain
                   : kind_of_some_columns(line) != nullptr ? Claim::likely
                                                           : Claim::none;
    }
    return Claim::none;
}

Result<InstancePtr> read_csv(const InstanceText& given) {
    return CsvReader(given.text, given.name).read();
}

} // namespace

const Format& format_csv() {
    static constexpr Format format{
        .id = "csv",
        .title = "A table for spreadsheets (CSV)",
        .claim = claim_csv,
        .read = read_csv,
        .write = [](const Instance& instance) { return Result<std::string>(write_csv(instance)); },
        .ending = ".csv"};
    return format;
}

} // namespace ks
