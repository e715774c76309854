// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/looks_like.h"
#include "solvers/core/letters.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/language.h"
#include "solvers/core/sayable.h"
#include "solvers/core/table_magic.h"
#include "solvers/core/text.h"
#include "solvers/formats/foreign_json.h"
#include "solvers/formats/format.h"
#include "solvers/formats/table_text.h"

#include <algorithm>

namespace ks {

namespace {

/// What files of other programs begin with.
struct Beginning {
    std::string_view bytes;
    Sayable looks_like;
    Sayable todo;
};
constexpr Sayable save_as_table = "save the table as CSV in the program that made it, and open that file";
constexpr Beginning known_beginnings[] = {
    {.bytes = "PK\x03\x04",
     .looks_like = "it is a ZIP archive, as the files of spreadsheets are",
     .todo = save_as_table},
    {.bytes = "%PDF",
     .looks_like = "it is a PDF document",
     .todo = "copy the numbers into a table, and save that as CSV"},
    {.bytes = "\x89PNG",
     .looks_like = "it is a picture",
     .todo = "type the numbers into a table, and save that as CSV"},
    {.bytes = "\x1F\x8B", .looks_like = "it is compressed (gzip)", .todo = "unpack it first"},
    {.bytes = "<", .looks_like = "it begins with a tag of XML or HTML", .todo = save_as_table}};

const Beginning* known_beginning(std::string_view text) {
    const auto at = std::ranges::find_if(known_beginnings,
                                         [&](const Beginning& each) { return text.starts_with(each.bytes); });
    return at == std::end(known_beginnings) ? nullptr : at;
}

/// The text from its first letter on; empty: it has none.
std::string_view from_first_letter(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(white_space), text.size()));
}

bool is_binary(std::string_view text) {
    return text.substr(0, 4096).find('\0') != std::string_view::npos;
}

/// "line 3 is 'hello'"
Sentence first_line(std::string_view text) {
    const std::string_view rest = from_first_letter(text);
    const auto line =
        1 + std::count(text.begin(), text.end() - static_cast<std::ptrdiff_t>(rest.size()), '\n');
    std::string_view words = rest.substr(0, rest.find('\n'));
    words = words.substr(0, words.find_last_not_of(" \t\r") + 1);
    return formatted("line {} is '{}'", line, printable(words, 40));
}

/// Whether one of the first lines is an item of YAML.
bool looks_like_yaml(std::string_view text) {
    text = text.substr(0, 4096);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (csv::is_yaml_item(line))
            return true;
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return false;
}

/// Whether the text is one column of numbers below a heading that says nothing of them: `No`.
bool is_lone_column(std::string_view text) {
    text = from_first_letter(text);
    std::size_t numbers = 0;
    for (bool heading = true; !text.empty(); heading = false) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
        const bool number = line.find_first_not_of("0123456789") == std::string_view::npos;
        if (!line.empty() && number == heading)
            return false;
        numbers += !line.empty() && number ? 1U : 0U;
    }
    return numbers > 0;
}

} // namespace

Error unknown_format(std::string_view text, const std::string& name) {
    text = without_mark(text);
    Error error{.code = ErrorCode::input,
                .where = name,
                .todo = "the manual's page “File formats” shows what can be read, with a sample of each"};
    if (const Beginning* known = known_beginning(from_first_letter(text))) {
        error.what = formatted("is in no known format: {}", said(known->looks_like));
        error.todo = said(known->todo);
    } else if (is_binary(from_first_letter(text))) {
        error.what = "is in no known format: it is not a text";
    } else if (looks_like_yaml(text)) {
        error.what = "is in no known format: it looks like YAML";
        error.todo = "save it as JSON, or write the items as a table with a line for each";
    } else if (csv::has_list_cells(text)) {
        error.what = "is in no known format: cells of its second line are lists of numbers";
        error.todo =
            "write `weights,values,capacity` above the lists of weights, the lists of values and the "
            "capacities, or write a line for each item";
    } else if (is_lone_column(text)) {
        error.what = formatted("is in no known format: {}, and only numbers are below it", first_line(text));
        error.todo =
            "write `weight` above the numbers, and a line with their target above that: `target,NUMBER`";
    } else {
        error.what = formatted("is in no known format: {}", first_line(text));
    }
    return error;
}

Sentence what_it_is(std::string_view text) {
    const std::string_view rest = from_first_letter(without_mark(text));
    if (rest.empty())
        return said("it is empty");
    if (looks_like_json(text))
        return {};
    if (looks_like_table(text))
        return said("it is the table of a run");
    if (const Beginning* known = known_beginning(rest))
        return said(known->looks_like);
    if (is_binary(rest))
        return said("it is not a text");
    const auto claims = most_sure(formats(), {.text = text});
    if (!claims.empty())
        return formatted("it looks like an instance in the format {}", joined_by_or(claims, &Format::id));
    return first_line(without_mark(text));
}

Result<void> check_json(std::string_view text, const std::string& name, std::string_view format) {
    const Sentence other = what_it_is(text);
    if (other.empty())
        return {};
    return Error{.code = ErrorCode::input,
                 .what = formatted("is not a file of the format {}: {}", format, other),
                 .where = name,
                 .todo = formatted("give a file of the format {}", format)};
}

} // namespace ks
