// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/language.h"
#include "solvers/core/number_word.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <charconv>

namespace ks::json {

namespace {

const char* article(Node::Type type) {
    switch (type) {
    case Node::Type::null:
        return "null";
    case Node::Type::boolean:
        return said("true or false");
    case Node::Type::integer:
        return said("an integer");
    case Node::Type::number:
        return said("a number");
    case Node::Type::string:
        return said("a string");
    case Node::Type::array:
        return said("an array");
    case Node::Type::object:
        return said("an object");
    }
    return "";
}

Error wrong_type(const Cursor& at, Node::Type wanted) {
    return at.error(formatted("expected {}, found {}", article(wanted), article(at.node().type)));
}

} // namespace

std::string Cursor::place() const {
    return join_place(*document_, pointer_);
}

Error Cursor::error(Sentence what, Sentence todo) const {
    return {.code = ErrorCode::input, .what = std::move(what), .where = place(), .todo = std::move(todo)};
}

Error Cursor::below(Error error) const {
    error.where = join_place(*document_, pointer_ + error.where);
    return error;
}

Result<void> Cursor::only(std::span<const std::string_view> keys) const {
    if (node_->type != Node::Type::object)
        return wrong_type(*this, Node::Type::object);
    for (const auto& [key, value] : node_->members)
        if (std::ranges::find(keys, key) == keys.end()) {
            std::string known;
            for (const std::string_view k : keys)
                (known += known.empty() ? "" : ", ") += k;
            return Cursor(value, document_, pointer_ + pointer_token(key))
                .error("unknown field", formatted("the fields here are {}", known));
        }
    return {};
}

Result<Cursor> Cursor::member(std::string_view key) const {
    if (node_->type != Node::Type::object)
        return wrong_type(*this, Node::Type::object);
    const Node* value = node_->find(key);
    if (!value)
        return error(formatted("the field '{}' is missing", key));
    return Cursor(*value, document_, pointer_ + pointer_token(key));
}

Result<std::vector<std::pair<std::string, Cursor>>> Cursor::members() const {
    if (node_->type != Node::Type::object)
        return wrong_type(*this, Node::Type::object);
    std::vector<std::pair<std::string, Cursor>> all;
    all.reserve(node_->members.size());
    for (const auto& [key, value] : node_->members)
        all.emplace_back(key, Cursor(value, document_, pointer_ + pointer_token(key)));
    return all;
}

Result<std::vector<Cursor>> Cursor::elements() const {
    KS_TRY(const std::size_t count, size());
    std::vector<Cursor> all;
    all.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        all.push_back(element(i));
    return all;
}

Result<std::size_t> Cursor::size() const {
    if (node_->type != Node::Type::array)
        return wrong_type(*this, Node::Type::array);
    return node_->items.size();
}

Cursor Cursor::element(std::size_t i) const {
    return Cursor(node_->items[i], document_, written("{}/{}", pointer_, i));
}

Result<std::int64_t> Cursor::integer(std::int64_t least, std::int64_t most) const {
    const Sentence range = formatted("{} to {}", least, most);
    if (node_->type == Node::Type::number) {
        const NumberWord number = number_word(node_->text, Point::decimal);
        return error(formatted("{} is not an integer from {}", printable(node_->text), range),
                     number.kind == NumberWord::Kind::whole ? formatted("write “{}”", number.value)
                                                            : Sentence());
    }
    if (node_->type != Node::Type::integer)
        return wrong_type(*this, Node::Type::integer);
    if (node_->integer < least || node_->integer > most)
        return error(formatted("{} is not an integer from {}", node_->integer, range));
    return node_->integer;
}

Result<std::int64_t> Cursor::natural() const {
    return integer(0, INT64_MAX);
}

Result<double> Cursor::number() const {
    if (node_->type == Node::Type::integer)
        return static_cast<double>(node_->integer);
    if (node_->type != Node::Type::number)
        return wrong_type(*this, Node::Type::number);
    double value = 0;
    std::from_chars(node_->text.data(), node_->text.data() + node_->text.size(),
                    value); // the parser has checked it
    return value;
}

Result<std::string> Cursor::string() const {
    if (node_->type != Node::Type::string)
        return wrong_type(*this, Node::Type::string);
    return node_->text;
}

Result<bool> Cursor::boolean() const {
    if (node_->type != Node::Type::boolean)
        return wrong_type(*this, Node::Type::boolean);
    return node_->boolean;
}

} // namespace ks::json
