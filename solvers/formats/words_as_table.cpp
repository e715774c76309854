// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_text.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace ks::csv {

namespace {

constexpr std::string_view blank_characters = " \r";

using LineCells = std::vector<std::string_view>;

/// The text from the beginning of one part of a line to the end of another.
std::string_view from_to(std::string_view first, std::string_view last) {
    return {first.data(), static_cast<std::size_t>(last.data() + last.size() - first.data())};
}

LineCells words_of(std::string_view line) {
    LineCells words;
    for (std::size_t at = 0; (at = line.find_first_not_of(blank_characters, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blank_characters, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

/// After which numbers a unit may follow. After a running number there is a name: "2 B 12 4".
enum class Units { after_any, not_after_first, after_none };

bool may_have_unit(Units units, const LineCells& cells) {
    return units == Units::after_any || (units == Units::not_after_first && cells.size() > 1);
}

/// The words of a line. A unit belongs to the word before it: "Weight (kg)", "8 kg".
LineCells words_with_units(std::string_view line, Units units) {
    LineCells cells;
    for (const std::string_view word : words_of(line)) {
        const bool in_brackets = word.front() == '(' || word.front() == '[';
        const bool of_word = !cells.empty() && is_unit(word) &&
                             (in_brackets || (may_have_unit(units, cells) && is_plain_number(cells.back())));
        if (of_word)
            cells.back() = from_to(cells.back(), word);
        else
            cells.push_back(word);
    }
    return cells;
}

/// The same, where texts that follow each other are one: "sleeping bag 8 31".
LineCells texts_and_numbers(std::string_view line, Units units) {
    LineCells joined;
    bool text_before = false;
    for (const std::string_view cell : words_with_units(line, units)) {
        const bool text = !is_number(cell) && cell != "=" && cell != ":";
        if (text && text_before)
            joined.back() = from_to(joined.back(), cell);
        else
            joined.push_back(cell);
        text_before = text;
    }
    return joined;
}

/// What is between wide gaps of a line, as in columns that are aligned.
LineCells aligned_cells(std::string_view line) {
    LineCells cells;
    for (const std::string_view word : words_of(line)) {
        const bool near = !cells.empty() && word.data() - (cells.back().data() + cells.back().size()) == 1;
        if (near)
            cells.back() = from_to(cells.back(), word);
        else
            cells.push_back(word);
    }
    return cells;
}

/// How many cells a line has, and how many of them are numbers.
using LineShape = std::pair<std::size_t, std::size_t>;

LineShape shape_of(const LineCells& cells) {
    return {cells.size(), static_cast<std::size_t>(std::ranges::count_if(cells, is_number))};
}

template <class Take>
void for_each_line(std::string_view text, Take take) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (!take(text.substr(0, end)))
            return;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

bool is_remark_line(std::string_view line) {
    const std::size_t first = line.find_first_not_of(blank_characters);
    return first == std::string_view::npos || line[first] == '#' || line.substr(first, 2) == "//";
}

/// Whether a line has a mark that separates cells, other than a comma.
bool has_separator(std::string_view line) {
    return line.find_first_of(";|\t\"{<") != std::string_view::npos;
}

/// Whether a line has a comma that is not between two digits, where it is a decimal mark.
bool has_comma(std::string_view line) {
    const auto is_digit_at = [&](std::size_t i) {
        return i < line.size() && line[i] >= '0' && line[i] <= '9';
    };
    for (std::size_t i = line.find(','); i != std::string_view::npos; i = line.find(',', i + 1))
        if (i == 0 || !is_digit_at(i - 1) || !is_digit_at(i + 1))
            return true;
    return false;
}

/// Whether the words after the first numbers are names, although they may be units: the numbers count the
/// lines, and the words differ, as in "1 g 12" above "2 m 2".
bool counts_names(std::string_view text) {
    constexpr std::size_t most_lines = 100;
    std::size_t lines = 0, begin = 0;
    bool counts = true, differ = false;
    std::string_view before;
    for_each_line(text, [&](std::string_view line) {
        const LineCells words = is_remark_line(line) ? LineCells() : words_of(line);
        if (words.size() < 3 || !is_plain_number(words[0]) || is_number(words[1]))
            return true;
        begin = lines == 0 && words[0] == "1" ? 1 : begin;
        counts = counts && words[0] == std::to_string(begin + lines);
        differ = differ || (lines > 0 && words[1] != before);
        before = words[1];
        return ++lines < most_lines;
    });
    return counts && differ;
}

/// A shape, and how many lines have it.
struct UsualShape {
    LineShape shape{};
    std::size_t lines = 0; ///< 0: there is none
};

/// The shape of most lines with numbers, if these have several cells of which at most two are texts.
UsualShape usual_shape(std::string_view text, Units units,
                       LineCells (*cells_of)(std::string_view line, Units units)) {
    constexpr std::size_t most_lines = 100;
    std::map<LineShape, std::size_t> lines_of;
    std::size_t lines = 0, with_numbers = 0, with_commas = 0;
    bool separated = false;
    for_each_line(text, [&](std::string_view line) {
        if (is_remark_line(line))
            return true;
        separated = has_separator(line) || is_yaml_item(line);
        const LineShape shape = shape_of(cells_of(line, units));
        with_numbers += shape.second > 0 ? 1U : 0U;
        with_commas += has_comma(line) ? 1U : 0U;
        ++lines_of[shape];
        return !separated && ++lines < most_lines;
    });
    if (separated || 3 * with_commas > lines) // a title may have commas
        return {};
    const auto most = std::ranges::max_element(lines_of, {}, [](const auto& each) {
        const auto& [cells, numbers] = each.first;
        return numbers > 0 && cells > 1 && cells - numbers < 3 ? each.second : 0;
    });
    if (most == lines_of.end() || most->first.first < 2 || most->first.second == 0 ||
        2 * most->second < with_numbers)
        return {};
    return {.shape = most->first, .lines = most->second};
}

/// Whether one of the first lines has so many words and no number.
bool has_headings(std::string_view text, Units units, std::size_t columns) {
    constexpr std::size_t most_lines = 100;
    std::size_t lines = 0;
    bool found = false;
    for_each_line(text, [&](std::string_view line) {
        found = shape_of(words_with_units(line, units)) == LineShape(columns, 0);
        return !found && ++lines < most_lines;
    });
    return found;
}

/// The cells of a line. In one of another shape, words that follow each other are one text.
LineCells cells_of_line(std::string_view line, Units units, const LineShape& usual) {
    LineCells cells = words_with_units(line, units);
    const LineShape shape = shape_of(cells);
    if (shape == usual || cells.empty())
        return cells;
    if (shape.second == 0) {
        if (cells.size() == usual.first)
            return cells;
        if (cells.size() + 1 == usual.first && line.front() == ' ') { // pandas gives its index no heading
            cells.insert(cells.begin(), std::string_view());
            return cells;
        }
        LineCells aligned = aligned_cells(line);
        return aligned.size() == usual.first ? aligned : LineCells{from_to(cells.front(), cells.back())};
    }
    return texts_and_numbers(line, units);
}

/// How lines are divided into cells.
struct Layout {
    UsualShape usual{};
    Units units = Units::after_any;
    bool has_headings = false; ///< a line has a heading for each cell of the usual shape
};

/// The layout that most lines have, or the first one of those with headings.
Layout layout_of(std::string_view text) {
    Layout best;
    for (const Units units : {Units::after_any, Units::not_after_first, Units::after_none}) {
        if (units == Units::after_any && counts_names(text))
            continue;
        for (const auto cells_of : {words_with_units, texts_and_numbers}) { // all names may have two words
            Layout each{.usual = usual_shape(text, units, cells_of), .units = units};
            each.has_headings = each.usual.lines > 0 && has_headings(text, units, each.usual.shape.first);
            if (std::pair(each.usual.lines, each.has_headings) >
                std::pair(best.usual.lines, best.has_headings))
                best = each;
        }
    }
    return best;
}

} // namespace

bool is_yaml_item(std::string_view line) {
    const LineCells words = words_of(line);
    return words.size() == 3 && words[0] == "-" && words[1].size() > 1 && words[1].ends_with(':');
}

std::optional<TableText> words_as_table(std::string_view text) {
    const Layout layout = layout_of(text);
    if (layout.usual.lines == 0)
        return std::nullopt;
    std::string table;
    table.reserve(text.size());
    for_each_line(text, [&](std::string_view line) {
        if (is_remark_line(line)) {
            table += line;
        } else {
            std::string_view between;
            for (const std::string_view cell : cells_of_line(line, layout.units, layout.usual.shape)) {
                table += between;
                table += cell;
                between = ";";
            }
        }
        table += '\n';
        return true;
    });
    return TableText{.table = std::move(table)};
}

} // namespace ks::csv
