// SPDX-License-Identifier: Apache-2.0
// Lists of numbers with names, as people write them in messages, in programs, and in data files of AMPL and
// MiniZinc.
#include "solvers/problems/csv_columns.h"
#include "solvers/problems/csv_number.h"
#include "solvers/problems/table_text.h"

#include <algorithm>
#include <vector>

namespace ks::csv {

namespace {

constexpr std::string_view white = " \t\r\n", openings = "[{(", closings = "]})";

/// `NAME = WORDS`, and the line where it begins, from 0.
struct NamedList {
    std::string_view keyword, name, body;
    std::size_t line = 0;
    std::vector<std::string_view> words{};

    /// The table of AMPL: `param: w v := 1 8 31 2 5 17`.
    bool is_table() const { return name == "param"; }
};

std::string_view without_white(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(white), text.size());
    return text.substr(first, text.find_last_not_of(white) + 1 - first);
}

/// Divides the text into lists. `read` returns false if there is anything else.
class ListReader {
public:
    explicit ListReader(std::string_view text) : text_(text) {}

    std::vector<NamedList> lists{};

    bool read() {
        for (skip(); at_ < text_.size(); skip()) {
            const std::string_view rest = text_.substr(at_);
            if (rest.starts_with("data;") || rest.starts_with("end;")) {
                at_ += rest.find(';') + 1;
                continue;
            }
            NamedList list{.line = line_};
            if (lists.size() == most_lists || !read_name(list))
                return false;
            read_body(list);
            lists.push_back(list);
        }
        return !lists.empty();
    }

private:
    static constexpr std::size_t most_lists = 60; ///< a table on its side has no more lines

    /// Skips white space and remarks.
    void skip() {
        while (at_ < text_.size()) {
            const std::string_view rest = text_.substr(at_);
            if (rest.front() == '#' || rest.front() == '%' || rest.starts_with("//"))
                at_ += std::min(rest.find('\n'), rest.size());
            else if (white.find(rest.front()) != std::string_view::npos)
                line_ += text_[at_++] == '\n' ? 1U : 0U;
            else
                return;
        }
    }

    /// Reads a name and the mark after it: `:`, `=` or `:=`.
    bool read_name(NamedList& list) {
        constexpr std::size_t longest = 60;
        const std::string_view rest = text_.substr(at_);
        const std::size_t end = rest.find_first_of(":=<;\n,{(\"");
        if (end == std::string_view::npos || end == 0 || end > longest ||
            static_cast<unsigned char>(rest.front()) < 'A')
            return false;
        const std::string_view after = rest.substr(end);
        const bool arrow = after.starts_with("<-"); // R
        if (!arrow && after.front() != ':' && after.front() != '=')
            return false;
        list.name = without_white(rest.substr(0, end));
        if (list.name.ends_with("[]"))
            list.name.remove_suffix(2);
        for (const std::string_view keyword :
             {"param ", "set ", "let ", "const ", "int ", "int[] ", "double ", "array ", "final ", "static "})
            if (list.name.starts_with(keyword)) {
                list.keyword = keyword;
                list.name.remove_prefix(keyword.size());
            }
        at_ += end + (arrow || after.starts_with(":=") ? 2 : 1);
        return true;
    }

    /// Where the numbers begin: after `c` of R's `c(8, 5)`, and at the last bracket of `np.array([8, 5])`.
    static std::size_t begin_of_body(std::string_view rest) {
        std::size_t first = std::min(rest.find_first_not_of(white), rest.size());
        const auto is_of_name = [](char c) { return (c >= 'a' && c <= 'z') || c == '.' || c == '_'; };
        std::size_t name = first;
        while (name < rest.size() && is_of_name(rest[name]))
            ++name;
        if (name < rest.size() && rest[name] == '(')
            first = name;
        while (first + 1 < rest.size() && rest[first] == '(' && rest[first + 1] == '[')
            ++first;
        return first;
    }

    /// Where a comma is before the next name: `N = 3, W = 4`.
    static std::size_t next_name(std::string_view rest, std::size_t first) {
        for (std::size_t at = rest.find(',', first); at != std::string_view::npos;
             at = rest.find(',', at + 1)) {
            const std::size_t next = rest.find_first_not_of(" \t", at + 1);
            if (next != std::string_view::npos && static_cast<unsigned char>(rest[next]) >= 'A')
                return at;
        }
        return std::string_view::npos;
    }

    /// The body ends with its brackets, at a semicolon, or with the line. A statement of AMPL has a
    /// semicolon.
    void read_body(NamedList& list) {
        const std::string_view rest = text_.substr(at_);
        const std::size_t first = begin_of_body(rest);
        const bool bracket = first < rest.size() && openings.find(rest[first]) != std::string_view::npos;
        const bool ampl = list.keyword == "param " || list.keyword == "set " || list.is_table();
        std::size_t end = bracket ? rest.find_first_of(closings)
                          : ampl  ? rest.find(';')
                                  : std::min(rest.find_first_of(";\n", first), next_name(rest, first));
        if (end == std::string_view::npos) // the text is only a beginning
            end = std::min(rest.find('\n', first), rest.size());
        list.body = without_white(rest.substr(first, end - first));
        line_ += static_cast<std::size_t>(std::ranges::count(rest.substr(0, end), '\n'));
        at_ += end;
        while (at_ < text_.size() && std::string_view("]});,").find(text_[at_]) != std::string_view::npos)
            ++at_;
    }

