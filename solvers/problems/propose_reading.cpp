// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/csv_number.h"
#include "solvers/problems/kind.h"
#include "solvers/problems/table_measures.h"
#include "solvers/problems/table_reading.h"
#include "solvers/problems/table_titles.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace ks::csv {

namespace {

__extension__ using Wide = __int128;

constexpr std::size_t most_notes = 20; ///< of what is left out, in the source of the instance

Error doubt(std::string where, Sentence what, Sentence todo) {
    return {.code = ErrorCode::input,
            .what = std::move(what),
            .where = std::move(where),
            .todo = std::move(todo)};
}

/// "2-4,6": rows as the option `--lines` takes them.
std::string lines_of(const Grid& grid, const std::vector<std::size_t>& rows) {
    constexpr std::size_t most_ranges = 20;
    std::string text;
    std::size_t ranges = 0;
    for (std::size_t i = 0; i < rows.size() && ranges < most_ranges; ++ranges) {
        std::size_t last = i;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        text += written("{}{}", text.empty() ? "" : ",", grid.line(rows[i]));
        if (last > i)
            text += written("-{}", grid.line(rows[last]));
        i = last + 1;
    }
    return text;
}

/// Proposes a reading, from the headings down.
class Proposer {
public:
    Proposer(const Grid& grid, const TableOptions& options) : grid_(grid), options_(options) {}

    TableReading propose() {
        own_ = is_own(grid_);
        titles_ = find_titles(grid_);
        if (const std::vector<std::string> named = named_headings(); !named.empty())
            if (auto titles = titles_with(grid_, named))
                titles_ = std::move(titles);
        find_keys();
        if (!choose_kind() || !give_columns())
            return std::move(reading_);
        reading_.scalars.resize(fields().scalars.size());
        read_above();
        choose_records();
        name_columns();
        leave_sums_out();
        check_announced();
        take_comments();
        take_scalar_columns();
        read_measures(grid_, options_, reading_);
        check_scalars();
        note_columns();
        return std::move(reading_);
    }

private:
    const Fields& fields() const { return reading_.kind->fields(); }
    std::size_t first_row() const { return titles_ ? titles_->last + 1 : 0; }
    std::string titles_place(std::optional<std::size_t> column = {}) const {
        return grid_.place(titles_ ? titles_->last : 0, column);
    }

    /// "column 3, 'price'"; on its side "line 3, 'price'".
    Sentence column_words(std::size_t column) const {
        const std::string heading =
            column < reading_.headings.size() ? printable(reading_.headings[column], 40) : std::string();
        if (heading.empty())
            return formatted("column {}", column + 1);
        return formatted("column {}, '{}',", column + 1, heading);
    }

    /// The keys of the lines beside the table, which help to choose the kind.
    void find_keys() {
        constexpr std::size_t most = 200; // rows at the beginning, and at the end
        for (std::size_t row = 0; row < grid_.rows(); ++row) {
            const bool is_title = titles_ && row >= titles_->first && row <= titles_->last;
            if (is_title || (row >= most && row + most < grid_.rows()))
                continue;
            const auto key = key_row(grid_, row);
            if (key && is_scalar_of_some_kind(key->words) && is_number(key->value.text))
                keys_.push_back(key->words);
        }
    }

    bool choose_kind() {
        if (own_) {
            const std::string id(grid_.cell(0, 1).text);
            reading_.kind = find_kind(id);
            if (reading_.kind == nullptr)
                return fail(grid_.place(0), formatted("there is no kind '{}'", printable(id)),
                            formatted("the kinds are {}", joined(kinds(), &Kind::id)));
        } else if (!options_.columns.empty()) {
            reading_.kind = kind_of_options();
            if (reading_.kind == nullptr)
                return fail(grid_.name(),
                            formatted("no kind has all of the columns {}",
                                      joined(options_.columns, [](const auto& one) { return one.first; })),
                            "give columns of one kind, as in `--columns value=3,weight=2`");
        } else if (titles_) {
            reading_.kind = kind_of(grid_, *titles_, keys_);
        }
        if (reading_.kind == nullptr && titles_)
            return fail(titles_place(), "these are no kind's columns",
                        "say which kind it is in a line `kind,ID` above");
        if (titles_ || (!options_.columns.empty() && reading_.kind != nullptr))
            return true;
        if (own_)
            return fail(grid_.place(grid_.rows() - 1), "no line names the columns",
                        formatted("its columns are {}", column_names(fields())));
        return fail(
            grid_.place(grid_.rows() == 0 ? 0 : grid_.rows() - 1), "no line names the columns",
            "write headings above the columns, or say which column is what: `knapscope-run convert FILE "
            "OUT --columns value=1,weight=2`");
    }

