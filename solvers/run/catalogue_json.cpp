// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/document_format.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/run/catalogue.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace ks {

namespace {

using json::Cursor;

constexpr std::array questions{Question::optimise, Question::decide, Question::bound, Question::demo};

Json word_or_null(const std::string& word) {
    return word.empty() ? Json(nullptr) : Json(word);
}

Json to_json(const CatalogueEntry& entry) {
    Json paper = nullptr;
    if (!entry.paper.empty())
        paper = {{"key", entry.paper},
                 {"section", word_or_null(entry.section)},
                 {"algorithm", word_or_null(entry.algorithm)}};
    Json complexity = nullptr;
    if (!entry.complexity.source.empty())
        complexity = {{"time", word_or_null(entry.complexity.time)},
                      {"space", word_or_null(entry.complexity.space)},
                      {"source", entry.complexity.source}};
    Json parameters = Json::array();
    for (const Parameter& parameter : entry.parameters)
        parameters.push_back(to_json(parameter));
    return {{"id", entry.id},
            {"title", entry.title},
            {"kind", entry.kind},
            {"question", to_text(entry.question)},
            {"exact", entry.exact},
            {"on", entry.on},
            {"available", entry.available},
            {"paper", paper},
            {"complexity", complexity},
            {"steps", entry.steps},
            {"table", entry.table},
            {"trace", entry.trace},
            {"cooperative", entry.cooperative},
            {"parameters", parameters}};
}

/// Returns a word; empty if it is null or missing.
Result<std::string> word_or_none(const Cursor& at, std::string_view key) {
    if (!at.has(key))
        return std::string();
    KS_TRY(const Cursor member, at.member(key));
    return json::is_null(member) ? Result<std::string>(std::string()) : member.string();
}

Result<Parameter> read_parameter(const Cursor& at) {
    static constexpr std::string_view types[] = {"integer", "choice"};
    Parameter parameter;
    KS_TRY(parameter.name, json::text(at, "name"));
    KS_TRY(const std::string type, json::word(at, "type", types));
    if (type == "choice") {
        parameter.type = Parameter::Type::choice;
        KS_CHECK(
            json::list(at, "values", parameter.values, [](const Cursor& each) { return each.string(); }));
        if (parameter.values.empty())
            return at.error("there is no value to choose");
    } else {
        KS_TRY(parameter.min, json::number(at, "min", INT64_MIN));
        KS_TRY(parameter.max, json::number(at, "max", parameter.min));
        KS_TRY(parameter.step, json::number(at, "step", 1));
        KS_TRY(parameter.standard, json::number(at, "default", parameter.min, parameter.max));
    }
    KS_TRY(parameter.unit, word_or_none(at, "unit"));
    KS_TRY(parameter.title, word_or_none(at, "title"));
    if (at.has("answers")) {
        KS_TRY(const Cursor answers, at.member("answers"));
        KS_TRY(parameter.answers, answers.boolean());
    }
    return parameter;
}

Result<Question> read_question(const Cursor& at) {
    KS_TRY(const std::string word, at.string());
    const auto found = std::ranges::find(questions, word, [](Question each) { return to_text(each); });
    if (found == questions.end())
        return at.error(formatted("'{}' is no question that a variant answers", printable(word)));
    return *found;
}

Result<bool> flag(const Cursor& at, std::string_view key) {
    KS_TRY(const Cursor member, at.member(key));
    return member.boolean();
}

Result<void> read_paper(const Cursor& at, CatalogueEntry& entry) {
    KS_TRY(const Cursor paper, at.member("paper"));
    if (!json::is_null(paper)) {
        KS_TRY(entry.paper, json::text(paper, "key"));
        KS_TRY(entry.section, word_or_none(paper, "section"));
        KS_TRY(entry.algorithm, word_or_none(paper, "algorithm"));
    }
    KS_TRY(const Cursor complexity, at.member("complexity"));
    if (!json::is_null(complexity)) {
        KS_TRY(entry.complexity.time, word_or_none(complexity, "time"));
        KS_TRY(entry.complexity.space, word_or_none(complexity, "space"));
        KS_TRY(entry.complexity.source, json::text(complexity, "source"));
    }
    return {};
}

Result<CatalogueEntry> read_entry(const Cursor& at) {
    CatalogueEntry entry;
    KS_TRY(entry.id, json::text(at, "id"));
    KS_TRY(entry.title, json::text(at, "title"));
    KS_TRY(entry.kind, json::text(at, "kind"));
    KS_TRY(const Cursor question, at.member("question"));
    KS_TRY(entry.question, read_question(question));
    KS_TRY(entry.exact, flag(at, "exact"));
    KS_CHECK(json::list(at, "on", entry.on, [](const Cursor& each) { return each.string(); }));
    KS_CHECK(json::list(at, "available", entry.available, [](const Cursor& each) { return each.string(); }));
    if (entry.id.empty() || entry.on.empty())
        return at.error("a variant has a name and runs somewhere");
    KS_CHECK(read_paper(at, entry));
    for (const auto& [key, field] : {std::pair<std::string_view, bool*>{"steps", &entry.steps},
                                     {"table", &entry.table},
                                     {"trace", &entry.trace},
                                     {"cooperative", &entry.cooperative}}) {
        KS_TRY(*field, flag(at, key));
    }
    KS_CHECK(json::list(at, "parameters", entry.parameters, read_parameter));
    return entry;
}

} // namespace

Json to_json(const Parameter& parameter) {
    Json json = {{"name", parameter.name}};
    if (parameter.type == Parameter::Type::choice) {
        json["type"] = "choice";
        json["values"] = parameter.values;
        json["default"] = parameter.values.front();
    } else {
        json["type"] = "integer";
        json["min"] = parameter.min;
        json["max"] = parameter.max;
        json["step"] = parameter.step;
        json["default"] = parameter.standard;
    }
    if (!parameter.unit.empty())
        json["unit"] = parameter.unit;
    if (!parameter.title.empty())
        json["title"] = parameter.title;
    if (!parameter.answers)
        json["answers"] = false;
    return json;
}

std::string_view to_text(Question question) {
    switch (question) {
    case Question::optimise:
        return "optimise";
    case Question::decide:
        return "decide";
    case Question::bound:
        return "bound";
    case Question::demo:
        break;
    }
    return "demo";
}

Json to_json(const Catalogue& catalogue) {
    Json listed = Json::array();
    for (const CatalogueEntry& entry : catalogue.entries())
        listed.push_back(to_json(entry));
    return {{"format", document::variants}, {"version", 1}, {"variants", listed}};
}

Result<Catalogue> read_catalogue(const Cursor& at) {
    KS_CHECK(check_format(at, document::variants));
    std::vector<CatalogueEntry> entries;
    KS_CHECK(json::list(at, "variants", entries, read_entry));
    return Catalogue(std::move(entries));
}

} // namespace ks
