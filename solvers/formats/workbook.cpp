// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/workbook.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/xml_reader.h"
#include "solvers/core/zip_reader.h"
#include "solvers/formats/sheet_cells.h"
#include "solvers/formats/table_options.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

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

Error cancelled() {
    return {.code = ErrorCode::cancelled, .what = "cancelled"};
}

/// The files of an Excel workbook that xl/_rels/workbook.xml.rels names, by their ids.
std::map<std::string, std::string> related_files(std::string_view relations, const std::stop_token& stop) {
    std::map<std::string, std::string> files;
    XmlReader xml(relations, stop);
    for (Token token = xml.next(); token != Token::done; token = xml.next())
        if (token == Token::begin && xml.name() == "Relationship") {
            const std::string target = xml.attribute("Target");
            files[xml.attribute("Id")] = target.starts_with('/') ? target.substr(1) : "xl/" + target;
        }
    return files;
}

std::optional<std::vector<SheetInfo>> sheets_of_ods(const ZipReader& zip, const std::stop_token& stop) {
    const auto content = zip.read("content.xml", most_sheet_bytes, stop);
    return content ? ks::sheets_of_ods(*content, stop) : std::nullopt;
}

std::optional<std::vector<SheetInfo>> sheets_of_xlsx(const ZipReader& zip, const std::stop_token& stop) {
    constexpr std::size_t most_sheets = 1000, enough = std::size_t{1} << 16; // bytes that have a value
    const auto book = zip.read("xl/workbook.xml", most_sheet_bytes, stop);
    const auto relations = zip.read("xl/_rels/workbook.xml.rels", most_sheet_bytes, stop);
    if (!book || !relations)
        return std::nullopt;
    const auto files = related_files(*relations, stop);
    std::vector<SheetInfo> sheets;
    XmlReader xml(*book, stop);
    for (Token token = xml.next(); token != Token::done && sheets.size() < most_sheets; token = xml.next())
        if (token == Token::begin && xml.name() == "sheet") {
            const auto file = files.find(xml.attribute("id"));
            SheetInfo& sheet = sheets.emplace_back();
            sheet.name = xml.attribute("name");
            sheet.hidden = xml.attribute("state").ends_with("idden"); // also "veryHidden"
            sheet.file = file == files.end() ? std::string() : file->second;
            const auto beginning = zip.beginning(sheet.file, enough);
            sheet.filled = !beginning || has_cells_of_xlsx(*beginning); // reading a damaged one is an error
        }
    return sheets;
}

/// A workbook whose sheets are known.
struct OpenBook {
    ZipReader zip;
    std::vector<SheetInfo> sheets{};
    std::vector<std::size_t> filled{}; ///< the sheets that have values, hidden ones last
};

Result<OpenBook> open_book(std::string_view bytes, const std::string& name, const std::stop_token& stop) {
    if (!is_zip(bytes) || !ZipReader::available() || !XmlReader::available())
        return not_read("is the workbook of a spreadsheet program, which cannot be read", name);
    auto zip = ZipReader::open(bytes);
    auto sheets = !zip            ? std::nullopt
                  : is_ods(bytes) ? sheets_of_ods(*zip, stop)
                                  : sheets_of_xlsx(*zip, stop);
    if (stop.stop_requested())
        return cancelled();
    if (!sheets || sheets->empty())
        return not_read("is a workbook that is damaged, encrypted or too large", name);
    OpenBook book{.zip = *std::move(zip), .sheets = *std::move(sheets)};
    for (const bool hidden : {false, true})
        for (std::size_t i = 0; i < book.sheets.size(); ++i)
            if (book.sheets[i].filled && book.sheets[i].hidden == hidden)
                book.filled.push_back(i);
    if (book.filled.empty())
        return not_read("is a workbook of which all sheets are empty", name);
    return book;
}

std::vector<std::string> names_of(const OpenBook& book) {
    std::vector<std::string> names;
    for (const std::size_t i : book.filled)
        names.push_back(book.sheets[i].name);
    return names;
}