    bool fail(std::string where, Sentence what, Sentence todo) {
        reading_.doubts.push_back(doubt(std::move(where), std::move(what), std::move(todo)));
        return false;
    }

    /// The first kind that has all columns that the user names, and needs no other.
    const Kind* kind_of_options() const {
        const Kind* fits = nullptr;
        for (const Kind* kind : kinds()) {
            std::vector<std::string> names;
            for (const auto& [role, column] : options_.columns)
                names.push_back(role);
            const Match found = match(*kind, names);
            if (!found.unknown.empty())
                continue;
            if (found.complete())
                return kind;
            fits = fits == nullptr ? kind : fits;
        }
        return fits;
    }

    bool give_columns() {
        if (titles_) {
            reading_.titles = titles_->last;
            reading_.headings = titles_->headings;
        }
        if (!options_.columns.empty())
            return give_chosen_columns();
        const Match found = match(*reading_.kind, titles_->headings);
        reading_.columns = found.columns;
        if (own_ && (!found.complete() || !found.doubled.empty()))
            return fail(titles_place(),
                        formatted("these are not the columns of a {} instance", reading_.kind->id),
                        formatted("its columns are {}", column_names(fields())));
        explain_unknown(found);
        return true;
    }

    /// The columns that the user names by their headings.
    std::vector<std::string> named_headings() const {
        std::vector<std::string> named;
        for (const auto& [role, column] : options_.columns)
            if (!is_plain_number(column))
                named.push_back(column);
        return named;
    }

    /// Unknown headings are above the first record.
    void find_unknown_titles() {
        const std::size_t first = first_record();
        if (titles_ || first == 0 || first >= grid_.rows())
            return;
        titles_ = titles_in(grid_, first - 1);
        if (titles_) {
            reading_.titles = titles_->last;
            reading_.headings = titles_->headings;
        }
    }

    bool give_chosen_columns() {
        const std::size_t columns = std::max(grid_.columns(), reading_.headings.size());
        reading_.columns.assign(columns, {});
        for (const auto& [name, which] : options_.columns) {
            const auto role = role_of(*reading_.kind, name);
            const auto column = column_called(which);
            if (!role)
                return fail(grid_.name(),
                            formatted("a {} instance has no column '{}'", reading_.kind->id, printable(name)),
                            formatted("its columns are {}", column_names(fields())));
            if (!column)
                return fail(titles_place(), formatted("there is no column '{}'", printable(which)),
                            formatted("give a number from 1 to {}, or a heading", columns));
            reading_.columns[*column] = *role;
        }
        find_unknown_titles();
        const Match found = match(*reading_.kind, role_names());
        for (const Column& each : found.missing)
            return fail(titles_place(), formatted("no column is chosen as {}", role_name(fields(), each)),
                        formatted("add it, as in `--columns {}=1`", role_name(fields(), each)));
        return true;
    }

    std::vector<std::string> role_names() const {
        std::vector<std::string> names;
        for (const auto& [name, which] : options_.columns)
            names.push_back(name);
        return names;
    }

    std::optional<std::size_t> column_called(const std::string& which) const {
        std::size_t number = 0;
        const char* const end = which.data() + which.size();
        const auto [at, failed] = std::from_chars(which.data(), end, number);
        if (failed == std::errc() && at == end)
            return number >= 1 && number <= reading_.columns.size() ? std::optional(number - 1)
                                                                    : std::nullopt;
        for (std::size_t i = 0; i < reading_.headings.size(); ++i)
            if (reading_.headings[i] == which)
                return i;
        for (std::size_t i = 0; i < reading_.headings.size(); ++i)
            if (heading_of(reading_.headings[i]).words == heading_of(which).words)
                return i;
        return std::nullopt;
    }

