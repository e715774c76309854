// SPDX-License-Identifier: Apache-2.0
// Reads instances of every kind from a table for spreadsheets: the bytes become a grid of cells, for which a
// reading is proposed, by which the instance is built.
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_decode.h"
#include "solvers/formats/foreign_json.h"
#include "solvers/formats/format.h"
#include "solvers/formats/table_reading.h"
#include "solvers/formats/table_text.h"
#include "solvers/formats/table_titles.h"
#include "solvers/kinds/kind.h"

#include <algorithm>

namespace ks {

namespace {

/// The beginning of a text that is enough to recognise it, up to the end of a line.
std::string_view beginning_of_table(std::string_view text) {
    constexpr std::size_t most = std::size_t{1} << 16;
    if (text.size() <= most)
        return text;
    const bool utf16 = csv::is_utf16(text);
    const std::size_t end = utf16 ? most : text.rfind('\n', most);
    return text.substr(0, end == std::string_view::npos ? most : end + (utf16 ? 0 : 1));
}

/// The beginnings of the first lines: they may be long, as those of a table on its side.
std::string beginnings_of_lines(std::string_view text) {
    constexpr std::size_t most = std::size_t{1} << 10;
    std::string beginnings;
    for (std::size_t i = 0; i < csv::Grid::most_turned_rows && !text.empty(); ++i) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::size_t cut = std::min(end, most);
        while (cut < end && cut > 0 && static_cast<unsigned char>(text[cut]) >= 0x80)
            --cut;
        beginnings += text.substr(0, cut);
        beginnings += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return beginnings;
}

Claim claim_titles(const csv::Grid& grid) {
    const auto titles = csv::find_titles(grid);
    if (!titles)
        return Claim::none;
    Claim claim = Claim::none;
    for (const Kind* kind : kinds()) {
        const csv::Match found = csv::match(*kind, titles->headings);
        if (found.complete())
            claim = std::max(claim, found.certain() ? Claim::certain : Claim::likely);
        else if (found.found > 0 && titles->headings.size() > 1)
            claim = std::max(claim, Claim::possible);
    }
    return claim;
}

/// The first line tells the kind, or there are the headings that a kind needs. If they are not all known, or
/// there are none, the error says what the columns may be.
Claim claim_csv(const InstanceText& given) {
    const std::string_view text = given.text;
    if (looks_like_json(text))
        return Claim::none; // JSON has many lines, and looking for headings in each takes a while
    if (csv::has_list_cells(text))
        return Claim::none; // another format reads some of these
    const csv::Grid grid(beginning_of_table(text));
    if (grid.rows() == 0)
        return Claim::none;
    if (csv::is_own(grid))
        return Claim::certain;
    Claim upright = claim_titles(grid);
    if (upright == Claim::none && (grid.has_lists() || csv::is_bare_table(grid)))
        upright = Claim::possible;
    if (upright == Claim::certain || grid.rows() > csv::Grid::most_turned_rows)
        return upright;
    const csv::Grid beginnings(beginnings_of_lines(text));
    const Claim wide = std::max(upright, claim_titles(beginnings));
    return beginnings.columns() < 2 ? wide : std::max(wide, claim_titles(beginnings.turned()));
}

Result<InstancePtr> read_csv(const InstanceText& given) {
    const csv::Grid grid(given.text, given.name, given.stop);
    const csv::TableReading reading = csv::propose_reading(grid, given.table);
    if (given.stop.stop_requested())
        return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
    if (!grid.unclosed() && !reading.doubts.empty())
        return reading.doubts.front();
    for (const csv::LeftOut& each : reading.left_out)
        if (given.left_out != nullptr)
            given.left_out->push_back(each.words);
    return csv::read_table(grid, reading);
}

} // namespace

const Format& format_csv() {
    static constexpr Format format{
        .id = "csv",
        .title = "A table for spreadsheets (CSV)",
        .claim = claim_csv,
        .read = read_csv,
        .write = [](const Instance& instance) { return Result<std::string>(write_csv(instance)); },
        .ending = ".csv",
        .reads_units = true,
        .keeps = {.name = true, .item_names = true, .units = true, .known = true}};
    return format;
}

} // namespace ks
