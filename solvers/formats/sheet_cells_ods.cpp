// SPDX-License-Identifier: Apache-2.0
// The sheets of an OpenDocument spreadsheet: content.xml, in which rows and cells that are alike are
// written once.
#include "solvers/core/xml_reader.h"
#include "solvers/formats/sheet_cells.h"

#include <algorithm>
#include <charconv>

namespace ks {

namespace {

using Token = XmlReader::Token;

/// How often a row or a cell is repeated.
std::size_t repeated(const XmlReader& xml, std::string_view attribute) {
    const std::string text = xml.attribute(attribute);
    std::size_t count = 1;
    (void)std::from_chars(text.data(), text.data() + text.size(), count);
    return std::clamp<std::size_t>(count, 1, std::size_t{1} << 21);
}

struct SheetCell {
    std::size_t column = 0, count = 1;
    std::string text;
};

/// Reads all sheets in one go.
class OdsBook {
public:
    OdsBook(std::string_view content, const std::stop_token& stop)
        : xml_(content, stop), room_(room_for_table(content.size())), table_(room_) {}

    std::optional<std::vector<SheetInfo>> read() {
        std::vector<SheetInfo> sheets;
        for (Token token = xml_.next(); token != Token::done; token = xml_.next())
            if (token == Token::begin && xml_.name() == "table")
                sheets.push_back(read_sheet());
        return xml_.broken() ? std::nullopt : std::optional(std::move(sheets));
    }

private:
    SheetInfo read_sheet() {
        SheetInfo sheet{.name = xml_.attribute("name")};
        table_ = SheetTable(room_);
        if (read_rows()) {
            sheet.cells = std::move(table_).take();
            room_ -= std::min(room_, sheet.cells->size());
        } else {
            skip_rows();
        }
        sheet.filled = !sheet.cells || !sheet.cells->empty();
        return sheet;
    }

    void skip_rows() {
        for (Token token = xml_.next(); token != Token::done; token = xml_.next())
            if (token == Token::end && xml_.name() == "table")
                return;
    }

    /// False: the table is too large.
    bool read_rows() {
        std::size_t row = 0;
        for (Token token = xml_.next(); token != Token::done; token = xml_.next()) {
            if (token == Token::end && xml_.name() == "table")
                return true;
            if (token != Token::begin || xml_.name() != "table-row")
                continue;
            const std::size_t count = repeated(xml_, "number-rows-repeated");
            const std::vector<SheetCell> cells = read_cells();
            for (std::size_t i = 0; i < count && !cells.empty(); ++i)
                if (!add(row + i, cells))
                    return false;
            row += count;
        }
        return true;
    }

    bool add(std::size_t row, const std::vector<SheetCell>& cells) {
        for (const SheetCell& cell : cells)
            for (std::size_t i = 0; i < cell.count; ++i)
                if (!table_.add(row, cell.column + i, cell.text))
                    return false;
        return true;
    }

    /// The cells of a row that hold something.
    std::vector<SheetCell> read_cells() {
        std::vector<SheetCell> cells;
        std::size_t column = 0;
        for (Token token = xml_.next(); token != Token::done; token = xml_.next()) {
            if (token == Token::end && xml_.name() == "table-row")
                break;
            const bool cell = xml_.name() == "table-cell" || xml_.name() == "covered-table-cell";
            if (token != Token::begin || !cell)
                continue;
            SheetCell next{.column = column, .count = repeated(xml_, "number-columns-repeated")};
            next.text = read_cell(std::string(xml_.name()));
            column += next.count;
            if (!next.text.empty())
                cells.push_back(std::move(next));
        }
        return cells;
    }

    /// The number that was saved, else the text in paragraphs. Notes are not part of the cell.
    std::string read_cell(const std::string& element) {
        const std::string type = xml_.attribute("value-type");
        const std::string value = xml_.attribute("value"), date = xml_.attribute("date-value");
        std::string text;
        int notes = 0, paragraphs = 0;
        for (Token token = xml_.next(); token != Token::done; token = xml_.next()) {
            if (token == Token::end && xml_.name() == element)
                break;
            if (token != Token::text && xml_.name() == "annotation")
                notes += token == Token::begin ? 1 : -1;
            else if (token == Token::begin && xml_.name() == "p" && notes == 0)
                text += paragraphs++ > 0 ? " " : "";
            else if (token == Token::begin && xml_.name() == "s" && notes == 0)
                text += ' ';
            else if (token == Token::text && notes == 0 && paragraphs > 0)
                text += xml_.text();
        }
        if (type == "date")
            return date;
        return type == "float" || type == "currency" || type == "percentage" ? sheet_number(value) : text;
    }

    XmlReader xml_;
    std::size_t room_;
    SheetTable table_;
};

} // namespace

std::optional<std::vector<SheetInfo>> sheets_of_ods(std::string_view content, const std::stop_token& stop) {
    return OdsBook(content, stop).read();
}

} // namespace ks