    /// Whether a column has any cell below its heading.
    bool has_cells(std::size_t column) {
        if (filled_.empty()) {
            filled_.resize(std::max(grid_.columns(), reading_.columns.size()) + 1);
            for (std::size_t row = first_row(); row < grid_.rows(); ++row)
                for (std::size_t i = 0; const Cell& cell : grid_.row(row)) {
                    filled_[i] = filled_[i] || !cell.text.empty();
                    ++i;
                }
        }
        return filled_[column];
    }
    /// Whether the cells of a column, of the first rows, are numbers.
    bool is_numeric(std::size_t column) const {
        constexpr std::size_t most = 20;
        bool any = false;
        for (std::size_t row = first_row(); row < std::min(grid_.rows(), first_row() + most); ++row)
            if (const std::string_view text = grid_.cell(row, column).text; !text.empty()) {
                if (is_number(text))
                    any = true;
                else if (!any)
                    return false;
            }
        return any;
    }

    /// What could be said with `--columns` of the columns that are known, and of the numbers that are not.
    std::string example(std::vector<std::size_t> candidates, const std::vector<Column>& missing) const {
        std::vector<std::string> parts;
        for (const Column& each : missing)
            if (!candidates.empty()) {
                parts.push_back(written("{}={}", role_name(fields(), each), candidates.front() + 1));
                candidates.erase(candidates.begin());
            } else {
                parts.push_back(role_name(fields(), each) + "=N");
            }
        for (std::size_t i = 0; i < reading_.columns.size() && parts.size() < most_notes; ++i)
            if (const Column& column = reading_.columns[i]; column.what != Column::What::ignored &&
                                                            column.what != Column::What::record &&
                                                            column.what != Column::What::scalar)
                parts.push_back(written("{}={}", role_name(fields(), column), i + 1));
        return joined(parts, {}, ",");
    }

    /// Columns with two meanings or none, and meanings without a column.
    void explain_unknown(const Match& found) {
        std::vector<std::size_t> unknown, numeric;
        for (const std::size_t column : found.unknown)
            if (!take_unnamed(column) && unknown.size() < most_notes) {
                unknown.push_back(column);
                if (is_numeric(column))
                    numeric.push_back(column);
            }
        const std::string columns = example(numeric, found.missing);
        for (const std::size_t column : found.doubled)
            add_doubled(column, columns);
        for (std::size_t i = 0; i < found.missing.size(); ++i) {
            const std::string name = role_name(fields(), found.missing[i]);
            reading_.doubts.push_back(doubt(
                titles_place(),
                i < numeric.size()
                    ? formatted("no column is called {}, but {} may be it", name, column_words(numeric[i]))
                    : formatted("no column is called {}", name),
                formatted("say which it is: `knapscope-run convert FILE OUT --columns {}`", columns)));
            if (i < numeric.size())
                reading_.columns[numeric[i]] = found.missing[i];
        }
        for (const std::size_t column : unknown)
            if (reading_.columns[column].what == Column::What::ignored && found.missing.empty())
                reading_.doubts.push_back(doubt(
                    titles_place(column), formatted("it is not known what {} holds", column_words(column)),
                    formatted("if the instance is complete without it, say which columns count: "
                              "`knapscope-run convert FILE OUT --columns {}`",
                              columns)));
    }

    void add_doubled(std::size_t column, const std::string& columns) {
        if (reading_.doubts.size() >= most_notes)
            return;
        const auto role = column_of(*reading_.kind, heading_of(reading_.headings[column]).words);
        for (std::size_t i = 0; i < column; ++i)
            if (role && reading_.columns[i] == *role && role->what != Column::What::name)
                reading_.doubts.push_back(
                    doubt(titles_place(column),
                          formatted("{} and {} may both be the {}", column_words(i), column_words(column),
                                    role_name(fields(), *role)),
                          formatted("say which columns count: `knapscope-run convert FILE OUT --columns {}`",
                                    columns)));
    }

