// SPDX-License-Identifier: Apache-2.0
// Which rows of a table are records.
#include "solvers/formats/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_words.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace ks::csv {

namespace {

bool is_chosen_line(const Proposal& p, std::size_t row) {
    const std::size_t line = p.grid.line(row);
    return std::ranges::any_of(
        p.options.lines, [&](const auto& range) { return line >= range.first && line <= range.second; });
}

std::size_t filled_cells(const Proposal& p, std::size_t row) {
    return static_cast<std::size_t>(
        std::ranges::count_if(p.grid.row(row), [](const Cell& cell) { return !cell.text.empty(); }));
}

bool is_limit_missing(const Proposal& p) {
    const auto limit = p.fields().weight_limit;
    return limit && p.reading.scalars[*limit].text.empty() && !p.options.capacity;
}

/// Whether a row has a label and a number, where no capacity is known, or the user has given this one.
bool may_be_limit(const Proposal& p, std::size_t row) {
    const auto is_given = [&](const Cell& cell) { return cell.text == *p.options.capacity; };
    const bool given = p.options.capacity && std::ranges::any_of(p.grid.row(row), is_given);
    return filled_cells(p, row) == 2 && (given || is_limit_missing(p)) && p.numeric_columns().size() > 1;
}

/// Whether a row begins what is below the table: a heading such as "Result".
bool begins_results(const Proposal& p, std::size_t row) {
    const std::string_view label = p.label_of(row);
    return filled_cells(p, row) == 1 && !p.reading.records.empty() && is_result(label) && !is_sum(label) &&
           label.find_first_of("0123456789") == std::string_view::npos;
}

/// Whether there are blank lines, or lines without records, between a row and the last record.
bool is_apart(const Proposal& p, std::size_t row) {
    return !p.reading.records.empty() && p.grid.line(row) > p.grid.line(p.reading.records.back()) + 1;
}

/// A value of the instance may be in a row with as many numbers as a record of a single number has.
bool may_be_key(const Proposal& p, std::size_t row, bool complete) {
    constexpr std::size_t near_the_end = 50;
    return !p.own && (!complete || (p.numeric_columns().size() == 1 && row + near_the_end > p.grid.rows() &&
                                    is_scalar_of_some_kind(heading_of(p.label_of(row)).words) &&
                                    p.label_of(row).size() > 2));
}

/// Chooses records, row by row.
class RecordChooser {
public:
    explicit RecordChooser(Proposal& proposal)
        : p_(proposal), grouped_(proposal.fields().group.has_value()) {}

    void choose() {
        p_.reading.records.reserve(p_.grid.rows());
        for (std::size_t row = p_.titles ? p_.first_row() : p_.first_record();
             row < p_.grid.rows() && !p_.grid.stop_requested_at(row); ++row)
            row += take(row);
        for (const std::size_t row : doubted_)
            doubt_row(p_, row);
    }

private:
    /// Returns how many of the next rows belong to this one.
    std::size_t take(std::size_t row) {
        if (filled_cells(p_, row) == 0)
            return 0; // on its side, an empty column
        const bool complete =
            p_.own || (!p_.numeric_columns().empty() && p_.numbers_in(row) == p_.numeric_columns().size());
        const bool chosen = p_.options.lines.empty() || is_chosen_line(p_, row);
        const bool may_have_key = !below_ || is_limit_missing(p_);
        if (may_have_key && may_be_key(p_, row, complete) && take_key(p_, row))
            return 0;
        if (may_have_key && !complete && !p_.own && take_key_over_number(p_, row))
            return 1;
        const bool headings = !p_.own && p_.titles && !complete && repeats_exactly(p_.grid, row, *p_.titles);
        if (!chosen || headings || (below_ && p_.options.lines.empty()))
            p_.leave_out(row);
        else if (complete || (grouped_ && !is_apart(p_, row)))
            p_.reading.records.push_back(row);
        else
            take_odd(row);
        return 0;
    }

    /// A row that lacks numbers.
    void take_odd(std::size_t row) {
        const std::size_t numbers = p_.numbers_in(row);
        const bool last = row + 1 == p_.grid.rows() && (filled_cells(p_, row) == 1 || may_be_limit(p_, row));
        if (p_.options.lines.empty() && begins_results(p_, row)) {
            below_ = true;
            p_.leave_out(row);
        } else if (p_.options.lines.empty() && is_result(p_.label_of(row)) &&
                   (numbers == 0 || is_apart(p_, row))) {
            p_.leave_out(row);
        } else if (!grouped_ && p_.options.lines.empty() && (is_apart(p_, row) || last) &&
                   take_lone(p_, row)) {
            return;
        } else if (numbers == 0 && !grouped_) {
            doubted_.push_back(row);
        } else {
            p_.reading.records.push_back(row);
        }
    }

    Proposal& p_;
    const bool grouped_;
    bool below_ = false; ///< a heading of results has come
    std::vector<std::size_t> doubted_;
};

} // namespace

void doubt_row(Proposal& p, std::size_t row) {
    if (p.reading.doubts.size() >= most_notes)
        return;
    const std::string label = printable(p.label_of(row), 40);
    const std::string record = one_of(p.fields().record.singular);
    const bool in_words = label.find_first_of("0123456789") != std::string::npos;
    p.reading.doubts.push_back(
        doubt(p.place_of(row),
              in_words ? formatted("'{}' is not {} like the others", label, record)
                       : formatted("'{}' is not {}: it has no numbers", label, record),
              formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`",
                        p.record_words(), lines_of(p.grid, p.reading.records))));
}

void choose_records(Proposal& p) {
    RecordChooser(p).choose();
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
    std::stable_partition(labels.begin(), labels.end(),
                          in_words); // words are names rather than article numbers
    for (const std::size_t i : labels)
        p.reading.columns[i] = std::exchange(named, true) ? Column{} : name;
}

void check_announced(Proposal& p) {
    for (const auto& [row, count] : p.announced)
        if (count != p.reading.records.size())
            p.reading.doubts.push_back(
                doubt(p.place_of(row),
                      formatted("the file announces {}, but there are {}", counted(count, p.fields().record),
                                p.reading.records.size()),
                      formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`",
                                p.record_words(), lines_of(p.grid, p.reading.records))));
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
            p.grid.place(*row, i),
            formatted(
                "column {}, '{}', is the number {}: a decimal comma may have split a number of this line",
                i + 1, printable(p.reading.headings[i], 40), p.grid.cell(*row, i).text),
            formatted(
                "put numbers with a comma into quotation marks; if it is a remark, say which columns count: "
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
    for (std::size_t i = 0; i < p.reading.columns.size(); ++i) {
        const Column::What what = p.reading.columns[i].what;
        const bool taken = std::ranges::find(p.side_columns, i) != p.side_columns.end();
        if (!taken && (what == Column::What::ignored || what == Column::What::name) && p.has_cells(i))
            p.leave_out_column(i);
        if (what == Column::What::group && !p.own && names_bare_groups(p, i)) {
            const std::string heading =
                i < p.reading.headings.size() ? printable(p.reading.headings[i], 40) : std::string();
            p.note({.source = written("the names in column {} ({}) are left out", i + 1, heading),
                    .words = formatted("the names in column {} ({}) are left out", i + 1, heading)});
        }
    }
    p.count_notes();
}

} // namespace ks::csv
