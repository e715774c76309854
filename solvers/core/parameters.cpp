// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/parameters.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <functional>

namespace ks {

namespace {

/// Returns the length of the common prefix of two texts.
std::size_t alike(std::string_view a, std::string_view b) {
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

/// Returns "atomic, none or plain"; of very many words those with the longest common prefix with `given`.
Sentence legal_words(std::vector<std::string> words, std::string_view given) {
    constexpr std::size_t most = 24, shown = 8;
    const std::size_t all = words.size();
    if (all > most) {
        std::ranges::stable_sort(words, std::ranges::greater(),
                                 [&](const std::string& word) { return alike(word, given); });
        words.resize(shown);
        words.push_back(formatted("one of {} others", all - shown));
    }
    return joined_by_or(words);
}

Sentence legal_values(const Parameter& parameter, std::string_view given) {
    if (parameter.type == Parameter::Type::integer) {
        const Sentence range = parameter.step == 1 ? formatted("{} to {}", parameter.min, parameter.max)
                                                   : formatted("{} to {} in steps of {}", parameter.min,
                                                               parameter.max, parameter.step);
        return parameter.unit.empty() ? range : formatted("{} {}", range, parameter.unit);
    }
    return legal_words(parameter.values, given);
}

Error unknown_name(std::string_view name, std::span<const Parameter> known) {
    std::string names;
    for (const Parameter& parameter : known)
        names += (names.empty() ? "" : ", ") + parameter.name;
    return {.code = ErrorCode::usage,
            .what = formatted("there is no parameter '{}'", printable(name)),
            .todo = names.empty() ? "none can be set here" : formatted("the parameters are {}", names)};
}

bool in_range(const Parameter& parameter, std::int64_t value) {
    // The distance from min may exceed 2^63 - 1, so it is taken without a sign.
    const auto distance = static_cast<std::uint64_t>(value) - static_cast<std::uint64_t>(parameter.min);
    return value >= parameter.min && value <= parameter.max &&
           distance % static_cast<std::uint64_t>(parameter.step) == 0;
}

Result<Parameters::Value> parse_value(const Parameter& parameter, const std::string& text) {
    if (parameter.type == Parameter::Type::choice) {
        if (std::ranges::find(parameter.values, text) != parameter.values.end())
            return Parameters::Value(text);
    } else {
        std::int64_t value = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (failed == std::errc() && end == text.data() + text.size() && in_range(parameter, value))
            return Parameters::Value(value);
    }
    return Error{.code = ErrorCode::usage,
                 .what = formatted("{} cannot be '{}'", parameter.name, printable(text)),
                 .todo = formatted("give {}", legal_values(parameter, text))};
}

} // namespace

Result<Parameters> Parameters::parse(std::span<const Parameter> known,
                                     std::span<const std::pair<std::string, std::string>> given) {
    Parameters parsed;
    for (const auto& [name, text] : given) {
        const auto parameter = std::ranges::find(known, name, &Parameter::name);
        if (parameter == known.end())
            return unknown_name(name, known);
        KS_TRY(Value value, parse_value(*parameter, text));
        if (!parsed.values_.emplace(name, std::move(value)).second)
            return Error{.code = ErrorCode::usage,
                         .what = formatted("{} is given twice", name),
                         .todo = "give it once"};
    }
    for (const Parameter& parameter : known) {
        const bool integer = parameter.type == Parameter::Type::integer;
        parsed.values_.try_emplace(parameter.name,
                                   integer ? Value(parameter.standard) : Value(parameter.values.front()));
    }
    return parsed;
}

Parameters Parameters::told(Values values) {
    Parameters parameters;
    parameters.values_ = std::move(values);
    return parameters;
}

std::vector<std::pair<std::string, std::string>> Parameters::texts() const {
    std::vector<std::pair<std::string, std::string>> all;
    for (const auto& [name, value] : values_) {
        const auto* number = std::get_if<std::int64_t>(&value);
        all.emplace_back(name, number ? std::to_string(*number) : std::get<std::string>(value));
    }
    return all;
}

std::int64_t Parameters::integer(std::string_view name) const {
    const auto at = values_.find(name);
    assert(at != values_.end() && std::holds_alternative<std::int64_t>(at->second));
    return *std::get_if<std::int64_t>(&at->second);
}

const std::string& Parameters::choice(std::string_view name) const {
    const auto at = values_.find(name);
    assert(at != values_.end() && std::holds_alternative<std::string>(at->second));
    return *std::get_if<std::string>(&at->second);
}

} // namespace ks
