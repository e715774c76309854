// SPDX-License-Identifier: Apache-2.0
// Rows below the records that are about these: sums, the largest number, what remains.
#include "solvers/formats/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_words.h"

#include <algorithm>
#include <charconv>

namespace ks::csv {

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

__extension__ using Wide = __int128;

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

/// Whether the numbers of a row are the mean ones of the records above it, or with `extremes` the smallest or
/// the largest ones.
bool is_statistic(const Proposal& p, std::size_t row, const std::vector<std::size_t>& records,
                  bool extremes) {
    std::size_t columns = 0;
    for (const std::size_t column : p.numeric_columns()) {
        const std::string_view text = p.grid.cell(row, column).text;
        if (text.empty())
            continue;
        const auto number = exact(text);
        Wide least = 0, most = 0, sum = 0;
        for (std::size_t i = 0; i < records.size(); ++i) {
            const Wide each = exact(p.grid.cell(records[i], column).text).value_or(0);
            least = i == 0 ? each : std::min(least, each);
            most = std::max(most, each);
            sum += each;
        }
        constexpr Wide rounding = 50'000; // of a mean with one place, in millionths
        const Wide apart = number ? *number * static_cast<Wide>(records.size()) - sum : 0;
        const bool mean = (apart < 0 ? -apart : apart) <= rounding * static_cast<Wide>(records.size());
        if (!number || (!mean && !(extremes && (*number == least || *number == most))))
            return false;
        ++columns;
    }
    return columns > 1 && records.size() > 1;
}

/// How many of the last records are rows that are called results.
std::size_t results_at_the_end(const Proposal& p) {
    constexpr std::size_t most = 20;
    std::size_t count = 0;
    while (!p.own && count < std::min(most, p.reading.records.size()) &&
           is_result(p.label_of(p.reading.records[p.reading.records.size() - 1 - count])))
        ++count;
    return count;
}

/// A row that has the name of a result, and all the numbers of a record.
void doubt_result(Proposal& p, std::size_t row, const std::vector<std::size_t>& doubted) {
    std::vector<std::size_t> others = p.reading.records;
    std::erase_if(others, [&](std::size_t one) { return std::ranges::binary_search(doubted, one); });
    p.fail(p.grid.place(row),
           formatted("'{}' may be about the other lines, or {}", printable(p.label_of(row), 40),
                     one_of(p.fields().record.singular)),
           formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}` leaves it "
                     "out, `--lines {}` keeps it",
                     p.record_words(), lines_of(p.grid, others), lines_of(p.grid, p.reading.records)));
}

void doubt_sum(Proposal& p, std::size_t row, const std::vector<std::size_t>& doubted) {
    if (p.reading.doubts.size() >= most_notes)
        return;
    if (is_result(p.label_of(row)) && !is_sum(p.label_of(row)))
        return doubt_result(p, row, doubted);
    std::vector<std::size_t> others = p.reading.records;
    std::erase_if(others, [&](std::size_t one) { return std::ranges::binary_search(doubted, one); });
    p.reading.doubts.push_back(
        doubt(p.grid.place(row),
              formatted("this line may be a sum of the others, or {}", one_of(p.fields().record.singular)),
              formatted("say which lines are the {}: `knapscope-run convert FILE OUT --lines {}` leaves it "
                        "out, `--lines {}` keeps it",
                        p.record_words(), lines_of(p.grid, others), lines_of(p.grid, p.reading.records))));
}

} // namespace

void leave_results_out(Proposal& p) {
    if (!p.options.lines.empty() || p.numeric_columns().empty() || p.fields().group)
        return;
    auto& records = p.reading.records;
    const auto end = static_cast<std::ptrdiff_t>(results_at_the_end(p));
    const auto lacks_a_number = [&](std::size_t row) {
        return p.numbers_in(row) < p.numeric_columns().size() && !is_sum(p.label_of(row));
    };
    for (auto at = records.end() - end; at != records.end(); ++at)
        if (lacks_a_number(*at))
            p.leave_out(*at);
    records.erase(std::remove_if(records.end() - end, records.end(), lacks_a_number), records.end());
}

void leave_sums_out(Proposal& p) {
    if (!p.options.lines.empty() || p.numeric_columns().empty())
        return;
    std::vector<std::size_t> kept, doubted;
    kept.reserve(p.reading.records.size());
    std::vector<Wide> totals(p.numeric_columns().size());
    const std::size_t results = results_at_the_end(p);
    const std::size_t first_result =
        results == 0 ? SIZE_MAX : p.reading.records[p.reading.records.size() - results];
    for (const std::size_t row : p.reading.records) {
        if (p.grid.stop_requested_at(row))
            return;
        const bool last = row == p.reading.records.back();
        const bool called = is_sum(p.own ? count_in(p, row) : p.label_of(row)) ||
                            (row >= first_result && is_result(p.label_of(row)));
        if (row >= first_result && is_statistic(p, row, kept, results > 1)) {
            p.leave_out(row);
            continue;
        }
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
        return std::ranges::binary_search(doubted, row) &&
               (is_sum(p.label_of(row)) || is_result(p.label_of(row)));
    });
}

} // namespace ks::csv
