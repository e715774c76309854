// SPDX-License-Identifier: Apache-2.0
#include "app/runner/table.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <cmath>

namespace ks::runner {

namespace {

std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; // not a continuation byte of UTF-8
    }));
}

} // namespace

void Table::row(std::vector<std::string> cells) {
    for (std::string& cell : cells)
        cell = printable(cell, std::string::npos);
    rows_.push_back(std::move(cells));
}

std::string Table::text() const {
    std::vector<std::size_t> widths;
    for (const auto& row : rows_) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width(row[i]));
    }
    std::string text;
    for (const auto& row : rows_) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - width(row[i]), ' ');
            const bool right = i < alignment_.size() && alignment_[i] == Align::right;
            line += (i > 0 ? "  " : "") + (right ? space + row[i] : row[i] + space);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string grouped(std::int64_t number) {
    return group_digits(std::to_string(number), ",");
}

std::string milliseconds(double ms) {
    const std::int64_t micro = std::llround(ms * 1000);
    return formatted("{}.{:03}", grouped(micro / 1000), micro % 1000);
}

} // namespace ks::runner
