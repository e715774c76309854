// SPDX-License-Identifier: Apache-2.0
#include "app/runner/table_arguments.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <charconv>

namespace ks::runner {

namespace {

Error wrong_table_option(const Option& option, std::string_view word) {
    return {.code = ErrorCode::usage,
            .what = formatted("'{}' is not of the form {}", printable(word), option.value),
            .where = std::string(option.name),
            .todo = formatted("see `knapscope-run convert --help`")};
}

std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(',');
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

using NamedWords = std::vector<std::pair<std::string, std::string>>;

/// "value=3,weight=2".
Result<NamedWords> named_words(const Arguments& arguments, const Option& option) {
    NamedWords words;
    for (const std::string& text : arguments.values(option.name))
        for (const std::string_view part : parts_of(text)) {
            const std::size_t mark = part.find('=');
            if (mark == 0 || mark == std::string_view::npos || mark + 1 == part.size())
                return wrong_table_option(option, part);
            words.emplace_back(part.substr(0, mark), part.substr(mark + 1));
        }
    return words;
}

template <class Number>
bool reads_as(std::string_view text, Number& number) {
    const auto [at, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failed == std::errc() && at == text.data() + text.size() && number > 0;
}

bool is_power_of_ten(std::string_view text) {
    return text.starts_with('1') && text.find_first_not_of('0', 1) == std::string_view::npos;
}

Result<void> read_lines(const Arguments& arguments, TableOptions& options) {
    const auto text = arguments.value(option_lines.name);
    if (!text)
        return {};
    for (const std::string_view part : parts_of(*text)) {
        const std::size_t mark = part.find('-');
        const std::string_view last = mark == std::string_view::npos ? part : part.substr(mark + 1);
        auto& range = options.lines.emplace_back();
        if (!reads_as(part.substr(0, mark), range.first) || !reads_as(last, range.second) ||
            range.first > range.second)
            return wrong_table_option(option_lines, part);
    }
    return {};
}

} // namespace

Result<TableOptions> table_options(const Arguments& arguments) {
    TableOptions options;
    KS_TRY(options.columns, named_words(arguments, option_columns));
    KS_TRY(const NamedWords scale, named_words(arguments, option_scale));
    for (const auto& [name, factor] : scale) {
        const auto before =
            std::ranges::find(options.scale, name, &std::pair<std::string, std::int64_t>::first);
        auto& given = before != options.scale.end() ? *before : options.scale.emplace_back(name, 0);
        if (!is_power_of_ten(factor) || !reads_as(factor, given.second))
            return wrong_table_option(option_scale, name + "=" + factor);
    }
    KS_TRY(options.units, named_words(arguments, option_units));
    options.kind = arguments.value(option_kind.name);
    options.capacity = arguments.value(option_capacity.name);
    options.sheet = arguments.value_or(option_sheet.name, "");
    KS_CHECK(read_lines(arguments, options));
    if (const auto mark = arguments.value(option_decimal.name)) {
        if (*mark != "point" && *mark != "comma")
            return wrong_table_option(option_decimal, *mark);
        options.decimal = *mark == "point" ? '.' : ',';
    }
    return options;
}

} // namespace ks::runner
