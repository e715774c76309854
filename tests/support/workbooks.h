// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Workbooks as spreadsheet programs write them, except that nothing in them is compressed.
namespace ks::tests {

struct ZipEntry {
    std::string name, content;
};

inline std::uint32_t crc32_of(std::string_view bytes) {
    static const auto table = [] {
        std::array<std::uint32_t, 256> made{};
        for (std::uint32_t i = 0; i < made.size(); ++i) {
            std::uint32_t c = i;
            for (int bit = 0; bit < 8; ++bit)
                c = (c & 1) != 0 ? 0xEDB88320U ^ (c >> 1) : c >> 1;
            made[i] = c;
        }
        return made;
    }();
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char byte : bytes)
        crc = table[(crc ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (crc >> 8);
    return ~crc;
}

/// Returns an archive with these files.
inline std::string zip_of(const std::vector<ZipEntry>& entries) {
    const auto number = [](std::size_t value, int bytes) {
        std::string text;
        for (int i = 0; i < bytes; ++i)
            text += static_cast<char>((value >> (8 * i)) & 0xFF);
        return text;
    };
    std::string files, directory;
    for (const ZipEntry& each : entries) {
        const std::string size = number(each.content.size(), 4);
        const std::string head = number(20, 2) + number(0, 8) + number(crc32_of(each.content), 4) + size +
                                 size + number(each.name.size(), 2) + number(0, 2);
        directory +=
            "PK\x01\x02" + number(20, 2) + head + number(0, 10) + number(files.size(), 4) + each.name;
        files += "PK\x03\x04" + head + each.name + each.content;
    }
    const std::string count = number(entries.size(), 2);
    return files + directory + "PK\x05\x06" + number(0, 4) + count + count + number(directory.size(), 4) +
           number(files.size(), 4) + number(0, 2);
}

/// A sheet: its name, and its rows of cells.
struct SheetOf {
    std::string name;
    std::vector<std::vector<std::string>> rows{};
    bool hidden = false;
};

inline bool is_number_cell(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos;
}

inline std::string xlsx_of(const std::vector<SheetOf>& sheets) {
    std::string book = "<workbook xmlns:r=\"r\"><sheets>", relations = "<Relationships>";
    std::vector<ZipEntry> entries(2);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        book += "<sheet name=\"" + sheets[i].name + "\" sheetId=\"" + number + "\" r:id=\"rId" + number +
                "\"" + (sheets[i].hidden ? " state=\"hidden\"/>" : "/>");
        relations += "<Relationship Id=\"rId" + number + "\" Target=\"worksheets/sheet" + number + ".xml\"/>";
        std::string cells = "<worksheet><sheetData>";
        for (const auto& row : sheets[i].rows) {
            cells += "<row>";
            for (const std::string& cell : row)
                cells += is_number_cell(cell) ? "<c><v>" + cell + "</v></c>"
                                              : "<c t=\"inlineStr\"><is><t>" + cell + "</t></is></c>";
            cells += "</row>";
        }
        entries.push_back({"xl/worksheets/sheet" + number + ".xml", cells + "</sheetData></worksheet>"});
    }
    entries[0] = {"xl/workbook.xml", book + "</sheets></workbook>"};
    entries[1] = {"xl/_rels/workbook.xml.rels", relations + "</Relationships>"};
    return zip_of(entries);
}

inline std::string ods_of(const std::vector<SheetOf>& sheets) {
    std::string content = "<document-content><body><spreadsheet>";
    for (const SheetOf& sheet : sheets) {
        content += "<table name=\"" + sheet.name + "\">";
        for (const auto& row : sheet.rows) {
            content += "<table-row>";
            for (const std::string& cell : row)
                content += is_number_cell(cell)
                               ? "<table-cell value-type=\"float\" value=\"" + cell + "\"/>"
                               : "<table-cell value-type=\"string\"><p>" + cell + "</p></table-cell>";
            content += "</table-row>";
        }
        content += "</table>";
    }
    return zip_of({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                   {"content.xml", content + "</spreadsheet></body></document-content>"}});
}

/// A sheet of a knapsack: `items` items and the capacity.
inline SheetOf knapsack_sheet(const std::string& name, std::size_t items,
                              const std::string& capacity = "19") {
    SheetOf sheet{.name = name, .rows = {{"capacity", capacity}, {"weight", "value"}}};
    for (std::size_t i = 0; i < items; ++i)
        sheet.rows.push_back({std::to_string(i * 7 % 89 + 3), std::to_string(i % 97 + 1)});
    return sheet;
}

} // namespace ks::tests
