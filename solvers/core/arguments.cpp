// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/arguments.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace ks::cli {

namespace {

Error usage(std::string what, std::string todo = "add --help to see what it takes") {
    return {.code = ErrorCode::usage, .what = std::move(what), .todo = std::move(todo)};
}

const Option* find(std::span<const Option> options, std::string_view name) {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [name](const Option& option) { return option.name == name; });
    return found == options.end() ? nullptr : &*found;
}

bool is_option(const std::string& word) {
    return word.size() > 1 && word.front() == '-';
}

template <class Number>
std::optional<Number> whole_number(std::string_view text) {
    Number number{};
    const auto [rest, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || rest != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::string left_column(const Option& option) {
    return option.value.empty() ? formatted("  {}", option.name)
                                : formatted("  {} {}", option.name, option.value);
}

} // namespace

std::string help_lines(std::span<const Option> options) {
    std::size_t width = 0;
    for (const Option& option : options)
        width = std::max(width, left_column(option).size());
    std::string text;
    for (const Option& option : options) {
        const std::string left = left_column(option);
        text += left + std::string(width + 2 - left.size(), ' ') + std::string(option.help) + "\n";
    }
    return text;
}

Result<Arguments> Arguments::parse(const Grammar& grammar, std::span<const std::string> words) {
    Arguments arguments;
    bool options_ended = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (options_ended || !is_option(word)) {
            if (arguments.operands_.size() == grammar.operands.size())
                return usage(formatted("'{}' is one argument too many", printable(word)));
            arguments.operands_.push_back(word);
            continue;
        }
        if (word == "--") {
            options_ended = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const Option* option = find(grammar.options, name);
        if (!option)
            return usage(formatted("there is no option '{}'", printable(name)));
        if (!option->repeated && arguments.has(name))
            return usage(name + " is given twice");
        if (option->value.empty()) {
            if (equals != std::string::npos)
                return usage(name + " takes no value");
            arguments.options_.emplace_back(name, "");
        } else if (equals != std::string::npos) {
            arguments.options_.emplace_back(name, word.substr(equals + 1));
        } else if (i + 1 < words.size()) {
            arguments.options_.emplace_back(name, words[++i]);
        } else {
            return usage(formatted("{0} needs a value: {0} {1}", name, option->value));
        }
    }
    if (arguments.operands_.size() + grammar.optional < grammar.operands.size())
        return usage(formatted("{} is missing", grammar.operands[arguments.operands_.size()]));
    return arguments;
}

bool Arguments::has(std::string_view option) const {
    return value(option).has_value();
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const std::vector<std::string> given = values(option);
    return given.empty() ? std::nullopt : std::optional(given.back());
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    std::vector<std::string> given;
    for (const auto& [name, value] : options_)
        if (name == option)
            given.push_back(value);
    return given;
}

std::string Arguments::value_or(std::string_view option, std::string_view otherwise) const {
    return value(option).value_or(std::string(otherwise));
}

Result<std::optional<std::int64_t>> Arguments::integer(std::string_view option, std::int64_t least,
                                                       std::int64_t most) const {
    const std::optional<std::string> text = value(option);
    if (!text)
        return std::optional<std::int64_t>();
    const std::optional<std::int64_t> number = whole_number<std::int64_t>(*text);
    if (!number || *number < least || *number > most)
        return usage(
            formatted("{} takes an integer from {} to {}, not '{}'", option, least, most, printable(*text)),
            "");
    return number;
}

Result<std::optional<std::int64_t>> Arguments::bytes(std::string_view option, std::int64_t least) const {
    const std::optional<std::string> text = value(option);
    if (!text)
        return std::optional<std::int64_t>();
    const Result<std::int64_t> size = parse_bytes(*text, least);
    if (!size)
        return usage(formatted("{}: {}", option, size.error().what), size.error().todo);
    return std::optional(*size);
}

Result<std::optional<std::chrono::duration<double>>> Arguments::seconds(std::string_view option) const {
    const std::optional<std::string> text = value(option);
    if (!text)
        return std::optional<std::chrono::duration<double>>();
    const std::optional<double> number = whole_number<double>(*text);
    if (!number || !(*number >= 0) || *number > 1e9)
        return usage(formatted("{} takes seconds, as in 2 or 0.5, not '{}'", option, printable(*text)), "");
    return std::optional(std::chrono::duration<double>(*number));
}

Result<std::vector<std::pair<std::string, std::string>>> Arguments::settings() const {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::string& text : values("--set")) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            return usage(formatted("--set takes name=value, not '{}'", printable(text)), "");
        pairs.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    }
    return pairs;
}

std::string without_folder_elsewhere(const std::string& word) {
    const std::filesystem::path path(word);
    const bool leaves = path.is_absolute() || std::ranges::find(path, "..") != path.end();
    return leaves && path.has_filename() ? path.filename().string() : word;
}

std::string Arguments::text() const {
    std::string line;
    const auto add = [&line](const std::string& word) {
        if (!word.empty())
            line += (line.empty() ? "" : " ") + without_folder_elsewhere(word);
    };
    for (const std::string& operand : operands_)
        add(operand);
    for (const auto& [name, value] : options_) {
        add(name);
        add(value);
    }
    return line;
}

} // namespace ks::cli