    /// A column without a heading: an empty one, an index (pandas writes one), or names.
    bool take_unnamed(std::size_t column) {
        if (!heading_of(reading_.headings[column]).words.empty())
            return !has_cells(column) && take_empty(column);
        if (!has_cells(column))
            return true;
        if (is_numeric(column) && !counts(column))
            return false;
        reading_.columns[column] = {.what = Column::What::record};
        return true;
    }
    /// A column with a heading and no cell: on its side, a line with a title.
    bool take_empty(std::size_t column) {
        if (reading_.name.empty() && grid_.is_turned())
            reading_.name = reading_.headings[column];
        return true;
    }

    /// Whether the numbers of a column count the rows, from 0 or 1 on.
    bool counts(std::size_t column) {
        constexpr std::size_t most_columns = 16;
        if (++counted_ > most_columns)
            return false;
        std::int64_t next = 0;
        bool first = true;
        const bool chosen = !reading_.records.empty();
        const std::size_t begin = first_row(), end = chosen ? reading_.records.size() : grid_.rows() - begin;
        for (std::size_t i = 0; i < end; ++i) {
            const std::string_view text = grid_.cell(chosen ? reading_.records[i] : begin + i, column).text;
            if (text.empty())
                continue;
            std::int64_t number = 0;
            const auto [at, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
            if (failed != std::errc() || at != text.data() + text.size())
                return i + 1 == end && !first; // "Total"
            if (!fields().group && (first ? number != 0 && number != 1 : number != next))
                return false;
            first = false;
            next = number < INT64_MAX ? number + 1 : 0;
        }
        return true;
    }

    void read_above() {
        const std::size_t end = titles_ ? titles_->first : first_record();
        for (std::size_t row = own_ ? 1 : 0; row < end; ++row)
            if (own_ ? !take_own_key(row) : !take_key(row))
                take_title(row);
    }

    /// Without headings the records begin where all chosen columns have numbers.
    std::size_t first_record() const {
        for (std::size_t row = 0; row < grid_.rows(); ++row)
            if (numbers_in(row) == numeric_columns().size())
                return row;
        return grid_.rows();
    }

    bool take_own_key(std::size_t row) {
        const Cell& key = grid_.cell(row, 0);
        const Cell& value = grid_.cell(row, 1);
        if (const auto scalar = scalar_of(*reading_.kind, heading_of(key.text).words)) {
            reading_.scalars[*scalar] = {.text = std::string(value.text),
                                         .place = grid_.place(row, {}, scalar_key(*scalar)),
                                         .quoted = value.quoted};
        } else if (is_called(key.text, name_key)) {
            reading_.name = value.text;
        } else if (is_called(key.text, source_key)) {
            reading_.source = value.text;
        } else if (!is_called(key.text, kind_key)) {
            refuse_key(row);
        }
        return true;
    }

    void refuse_key(std::size_t row) {
        reading_.doubts.push_back(doubt(
            grid_.place(row),
            formatted("a {} instance has no '{}'", reading_.kind->id, printable(grid_.cell(row, 0).text)),
            fields().scalars.empty()
                ? Sentence()
                : formatted("the lines above the columns are {}", joined(fields().scalars, &Field::key))));
    }

    std::string_view scalar_key(std::size_t scalar) const { return fields().scalars[scalar].key; }

    /// Takes `Capacity: 19`, `name;...` and `source;...`.
    bool take_key(std::size_t row) {
        const auto key = key_row(grid_, row);
        if (!key)
            return false;
        if (key->words == name_key || key->words == source_key) {
            (key->words == name_key ? reading_.name : reading_.source) = key->value.text;
            return true;
        }
        if (is_count(key->words) && is_plain_number(key->value.text)) {
            std::size_t count = SIZE_MAX;
            const std::string_view text = key->value.text;
            (void)std::from_chars(text.data(), text.data() + text.size(), count);
            if (announced_.size() < most_notes && options_.lines.empty())
                announced_.emplace_back(row, count);
            return true;
        }
        if (!scalar_of(*reading_.kind, key->words)) {
            if (!is_scalar_of_some_kind(key->words))
                return false;
            refuse_key(row);
            return true;
        }
        return take_scalar(*key, grid_.place(row, {}, scalar_key(*scalar_of(*reading_.kind, key->words))));
    }

    bool take_scalar(const KeyRow& key, std::string place) {
        const auto known = scalar_of(*reading_.kind, key.words);
        if (!known)
            return false;
        const std::size_t scalar = *known;
        const bool text = fields().scalars[scalar].type == Field::Type::text;
        if (!text && !is_number(key.value.text) &&
            key.value.text.find_first_of("0123456789") == std::string::npos)
            return false;
        if (options_.capacity && fields().weight_limit == scalar)
            return true; // the user knows better
        std::string value(key.value.text);
        const auto with_point = decimal_of(value, '.'), with_comma = decimal_of(value, ',');
        if (const auto& number = with_point ? with_point : with_comma;
            !key.unit.empty() && number && number->unit.empty())
            value += " " + key.unit;
        GivenScalar& given = reading_.scalars[scalar];
        if (given.text.empty() || given.text == value)
            given = {.text = std::move(value), .place = std::move(place), .quoted = key.value.quoted};
        else
            reading_.doubts.push_back(
                doubt(std::move(place),
                      formatted("the {} is given twice, as {} and as {}", scalar_key(scalar),
                                printable(given.text, 40), printable(value, 40)),
                      formatted("say which counts: `knapscope-run convert FILE OUT --capacity {}`",
                                printable(given.text, 40))));
        return true;
    }

    /// A line above the table that is only text: the first one is the name, others become the source.
    void take_title(std::size_t row) {
        std::string text;
        for (const Cell& cell : grid_.row(row))
            if (!cell.text.empty())
                text += (text.empty() ? "" : " ") + std::string(cell.text);
        const bool number =
            std::ranges::any_of(grid_.row(row), [](const Cell& cell) { return is_number(cell.text); });
        if (number && options_.lines.empty())
            reading_.doubts.push_back(
                doubt(grid_.place(row), formatted("it is not known what '{}' means", printable(text, 60)),
                      formatted("if it is not needed, say which lines are the {}: `knapscope-run convert "
                                "FILE OUT --lines {}`",
                                fields().record.plural,
                                written("{}-{}", grid_.line(std::min(first_row(), grid_.rows() - 1)),
                                        grid_.line(grid_.rows() - 1)))));
        std::string& taker = reading_.name.empty() ? reading_.name : reading_.source;
        taker += (taker.empty() ? "" : "; ") + text;
    }

    const std::vector<std::size_t>& numeric_columns() const {
        if (!numeric_) {
            numeric_.emplace();
            for (std::size_t i = 0; i < reading_.columns.size(); ++i)
                if (const Column& column = reading_.columns[i]; column.what == Column::What::record_field)
                    if (const Field& field = fields().of_record[column.field];
                        !field.optional && field.type == Field::Type::integer)
                        numeric_->push_back(i);
        }
        return *numeric_;
    }
    std::size_t numbers_in(std::size_t row) const {
        std::size_t count = 0;
        for (const std::size_t column : numeric_columns())
            count += is_number(grid_.cell(row, column).text) ? 1U : 0U;
        return count;
    }

    bool is_chosen_line(std::size_t row) const {
        const std::size_t line = grid_.line(row);
        return std::ranges::any_of(
            options_.lines, [&](const auto& range) { return line >= range.first && line <= range.second; });
    }

    void choose_records() {
        const bool grouped = fields().group.has_value();
        const std::size_t begin = titles_ ? first_row() : first_record();
        reading_.records.reserve(grid_.rows());
        for (std::size_t row = begin; row < grid_.rows(); ++row) {
            const bool complete =
                own_ || (!numeric_columns().empty() && numbers_in(row) == numeric_columns().size());
            if (!options_.lines.empty() && !is_chosen_line(row)) {
                if (complete || !take_key(row))
                    leave_out(row);
            } else if (complete || !take_key(row)) {
                if (!complete && !grouped && numbers_in(row) == 0)
                    texts_.push_back(row);
                else
                    reading_.records.push_back(row);
            }
        }
        for (const std::size_t row : texts_)
            doubt_row(row);
    }

    void leave_out(std::size_t row) {
        if (reading_.left_out.size() >= most_notes)
            return;
        const std::string label(label_of(row));
        reading_.left_out.push_back(written("line {}{}{}{} is left out", grid_.line(row),
                                            label.empty() ? "" : " (", printable(label, 40),
                                            label.empty() ? "" : ")"));
    }

    /// A line within the table or below it that has no numbers.
    void doubt_row(std::size_t row) {
        if (is_sum(label_of(row)))
            return leave_out(row); // a total that was left empty
        if (reading_.doubts.size() >= most_notes)
            return;
        reading_.doubts.push_back(
            doubt(grid_.place(row),
                  formatted("'{}' is not {}: it has no numbers", printable(label_of(row), 40),
                            one_of(fields().record.singular)),
                  formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`",
                            fields().record.plural, lines_of(grid_, reading_.records))));
    }

    /// The first cell of a row that is text.
    std::string_view label_of(std::size_t row) const {
        for (const Cell& cell : grid_.row(row))
            if (!cell.text.empty() && !is_number(cell.text))
                return cell.text;
        return {};
    }

    /// A column `item` that does not count has the names of the items.
    void name_columns() {
        const auto name = role_of(*reading_.kind, name_key).value_or(Column{});
        const bool of_record = name.what == Column::What::record_field || name.what == Column::What::name;
        bool named = !of_record || std::ranges::find(reading_.columns, name) != reading_.columns.end();
        for (std::size_t i = 0; i < reading_.columns.size(); ++i)
            if (reading_.columns[i].what == Column::What::record && !counts(i)) {
                reading_.columns[i] = named ? Column{} : name;
                named = true;
            }
    }

    /// The cell that counts the record. The program itself writes no word there.
    std::string_view count_in(std::size_t row) const {
        const auto at = std::ranges::find_if(reading_.columns, [](const Column& column) {
            return column.what == Column::What::record || column.what == Column::What::name;
        });
        return at == reading_.columns.end()
                   ? std::string_view()
                   : grid_.cell(row, static_cast<std::size_t>(at - reading_.columns.begin())).text;
    }

    /// A line `n;3` only says how many records there are.
    void check_announced() {
        for (const auto& [row, count] : announced_)
            if (count != reading_.records.size())
                reading_.doubts.push_back(
                    doubt(grid_.place(row),
                          formatted("{} {} are announced, but there are {}", count, fields().record.plural,
                                    reading_.records.size()),
                          formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`",
                                    fields().record.plural, lines_of(grid_, reading_.records))));
    }

