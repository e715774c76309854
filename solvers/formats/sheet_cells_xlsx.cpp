// SPDX-License-Identifier: Apache-2.0
// The sheets of Excel's workbooks (ECMA-376): cells with numbers, formulas' values, and texts that are in the
// cell or in a table of shared texts.
#include "solvers/core/formatted.h"
#include "solvers/core/xml_reader.h"
#include "solvers/formats/sheet_cells.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <set>

namespace ks {

namespace {

using Token = XmlReader::Token;

/// The texts of `<t>` up to the end of an element, without the reading aids of Japanese.
std::string text_until(XmlReader& xml, std::string_view element) {
    std::string text;
    int spoken = 0; // depth of reading aids
    bool in_text = false;
    for (Token token = xml.next(); token != Token::done; token = xml.next()) {
        if (token == Token::end && xml.name() == element)
            break;
        if (token != Token::text && xml.name() == "rPh")
            spoken += token == Token::begin ? 1 : -1;
        else if (token != Token::text && xml.name() == "t")
            in_text = token == Token::begin;
        else if (token == Token::text && in_text && spoken == 0)
            text += xml.text();
    }
    return text;
}

/// Nothing: the XML is broken.
std::optional<std::vector<std::string>> shared_texts(std::string_view strings, const std::stop_token& stop) {
    std::vector<std::string> texts;
    XmlReader xml(strings, stop);
    for (Token token = xml.next(); token != Token::done; token = xml.next())
        if (token == Token::begin && xml.name() == "si")
            texts.push_back(text_until(xml, "si"));
    return xml.broken() ? std::nullopt : std::optional(std::move(texts));
}

template <class Number>
std::optional<Number> number_of(std::string_view text) {
    Number number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failed == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Whether a format of numbers shows dates or times: it has letters for them outside of quotes and brackets.
bool shows_date(std::string_view code) {
    bool quoted = false, bracketed = false;
    for (const char c : code) {
        quoted = c == '"' ? !quoted : quoted;
        bracketed = c == '[' || (bracketed && c != ']');
        if (!quoted && !bracketed && std::string_view("dmyhsDMYHS").find(c) != std::string_view::npos)
            return true;
    }
    return false;
}

/// The styles of cells that are dates, by number. Nothing: the XML is broken.
std::optional<std::set<int>> date_styles(std::string_view styles, const std::stop_token& stop) {
    std::set<int> formats, dates;
    for (int id = 14; id <= 22; ++id)
        formats.insert(id);
    formats.insert({45, 46, 47});
    XmlReader xml(styles, stop);
    bool of_cells = false;
    int style = 0;
    for (Token token = xml.next(); token != Token::done; token = xml.next()) {
        if (token == Token::text)
            continue;
        if (xml.name() == "cellXfs")
            of_cells = token == Token::begin;
        if (token != Token::begin)
            continue;
        const auto format = number_of<int>(xml.attribute("numFmtId"));
        if (xml.name() == "numFmt" && format && shows_date(xml.attribute("formatCode")))
            formats.insert(*format);
        if (xml.name() == "xf" && of_cells) {
            if (format && formats.contains(*format))
                dates.insert(style);
            ++style;
        }
    }
    return xml.broken() ? std::nullopt : std::optional(std::move(dates));
}

/// "2026-11-29" of the days since 1899-12-30.
std::string date_text(std::string_view days) {
    const auto number = number_of<double>(days);
    if (!number || *number < 0 || *number > 2'958'465)
        return std::string(days);
    using namespace std::chrono;
    const year_month_day date(sys_days(year(1899) / 12 / 30) + std::chrono::days(static_cast<int>(*number)));
    return written("{}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                   static_cast<unsigned>(date.day()));
}

/// Where a cell is: "B3" is row 2, column 1.
struct CellPlace {
    std::size_t row = 0, column = 0;
};
std::optional<CellPlace> cell_place(std::string_view reference) {
    CellPlace place;
    std::size_t i = 0;
    for (; i < reference.size() && i < 4 && reference[i] >= 'A' && reference[i] <= 'Z'; ++i)
        place.column = place.column * 26 + static_cast<std::size_t>(reference[i] - 'A' + 1);
    const auto row = number_of<std::size_t>(reference.substr(i));
    if (i == 0 || !row || *row == 0)
        return std::nullopt;
    --place.column;
    place.row = *row - 1;
    return place;
}

/// Reads the cells of a sheet one after the other.
class XlsxSheet {
public:
    XlsxSheet(std::string_view sheet, std::vector<std::string> shared, std::set<int> dates,
              const std::stop_token& stop)
        : xml_(sheet, stop), shared_(std::move(shared)), dates_(std::move(dates)),
          table_(room_for_table(sheet.size())) {}

    std::optional<std::string> read() {
        for (Token token = xml_.next(); token != Token::done; token = xml_.next()) {
            if (token != Token::begin)
                continue;
            if (xml_.name() == "row")
                begin_row();
            else if (xml_.name() == "c" && !read_cell())
                return std::nullopt;
        }
        return xml_.broken() ? std::nullopt : std::optional(std::move(table_).take());
    }

private:
    /// Rows and cells may say where they are; else they follow the one before.
    void begin_row() {
        const auto row = number_of<std::size_t>(xml_.attribute("r"));
        next_ = {.row = row && *row > 0 ? *row - 1 : next_row_, .column = 0};
        next_row_ = next_.row + 1;
    }

    bool read_cell() {
        const CellPlace place = cell_place(xml_.attribute("r")).value_or(next_);
        next_ = {.row = place.row, .column = place.column + 1};
        const std::string type = xml_.attribute("t");
        const auto style = number_of<int>(xml_.attribute("s"));
        std::string value, inline_text;
        for (Token token = xml_.next(); token != Token::done; token = xml_.next()) {
            if (token == Token::end && xml_.name() == "c")
                break;
            if (token == Token::begin && xml_.name() == "is")
                inline_text = text_until(xml_, "is");
            else if (token == Token::begin && xml_.name() == "v")
                value = value_text();
        }
        return table_.add(place.row, place.column,
                          type == "inlineStr" ? inline_text : text_of(type, value, style.value_or(-1)));
    }

    std::string value_text() {
        std::string text;
        for (Token token = xml_.next(); token != Token::done && !(token == Token::end && xml_.name() == "v");
             token = xml_.next())
            if (token == Token::text)
                text += xml_.text();
        return text;
    }

    std::string text_of(std::string_view type, const std::string& value, int style) const {
        if (type == "s") {
            const auto index = number_of<std::size_t>(value);
            return index && *index < shared_.size() ? shared_[*index] : std::string();
        }
        if (type == "b")
            return value == "1" ? "TRUE" : "FALSE";
        if (!type.empty() && type != "n")
            return value; // a text, an error, or a date that is written out
        return dates_.contains(style) ? date_text(value) : sheet_number(value);
    }

    XmlReader xml_;
    std::vector<std::string> shared_;
    std::set<int> dates_;
    SheetTable table_;
    CellPlace next_;
    std::size_t next_row_ = 0;
};

} // namespace

std::optional<std::string> cells_of_xlsx(std::string_view sheet, std::string_view shared_strings,
                                         std::string_view styles, const std::stop_token& stop) {
    auto shared = shared_texts(shared_strings, stop);
    auto dates = date_styles(styles, stop);
    return shared && dates ? XlsxSheet(sheet, *std::move(shared), *std::move(dates), stop).read()
                           : std::nullopt;
}

bool has_cells_of_xlsx(std::string_view beginning) {
    XmlReader xml(beginning);
    bool in_value = false;
    for (Token token = xml.next(); token != Token::done; token = xml.next()) {
        if (token == Token::text && in_value)
            return true;
        if (token != Token::text)
            in_value = token == Token::begin && (xml.name() == "v" || xml.name() == "t");
    }
    return false;
}

} // namespace ks
