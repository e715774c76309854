// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/document_format.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_place.h"
#include "solvers/core/letters.h"
#include "solvers/core/text.h"
#include "solvers/formats/foreign_json.h"
#include "solvers/formats/format.h"
#include "solvers/formats/instance_reader.h"
#include "solvers/formats/user_units.h"

namespace ks {

namespace {

Claim claim_json(const InstanceText& given) {
    return looks_like_json(given.text) ? Claim::certain : Claim::none;
}

Result<void> check_header(const json::Cursor& document) {
    KS_TRY(const auto format, document.member("format"));
    KS_TRY(const std::string format_text, format.string());
    if (format_text != document::instance)
        return format.error(formatted("is not an instance but '{}'", printable(format_text)),
                            formatted("choose a file of format {}", document::instance));
    KS_TRY(const auto version, document.member("version"));
    KS_TRY(const std::int64_t number, version.natural());
    if (number != 1)
        return version.error(formatted("version {} is not known here", number),
                             "this program reads version 1");
    return {};
}

Result<const Kind*> read_kind(const json::Cursor& document) {
    KS_TRY(const auto member, document.member("kind"));
    KS_TRY(const std::string id, member.string());
    if (const Kind* kind = find_kind(id))
        return kind;
    return member.error(formatted("there is no kind '{}'", printable(id)),
                        formatted("the kinds are {}", joined(kinds(), &Kind::id)));
}

/// Reads an instance that `tell` passes to a listener. It is passed twice: before, for the header, which may
/// be anywhere in it, and here, to be read by the fields of the kind that the header names. `placed`
/// completes the place of an error, which is a JSON Pointer, with that of the document. Of `given` the text
/// is not looked at.
template <class Tell, class Placed>
Result<InstancePtr> read_by_fields(const json::Node& header, Tell tell, Placed placed,
                                   const InstanceText& given) {
    const json::Cursor document(header, "");
    if (const auto checked = check_header(document); !checked)
        return placed(checked.error());
    const auto kind = read_kind(document);
    if (!kind)
        return placed(kind.error());
    InstanceReader reader(**kind, given.table, given.needed, given.stop);
    KS_CHECK(tell(reader));
    auto built = build_instance(**kind, std::move(reader.draft));
    return built ? built : placed(built.error());
}

/// Whether the header is that of another program's JSON: nothing in it is ours.
bool is_foreign(const json::Node& header) {
    const json::Node* kind = header.find("kind");
    return header.find("format") == nullptr && (kind == nullptr || find_kind(kind->text) == nullptr);
}

Result<void> check_no_table_options(const InstanceText& given) {
    if (!given.table.of_table())
        return {};
    return Error{.code = ErrorCode::usage,
                 .what = "the options --kind, --columns, --capacity, --lines and --decimal are for tables",
                 .where = given.name,
                 .todo = "leave them out: an instance in JSON names its fields itself"};
}

/// Whether each of the first two lines is an object: JSON Lines.
bool is_json_lines(std::string_view text) {
    text = without_mark(text);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view first = text.substr(0, text.substr(0, end).find_last_not_of(white_space) + 1);
    const std::size_t second = text.find_first_not_of(white_space, end);
    return first.starts_with('{') && first.ends_with('}') && second != std::string_view::npos &&
           text[second] == '{';
}

Error json_lines_error(const std::string& name) {
    return {.code = ErrorCode::input,
            .what = "has a JSON object in each line (JSON Lines)",
            .where = name,
            .todo =
                "make a list of them: write [ before the first one, commas between them, and ] at the end"};
}

Result<InstancePtr> read_own_json(const InstanceText& given) {
    const auto tell = [&](json::Listener& listener) {
        return json::tell(given.text, given.name, listener, instance_limits, given.stop);
    };
    HeaderReader header(given.stop);
    if (const auto told = tell(header); !told)
        return is_json_lines(given.text) ? json_lines_error(given.name) : told.error();
    if (is_foreign(header.header))
        return read_foreign_json(given);
    KS_CHECK(check_no_table_options(given));
    const auto with_file = [&](Error error) {
        error.where = json::join_place(given.name, error.where);
        return error;
    };
    KS_TRY(InstancePtr instance, read_by_fields(header.header, tell, with_file, given));
    return with_units(std::move(instance), given.table, given.name);
}

Result<InstancePtr> read_json_text(const InstanceText& given) {
    auto instance = read_own_json(given);
    return instance ? instance : json::with_line(instance.error(), given.text, given.name, given.stop);
}

void append_value(std::string& text, const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        text += std::to_string(*number);
    else
        json::append_quoted(text, *std::get_if<std::string>(&value));
}

/// `"value": 2, "weight": 3`; an optional field that holds nothing is left out.
void append_fields(std::string& text, const Contents& contents, std::span<const Field> fields, FieldAt at,
                   std::string_view between = ", ") {
    std::string_view before = "";
    for (at.field = 0; at.field < fields.size(); ++at.field) {
        const Value value = contents.get(at);
        if (std::holds_alternative<std::monostate>(value))
            continue;
        text += before;
        json::append_quoted(text, fields[at.field].key);
        text += ": ";
        append_value(text, value);
        before = between;
    }
}

void append_record(std::string& text, const Contents& contents, std::size_t group, std::size_t record) {
    const Fields& fields = contents.fields();
    if (fields.records_are_bare && contents.record_name(group, record).empty()) {
        append_value(text, contents.get(FieldAt::of_record(0, group, record)));
        return;
    }
    text += '{';
    append_fields(text, contents, fields.of_record, FieldAt::of_record(0, group, record));
    text += '}';
}

/// The records of a group on one line.
void append_records(std::string& text, const Contents& contents, std::size_t group) {
    for (std::size_t k = 0; k < contents.records(group); ++k) {
        text += k == 0 ? "" : ", ";
        append_record(text, contents, group, k);
    }
}

void append_group(std::string& text, const Contents& contents, std::size_t group) {
    const Fields& fields = contents.fields();
    if (!fields.groups_are_bare()) {
        text += '{';
        append_fields(text, contents, fields.of_group, FieldAt::of_group(0, group));
        text += ", ";
        json::append_quoted(text, fields.record.key);
        text += ": ";
    }
    text += '[';
    append_records(text, contents, group);
    text += fields.groups_are_bare() ? "]" : "]}";
}

/// `"units": {"weight": {"unit": "kg", "factor": 10}}`
void append_units(std::string& text, const Contents& contents) {
    const std::span<const Field> fields = contents.fields().of_record;
    std::string_view before = ",\n  \"units\": {";
    for (std::size_t f = 0; contents.has_units() && f < fields.size(); ++f) {
        const Unit& unit = contents.unit(f);
        if (!unit.any())
            continue;
        text += before;
        json::append_quoted(text, fields[f].key);
        text += ": {";
        if (!unit.name.empty()) {
            text += "\"unit\": ";
            json::append_quoted(text, unit.name);
        }
        if (unit.factor != 1)
            text += written("{}\"factor\": {}", unit.name.empty() ? "" : ", ", unit.factor);
        text += '}';
        before = ", ";
    }
    text += contents.has_units() ? "}" : "";
}

void append_known(std::string& text, const Contents& contents) {
    if (!contents.known())
        return;
    text += ",\n  \"known_selection\": [";
    std::string_view before = "";
    for (const auto& index : *contents.known()) {
        text += before;
        text += index ? std::to_string(*index) : "null";
        before = ", ";
    }
    text += ']';
}

/// How many bare records are on a line: a text that people can look at, and editors open.
constexpr std::size_t bare_a_line = 16;

/// The list of groups, or of the only group's records: an element a line.
void append_list(std::string& text, const Contents& contents) {
    const Fields& fields = contents.fields();
    json::append_quoted(text, fields.group ? fields.group->key : fields.record.key);
    text += ": [";
    const std::size_t count = fields.group ? contents.groups() : contents.records(0);
    for (std::size_t i = 0; i < count; ++i) {
        const bool new_line = !fields.records_are_bare || i % bare_a_line == 0;
        text += i == 0 ? "\n    " : new_line ? ",\n    " : ", ";
        if (fields.group)
            append_group(text, contents, i);
        else
            append_record(text, contents, 0, i);
    }
    text += "\n  ]\n";
}

} // namespace

const Format& format_json() {
    static constexpr Format format{
        .id = "json",
        .title = "Knapscope instance (JSON)",
        .claim = claim_json,
        .read = read_json_text,
        .write = [](const Instance& instance) { return Result<std::string>(write_json(instance)); },
        .ending = ".knapscope.json",
        .reads_units = true,
        .keeps = {.name = true, .item_names = true, .units = true, .known = true}};
    return format;
}

Result<InstancePtr> read_instance(const json::Cursor& document, const std::stop_token& stop) {
    const auto tell = [&](json::Listener& listener) { return json::tell(document, listener); };
    HeaderReader header(stop);
    KS_CHECK(tell(header));
    return read_by_fields(
        header.header, tell, [&](const Error& error) { return document.below(error); },
        InstanceText{.stop = stop});
}

std::string write_json(const Instance& instance) {
    std::string text =
        formatted("{{\n  \"format\": \"{}\",\n  \"version\": 1,\n  \"kind\": ", document::instance);
    json::append_quoted(text, instance.kind());
    for (const auto& [key, value] :
         {std::pair("name", &instance.name()), std::pair("source", &instance.source())}) {
        if (value->empty())
            continue;
        text += formatted(",\n  \"{}\": ", key);
        json::append_quoted(text, *value);
    }
    const Contents& contents = instance.contents();
    append_units(text, contents);
    append_known(text, contents);
    text += ",\n  ";
    const std::size_t before = text.size();
    append_fields(text, contents, contents.fields().scalars, FieldAt::scalar(0), ",\n  ");
    text += text.size() > before ? ",\n  " : "";
    append_list(text, contents);
    return text + "}\n";
}

} // namespace ks