    struct Sums {
        bool equal = true, any = false;
        std::size_t columns = 0;
    };
    /// Whether the numbers of a row are the sums of those in all records above it.
    Sums sums_in(std::size_t row, const std::vector<Wide>& totals) const {
        Sums sums;
        for (std::size_t i = 0; i < totals.size(); ++i) {
            const auto number = exact(grid_.cell(row, numeric_columns()[i]).text);
            if (grid_.cell(row, numeric_columns()[i]).text.empty())
                continue;
            ++sums.columns;
            sums.any = sums.any || totals[i] != 0;
            sums.equal = sums.equal && number && *number == totals[i];
        }
        return sums;
    }
    /// A number in millionths.
    static std::optional<Wide> exact(std::string_view text) {
        constexpr int places = 6;
        constexpr std::int64_t millionth = 1'000'000;
        std::int64_t whole = 0;
        if (const auto [at, failed] = std::from_chars(text.data(), text.data() + text.size(), whole);
            failed == std::errc() && at == text.data() + text.size())
            return Wide{whole} * millionth;
        const auto number =
            decimal_of(text, mark_in(text) == Mark::comma || mark_in(text) == Mark::either_point ? ',' : '.');
        if (!number || number->places > places)
            return std::nullopt;
        return Wide{number->digits} * *whole_factor(places - number->places);
    }

