// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/sentence_json.h"

#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/language.h"

#include <cmath>
#include <optional>

#include <nlohmann/json.hpp>

namespace ks {

namespace {

Json origin_json(const SentenceOrigin& origin) {
    Json arguments = Json::array();
    for (const SentenceArgument& each : origin.arguments) {
        if (each.origin)
            arguments.push_back(origin_json(*each.origin));
        else
            std::visit([&arguments](const auto& value) { arguments.push_back(value); }, each.value);
    }
    Json json = {{"id", origin.form}, {"arguments", arguments}};
    if (origin.count)
        json["count"] = *origin.count;
    return json;
}

std::optional<SentenceOrigin> read_origin(const json::Node& node);

std::optional<SentenceArgument> read_argument(const json::Node& node) {
    switch (node.type) {
    case json::Node::Type::integer:
        return SentenceArgument{node.integer};
    case json::Node::Type::number:
        return SentenceArgument{*json::Cursor(node, "").number()};
    case json::Node::Type::string:
        return SentenceArgument{node.text};
    case json::Node::Type::object:
        if (auto origin = read_origin(node))
            return SentenceArgument{origin->form, std::make_shared<const SentenceOrigin>(*std::move(origin))};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

/// Returns nothing if it is not an origin: then only the English text can be shown.
std::optional<SentenceOrigin> read_origin(const json::Node& node) {
    const json::Node* const id = node.find("id");
    const json::Node* const arguments = node.find("arguments");
    if (id == nullptr || id->type != json::Node::Type::string || arguments == nullptr)
        return std::nullopt;
    SentenceOrigin origin{.form = id->text, .arguments = {}, .count = {}, .text = {}};
    if (const json::Node* const count = node.find("count");
        count != nullptr && count->type == json::Node::Type::integer)
        origin.count = count->integer;
    for (const json::Node& each : arguments->items) {
        auto argument = read_argument(each);
        if (!argument)
            return std::nullopt;
        origin.arguments.push_back(*std::move(argument));
    }
    return origin;
}

} // namespace

void put_sentence(Json& object, const std::string& key, const Sentence& sentence) {
    object[key] = static_cast<const std::string&>(sentence);
    if (const auto origin = sentence.origin())
        object[key + "_as"] = origin_json(*origin);
}

Result<Sentence> read_sentence(const json::Cursor& object, const std::string& key) {
    KS_TRY(std::string text, json::text(object, key));
    if (const json::Node* const made_of = object.node().find(key + "_as"))
        if (auto origin = read_origin(*made_of)) {
            origin->text = std::move(text);
            return Sentence(std::make_shared<const SentenceOrigin>(*std::move(origin)));
        }
    return Sentence(std::move(text));
}

Sentence voiced(const Sentence& sentence) {
    if (spoken() == nullptr)
        return sentence;
    const auto origin = sentence.origin();
    return origin ? told_again(*origin, sentence) : said(static_cast<const std::string&>(sentence));
}

} // namespace ks
