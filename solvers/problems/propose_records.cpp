// SPDX-License-Identifier: Apache-2.0
// Which rows of a table are records.
#include "solvers/problems/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/csv_number.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace ks::csv {

namespace {

__extension__ using Wide = __int128;

} // namespace

namespace {

bool is_chosen_line(const Proposal& p, std::size_t row) {
    const std::size_t line = p.grid.line(row);
    return std::ranges::any_of(
        p.options.lines, [&](const auto& range) { return line >= range.first && line <= range.second; });
}

/// A line within the table or below it that has no numbers.
void doubt_row(Proposal& p, std::size_t row) {
    if (is_sum(p.label_of(row)))
        return p.leave_out(row); // a total that was left empty
    if (p.reading.doubts.size() >= most_notes)
        return;
    p.reading.doubts.push_back(
        doubt(p.grid.place(row),
              formatted("'{}' is not {}: it has no numbers", printable(p.label_of(row), 40),
                        one_of(p.fields().record.singular)),
              formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`",
                        p.fields().record.plural, lines_of(p.grid, p.reading.records))));
}

} // namespace

void choose_records(Proposal& p) {
    const bool grouped = p.fields().group.has_value();
    const std::size_t begin = p.titles ? p.first_row() : p.first_record();
    p.reading.records.reserve(p.grid.rows());
    std::vector<std::size_t> texts;
    for (std::size_t row = begin; row < p.grid.rows() && !p.grid.stop_requested_at(row); ++row) {
        const bool complete =
            p.own || (!p.numeric_columns().empty() && p.numbers_in(row) == p.numeric_columns().size());
        if (!p.options.lines.empty() && !is_chosen_line(p, row)) {
            if (complete || !take_key(p, row))
                p.leave_out(row);
        } else if (complete || !p.options.lines.empty() || !take_key(p, row)) {
            if (!complete && !grouped && p.numbers_in(row) == 0)
                texts.push_back(row);
            else
                p.reading.records.push_back(row);
        }
    }
    for (const std::size_t row : texts)
        doubt_row(p, row);
}

void name_columns(Proposal& p) {
    const auto name = role_of(*p.reading.kind, name_key).value_or(Column{});
    const bool of_record = name.what == Column::What::record_field || name.what == Column::What::name;
    bool named = !of_record || std::ranges::find(p.reading.columns, name) != p.reading.columns.end();
    std::vector<std::size_t> labels;
    for (std::size_t i = 0; i < p.reading.columns.size(); ++i)
        if (p.reading.columns[i].what == Column::What::record && !p.counts(i))
            labels.push_back(i);
    const auto in_words = [&](std::size_t i) {
        return !p.reading.records.empty() && !is_number(p.grid.cell(p.reading.records.front(), i).text);
    };
    std::ranges::stable_partition(labels, in_words); // words are names rather than article numbers
    for (const std::size_t i : labels)
        p.reading.columns[i] = std::exchange(named, true) ? Column{} : name;
}

namespace {

/// The cell that counts the record. The program itself writes no word there.
std::string_view count_in(const Proposal& p, std::size_t row) {
    const auto at = std::ranges::find_if(p.reading.columns, [](const Column& column) {
        return column.what == Column::What::record || column.what == Column::What::name;
    });
    return at == p.reading.columns.end()
               ? std::string_view()
               : p.grid.cell(row, static_cast<std::size_t>(at - p.reading.columns.begin())).text;
}

} // namespace

void check_announced(Proposal& p) {
    for (const auto& [row, count] : p.announced)
        if (count != p.reading.records.size())
            p.reading.doubts.push_back(
                doubt(p.grid.place(row),
                      formatted("{} {} are announced, but there are {}", count, p.fields().record.plural,
                                p.reading.records.size()),
                      formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`",
                                p.fields().record.plural, lines_of(p.grid, p.reading.records))));
}