    /// Rows called `Total` with the sums of the rows above are no records. A row that only looks so is a
    /// doubt.
    void leave_sums_out() {
        if (!options_.lines.empty() || numeric_columns().empty())
            return;
        std::vector<std::size_t> kept;
        kept.reserve(reading_.records.size());
        std::vector<Wide> totals(numeric_columns().size());
        for (const std::size_t row : reading_.records) {
            const bool last = row == reading_.records.back();
            const bool called = is_sum(own_ ? count_in(row) : label_of(row));
            const Sums sums = called || last ? sums_in(row, totals) : Sums{};
            const bool same = (called || last) && sums.equal && sums.any;
            if (called && same) {
                leave_out(row);
                continue;
            }
            if (called || (!own_ && last && same && kept.size() > 1 && looks_unnamed(row, sums.columns)))
                doubted_sums_.push_back(row);
            kept.push_back(row);
            for (std::size_t i = 0; i < totals.size(); ++i)
                totals[i] += exact(grid_.cell(row, numeric_columns()[i]).text).value_or(0);
        }
        reading_.records = std::move(kept);
        for (const std::size_t row : doubted_sums_)
            doubt_sum(row);
        // A dialog proposes to leave out what is called a sum, although it is not one.
        std::erase_if(reading_.records, [&](std::size_t row) {
            return std::ranges::binary_search(doubted_sums_, row) && is_sum(label_of(row));
        });
    }

