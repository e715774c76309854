// SPDX-License-Identifier: Apache-2.0
// A command line becomes the document of a request.
#include "app/runner/requests.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <charconv>

namespace ks::runner {

namespace {

using json::Node;

/// A value of a request; null: the command line does not give it.
using Given = Result<Node>;

Node text_node(std::string text) {
    return {.type = Node::Type::string, .text = std::move(text)};
}

Node integer_node(std::int64_t integer) {
    return {.type = Node::Type::integer, .integer = integer};
}

Node integer_or_null(const std::optional<std::int64_t>& integer) {
    return integer ? integer_node(*integer) : Node();
}

Node boolean_node(bool boolean) {
    return {.type = Node::Type::boolean, .boolean = boolean};
}

void add(Node& object, std::string_view key, Node value) {
    object.type = Node::Type::object;
    object.members.push_back({.key = std::string(key), .value = std::move(value)});
}

Given first_operand(const Arguments& arguments, std::string_view) {
    return text_node(arguments.operand(0));
}

Given one_text(const Arguments& arguments, std::string_view option) {
    auto text = arguments.value(option);
    return text ? text_node(*std::move(text)) : Node();
}

Given true_if_given(const Arguments& arguments, std::string_view option) {
    return arguments.has(option) ? boolean_node(true) : Node();
}

Given false_if_given(const Arguments& arguments, std::string_view option) {
    return arguments.has(option) ? boolean_node(false) : Node();
}

Given integer_from_0(const Arguments& arguments, std::string_view option) {
    KS_TRY(const auto integer, arguments.integer(option, 0, INT64_MAX));
    return integer_or_null(integer);
}

Given integer_from_1(const Arguments& arguments, std::string_view option) {
    KS_TRY(const auto integer, arguments.integer(option, 1, INT64_MAX));
    return integer_or_null(integer);
}

Given all_or_integer(const Arguments& arguments, std::string_view option) {
    return arguments.value(option) == "all" ? text_node("all") : integer_from_1(arguments, option);
}

Given size(const Arguments& arguments, std::string_view option) {
    KS_TRY(const auto bytes, arguments.bytes(option));
    return integer_or_null(bytes);
}

Given seconds(const Arguments& arguments, std::string_view option) {
    KS_TRY(const auto given, arguments.seconds(option));
    return given ? Node{.type = Node::Type::number, .text = *arguments.value(option)} : Node();
}

Given settings(const Arguments& arguments, std::string_view) {
    KS_TRY(auto pairs, arguments.settings());
    Node object;
    for (auto& [name, value] : pairs)
        add(object, name, text_node(std::move(value)));
    return object;
}

Given each_text(const Arguments& arguments, std::string_view option) {
    Node array{.type = Node::Type::array};
    for (std::string& text : arguments.values(option))
        array.items.push_back(text_node(std::move(text)));
    return array;
}

Given each_number_from_1(const Arguments& arguments, std::string_view option) {
    Node array{.type = Node::Type::array};
    for (const std::string& word : arguments.values(option)) {
        std::int64_t number = 0;
        const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (failed != std::errc() || end != word.data() + word.size() || number < 1)
            return Error{.code = ErrorCode::usage,
                         .what = formatted("'{}' is no number from 1 on", printable(word)),
                         .where = std::string(option),
                         .todo = "count from 1"};
        array.items.push_back(integer_node(number));
    }
    return array;
}

/// What is watched is one object in a request and three options of a command line.
Given watched(const Arguments& arguments, std::string_view option) {
    Node watch;
    if (arguments.has(option)) {
        add(watch, "probe", boolean_node(true));
        add(watch, "telemetry", boolean_node(true));
    }
    if (auto set = arguments.value(option_counters.name))
        add(watch, "counters", text_node(*std::move(set)));
    KS_TRY(Node repeat, seconds(arguments, option_repeat.name));
    if (repeat.type != Node::Type::null)
        add(watch, "repeat", std::move(repeat));
    return watch;
}

/// Which words of a command line give a field of a request, and how its value is read from them.
struct FieldWords {
    std::string_view field;
    std::string_view option; ///< empty: an operand
    Given (*read)(const Arguments& arguments, std::string_view option);
};

constexpr FieldWords all_fields[] = {
    {"instance", "", first_operand},
    {"campaign", "", first_operand},
    {"variant", "--variant", one_text},
    {"on", "--on", one_text},
    {"set", "--set", settings},
    {"device", "--device", one_text},
    {"memory", "--memory", size},
    {"timeout", "--timeout", seconds},
    {"table", "--table", one_text},
    {"plan", "--plan", one_text},
    {"watch", "--watch", watched},
    {"window", "--window", one_text},
    {"blocks", "--blocks", all_or_integer},
    {"findings", "--no-findings", false_if_given},
    {"lockstep", "--lockstep", true_if_given},
    {"from", "--from", integer_from_0},
    {"to", "--to", integer_from_0},
    {"take", "--take", each_text},
    {"without", "--without", each_number_from_1},
    {"count", "--count", integer_from_1},
    {"level", "--level", one_text},
    {"output", "-o", one_text},
};

} // namespace

Result<Request> Request::of(const Command& command, const Arguments& arguments) {
    Node document{.type = Node::Type::object};
    for (const std::string_view field : command.fields) {
        const auto words = std::ranges::find(all_fields, field, &FieldWords::field);
        if (words == std::end(all_fields))
            continue; // only `serve` takes it
        KS_TRY(Node value, words->read(arguments, words->option));
        if (value.type != Node::Type::null)
            add(document, field, std::move(value));
    }
    return Request(std::move(document), {}, true);
}

} // namespace ks::runner