namespace {

struct Sums {
    bool equal = true, any = false;
    std::size_t columns = 0;
};

/// A number in millionths.
std::optional<Wide> exact(std::string_view text) {
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

/// Whether the numbers of a row are the sums of those in all records above it.
Sums sums_in(const Proposal& p, std::size_t row, const std::vector<Wide>& totals) {
    Sums sums;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        const auto number = exact(p.grid.cell(row, p.numeric_columns()[i]).text);
        if (p.grid.cell(row, p.numeric_columns()[i]).text.empty())
            continue;
        ++sums.columns;
        sums.any = sums.any || totals[i] != 0;
        sums.equal = sums.equal && number && *number == totals[i];
    }
    return sums;
}

/// Whether the row lacks what the other rows have in a column of names or numbers; without such a column,
/// whether it has several sums.
bool looks_unnamed(const Proposal& p, std::size_t row, std::size_t sums) {
    bool counted = false;
    for (std::size_t i = 0; i < p.reading.columns.size(); ++i) {
        const Column::What what = p.reading.columns[i].what;
        const bool names = what == Column::What::record || what == Column::What::name ||
                           (what == Column::What::record_field &&
                            p.fields().of_record[p.reading.columns[i].field].type == Field::Type::text);
        if (!names)
            continue;
        if (!p.grid.cell(row, i).text.empty())
            return false;
        counted = counted || !p.grid.cell(p.reading.records.front(), i).text.empty();
    }
    return counted || sums > 1;
}

void doubt_sum(Proposal& p, std::size_t row, const std::vector<std::size_t>& doubted) {
    if (p.reading.doubts.size() >= most_notes)
        return;
    std::vector<std::size_t> others = p.reading.records;
    std::erase_if(others, [&](std::size_t one) { return std::ranges::binary_search(doubted, one); });
    p.reading.doubts.push_back(doubt(
        p.grid.place(row),
        formatted("this line may be a sum of the others, or {}", one_of(p.fields().record.singular)),
        formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}` leaves it "
                  "out, `--lines {}` keeps it",
                  p.fields().record.plural, lines_of(p.grid, others), lines_of(p.grid, p.reading.records))));
}

} // namespace

void leave_sums_out(Proposal& p) {
    if (!p.options.lines.empty() || p.numeric_columns().empty())
        return;
    std::vector<std::size_t> kept, doubted;
    kept.reserve(p.reading.records.size());
    std::vector<Wide> totals(p.numeric_columns().size());
    for (const std::size_t row : p.reading.records) {
        if (p.grid.stop_requested_at(row))
            return;
        const bool last = row == p.reading.records.back();
        const bool called = is_sum(p.own ? count_in(p, row) : p.label_of(row));
        const Sums sums = called || last ? sums_in(p, row, totals) : Sums{};
        const bool same = (called || last) && sums.equal && sums.any;
        if (called && same) {
            p.leave_out(row);
            continue;
        }
        const auto is_likely = [&] { // looking for names takes long in a wide table
            const bool by_chance = sums.columns < 2 || kept.size() < 3;
            return !by_chance || (kept.size() > 1 && looks_unnamed(p, row, sums.columns));
        };
        if (called || (!p.own && last && same && is_likely()))
            doubted.push_back(row);
        kept.push_back(row);
        for (std::size_t i = 0; i < totals.size(); ++i)
            totals[i] += exact(p.grid.cell(row, p.numeric_columns()[i]).text).value_or(0);
    }
    p.reading.records = std::move(kept);
    for (const std::size_t row : doubted)
        doubt_sum(p, row, doubted);
    // A dialog proposes to leave out what is called a sum, although it is not one.
    std::erase_if(p.reading.records, [&](std::size_t row) {
        return std::ranges::binary_search(doubted, row) && is_sum(p.label_of(row));
    });
}

void drop_scalar_rows(Proposal& p) {
    if (p.grid.is_turned())
        std::erase_if(p.reading.records, [&](std::size_t row) {
            return !p.numeric_columns().empty() && p.numbers_in(row) == 0;
        });
}

namespace {

/// The first record with a plain number in this column, and in the one before it.
std::optional<std::size_t> row_with_numbers(const Proposal& p, std::size_t column) {
    const auto at = std::ranges::find_if(p.reading.records, [&](std::size_t row) {
        return is_plain_number(p.grid.cell(row, column).text) &&
               is_plain_number(p.grid.cell(row, column - 1).text);
    });
    return at == p.reading.records.end() ? std::nullopt : std::optional(*at);
}

} // namespace

void doubt_split_numbers(Proposal& p) {
    if (p.own || p.grid.is_turned() || p.grid.separator() != ',' || !p.options.columns.empty())
        return;
    for (std::size_t i = 1; i < p.reading.headings.size(); ++i) {
        const bool remark = p.reading.columns[i].what == Column::What::ignored &&
                            is_remark(heading_of(p.reading.headings[i]).words);
        const bool numbers = std::ranges::find(p.numeric_columns(), i - 1) != p.numeric_columns().end();
        const auto row = remark && numbers ? row_with_numbers(p, i) : std::nullopt;
        if (!row)
            continue;
        std::vector<std::string> columns;
        for (const std::size_t column : p.numeric_columns())
            columns.push_back(written("{}={}", role_name(p.fields(), p.reading.columns[column]), column + 1));
        p.reading.doubts.push_back(doubt(
            p.grid.place(*row),
            formatted(
                "column {}, '{}', is the number {}: a decimal comma may have split a number of this line",
                i + 1, printable(p.reading.headings[i], 40), p.grid.cell(*row, i).text),
            formatted("put numbers with a comma into quotation marks, or say which columns count: "
                      "`knapscope-run convert FILE OUT --columns {}`",
                      joined(columns, {}, ","))));
    }
}

namespace {

/// Whether a column that says which group a record belongs to has names, and groups have no names.
bool names_bare_groups(const Proposal& p, std::size_t column) {
    return std::ranges::none_of(p.fields().of_group,
                                [](const Field& field) { return field.type == Field::Type::text; }) &&
           std::ranges::any_of(p.reading.records, [&](std::size_t row) {
               const std::string_view text = p.grid.cell(row, column).text;
               return !text.empty() && !is_number(text);
           });
}

} // namespace

void note_columns(Proposal& p) {
    for (std::size_t i = 0; i < p.reading.columns.size() && p.reading.left_out.size() < most_notes; ++i) {
        const Column::What what = p.reading.columns[i].what;
        const std::string heading =
            i < p.reading.headings.size() ? printable(p.reading.headings[i], 40) : std::string();
        if ((what == Column::What::ignored || what == Column::What::name) && p.has_cells(i))
            p.reading.left_out.push_back({.source = written("column {} ({}) is left out", i + 1, heading),
                                          .words = formatted("column {} ({}) is left out", i + 1, heading)});
        if (what == Column::What::group && !p.own && names_bare_groups(p, i))
            p.reading.left_out.push_back(
                {.source = written("the names in column {} ({}) are left out", i + 1, heading),
                 .words = formatted("the names in column {} ({}) are left out", i + 1, heading)});
    }
}

} // namespace ks::csv