    std::string_view text_;
    std::size_t at_ = 0, line_ = 0;
};

std::vector<std::string_view> split_at(std::string_view text, std::string_view between) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = text.find_first_not_of(between, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

/// The words of a list. In `3,5 4,5` the commas are decimal marks, and so is the only one of `10,5`.
std::vector<std::string_view> words_of_body(std::string_view body) {
    const bool bracket = !body.empty() && openings.find(body.front()) != std::string_view::npos;
    if (bracket)
        body.remove_prefix(1);
    const bool has_blank = body.find_first_of(white) != std::string_view::npos;
    const bool spaced =
        body.find(", ") != std::string_view::npos || body.find(",\n") != std::string_view::npos;
    const bool decimal = !bracket && !spaced && (has_blank || std::ranges::count(body, ',') == 1);
    if (const auto rows = std::ranges::count(body, ';'); bracket && rows > 0) // Matlab's columns: [8; 5]
        if (auto words = split_at(body, " \t\r\n;"); std::ssize(words) <= rows + 1)
            return words;
    return split_at(body, decimal ? " \t\r\n" : " \t\r\n,");
}

/// Takes the indices out of `1 8 2 5`.
bool drop_indices(std::vector<std::string_view>& words) {
    if (words.size() < 2)
        return true;
    if (words.size() % 2 != 0)
        return false;
    for (std::size_t i = 0; i < words.size() / 2; ++i)
        words[i] = words[2 * i + 1];
    words.resize(words.size() / 2);
    return true;
}

bool read_words(NamedList& list) {
    list.words = words_of_body(list.body);
    if (list.keyword == "param " && !drop_indices(list.words))
        return false;
    return !list.words.empty() && std::ranges::all_of(list.words, is_number);
}

/// A table of lines that are filled in any order.
class Lines {
public:
    void put(std::size_t line, const std::vector<std::string_view>& words, std::string_view first) {
        if (line < lines_.size() && !lines_[line].empty()) // several lists are in one line
            line = lines_.size();
        lines_.resize(std::max(lines_.size(), line + 1));
        lines_[line] = first;
        for (const std::string_view word : words) {
            lines_[line] += ';';
            lines_[line] += word;
        }
    }
    std::string text() const {
        std::string all;
        for (const std::string& line : lines_)
            all += line + '\n';
        return all;
    }

private:
    std::vector<std::string> lines_;
};

/// `param: w v :=`, and a line for each item.
bool put_table(const NamedList& list, Lines& lines) {
    const std::size_t mark = list.body.find(":=");
    if (mark == std::string_view::npos)
        return false;
    const auto headings = split_at(list.body.substr(0, mark), white);
    lines.put(list.line, headings, "item");
    std::string_view rows = list.body.substr(mark + 2);
    for (std::size_t line = list.line; !rows.empty(); ++line) {
        const std::size_t end = std::min(rows.find('\n'), rows.size());
        auto words = split_at(rows.substr(0, end), white);
        rows.remove_prefix(std::min(end + 1, rows.size()));
        if (words.empty())
            continue;
        if (line == list.line || words.size() != headings.size() + 1)
            return false;
        const std::string_view item = words.front();
        words.erase(words.begin());
        lines.put(line, words, item);
    }
    return true;
}

std::string small_name(std::string_view name) {
    return heading_of(name).words;
}

/// "W = 10" beside "w = 3 4": the number is the capacity.
bool is_capital(const NamedList& list) {
    return list.words.size() == 1 && (list.name == "W" || list.name == "C");
}

} // namespace

std::optional<std::string> lists_as_table(std::string_view text) {
    ListReader reader(text);
    if (!reader.read())
        return std::nullopt;
    Lines lines;
    std::size_t longest = 0;
    const bool table = std::ranges::any_of(reader.lists, &NamedList::is_table);
    for (NamedList& list : reader.lists) {
        if (list.is_table() ? !put_table(list, lines) : list.keyword != "set " && !read_words(list))
            return std::nullopt;
        longest = std::max(longest, list.words.size());
    }
    if (longest > 1 ? table : !table)
        return std::nullopt;
    for (const NamedList& list : reader.lists) {
        if (list.is_table() || list.keyword == "set ")
            continue;
        const bool count = list.words.size() == 1 && is_count(small_name(list.name));
        if (count && !table && list.words.front() == std::to_string(longest))
            continue; // on its side it would be a column
        lines.put(list.line, list.words, is_capital(list) ? "capacity" : list.name);
    }
    return lines.text();
}

} // namespace ks::csv