    /// Whether the row lacks what the other rows have in a column of names or numbers; without such a column,
    /// whether it has several sums.
    bool looks_unnamed(std::size_t row, std::size_t sums) const {
        bool counted = false;
        for (std::size_t i = 0; i < reading_.columns.size(); ++i) {
            const Column::What what = reading_.columns[i].what;
            const bool names = what == Column::What::record || what == Column::What::name ||
                               (what == Column::What::record_field &&
                                fields().of_record[reading_.columns[i].field].type == Field::Type::text);
            if (!names)
                continue;
            if (!grid_.cell(row, i).text.empty())
                return false;
            counted = counted || !grid_.cell(reading_.records.front(), i).text.empty();
        }
        return counted || sums > 1;
    }

    void doubt_sum(std::size_t row) {
        if (reading_.doubts.size() >= most_notes)
            return;
        std::vector<std::size_t> others = reading_.records;
        std::erase_if(others,
                      [&](std::size_t one) { return std::ranges::binary_search(doubted_sums_, one); });
        reading_.doubts.push_back(doubt(
            grid_.place(row),
            formatted("this line may be a sum of the others, or {}", one_of(fields().record.singular)),
            formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}` leaves it "
                      "out, `--lines {}` keeps it",
                      fields().record.plural, lines_of(grid_, others), lines_of(grid_, reading_.records))));
    }

    /// A capacity in a comment counts where there is no other; other comments become part of the source.
    void take_comments() {
        constexpr std::size_t most = 5;
        std::size_t taken = 0;
        for (const Comment& comment : grid_.comments()) {
            if (++taken > most)
                return;
            const auto key = key_row(comment.text);
            if (const auto scalar = key ? scalar_of(*reading_.kind, key->words) : std::nullopt;
                scalar && reading_.scalars[*scalar].text.empty() && is_number(key->value.text))
                take_scalar(*key, written("{}:{} {}", grid_.name(), comment.line, scalar_key(*scalar)));
            else if (!comment.text.empty())
                reading_.source += (reading_.source.empty() ? "" : "; ") + printable(comment.text, 200);
        }
    }

    /// A column `capacity` has its number in one cell, or the same one in all.
    void take_scalar_columns() {
        for (std::size_t i = 0; i < reading_.columns.size(); ++i) {
            if (reading_.columns[i].what != Column::What::scalar)
                continue;
            const std::size_t scalar = reading_.columns[i].field;
            const std::string unit =
                i < reading_.headings.size() ? heading_of(reading_.headings[i]).unit : std::string();
            std::string_view last;
            for (const std::size_t row : reading_.records) {
                const Cell& cell = grid_.cell(row, i);
                if (!cell.text.empty() && cell.text != std::exchange(last, cell.text))
                    take_scalar({.words = heading_of(scalar_key(scalar)).words, .value = cell, .unit = unit},
                                grid_.place(row, i, scalar_key(scalar)));
                if (reading_.doubts.size() >= most_notes)
                    return;
            }
        }
        drop_scalar_rows();
    }
    /// On its side, `capacity;19` makes a record of its own out of no other cell.
    void drop_scalar_rows() {
        if (grid_.is_turned())
            std::erase_if(reading_.records, [&](std::size_t row) {
                return !numeric_columns().empty() && numbers_in(row) == 0;
            });
    }

    void check_scalars() {
        for (std::size_t s = 0; s < fields().scalars.size(); ++s) {
            const Field& field = fields().scalars[s];
            if (fields().weight_limit == s && options_.capacity)
                reading_.scalars[s] = {.text = *options_.capacity, .place = "--capacity"};
            if (!reading_.scalars[s].text.empty() || field.optional)
                continue;
            reading_.doubts.push_back(
                doubt(titles_place(), formatted("{} is missing", field.key),
                      fields().weight_limit == s
                          ? formatted("write a line `{},NUMBER` above the columns, or give it: "
                                      "`knapscope-run convert FILE "
                                      "OUT --capacity NUMBER`",
                                      field.key)
                          : formatted("write a line `{},NUMBER` above the columns", field.key)));
        }
    }

    /// Columns with cells that the instance does not keep.
    void note_columns() {
        for (std::size_t i = 0; i < reading_.columns.size() && reading_.left_out.size() < most_notes; ++i) {
            const Column::What what = reading_.columns[i].what;
            if ((what == Column::What::ignored || what == Column::What::name) && has_cells(i))
                reading_.left_out.push_back(
                    written("column {} ({}) is left out", i + 1,
                            i < reading_.headings.size() ? printable(reading_.headings[i], 40) : ""));
        }
    }

    const Grid& grid_;
    const TableOptions& options_;
    TableReading reading_;
    bool own_ = false;
    std::optional<Titles> titles_;
    std::vector<std::string> keys_;
    mutable std::optional<std::vector<std::size_t>> numeric_;
    std::vector<std::size_t> texts_, doubted_sums_;
    std::vector<std::pair<std::size_t, std::size_t>>
        announced_;            ///< rows, and the numbers of records they give
    std::vector<bool> filled_; ///< per column
    std::size_t counted_ = 0;  ///< columns of which it was looked whether they count
};

