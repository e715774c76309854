// SPDX-License-Identifier: Apache-2.0
// Lists of numbers with names, as people write them in messages, in programs, and in data files of AMPL and
// MiniZinc.
#include "solvers/core/letters.h"
#include "solvers/formats/csv_columns.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_text.h"

#include <algorithm>
#include <vector>

namespace ks::csv {

namespace {

constexpr std::string_view openings = "[{(", closings = "]})";

/// `NAME = WORDS`, and the line where it begins, from 0.
struct NamedList {
    std::string_view keyword, name, body;
    std::size_t line = 0;
    std::vector<std::string_view> words{};
    std::vector<std::string_view> keys{}; ///< of `1 8 2 5`: 1 and 2

    /// The table of AMPL: `param: w v := 1 8 31 2 5 17`.
    bool is_table() const { return name == "param"; }
};

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
            if (rest.starts_with("import ") || rest.starts_with("from ") || rest.starts_with("using ")) {
                at_ += std::min(rest.find('\n'), rest.size());
                continue;
            }
            NamedList list{.line = line_};
            if (lists.size() == most_lists || !read_name(list))
                return false;
            if (enter_group())
                continue;
            read_body(list);
            lists.push_back(list);
        }
        return !lists.empty();
    }

private:
    static constexpr std::size_t most_lists = 60; ///< a table on its side has no more lines

    /// Skips white space, remarks, and what ends a group.
    void skip() {
        while (at_ < text_.size()) {
            const std::string_view rest = text_.substr(at_);
            if (rest.front() == '#' || rest.front() == '%' || rest.starts_with("//"))
                at_ += std::min(rest.find('\n'), rest.size());
            else if (white_space.find(rest.front()) != std::string_view::npos ||
                     is_end_of_group(rest.front()))
                line_ += text_[at_++] == '\n' ? 1U : 0U;
            else
                return;
        }
    }

    static bool is_end_of_group(char c) {
        return std::string_view("]});,").find(c) != std::string_view::npos;
    }

    static bool is_quote(char c) { return c == '"' || c == '\''; }

    static std::size_t end_of_identifier(std::string_view text, std::size_t from) {
        while (from < text.size() && (((text[from] | 0x20) >= 'a' && (text[from] | 0x20) <= 'z') ||
                                      text[from] == '.' || text[from] == '_'))
            ++from;
        return from;
    }

    /// Passes the beginning of a group of lists: `data.frame(weight = c(8, 5))`, `{"weights": [8, 5]}`.
    /// False: something else follows.
    bool enter_group() {
        const std::string_view rest = text_.substr(at_);
        const std::size_t open =
            end_of_identifier(rest, std::min(rest.find_first_not_of(white_space), rest.size()));
        if (open == rest.size() || (rest[open] != '(' && rest[open] != '{'))
            return false;
        const std::size_t name = std::min(rest.find_first_not_of(white_space, open + 1), rest.size());
        const bool quoted = name < rest.size() && is_quote(rest[name]);
        const std::size_t end = quoted ? rest.find(rest[name], name + 1) : end_of_identifier(rest, name);
        if (end == std::string_view::npos || end == name)
            return false;
        const std::size_t mark = rest.find_first_not_of(white_space, quoted ? end + 1 : end);
        if (mark == std::string_view::npos || (rest[mark] != ':' && rest[mark] != '='))
            return false;
        line_ += static_cast<std::size_t>(std::ranges::count(rest.substr(0, name), '\n'));
        at_ += name;
        return true;
    }

    /// Reads a name, which may be in quotation marks, and the mark after it: `:`, `=` or `:=`.
    bool read_name(NamedList& list) {
        constexpr std::size_t longest = 60;
        std::string_view rest = text_.substr(at_);
        const std::size_t closing = is_quote(rest.front()) ? rest.find(rest.front(), 1) : 0;
        const std::size_t end = rest.find_first_of(":=<;\n,{(\"'", closing == 0 ? 0 : closing + 1);
        if (closing == std::string_view::npos || end == std::string_view::npos || end == 0 || end > longest ||
            (closing == 0 && static_cast<unsigned char>(rest.front()) < 'A'))
            return false;
        const std::string_view after = rest.substr(end);
        const bool arrow = after.starts_with("<-"); // R
        if (!arrow && after.front() != ':' && after.front() != '=')
            return false;
        list.name = closing > 0 ? rest.substr(1, closing - 1) : trimmed(rest.substr(0, end));
        if (list.name.ends_with("[]"))
            list.name.remove_suffix(2);
        for (const std::string_view keyword :
             {"param ", "set ", "public ", "private ", "static ", "final ", "let ", "const ", "var ", "val ",
              "int ", "int[] ", "long[] ", "double ", "double[] ", "array "})
            if (list.name.starts_with(keyword)) {
                list.keyword = keyword;
                list.name.remove_prefix(keyword.size());
            }
        at_ += end + (arrow || after.starts_with(":=") ? 2 : 1);
        return true;
    }

    /// Where the numbers begin: after `c` of R's `c(8, 5)`, at the last bracket of `np.array([8, 5])` and of
    /// `[[8, 5]]`, and at the brace of `new int[] {8, 5}`.
    static std::size_t begin_of_body(std::string_view rest) {
        std::size_t first = std::min(rest.find_first_not_of(white_space), rest.size());
        if (rest.substr(first).starts_with("new "))
            first = std::min(rest.find_first_of("{\n", first), rest.size());
        if (const std::size_t name = end_of_identifier(rest, first); name < rest.size() && rest[name] == '(')
            first = name;
        while (first + 1 < rest.size() && (rest[first] == '(' || rest[first] == '[') &&
               rest[first + 1] == '[')
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
        std::size_t end = bracket ? rest.find_first_of(closings, first)
                          : ampl  ? rest.find(';')
                                  : std::min(rest.find_first_of(";\n}]", first), next_name(rest, first));
        if (end == std::string_view::npos) // the text is only a beginning
            end = std::min(rest.find('\n', first), rest.size());
        list.body = trimmed(rest.substr(first, end - first));
        line_ += static_cast<std::size_t>(std::ranges::count(rest.substr(0, end), '\n'));
        at_ += end;
        while (at_ < text_.size() && is_end_of_group(text_[at_]))
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
    const bool has_blank = body.find_first_of(white_space) != std::string_view::npos;
    const bool spaced =
        body.find(", ") != std::string_view::npos || body.find(",\n") != std::string_view::npos;
    const bool decimal = !bracket && !spaced && (has_blank || std::ranges::count(body, ',') == 1);
    if (const auto rows = std::ranges::count(body, ';'); bracket && rows > 0) // Matlab's columns: [8; 5]
        if (auto words = split_at(body, " \t\r\n;"); std::ssize(words) <= rows + 1)
            return words;
    return split_at(body, decimal ? white_space : " \t\r\n,");
}

