// SPDX-License-Identifier: Apache-2.0
// The kind of a table, and what each of its columns holds.
#include "solvers/formats/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_words.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

namespace ks::csv {

namespace {

/// "column 3, 'price'"; on its side "line 3, 'price'".
Sentence column_words(const Proposal& p, std::size_t column) {
    const std::string heading =
        column < p.reading.headings.size() ? printable(p.reading.headings[column], 40) : std::string();
    const std::size_t number = p.grid.line_of_column(column);
    if (p.grid.is_turned())
        return heading.empty() ? formatted("line {}", number) : formatted("line {}, '{}',", number, heading);
    return heading.empty() ? formatted("column {}", number) : formatted("column {}, '{}',", number, heading);
}

/// The keys of the lines beside the table, which help to choose the kind.
std::vector<std::string> find_keys(const Proposal& p) {
    std::vector<std::string> keys;
    constexpr std::size_t most = 200; // rows at the beginning, and at the end
    for (std::size_t row = 0; row < p.grid.rows(); ++row) {
        const bool is_title = p.titles && row >= p.titles->first && row <= p.titles->last;
        if (is_title || (row >= most && row + most < p.grid.rows()))
            continue;
        const auto key = key_row(p.grid, row);
        if (key && is_scalar_of_some_kind(key->words) && is_number(key->value.text))
            keys.push_back(key->words);
    }
    return keys;
}

/// The first kind that has all columns that the user names, and needs no other.
const Kind* kind_of_options(const Proposal& p) {
    const Kind* fits = nullptr;
    for (const Kind* kind : kinds()) {
        std::vector<std::string> names;
        for (const auto& [role, column] : p.options.columns)
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

bool choose_kind(Proposal& p) {
    if (p.own) {
        const std::string id(p.grid.cell(0, 1).text);
        p.reading.kind = find_kind(id);
        if (p.reading.kind == nullptr)
            return p.fail(p.grid.place(0), formatted("there is no kind '{}'", printable(id)),
                          formatted("the kinds are {}", joined(kinds(), &Kind::id)));
    } else if (p.options.kind) {
        p.reading.kind = find_kind(*p.options.kind);
        if (p.reading.kind == nullptr)
            return p.fail(p.grid.name(), formatted("there is no kind '{}'", printable(*p.options.kind)),
                          formatted("the kinds are {}", joined(kinds(), &Kind::id)));
    } else if (!p.options.columns.empty()) {
        p.reading.kind = kind_of_options(p);
        if (p.reading.kind == nullptr)
            return p.fail(p.grid.name(),
                          formatted("no kind has all of the columns {}",
                                    joined(p.options.columns, [](const auto& one) { return one.first; })),
                          "give columns of one kind, as in `--columns value=3,weight=2`");
    } else if (p.titles) {
        p.reading.kind = kind_of(p.grid, *p.titles, find_keys(p));
    }
    if (p.reading.kind == nullptr && p.titles)
        return p.fail(p.titles_place(), "these are no kind's columns",
                      formatted("say which kind it is: `knapscope-run convert FILE OUT --kind ID`; the kinds "
                                "are {}",
                                joined(kinds(), &Kind::id)));
    if (p.titles || (!p.options.columns.empty() && p.reading.kind != nullptr))
        return true;
    if (p.own)
        return p.fail(p.grid.place(p.grid.rows() - 1), "no line names the columns",
                      formatted("its columns are {}", column_names(p.fields())));
    if (p.options.columns.empty() && is_bare_table(p.grid)) {
        p.bare = true;
        return true;
    }
    return p.fail(
        p.grid.place(p.grid.rows() == 0 ? 0 : p.grid.rows() - 1), "no line names the columns",
        "write headings above the columns, or say which column is what: `knapscope-run convert FILE "
        "OUT --columns value=1,weight=2`");
}

/// The columns that the user names by their headings.
std::vector<std::string> named_headings(const Proposal& p) {
    std::vector<std::string> named;
    for (const auto& [role, column] : p.options.columns)
        if (!is_plain_number(column))
            named.push_back(column);
    return named;
}

/// Unknown headings are above the first record.
void find_unknown_titles(Proposal& p) {
    const std::size_t first = p.first_record();
    if (p.titles || first == 0 || first >= p.grid.rows())
        return;
    p.titles = titles_in(p.grid, first - 1);
    if (p.titles) {
        p.reading.titles = p.titles->last;
        p.reading.headings = p.titles->headings;
    }
}

std::vector<std::string> role_names(const Proposal& p) {
    std::vector<std::string> names;
    for (const auto& [name, which] : p.options.columns)
        names.push_back(name);
    return names;
}

std::optional<std::size_t> column_called(const Proposal& p, const std::string& which) {
    std::size_t number = 0;
    const char* const end = which.data() + which.size();
    const auto [at, failed] = std::from_chars(which.data(), end, number);
    if (failed == std::errc() && at == end)
        return number >= 1 && number <= p.reading.columns.size() ? std::optional(number - 1) : std::nullopt;
    for (std::size_t i = 0; i < p.reading.headings.size(); ++i)
        if (p.reading.headings[i] == which)
            return i;
    for (std::size_t i = 0; i < p.reading.headings.size(); ++i)
        if (heading_of(p.reading.headings[i]).words == heading_of(which).words)
            return i;
    return std::nullopt;
}

/// Whether all cells of a column are the same, or empty: where they differ, they are of the records.
bool has_one_value(const Proposal& p, std::size_t column) {
    std::string_view value;
    for (std::size_t row = p.first_row(); row < p.grid.rows() && !p.grid.stop_requested_at(row); ++row)
        if (const std::string_view text = p.grid.cell(row, column).text; !text.empty()) {
            if (!value.empty() && text != value)
                return false;
            value = text;
        }
    return true;
}

/// Values of the instance stay in their columns where the user names those of the records.
void keep_scalars(Proposal& p) {
    for (std::size_t i = 0; i < p.reading.headings.size(); ++i) {
        const auto column = column_of(*p.reading.kind, heading_of(p.reading.headings[i]).words);
        if (p.reading.columns[i] == Column{} && column && column->what == Column::What::scalar &&
            has_one_value(p, i))
            p.reading.columns[i] = *column;
    }
    take_side_limit(p);
}

bool give_chosen_columns(Proposal& p) {
    const std::size_t columns = std::max(p.grid.columns(), p.reading.headings.size());
    p.reading.columns.assign(columns, {});
    for (const auto& [name, which] : p.options.columns) {
        const auto role = role_of(*p.reading.kind, name);
        const auto column = column_called(p, which);
        if (!role)
            return p.fail(
                p.grid.name(),
                formatted("instances of kind {} have no column '{}'", p.reading.kind->id, printable(name)),
                formatted("its columns are {}", column_names(p.fields())));
        if (!column)
            return p.fail(p.titles_place(), formatted("there is no column '{}'", printable(which)),
                          formatted("give a number from 1 to {}, or a heading", columns));
        p.reading.columns[*column] = *role;
    }
    find_unknown_titles(p);
    keep_scalars(p);
    const Match found = match(*p.reading.kind, role_names(p));
    for (const Column& each : found.missing)
        return p.fail(p.titles_place(), formatted("no column is chosen as {}", role_name(p.fields(), each)),
                      formatted("add it, as in `--columns {}=1`", role_name(p.fields(), each)));
    return true;
}

/// Whether the cells of a column, of the first rows, only look like numbers with units, such as 1a and 1b:
/// the units differ, and one of them is not usual.
bool has_labels(const Proposal& p, std::size_t column) {
    constexpr std::size_t most = 20;
    bool unusual = false, differ = false;
    std::optional<std::string_view> unit;
    for (std::size_t row = p.first_row(); row < std::min(p.grid.rows(), p.first_row() + most); ++row) {
        const auto number = decimal_of(p.grid.cell(row, column).text, '.');
        if (!number)
            continue;
        differ = differ || (unit && !same_unit(*unit, number->unit));
        unusual = unusual || (!number->unit.empty() && !is_unit(number->unit));
        unit = number->unit;
    }
    return unusual && differ;
}

/// Whether the cells of a column, of the first rows, are numbers.
bool is_numeric(const Proposal& p, std::size_t column) {
    constexpr std::size_t most = 20;
    bool any = false;
    for (std::size_t row = p.first_row(); row < std::min(p.grid.rows(), p.first_row() + most); ++row)
        if (const std::string_view text = p.grid.cell(row, column).text; !text.empty()) {
            if (is_number(text))
                any = true;
            else if (!any)
                return false;
        }
    return any && !has_labels(p, column);
}

/// What could be said with `--columns`: of what is missing, as guessed, and of the columns that are known.
/// Names in a column that could also count are among these.
std::string example(Proposal& p, const Guess& guessed, bool with_group = true) {
    std::vector<std::string> parts;
    for (std::size_t m = 0; m < guessed.missing.size(); ++m) {
        if (!with_group && guessed.missing[m].what == Column::What::group)
            continue;
        const std::string name = role_name(p.fields(), guessed.missing[m]);
        parts.push_back(guessed.columns[m] ? written("{}={}", name, *guessed.columns[m] + 1) : name + "=N");
    }
    const auto name = role_of(*p.reading.kind, name_key);
    bool named = std::ranges::find(p.reading.columns, name.value_or(Column{})) != p.reading.columns.end();
    for (std::size_t i = 0; i < p.reading.columns.size() && parts.size() < most_notes; ++i) {
        Column column = p.reading.columns[i];
        if (std::ranges::find(guessed.columns, std::optional(i)) != guessed.columns.end())
            continue;
        if (column.what == Column::What::record && !named && name &&
            !p.counts(i, with_group && p.fields().group)) {
            column = *name;
            named = true;
        }
        if (column.what != Column::What::ignored && column.what != Column::What::record &&
            column.what != Column::What::scalar)
            parts.push_back(written("{}={}", role_name(p.fields(), column), i + 1));
    }
    return joined(parts, {}, ",");
}

void add_doubled(Proposal& p, std::size_t column, const std::string& columns) {
    if (p.reading.doubts.size() >= most_notes)
        return;
    const auto role = column_of(*p.reading.kind, heading_of(p.reading.headings[column]).words);
    for (std::size_t i = 0; i < column; ++i)
        if (role && p.reading.columns[i] == *role && role->what != Column::What::name)
            p.reading.doubts.push_back(
                doubt(p.titles_place(column),
                      formatted("{} and {} may both be the {}", column_words(p, i), column_words(p, column),
                                role_words(p.fields(), *role)),
                      formatted("say which columns count: `knapscope-run convert FILE OUT --columns {}`",
                                columns)));
}

/// A column with a heading and no cell: on its side, a line with a title.
bool take_empty(Proposal& p, std::size_t column) {
    if (p.reading.name.empty() && p.grid.is_turned())
        p.reading.name = p.reading.headings[column];
    return true;
}

/// A column without a heading: an empty one, an index (pandas writes one), or names.
bool take_unnamed(Proposal& p, std::size_t column) {
    if (!heading_of(p.reading.headings[column]).words.empty())
        return !p.has_cells(column) && take_empty(p, column);
    if (!p.has_cells(column))
        return true;
    if (is_numeric(p, column) && !p.counts(column))
        return false;
    p.reading.columns[column] = {.what = Column::What::record};
    return true;
}

/// A column of the capacity where the kind calls it otherwise: `weight;capacity` without values.
bool take_limit(Proposal& p, std::size_t column) {
    if (!p.fields().weight_limit || !is_scalar_of_some_kind(heading_of(p.reading.headings[column]).words))
        return false;
    p.reading.columns[column] = {.what = Column::What::scalar, .field = *p.fields().weight_limit};
    doubt_limit(p, p.titles_place(column), p.reading.headings[column]);
    return true;
}

/// Texts to the left of all numbers that are not the same in two lines of the first ones.
bool may_be_names(const Proposal& p, std::size_t column) {
    constexpr std::size_t most = 100;
    std::set<std::string_view> seen;
    for (std::size_t row = p.first_row(); row < std::min(p.grid.rows(), p.first_row() + most); ++row)
        if (const std::string_view text = p.grid.cell(row, column).text;
            p.numbers_in(row) > 0 && !text.empty() && !seen.insert(text).second)
            return false;
    return seen.size() > 1 && !is_numeric(p, column);
}

/// The first unknown column of texts has the names, unless another one has: names do no harm.
void take_names(Proposal& p, std::vector<std::size_t>& unknown) {
    const auto name = role_of(*p.reading.kind, name_key);
    if (!name || name->what != Column::What::record_field || p.own)
        return;
    for (std::size_t i = 0; i < p.reading.columns.size(); ++i)
        if (p.reading.columns[i] == *name ||
            (p.reading.columns[i].what == Column::What::record && !p.counts(i)))
            return;
    const auto first_number = std::ranges::find_if(
        p.reading.columns, [](const Column& column) { return column.what == Column::What::record_field; });
    for (const std::size_t column : unknown) {
        const bool before = static_cast<std::ptrdiff_t>(column) < first_number - p.reading.columns.begin();
        const Hint hint = hint_of(p.reading.headings[column]);
        if (hint != Hint::group && (before || hint == Hint::name) && may_be_names(p, column)) {
            p.reading.columns[column] = *name;
            std::erase(unknown, column);
            return;
        }
    }
}

/// A column `category` may divide the records into groups, or be a remark.
void explain_group(Proposal& p, const Guess& guessed, std::size_t column, const std::string& columns) {
    p.fail(p.titles_place(column),
           formatted("{} may be the {} of each {}", column_words(p, column),
                     role_words(p.fields(), {.what = Column::What::group}),
                     said(std::string(p.fields().record.singular))),
           formatted("if exactly one of each is taken, say so: `knapscope-run convert FILE OUT --columns "
                     "{}`; if not, leave "
                     "the column out: `--columns {}`",
                     columns, example(p, guessed, false)));
}

Sentence missing_one(const Proposal& p, const std::string& name) {
    return p.grid.is_turned() ? formatted("no line is called {}", name)
                              : formatted("no column is called {}", name);
}

Sentence missing_but(const Proposal& p, const std::string& name, const Sentence& other) {
    return p.grid.is_turned() ? formatted("no line is called {}, but {} may be it", name, other)
                              : formatted("no column is called {}, but {} may be it", name, other);
}

/// Says of each meaning without a column which column may have it. The reading has it then.
void explain_missing(Proposal& p, const Guess& guessed, const std::string& columns) {
    for (std::size_t m = 0; m < guessed.missing.size(); ++m) {
        const std::string name = role_words(p.fields(), guessed.missing[m]);
        const auto& column = guessed.columns[m];
        if (column && guessed.missing[m].what == Column::What::group) {
            explain_group(p, guessed, *column, columns);
            continue;
        }
        p.reading.doubts.push_back(doubt(
            p.titles_place(), column ? missing_but(p, name, column_words(p, *column)) : missing_one(p, name),
            formatted("say which it is: `knapscope-run convert FILE OUT --columns {}`", columns)));
    }
}

/// Columns with two meanings or none, and meanings without a column.
void explain_unknown(Proposal& p, const Match& found) {
    std::vector<std::size_t> unknown, numeric, texts;
    take_side_limit(p);
    for (const std::size_t column : found.unknown)
        if (std::ranges::find(p.side_columns, column) == p.side_columns.end() && !take_unnamed(p, column) &&
            !take_limit(p, column) && unknown.size() < most_notes) {
            unknown.push_back(column);
            (is_numeric(p, column) ? numeric : texts).push_back(column);
        }
    const Guess guessed = guess(*p.reading.kind, p.reading.headings, found.missing, numeric, texts);
    for (std::size_t m = 0; m < guessed.missing.size(); ++m)
        if (guessed.columns[m])
            p.reading.columns[*guessed.columns[m]] = guessed.missing[m];
    take_names(p, unknown);
    const std::string columns = example(p, guessed);
    for (const std::size_t column : found.doubled)
        add_doubled(p, column, columns);
    explain_missing(p, guessed, columns);
    for (const std::size_t column : unknown)
        if (p.reading.columns[column].what == Column::What::ignored && found.missing.empty())
            p.reading.doubts.push_back(doubt(
                p.titles_place(column), formatted("it is not known what {} holds", column_words(p, column)),
                formatted("if the instance is complete without it, say which columns count: "
                          "`knapscope-run convert FILE OUT --columns {}`",
                          columns)));
}

/// Where two columns have the meaning of a number and the first has texts, the second one counts:
/// `Größe;Gewicht` above `XL;8`.
void prefer_numbers(const Proposal& p, Match& found) {
    for (const std::size_t column : std::vector(found.doubled)) {
        const auto role = column_of(*p.reading.kind, heading_of(p.reading.headings[column]).words);
        const auto at = std::ranges::find(found.columns, role.value_or(Column{}));
        const auto first = static_cast<std::size_t>(at - found.columns.begin());
        const bool number = role && role->what == Column::What::record_field &&
                            p.fields().of_record[role->field].type == Field::Type::integer;
        if (!number || at == found.columns.end() || is_numeric(p, first) || !is_numeric(p, column))
            continue;
        found.columns[column] = std::exchange(found.columns[first], Column{});
        std::erase(found.doubled, column);
        found.unknown.insert(std::ranges::lower_bound(found.unknown, first), first);
    }
}

bool give_columns(Proposal& p) {
    if (p.titles) {
        p.reading.titles = p.titles->last;
        p.reading.headings = p.titles->headings;
    }
    if (!p.options.columns.empty())
        return give_chosen_columns(p);
    if (p.bare)
        return propose_bare(p);
    Match found = match(*p.reading.kind, p.titles->headings);
    if (!p.own)
        prefer_numbers(p, found);
    p.reading.columns = found.columns;
    if (p.own && (!found.complete() || !found.doubled.empty()))
        return p.fail(p.titles_place(), formatted("these are not the columns of kind {}", p.reading.kind->id),
                      formatted("its columns are {}", column_names(p.fields())));
    explain_unknown(p, found);
    return true;
}

} // namespace

bool propose_columns(Proposal& p) {
    p.own = is_own(p.grid);
    p.titles = find_titles(p.grid);
    if (const std::vector<std::string> named = named_headings(p); !named.empty())
        if (auto titles = titles_with(p.grid, named))
            p.titles = std::move(titles);
    return choose_kind(p) && give_columns(p);
}

} // namespace ks::csv