/// Returns the place of the chosen sheet among those that have values.
Result<std::size_t> chosen_sheet(const OpenBook& book, const std::string& sheet, const std::string& name) {
    if (sheet.empty())
        return std::size_t{0};
    const std::vector<std::string> names = names_of(book);
    if (const auto at = std::ranges::find(names, sheet); at != names.end())
        return static_cast<std::size_t>(at - names.begin());
    std::size_t number = 0;
    const auto [end, failed] = std::from_chars(sheet.data(), sheet.data() + sheet.size(), number);
    if (failed == std::errc() && end == sheet.data() + sheet.size() && number >= 1 && number <= names.size())
        return number - 1;
    std::string known;
    for (std::size_t i = 0; i < names.size(); ++i)
        known += written("{}{} {}", i == 0 ? "" : ", ", i + 1, printable(names[i], 40));
    return Error{.code = ErrorCode::usage,
                 .what = formatted("the workbook has no sheet '{}'", printable(sheet, 40)),
                 .where = name,
                 .todo = formatted("the sheets are {}", known)};
}

/// Returns a file that a workbook may lack; it is empty then. Nothing: it is damaged or too large.
std::optional<std::string> optional_part(const ZipReader& zip, const std::string& name,
                                         const std::stop_token& stop) {
    return zip.has(name) ? zip.read(name, most_sheet_bytes, stop) : std::optional(std::string());
}

/// Of a sheet that is read only once.
std::optional<std::string> cells_of(OpenBook& book, std::size_t sheet, const std::stop_token& stop) {
    if (book.sheets[sheet].file.empty())
        return std::move(book.sheets[sheet].cells);
    const auto cells = book.zip.read(book.sheets[sheet].file, most_sheet_bytes, stop);
    if (!cells)
        return std::nullopt;
    const auto strings = optional_part(book.zip, "xl/sharedStrings.xml", stop),
               styles = optional_part(book.zip, "xl/styles.xml", stop);
    return strings && styles ? cells_of_xlsx(*cells, *strings, *styles, stop) : std::nullopt;
}

} // namespace

bool looks_like_workbook(std::string_view bytes) {
    return bytes.starts_with("\xD0\xCF\x11\xE0") || is_ods(bytes) ||
           (is_zip(bytes) && bytes.find("xl/") != std::string_view::npos);
}

std::string name_of_sheet(const std::string& file, const Workbook& book) {
    return formatted("{}, sheet {}", file, printable(book.sheet, 40));
}

namespace {

/// The names of the first other sheets.
std::string other_names(const Workbook& book) {
    constexpr std::size_t most = 8;
    std::string names;
    for (std::size_t i = 0; i < std::min(book.others.size(), most); ++i)
        names += (i == 0 ? "" : ", ") + printable(book.others[i], 40);
    return book.others.size() > most ? names + ", ..." : names;
}

} // namespace

Sentence other_sheets(const Workbook& book) {
    if (book.others.empty())
        return {};
    return counted("only sheet {0} is read; {1} other sheet is left out: {2}",
                   "only sheet {0} is read; {1} other sheets are left out: {2}", std::ssize(book.others),
                   printable(book.sheet, 40), book.others.size(), other_names(book));
}

Sentence choose_other_sheet(const Workbook& book) {
    return counted("the table may be in the other sheet, {1}: `{0}`",
                   "the table may be in one of the other sheets, {1}: `{0}`", std::ssize(book.others),
                   written("knapscope-run convert FILE OUT {}", sheet_option(book.others.front())),
                   other_names(book));
}

Result<std::vector<std::string>> sheets_in(std::string_view bytes, const std::string& name,
                                           const std::stop_token& stop) {
    KS_TRY(const OpenBook book, open_book(bytes, name, stop));
    return names_of(book);
}

Result<Workbook> read_workbook(std::string_view bytes, const std::string& name, const std::string& sheet,
                               const std::stop_token& stop) {
    KS_TRY(OpenBook book, open_book(bytes, name, stop));
    KS_TRY(const std::size_t chosen, chosen_sheet(book, sheet, name));
    Workbook read{.others = names_of(book)};
    read.sheet = read.others[chosen];
    read.others.erase(read.others.begin() + static_cast<std::ptrdiff_t>(chosen));
    auto table = cells_of(book, book.filled[chosen], stop);
    if (stop.stop_requested())
        return cancelled();
    if (!table)
        return not_read("is a workbook that is damaged, encrypted or too large", name);
    read.table = *std::move(table);
    return read;
}

} // namespace ks
