// SPDX-License-Identifier: Apache-2.0
// A capacity that has another name or another form than is usual.
#include "solvers/formats/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_words.h"

#include <algorithm>

namespace ks::csv {

namespace {

/// The filled cells of a row.
std::vector<std::string_view> texts_in(const Proposal& p, std::size_t row) {
    std::vector<std::string_view> texts;
    for (const Cell& cell : p.grid.row(row))
        if (!cell.text.empty())
            texts.push_back(cell.text);
    return texts;
}

/// The number of a row that has a single one, with a label or without.
std::string_view lone_number(const Proposal& p, std::size_t row) {
    const std::vector<std::string_view> texts = texts_in(p, row);
    if (texts.size() == 1 || (texts.size() == 2 && !is_number(texts.front())))
        return is_number(texts.back()) ? texts.back() : std::string_view();
    return {};
}

/// `3 10` in a table with other separators: the number of records and the capacity.
std::string_view capacity_after_count(const Proposal& p, std::size_t row) {
    const std::vector<std::string_view> texts = texts_in(p, row);
    if (texts.size() != 1)
        return {};
    const std::size_t blank = texts[0].find(' ');
    const std::string_view count = texts[0].substr(0, blank);
    const std::string_view capacity = blank == std::string_view::npos ? "" : texts[0].substr(blank + 1);
    return count == std::to_string(p.reading.records.size()) && is_number(capacity) ? capacity
                                                                                    : std::string_view();
}

/// What a row is called in a sentence: its texts.
std::string words_of_row(const Proposal& p, std::size_t row) {
    return printable(joined(texts_in(p, row), {}, " "), 60);
}

Sentence capacity_option(std::string_view number) {
    return formatted("if it is, give it: `knapscope-run convert FILE OUT --capacity {}`",
                     as_argument(number));
}

/// "10.5" of the cells 10 and 5, "3000" of 3 and 000.
std::string joined_number(std::span<const std::string_view> parts) {
    const bool thousands =
        std::ranges::all_of(parts.subspan(1), [](std::string_view part) { return part.size() == 3; });
    return joined(parts, {}, thousands ? "" : ".");
}

/// Whether a number of the row is in a column that is not read: `capacity,10,4,` below
/// `item,weight,volume,value`.
bool has_limit_of_other_column(const Proposal& p, std::size_t row) {
    for (std::size_t i = 1; i < std::min(p.grid.row(row).size(), p.reading.columns.size()); ++i)
        if (!p.grid.cell(row, i).text.empty() && p.reading.columns[i].what == Column::What::ignored &&
            i < p.reading.headings.size() && hint_of(p.reading.headings[i]) == Hint::weight)
            return true;
    return false;
}

} // namespace

bool take_lone(Proposal& p, std::size_t row) {
    const bool number = std::ranges::any_of(p.grid.row(row), [&](const Cell& cell) {
        return is_number(cell.text) || (!p.titles && is_number(cell.text.substr(0, cell.text.find(' '))));
    });
    if (number && p.lone_rows.size() < most_notes)
        p.lone_rows.push_back(row);
    return number;
}

void doubt_meaning(Proposal& p, std::size_t row) {
    p.fail(p.place_of(row), formatted("it is not known what '{}' means", words_of_row(p, row)),
           formatted(
               "if it is not needed, say which lines are the {}: `knapscope-run convert FILE OUT --lines {}`",
               p.record_words(), lines_of(p.grid, p.reading.records)));
}

bool take_key_over_number(Proposal& p, std::size_t row) {
    if (row + 1 >= p.grid.rows())
        return false;
    bool any = false;
    const std::size_t columns = std::max(p.grid.row(row).size(), p.grid.row(row + 1).size());
    for (std::size_t i = 0; i < columns; ++i) {
        const std::string_view key = p.grid.cell(row, i).text, number = p.grid.cell(row + 1, i).text;
        if (key.empty() && number.empty())
            continue;
        const std::string words = heading_of(key).words;
        const bool scalar = is_limit(words) || scalar_of(*p.reading.kind, words);
        if (key.empty() || !is_number(number) || (!scalar && !is_count(words)))
            return false;
        any = any || scalar;
    }
    if (!any)
        return false;
    for (std::size_t i = 0; i < columns; ++i)
        if (const std::string words = heading_of(p.grid.cell(row, i).text).words; !words.empty())
            if (const auto scalar = scalar_of(*p.reading.kind, is_limit(words) ? "capacity" : words))
                p.reading.scalars[*scalar] = {.text = std::string(p.grid.cell(row + 1, i).text),
                                              .place = p.grid.place(row + 1, i, p.scalar_key(*scalar))};
    return true;
}

bool doubt_broken_limit(Proposal& p, std::size_t row) {
    const std::vector<std::string_view> texts = texts_in(p, row);
    const auto limit = p.fields().weight_limit;
    if (!limit || texts.size() < 2 || texts.size() > 5 || !is_limit(heading_of(texts[0]).words))
        return false;
    const auto parts = std::span(texts).subspan(1);
    const std::string place = p.grid.place(row, {}, p.scalar_key(*limit));
    if (parts.size() == 1 && !is_number(parts[0]) && p.grid.cell(row, 0).text == texts[0]) {
        if (!p.options.capacity) {
            p.fail(
                place, formatted("'{}' is not a number", printable(parts[0], 40)),
                "write the number in digits, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`");
            p.reading.doubts.back().remedy.kind = Remedy::Kind::capacity;
        }
        return true;
    }
    if (parts.size() < 2 || p.grid.separator() != ',' || !std::ranges::all_of(parts, is_plain_number))
        return false;
    if (has_limit_of_other_column(p, row)) {
        if (!p.options.capacity)
            p.fail(place, formatted("the line has {} limits, and an instance has one capacity", parts.size()),
                   formatted("give that of the weights: `knapscope-run convert FILE OUT --capacity {}`",
                             parts[0]));
        return true;
    }
    const std::string number = joined_number(parts);
    p.reading.scalars[*limit] = {.text = number, .place = place};
    if (!p.options.capacity)
        p.fail(place,
               formatted("the number is in the cells {}: a comma may have split it", joined(parts, {}, ", ")),
               formatted(
                   "put it into quotation marks, or give it: `knapscope-run convert FILE OUT --capacity {}`",
                   number));
    return true;
}

void doubt_limit(Proposal& p, std::string place, std::string_view called) {
    if (p.options.kind)
        return; // the user knows that the capacity is the target
    p.fail(std::move(place), formatted("'{}' is a capacity, but no column has values", printable(called, 40)),
           formatted("add a column `value`; if only the sum of the weights counts, say so: `knapscope-run "
                     "convert FILE OUT "
                     "--kind {}`",
                     p.reading.kind->id));
}

void take_lone_rows(Proposal& p) {
    const auto limit = p.fields().weight_limit;
    const std::string count = std::to_string(p.reading.records.size());
    std::vector<std::size_t> open;
    for (const std::size_t row : p.lone_rows) {
        const std::string_view number = lone_number(p, row);
        const bool is_capacity = p.options.capacity && (number == *p.options.capacity ||
                                                        capacity_after_count(p, row) == *p.options.capacity);
        const bool counts = number == count && p.label_of(row).empty() && p.lone_rows.size() > 1;
        if (!is_capacity && !counts)
            open.push_back(row);
    }
    for (const std::size_t row : open) {
        const bool wanted =
            limit && p.reading.scalars[*limit].text.empty() && !p.options.capacity && open.size() == 1;
        const std::string_view second = capacity_after_count(p, row);
        const std::string_view number = second.empty() ? lone_number(p, row) : second;
        if (!wanted || number.empty()) {
            doubt_meaning(p, row);
            continue;
        }
        p.reading.scalars[*limit] = {.text = std::string(number),
                                     .place = p.grid.place(row, {}, p.scalar_key(*limit))};
        p.lone_capacity = number;
        p.fail(p.place_of(row),
               formatted("{} is missing, but '{}' may be it",
                         within_sentence(p.fields().scalars[*limit].title), words_of_row(p, row)),
               capacity_option(number));
    }
}

} // namespace ks::csv
