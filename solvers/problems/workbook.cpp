// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/workbook.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/xml_reader.h"
#include "solvers/core/zip_reader.h"
#include "solvers/problems/sheet_cells.h"

#include <algorithm>

namespace ks {

namespace {

using Token = XmlReader::Token;

bool is_zip(std::string_view bytes) {
    return bytes.starts_with("PK\x03\x04");
}
bool is_ods(std::string_view bytes) {
    return is_zip(bytes) &&
           bytes.find("application/vnd.oasis.opendocument.spreadsheet") != std::string_view::npos;
}

Error not_read(Sentence what, const std::string& name) {
    return {
        .code = ErrorCode::input,
        .what = std::move(what),
        .where = name,
        .todo =
            "open it in its program, choose File, Save as, the file type CSV (UTF-8), and open that file"};
}

/// The first sheet that xl/workbook.xml names.
struct FirstSheet {
    std::string name, file;
};
std::optional<FirstSheet> first_sheet(const ZipReader& zip) {
    const auto book = zip.read("xl/workbook.xml", most_sheet_bytes);
    const auto relations = zip.read("xl/_rels/workbook.xml.rels", most_sheet_bytes);
    if (!book || !relations)
        return std::nullopt;
    FirstSheet first;
    std::string id;
    XmlReader sheets(*book);
    for (Token token = sheets.next(); token != Token::done && id.empty(); token = sheets.next())
        if (token == Token::begin && sheets.name() == "sheet") {
            first.name = sheets.attribute("name");
            id = sheets.attribute("id");
        }
    XmlReader relation(*relations);
    for (Token token = relation.next(); token != Token::done; token = relation.next())
        if (token == Token::begin && relation.name() == "Relationship" && relation.attribute("Id") == id) {
            const std::string target = relation.attribute("Target");
            first.file = target.starts_with('/') ? target.substr(1) : "xl/" + target;
            return first;
        }
    return std::nullopt;
}

std::optional<Workbook> read_xlsx(const ZipReader& zip) {
    const auto first = first_sheet(zip);
    const auto sheet = first ? zip.read(first->file, most_sheet_bytes) : std::nullopt;
    if (!sheet)
        return std::nullopt;
    const std::string strings = zip.read("xl/sharedStrings.xml", most_sheet_bytes).value_or("");
    const std::string styles = zip.read("xl/styles.xml", most_sheet_bytes).value_or("");
    auto table = cells_of_xlsx(*sheet, strings, styles);
    return table ? std::optional(Workbook{.sheet = first->name, .table = *std::move(table)}) : std::nullopt;
}

std::optional<Workbook> read_ods(const ZipReader& zip) {
    const auto content = zip.read("content.xml", most_sheet_bytes);
    Workbook book;
    auto table = content ? cells_of_ods(*content, book.sheet) : std::nullopt;
    if (!table)
        return std::nullopt;
    book.table = *std::move(table);
    return book;
}

} // namespace

bool looks_like_workbook(std::string_view bytes) {
    return bytes.starts_with("\xD0\xCF\x11\xE0") || is_ods(bytes) ||
           (is_zip(bytes) && bytes.find("xl/") != std::string_view::npos);
}

std::string name_of_sheet(const std::string& file, const Workbook& book) {
    return formatted("{}, sheet {}", file, printable(book.sheet, 40));
}

Result<Workbook> read_workbook(std::string_view bytes, const std::string& name) {
    if (!is_zip(bytes) || !ZipReader::available() || !XmlReader::available())
        return not_read("is the workbook of a spreadsheet program, which cannot be read", name);
    const auto zip = ZipReader::open(bytes);
    auto book = !zip ? std::nullopt : is_ods(bytes) ? read_ods(*zip) : read_xlsx(*zip);
    if (!book)
        return not_read("is a workbook that is damaged, encrypted or too large", name);
    if (book->table.empty())
        return not_read(
            formatted("the first sheet of the workbook, '{}', is empty", printable(book->sheet, 40)), name);
    return *std::move(book);
}

} // namespace ks
