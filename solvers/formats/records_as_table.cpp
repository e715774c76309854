// SPDX-License-Identifier: Apache-2.0
// Records in a program: `items = [("tent", 8, 31), ("stove", 5, 17)]`, with or without keys, and a number
// such as `capacity = 19` before or after them.
#include "solvers/core/letters.h"
#include "solvers/formats/csv_columns.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_text.h"

#include <algorithm>
#include <vector>

namespace ks::csv {

namespace {

constexpr std::string_view open_marks = "[{(", close_marks = "]})";

/// What is in the innermost brackets: `"tent", 8, 31`, or `weight: 8, value: 31`.
struct ProgramRecord {
    std::size_t line = 0;
    std::vector<std::string_view> keys{}, cells{};
};

/// `weight: 8`, `"weight": 8` and `weight=8` have a key.
void add_part(ProgramRecord& record, std::string_view part) {
    constexpr std::string_view quotes = " \t\r\n\"'";
    const bool quoted = !part.empty() && (part.front() == '"' || part.front() == '\'');
    const std::size_t closing = quoted ? part.find(part.front(), 1) : 0;
    const std::size_t mark = part.find_first_of(":=", closing == std::string_view::npos ? 0 : closing);
    if (mark != std::string_view::npos)
        record.keys.push_back(trimmed(part.substr(0, mark), quotes));
    record.cells.push_back(trimmed(mark == std::string_view::npos ? part : part.substr(mark + 1), quotes));
}

ProgramRecord record_of(std::string_view inside, std::size_t line) {
    ProgramRecord record{.line = line};
    char quote = '\0';
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= inside.size(); ++i) {
        const char c = i < inside.size() ? inside[i] : ',';
        if (quote != '\0')
            quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == ',' && (i < inside.size() || !trimmed(inside.substr(begin)).empty())) {
            add_part(record, trimmed(inside.substr(begin, i - begin)));
            begin = i + 1;
        }
    }
    return record;
}

/// Goes through a program. `read` returns false if there is anything else than records and numbers.
class ProgramReader {
public:
    explicit ProgramReader(std::string_view text) : text_(text) {}

    std::vector<ProgramRecord> records{};
    std::vector<ProgramRecord> numbers{}; ///< a key and a cell each: `capacity = 19`

    bool read() {
        for (; at_ < text_.size() && !failed_; ++at_) {
            const char c = text_[at_];
            const std::string_view rest = text_.substr(at_);
            if (c == '"' || c == '\'')
                pass_quotes();
            else if (rest.starts_with("//") || c == '#')
                pass_remark();
            else if (open_marks.find(c) != std::string_view::npos)
                open();
            else if (close_marks.find(c) != std::string_view::npos)
                close();
            else if (open_.empty() && (c == '\n' || c == ';'))
                end_statement();
            line_ += c == '\n' ? 1U : 0U;
            failed_ = failed_ || (records.empty() && at_ > most_before);
        }
        end_statement();
        return !failed_ && open_.empty();
    }

private:
    static constexpr std::size_t most_before = std::size_t{1} << 14; ///< the first record

    struct Open {
        std::size_t at = 0, line = 0;
        bool holds_brackets = false;
    };

    void pass_quotes() {
        const std::size_t end = text_.find_first_of(std::string{text_[at_], '\n'}, at_ + 1);
        failed_ = failed_ || end == std::string_view::npos || text_[end] == '\n' || open_.empty();
        at_ = std::min(end, text_.size());
    }
    void pass_remark() {
        if (open_.empty())
            end_statement();
        else
            check_gap();
        at_ = std::min(text_.find('\n', at_), text_.size()) - 1;
        statement_ = gap_ = at_ + 1;
    }
    /// Between the records are only commas and the name of a constructor: `{"weights": [8, 5]}` has lists.
    void check_gap() {
        const std::string_view gap = text_.substr(gap_, at_ - std::min(at_, gap_));
        failed_ = failed_ || gap.find_first_of("0123456789\"':=") != std::string_view::npos;
    }
    void open() {
        if (!open_.empty())
            check_gap();
        for (Open& outer : open_)
            outer.holds_brackets = true;
        open_.push_back({.at = at_, .line = line_});
        gap_ = at_ + 1;
        failed_ = failed_ || open_.size() > 4;
    }
    void close() {
        if (open_.empty()) {
            failed_ = true;
            return;
        }
        const Open opened = open_.back();
        open_.pop_back();
        if (opened.holds_brackets)
            check_gap();
        gap_ = at_ + 1;
        const std::string_view inside = text_.substr(opened.at + 1, at_ - opened.at - 1);
        if (open_.empty()) {
            failed_ = failed_ || (!opened.holds_brackets && !trimmed(inside).empty()) ||
                      (opened.holds_brackets && list_ended_);
            list_ended_ = list_ended_ || opened.holds_brackets;
            statement_ = at_ + 1;
        } else if (!opened.holds_brackets) {
            records.push_back(record_of(inside, opened.line));
        }
    }
    /// `capacity = 19`. Other words without digits, such as `import numpy`, say nothing.
    void end_statement() {
        constexpr std::string_view marks = " \t\r\n:=<-,;";
        const std::string_view words = text_.substr(statement_, at_ - std::min(at_, statement_));
        statement_ = std::min(at_ + 1, text_.size());
        const std::size_t mark = words.find_first_of(":=<");
        if (mark == std::string_view::npos || words.find_first_of("0123456789") == std::string_view::npos) {
            failed_ = failed_ || words.find_first_of("0123456789") != std::string_view::npos;
            return;
        }
        std::string_view name = trimmed(words.substr(0, mark));
        name = name.substr(name.find_last_of(' ') + 1); // npos + 1 is 0
        const std::string_view number = trimmed(words.substr(mark), marks);
        failed_ = failed_ || !is_number(number);
        numbers.push_back(
            {.line = line_, .keys = {name == "W" || name == "C" ? "capacity" : name}, .cells = {number}});
    }

    std::string_view text_;
    std::size_t at_ = 0, line_ = 1;
    std::size_t statement_ = 0, gap_ = 0; ///< where the words begin before this place
    std::vector<Open> open_;
    bool failed_ = false, list_ended_ = false;
};

/// Whether the records have as many cells each, with the same keys or without, and numbers among them.
bool are_alike(const std::vector<ProgramRecord>& records) {
    return records.size() > 1 && records.front().cells.size() > 1 &&
           (records.front().keys.empty() || records.front().keys.size() == records.front().cells.size()) &&
           std::ranges::all_of(records, [&](const ProgramRecord& each) {
               return each.cells.size() == records.front().cells.size() &&
                      each.keys == records.front().keys && std::ranges::any_of(each.cells, is_number);
           });
}

std::string row_of(const std::vector<std::string_view>& cells) {
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::string text(cells[i]);
        std::ranges::replace(text, ';', ',');
        row += (i == 0 ? "" : ";") + text;
    }
    return row;
}

} // namespace

std::optional<TableText> records_as_table(std::string_view text) {
    ProgramReader reader(text);
    if (!reader.read() || !are_alike(reader.records))
        return std::nullopt;
    TableText table;
    for (const ProgramRecord& number : reader.numbers)
        table.add(row_of({number.keys.front(), number.cells.front()}), number.line);
    if (!reader.records.front().keys.empty())
        table.add(row_of(reader.records.front().keys), reader.records.front().line);
    for (const ProgramRecord& record : reader.records)
        table.add(row_of(record.cells), record.line);
    return table;
}

} // namespace ks::csv
