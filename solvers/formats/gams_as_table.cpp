// SPDX-License-Identifier: Apache-2.0
// Data of GAMS: `Parameter w(i) weights / i1 8, i2 5 /;`, `Scalar c / 19 /;`, and `Table data(i,*)` with a
// line for each item.
#include "solvers/core/letters.h"
#include "solvers/formats/csv_columns.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_text.h"
#include "solvers/kinds/kind.h"

#include <algorithm>

namespace ks::csv {

namespace {

constexpr std::string_view key_line = "Scalar KEY / NUMBER /;";

/// Whether the text begins with this word, whatever is written large in it. "Parameters" begins with
/// "parameter".
bool begins_with(std::string_view text, std::string_view word) {
    return text.size() >= word.size() && is_called(text.substr(0, word.size()), word);
}

/// The text without lines of comments, which begin with `*` or `$`, as blank lines.
std::string without_comments(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (!line.starts_with('*') && !line.starts_with('$'))
            all += line;
        all += '\n';
    }
    return all;
}

/// Whether the first lines, without comments, are the beginning of data.
bool begins_as_data(std::string_view text) {
    constexpr std::size_t most = 4096;
    const std::string begin = without_comments(text.substr(0, most));
    const std::string_view first = trimmed(begin);
    return std::ranges::any_of(std::initializer_list<std::string_view>{"set", "scalar", "parameter", "table"},
                               [&](std::string_view keyword) { return begins_with(first, keyword); });
}

/// What is before the numbers: "w(i) weights".
struct Declared {
    std::string_view name, words;
};

/// Of "Parameters w(i) weights". A list after the first one has no keyword.
Declared declared_in(std::string_view text) {
    text = trimmed(text.substr(text.find_last_of(";,", text.size()) + 1)); // npos + 1 is 0
    for (const std::string_view keyword : {"parameters", "parameter", "scalars", "scalar", "sets", "set"})
        if (begins_with(text, keyword)) {
            text = trimmed(text.substr(keyword.size()));
            break;
        }
    const std::size_t end = std::min(text.find_first_of(" \t\r\n("), text.size());
    std::size_t after = end;
    if (end < text.size() && text[end] == '(')
        after = std::min(text.find(')', end), text.size() - 1) + 1;
    return {.name = text.substr(0, end), .words = trimmed(text.substr(after))};
}

/// The name, or the words beside it if only they are a known heading.
std::string_view heading_for(const Declared& declared) {
    const auto is_known = [](std::string_view text) {
        return std::ranges::any_of(kinds(), [&](const Kind* kind) {
            const std::string words = heading_of(text).words;
            return column_of(*kind, words) || scalar_of(*kind, words);
        });
    };
    return !is_known(declared.name) && is_known(declared.words) ? declared.words : declared.name;
}

/// A list of the data: "i1 8, i2 5", or "19".
struct DataList {
    std::string heading;
    std::size_t line = 0;
    std::vector<std::string_view> keys{}, numbers{};
};

std::vector<std::string_view> gams_words(std::string_view text, std::string_view between) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = text.find_first_not_of(between, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

/// Divides the text of a list. False: it has something else, as a set does.
bool read_list(std::string_view body, DataList& list) {
    const std::vector<std::string_view> words = gams_words(body, " \t\r\n,=");
    if (words.size() == 1)
        list.numbers = words;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        list.keys.push_back(words[i]);
        list.numbers.push_back(words[i + 1]);
    }
    const bool complete = words.size() == 1 || (!words.empty() && words.size() % 2 == 0);
    return complete && std::ranges::all_of(list.numbers, is_number);
}

/// `Table data(i,*)`, a line of headings, and a line for each item up to a semicolon.
struct DataTable {
    std::size_t begin = 0, end = 0; ///< in the text
    TableText rows{};
};

std::string cells_of(std::string_view first, const std::vector<std::string_view>& words) {
    std::string cells(first);
    for (const std::string_view word : words)
        (cells += ';') += word;
    return cells;
}

/// The table of the lists, in the order of the first one's keys, which are the names if they are words.
/// Nothing: the keys of the lists differ.
std::optional<TableText> table_of(std::vector<DataList>& lists) {
    const auto first = std::ranges::find_if(lists, [](const DataList& list) { return !list.keys.empty(); });
    if (lists.size() < 2 || first == lists.end())
        return std::nullopt;
    TableText table{.table = {}, .on_its_side = true, .key_line = key_line};
    const bool counted = std::ranges::all_of(first->keys, [](std::string_view key) {
        return key.find_first_not_of("0123456789", key.front() == 'i' ? 1 : 0) == std::string_view::npos;
    });
    if (!counted)
        table.add(cells_of("name", first->keys), first->line);
    for (DataList& list : lists) {
        if (!list.keys.empty() && !sort_by_keys(first->keys, list.keys, list.numbers))
            return std::nullopt;
        table.add(cells_of(list.heading, list.numbers), list.line);
    }
    return table;
}

/// Where a line begins with this keyword.
std::optional<std::size_t> line_with(std::string_view text, std::string_view keyword) {
    for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size() - 1) + 1)
        if (begins_with(trimmed(text.substr(at, text.find('\n', at) - at)), keyword))
            return at;
    return std::nullopt;
}

