// SPDX-License-Identifier: Apache-2.0
#define FMT_HEADER_ONLY // libfmt is compiled only in this file.
#include "solvers/core/formatted.h"

#include "solvers/core/language.h"

#include <atomic>
#include <exception>
#include <optional>

#include <fmt/args.h>
#include <fmt/format.h>

namespace ks {

namespace {

std::atomic<bool> origins_are_kept = false;

/// Returns nothing if libfmt rejects the form, which a translator wrote.
std::optional<std::string> in_language(const Language& language, const std::string& form,
                                       fmt::format_args values) {
    try {
        return fmt::vformat(language.numbers(), form, values);
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

/// The value for a pair of braces, if the form may use more than its text.
struct ToArgument {
    fmt::format_args::format_arg all;

    template <class Value>
    SentenceArgument operator()(const Value& value) const {
        if constexpr (std::is_same_v<Value, bool> || std::is_same_v<Value, char>)
            return text();
        else if constexpr (std::is_same_v<Value, int> || std::is_same_v<Value, long long>)
            return {std::int64_t{value}};
        else if constexpr (std::is_same_v<Value, unsigned> || std::is_same_v<Value, unsigned long long>)
            return {std::uint64_t{value}};
        else if constexpr (std::is_floating_point_v<Value>)
            return {static_cast<double>(value)};
        else
            return text();
    }
    SentenceArgument text() const { return {fmt::vformat("{}", fmt::format_args(&all, 1))}; }
};

Sentence with_origin(std::string text, fmt::string_view form, fmt::format_args values,
                     std::initializer_list<const Sentence*> sentences, std::optional<std::int64_t> count) {
    SentenceOrigin origin{
        .form = {form.data(), form.size()}, .arguments = {}, .count = count, .text = std::move(text)};
    int i = 0;
    for (const Sentence* sentence : sentences) {
        const auto value = values.get(i++);
        origin.arguments.push_back(fmt::visit_format_arg(ToArgument{value}, value));
        if (sentence != nullptr)
            origin.arguments.back().origin = sentence->origin();
    }
    return Sentence(std::make_shared<const SentenceOrigin>(std::move(origin)));
}

/// Returns whether the form only joins its arguments and has no words, such as "{}; {}".
bool only_joins(std::string_view form) {
    for (std::size_t i = 0; i < form.size(); ++i) {
        const char letter = form[i];
        if (letter == '{' && form.substr(i, 2) != "{}") // "{:2000000000}" may come from another program
            return false;
        if ((letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z'))
            return false;
    }
    return true;
}

} // namespace

namespace detail {

Sentence format_erased(fmt::string_view form, fmt::format_args values,
                       std::initializer_list<const Sentence*> sentences) {
    if (const Language* const language = spoken())
        if (const std::string* const other = language->find({form.data(), form.size()}))
            if (auto text = in_language(*language, *other, values))
                return *std::move(text);
    std::string text = fmt::vformat(form, values);
    return origins_are_kept ? with_origin(std::move(text), form, values, sentences, std::nullopt)
                            : Sentence(std::move(text));
}

std::string write_erased(fmt::string_view form, fmt::format_args values) {
    return fmt::vformat(form, values);
}

Sentence count_erased(fmt::string_view one, fmt::string_view many, std::int64_t count,
                      fmt::format_args values, std::initializer_list<const Sentence*> sentences) {
    const Language* const language = spoken();
    if (language == nullptr && !origins_are_kept)
        return fmt::vformat(plural_form(count) == 0 ? one : many, values);
    const std::string id = fmt::format("{} | {}", one, many);
    if (language != nullptr)
        if (const std::string* const other = language->find(id, count))
            if (auto text = in_language(*language, *other, values))
                return *std::move(text);
    std::string text = fmt::vformat(plural_form(count) == 0 ? one : many, values);
    return origins_are_kept ? with_origin(std::move(text), id, values, sentences, count)
                            : Sentence(std::move(text));
}

} // namespace detail

void keep_origins(bool keep) {
    origins_are_kept = keep;
}

Sentence told_again(const SentenceOrigin& origin, const std::string& otherwise) {
    const Language* const language = spoken();
    if (language == nullptr)
        return otherwise;
    const std::string* form = language->find(origin.form, origin.count.value_or(1));
    if (form == nullptr && only_joins(origin.form))
        form = &origin.form;
    if (form == nullptr)
        return otherwise;
    fmt::dynamic_format_arg_store<fmt::format_context> values;
    for (const SentenceArgument& each : origin.arguments) {
        if (const auto* text = std::get_if<std::string>(&each.value))
            values.push_back(each.origin ? std::string(told_again(*each.origin, *text)) : said(*text));
        else
            std::visit([&](const auto& value) { values.push_back(value); }, each.value);
    }
    auto text = in_language(*language, *form, values);
    return text ? Sentence(*std::move(text)) : Sentence(otherwise);
}

} // namespace ks