/// Takes the keys out of `1 8 2 5`.
bool take_keys(NamedList& list) {
    auto& words = list.words;
    if (words.size() < 2)
        return true;
    if (words.size() % 2 != 0)
        return false;
    for (std::size_t i = 0; i < words.size() / 2; ++i) {
        list.keys.push_back(words[2 * i]);
        words[i] = words[2 * i + 1];
    }
    words.resize(words.size() / 2);
    return true;
}

/// Brings all lists with keys into the order of the first one. Returns its keys if they are names; nothing if
/// the keys of the lists differ.
std::optional<std::vector<std::string_view>> sort_lists(std::vector<NamedList>& lists) {
    const auto first = std::ranges::find_if(lists, [](const NamedList& list) { return !list.keys.empty(); });
    if (first == lists.end())
        return std::vector<std::string_view>();
    for (NamedList& list : lists)
        if (!list.keys.empty() && !sort_by_keys(first->keys, list.keys, list.words))
            return std::nullopt;
    return std::ranges::all_of(first->keys, is_number) ? std::vector<std::string_view>() : first->keys;
}

/// The texts of `["tent", "stove"]`; none if it has anything else.
std::vector<std::string_view> quoted_texts(std::string_view body) {
    std::vector<std::string_view> texts;
    for (std::size_t at = body.find_first_not_of(" \t\r\n,[{("); at != std::string_view::npos;
         at = body.find_first_not_of(" \t\r\n,", at)) {
        const std::size_t end = body[at] == '"' || body[at] == '\'' ? body.find(body[at], at + 1) : at;
        if (end == at || end == std::string_view::npos ||
            body.substr(at, end - at).find(';') != std::string_view::npos)
            return {};
        texts.push_back(body.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    return texts;
}

bool read_words(NamedList& list) {
    if (list.words = quoted_texts(list.body); !list.words.empty())
        return true;
    list.words = words_of_body(list.body);
    if (list.keyword == "param " && !take_keys(list))
        return false;
    return !list.words.empty() && std::ranges::all_of(list.words, is_number);
}

/// Adds a line of the table: the first cell, and the words.
void add_line(TableText& table, std::size_t line, std::string_view first,
              const std::vector<std::string_view>& words) {
    std::string cells(first);
    for (const std::string_view word : words) {
        cells += ';';
        cells += word;
    }
    table.add(cells, line + 1);
}

/// `param: w v :=`, and a line for each item.
bool add_table(TableText& table, const NamedList& list) {
    const std::size_t mark = list.body.find(":=");
    if (mark == std::string_view::npos)
        return false;
    const auto headings = split_at(list.body.substr(0, mark), white_space);
    add_line(table, list.line, "item", headings);
    std::string_view rows = list.body.substr(mark + 2);
    for (std::size_t line = list.line; !rows.empty(); ++line) {
        const std::size_t end = std::min(rows.find('\n'), rows.size());
        auto words = split_at(rows.substr(0, end), white_space);
        rows.remove_prefix(std::min(end + 1, rows.size()));
        if (words.empty())
            continue;
        if (line == list.line || words.size() != headings.size() + 1)
            return false;
        const std::string_view item = words.front();
        words.erase(words.begin());
        add_line(table, line, item, words);
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

constexpr std::string_view set_words = "s|a|set|numbers|nums|arr|array|zahlen|menge|numeri|insieme",
                           sum_names = "sum|t|target|target sum|summe|somma";

/// Gives a list and its sum the headings of a subset sum: `S = [3, 34, 4]` and `sum = 9`. Such words mean it
/// only beside each other.
void name_subset_sum(std::vector<NamedList>& lists) {
    NamedList *set = nullptr, *sum = nullptr;
    for (NamedList& list : lists) {
        const std::string name = small_name(list.name);
        const bool one = list.words.size() == 1;
        if (one && is_count(name))
            continue;
        NamedList*& role = one ? sum : set;
        if (role != nullptr || !is_one_of(one ? sum_names : set_words, name))
            return;
        role = &list;
    }
    if (set != nullptr && sum != nullptr) {
        set->name = "weight";
        sum->name = "target";
    }
}

} // namespace

std::optional<TableText> lists_as_table(std::string_view text) {
    ListReader reader(text);
    if (!reader.read())
        return std::nullopt;
    TableText table;
    if (std::ranges::find(reader.lists, "param ", &NamedList::keyword) != reader.lists.end())
        table.key_line = "param KEY := NUMBER;";
    std::size_t longest = 0;
    const bool has_table = std::ranges::any_of(reader.lists, &NamedList::is_table);
    table.on_its_side = !has_table;
    for (NamedList& list : reader.lists) {
        if (list.is_table() ? !add_table(table, list) : list.keyword != "set " && !read_words(list))
            return std::nullopt;
        longest = std::max(longest, list.words.size());
    }
    if (longest > 1 ? has_table : !has_table)
        return std::nullopt;
    name_subset_sum(reader.lists);
    const auto names = sort_lists(reader.lists);
    if (!names)
        return std::nullopt;
    if (!names->empty())
        add_line(table, reader.lists.front().line, "name", *names);
    for (const NamedList& list : reader.lists) {
        if (list.is_table() || list.keyword == "set ")
            continue;
        const std::string name = small_name(list.name);
        const bool count =
            list.words.size() == 1 && (is_count(name) || name.find("items") != std::string::npos);
        if (count && !has_table && list.words.front() == std::to_string(longest))
            continue; // on its side it would be a column
        add_line(table, list.line, is_capital(list) ? "capacity" : list.name, list.words);
    }
    return table;
}

} // namespace ks::csv