/// The first table of the text. Nothing: there is none, or a line of it does not have a number for each
/// heading.
std::optional<DataTable> data_table_in(std::string_view text) {
    const auto begin = line_with(text, "table");
    if (!begin)
        return std::nullopt;
    DataTable table{.begin = *begin, .end = std::min(text.find(';', *begin), text.size())};
    auto line = 1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, *begin), '\n'));
    std::vector<std::string_view> headings;
    std::size_t at = std::min(text.find('\n', *begin), table.end); // the line with the table's name
    while (at < table.end) {
        const std::size_t next = std::min(text.find('\n', at + 1), table.end);
        auto words = gams_words(text.substr(at + 1, next - at - 1), white_space);
        at = next;
        ++line;
        if (words.empty())
            continue;
        if (headings.empty()) {
            headings = std::move(words);
            table.rows.add(cells_of("name", headings), line);
            continue;
        }
        const std::string_view name = words.front();
        words.erase(words.begin());
        if (words.size() != headings.size() || !std::ranges::all_of(words, is_number))
            return std::nullopt;
        table.rows.add(cells_of(name, words), line);
    }
    return table;
}

/// Adds the numbers alone, such as the capacity, to a table of items. Nothing: there are lists, too.
std::optional<TableText> with_numbers(const TableText& rows, const std::vector<DataList>& lists) {
    TableText table{.table = {}, .key_line = key_line};
    for (const DataList& list : lists) {
        if (!list.keys.empty())
            return std::nullopt;
        table.add(cells_of(list.heading, list.numbers), list.line);
    }
    table.table += rows.table;
    table.lines.insert(table.lines.end(), rows.lines.begin(), rows.lines.end());
    return table;
}

/// Where the data ends and the model begins.
std::size_t end_of_data(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size() - 1) + 1)
        for (const std::string_view keyword : {"variable", "binary", "positive", "free", "equation", "model"})
            if (begins_with(trimmed(text.substr(at, 80)), keyword))
                return at;
    return text.size();
}

/// Reads the lists with numbers: what is between two slashes. False: the last one is not closed.
bool read_lists(std::string_view rest, std::vector<DataList>& lists) {
    constexpr std::size_t most_lists = 60; // a table on its side has no more lines
    std::size_t line = 1;
    for (std::size_t begin;
         (begin = rest.find('/')) != std::string_view::npos && lists.size() < most_lists;) {
        const std::size_t end = rest.find('/', begin + 1);
        if (end == std::string_view::npos)
            return false;
        line += static_cast<std::size_t>(std::ranges::count(rest.substr(0, begin), '\n'));
        DataList list{.heading = std::string(heading_for(declared_in(rest.substr(0, begin)))), .line = line};
        if (read_list(rest.substr(begin + 1, end - begin - 1), list))
            lists.push_back(std::move(list));
        line += static_cast<std::size_t>(std::ranges::count(rest.substr(begin, end - begin), '\n'));
        rest.remove_prefix(end + 1);
    }
    return true;
}

} // namespace

std::optional<TableText> gams_as_table(std::string_view text) {
    if (!begins_as_data(text))
        return std::nullopt;
    const std::string plain = without_comments(text.substr(0, std::size_t{1} << 24));
    std::string data = plain.substr(0, end_of_data(plain));
    const auto table = data_table_in(data);
    if (table) // a slash in it is none of a list
        std::replace_if(
            data.begin() + static_cast<std::ptrdiff_t>(table->begin),
            data.begin() + static_cast<std::ptrdiff_t>(table->end), [](char c) { return c != '\n'; }, ' ');
    std::vector<DataList> lists;
    if (!read_lists(data, lists))
        return std::nullopt;
    return table ? with_numbers(table->rows, lists) : table_of(lists);
}

} // namespace ks::csv