bool is_complete(const Grid& grid) {
    const auto titles = find_titles(grid);
    return titles && std::ranges::any_of(kinds(), [&](const Kind* kind) {
               return match(*kind, titles->headings).complete();
           });
}

} // namespace

TableReading propose_reading(const Grid& grid, const TableOptions& options) {
    const bool may_turn = !is_own(grid) && options.columns.empty() && grid.rows() > 0 &&
                          grid.rows() <= Grid::most_turned_rows && grid.columns() > 1 && !is_complete(grid);
    if (may_turn)
        if (const Grid side = grid.turned(); is_complete(side)) {
            TableReading reading = Proposer(side, options).propose();
            reading.on_its_side = true;
            return reading;
        }
    return Proposer(grid, options).propose();
}

std::optional<std::size_t> field_like(const Kind& kind, std::size_t scalar) {
    const Fields& fields = kind.fields();
    if (fields.weight_limit != scalar)
        return std::nullopt;
    if (fields.ratio)
        return fields.ratio->under;
    for (std::size_t f = 0; f < fields.of_record.size(); ++f)
        if (fields.of_record[f].type == Field::Type::integer)
            return f;
    return std::nullopt;
}

bool may_be_scaled(const Kind& kind, std::size_t record_field) {
    const Fields& fields = kind.fields();
    return fields.weight_limit && ((fields.ratio && fields.ratio->over == record_field) ||
                                   field_like(kind, *fields.weight_limit) == record_field);
}

} // namespace ks::csv
