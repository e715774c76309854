// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/table_options.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <functional>

namespace ks {

namespace {

/// A word of a command line, in quotation marks if a shell would divide it.
std::string word_of(const std::string& text) {
    const bool plain = std::ranges::all_of(text, [](unsigned char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c > 127 ||
               std::string_view("=,.-_").find(static_cast<char>(c)) != std::string_view::npos;
    });
    return plain ? text : '"' + text + '"';
}

template <class Pairs>
std::string pairs_text(const Pairs& pairs, const char* between) {
    return joined(
        pairs, [&](const auto& pair) { return written("{}{}{}", pair.first, between, pair.second); }, ",");
}

/// Whether the advice has a factor of this field: `--scale value=10,weight=100`.
bool gives_factor(std::string_view advice, std::string_view field) {
    const std::string_view after = advice.substr(std::min(advice.find("--scale "), advice.size()));
    return after.find(written(" {}=", field)) != std::string_view::npos ||
           after.find(written(",{}=", field)) != std::string_view::npos;
}

} // namespace

std::string scale_option(const TableOptions& options) {
    return "--scale " + pairs_text(options.scale, "=");
}

std::string sheet_option(const std::string& sheet) {
    return "--sheet " + word_of(sheet);
}

std::string with_options(std::string advice, const TableOptions& options) {
    constexpr std::string_view command = "convert FILE OUT ";
    std::string given;
    const auto add = [&](std::string_view name, bool is_given, const std::string& value) {
        if (is_given && advice.find(name) == std::string::npos)
            given += written("{} {} ", name, word_of(value));
    };
    add("--sheet", !options.sheet.empty(), options.sheet);
    add("--kind", options.kind.has_value(), options.kind.value_or(""));
    add("--columns", !options.columns.empty(), pairs_text(options.columns, "="));
    add("--capacity", options.capacity.has_value(), options.capacity.value_or(""));
    add("--units", !options.units.empty(), pairs_text(options.units, "="));
    add("--lines", !options.lines.empty(), pairs_text(options.lines, "-"));
    add("--decimal", options.decimal.has_value(), options.decimal == ',' ? "comma" : "point");
    TableOptions scale; // each field may have a factor
    for (const auto& factor : options.scale)
        if (!gives_factor(advice, factor.first))
            scale.scale.push_back(factor);
    if (!scale.scale.empty())
        given += scale_option(scale) + ' ';
    for (std::size_t at = advice.find(command); at != std::string::npos; at = advice.find(command, at)) {
        at += command.size();
        advice.insert(at, given);
    }
    return advice;
}

} // namespace ks
