// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/instance_schema.h"

#include "solvers/core/document_format.h"
#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"

#include <nlohmann/json.hpp>

namespace ks {

namespace {

using Json = nlohmann::ordered_json;

Json schema_of(const Field& field) {
    Json schema;
    if (field.type == Field::Type::text)
        schema["type"] = "string";
    else
        schema = {{"type", "integer"}, {"minimum", field.least}, {"maximum", field.most}};
    if (field.beside)
        schema["maxLength"] = longest_record_name;
    schema["description"] =
        field.unit.empty() ? std::string(field.title) : formatted("{}, {}", field.title, field.unit);
    return schema;
}

/// Returns the schema of an object with these fields; all except the optional ones are required.
Json object_of(std::span<const Field> fields) {
    Json schema{{"type", "object"},
                {"required", Json::array()},
                {"properties", Json::object()},
                {"additionalProperties", false}};
    for (const Field& field : fields) {
        schema["properties"][std::string(field.key)] = schema_of(field);
        if (!field.optional)
            schema["required"].push_back(field.key);
    }
    return schema;
}

void add_list(Json& object, std::string_view key, Json elements, bool may_be_empty) {
    object["required"].push_back(key);
    object["properties"][std::string(key)] = {
        {"type", "array"}, {"minItems", may_be_empty ? 0 : 1}, {"items", std::move(elements)}};
}

Json records_of(const Fields& fields) {
    if (!fields.records_are_bare)
        return object_of(fields.of_record);
    Json bare = schema_of(fields.of_record.front());
    if (fields.of_record.size() == 1)
        return bare;
    return {{"anyOf", {std::move(bare), object_of(fields.of_record)}}};
}

Json groups_of(const Fields& fields) {
    if (fields.groups_are_bare())
        return {{"type", "array"}, {"minItems", fields.may_be_empty ? 0 : 1}, {"items", records_of(fields)}};
    Json group = object_of(fields.of_group);
    add_list(group, fields.record.key, records_of(fields), fields.may_be_empty);
    return group;
}

/// Returns the schema of the units of the fields of records. Only fields that can be multiplied have a
/// factor.
Json units_of(const Fields& fields) {
    Json units{{"type", "object"},
               {"description", "What the numbers mean to the user: 157 with the factor 10 and the unit kg is "
                               "15.7 kg. What limits the sum of weights is in the same unit."},
               {"properties", Json::object()},
               {"additionalProperties", false}};
    for (std::size_t f = 0; f < fields.of_record.size(); ++f) {
        if (fields.of_record[f].number == nullptr)
            continue;
        Json unit{{"type", "object"}, {"properties", Json::object()}, {"additionalProperties", false}};
        unit["properties"]["unit"] = {{"type", "string"}, {"maxLength", longest_unit}};
        if (may_be_scaled(fields, f))
            unit["properties"]["factor"] = {
                {"type", "integer"}, {"minimum", 1}, {"description", "a power of ten"}};
        units["properties"][std::string(fields.of_record[f].key)] = std::move(unit);
    }
    return units;
}

/// Returns the schema of a selection as in a result: indices of items, or the chosen item of each group.
Json known_of(const Fields& fields) {
    Json index{{"type", "integer"}, {"minimum", 0}};
    if (fields.group)
        index["type"] = {"integer", "null"};
    return {{"type", "array"},
            {"items", std::move(index)},
            {"description",
             "a selection that came with the instance, which need not be good; items are counted from 0"}};
}

Json schema_of(const Kind& kind) {
    const Fields& fields = kind.fields();
    Json schema = object_of(fields.scalars);
    Json& properties = schema["properties"];
    properties["format"] = {{"const", document::instance}};
    properties["version"] = {{"const", 1}};
    properties["kind"] = {{"const", kind.id}};
    properties["name"] = {{"type", "string"}, {"maxLength", longest_text}};
    properties["source"] = properties["name"];
    properties["units"] = units_of(fields);
    if (fields.weight_limit)
        properties["known_selection"] = known_of(fields);
    for (const char* key : {"format", "version", "kind"})
        schema["required"].push_back(key);
    if (fields.group)
        add_list(schema, fields.group->key, groups_of(fields), false);
    else
        add_list(schema, fields.record.key, records_of(fields), fields.may_be_empty);
    schema["title"] = kind.title;
    return schema;
}

} // namespace

std::string instance_schema() {
    Json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                {"$id", "https://knapscope.invalid/instance.schema.json"},
                {"title", "A problem instance"},
                {"type", "object"},
                {"oneOf", Json::array()}};
    for (const Kind* kind : kinds())
        schema["oneOf"].push_back(schema_of(*kind));
    return schema.dump(2) + "\n";
}

} // namespace ks
