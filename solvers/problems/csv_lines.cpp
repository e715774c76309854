// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/csv_lines.h"

#include "solvers/core/text.h"

#include <algorithm>

namespace ks {

namespace {

constexpr std::string_view blanks = " \t";

char separator_of(std::string_view text) {
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == ',' || c == ';' || c == '\t'))
            return c;
    }
    return ',';
}

std::string_view without_blanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace

CsvLines::CsvLines(std::string_view text) : text_(without_mark(text)), separator_(separator_of(text_)) {}

bool CsvLines::next(std::vector<CsvCell>& cells) {
    cells.clear();
    if (at_ >= text_.size())
        return false;
    line_ = next_line_;
    for (;;) {
        cells.push_back(cell());
        if (at_ >= text_.size())
            return true;
        const char end = text_[at_++];
        if (end == separator_)
            continue;
        if (end == '\r' && at_ < text_.size() && text_[at_] == '\n')
            ++at_;
        ++next_line_;
        return true;
    }
}

/// Reads one cell, up to the separator or the end of its line.
CsvCell CsvLines::cell() {
    const std::size_t first = std::min(text_.find_first_not_of(' ', at_), text_.size());
    if (first < text_.size() && text_[first] == '"') {
        at_ = first + 1;
        return quoted_cell();
    }
    const std::size_t begin = at_;
    while (at_ < text_.size() && text_[at_] != separator_ && text_[at_] != '\n' && text_[at_] != '\r')
        ++at_;
    return {.text = std::string(without_blanks(text_.substr(begin, at_ - begin)))};
}

CsvCell CsvLines::quoted_cell() {
    CsvCell cell{.quoted = true};
    for (;; ++at_) {
        if (at_ >= text_.size()) {
            broken_ = true;
            return cell;
        }
        const char c = text_[at_];
        if (c == '"' && (at_ + 1 == text_.size() || text_[at_ + 1] != '"'))
            break;
        if (c == '"')
            ++at_;
        next_line_ += c == '\n' ? 1 : 0;
        cell.text += c;
    }
    // What comes between the closing mark and the separator is part of the cell, as spreadsheets read it.
    const std::size_t begin = ++at_;
    while (at_ < text_.size() && text_[at_] != separator_ && text_[at_] != '\n' && text_[at_] != '\r')
        ++at_;
    cell.text += without_blanks(text_.substr(begin, at_ - begin));
    return cell;
}

std::string csv_cell(std::string_view text) {
    const bool plain = !text.empty() && text.find_first_of("\",;\t\r\n") == std::string_view::npos &&
                       text.front() != ' ' && text.back() != ' ';
    if (plain)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c;
        if (c == '"')
            quoted += c;
    }
    return quoted + '"';
}

} // namespace ks
