// SPDX-License-Identifier: Apache-2.0
#include "solvers/base/text.h"
#include "solvers/problems/format.h"
#include "solvers/problems/kind.h"

namespace ks {

namespace {

constexpr std::string_view format_name = "knapscope-instance";

Claim claim_json(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) // a byte-order mark
        text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool json = first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
    return json ? Claim::certain : Claim::none;
}

Result<InstancePtr> read_json_text(std::string_view text, const std::string& name) {
    KS_TRY(const json::Node root, json::parse(text, name));
    return read_instance(json::Cursor(root, name));
}

Result<std::string> member_text(const json::Cursor& document, std::string_view key) {
    KS_TRY(const auto member, document.member(key));
    return member.string();
}

Result<std::string> optional_text(const json::Cursor& document, std::string_view key) {
    return document.has(key) ? member_text(document, key) : std::string();
}

Result<void> check_header(const json::Cursor& document) {
    KS_TRY(const auto format, document.member("format"));
    KS_TRY(const std::string format_text, format.string());
    if (format_text != format_name)
        return format.error("is not an instance but '" + printable(format_text) + "'",
                            "choose a file of format " + std::string(format_name));
    KS_TRY(const auto version, document.member("version"));
    KS_TRY(const std::int64_t number, version.natural());
    if (number != 1)
        return version.error("version " + std::to_string(number) + " is not known here",
                             "this program reads version 1");
    return {};
}

Result<const Kind*> read_kind(const json::Cursor& document) {
    KS_TRY(const auto member, document.member("kind"));
    KS_TRY(const std::string id, member.string());
    if (const Kind* kind = find_kind(id))
        return kind;
    return member.error("there is no kind '" + printable(id) + "'",
                        "the kinds are " + joined(kinds(), &Kind::id));
}

} // namespace

const Format& format_json() {
    static constexpr Format format{"json",    "Knapscope instance (JSON)", {}, claim_json, read_json_text,
                                   write_json};
    return format;
}

Result<InstancePtr> read_instance(const json::Cursor& document, const std::stop_token& stop) {
    KS_CHECK(check_header(document));
    KS_TRY(const Kind* kind, read_kind(document));
    std::vector<std::string_view> keys = {"format", "version", "kind", "name", "source"};
    keys.insert(keys.end(), kind->keys.begin(), kind->keys.end());
    KS_CHECK(document.only(keys));
    KS_TRY(std::string name, optional_text(document, "name"));
    KS_TRY(std::string source, optional_text(document, "source"));
    return kind->read(document, std::move(name), std::move(source), stop);
}

std::string write_json(const Instance& instance) {
    std::string text =
        "{\n  \"format\": \"" + std::string(format_name) + "\",\n  \"version\": 1,\n  \"kind\": ";
    json::append_quoted(text, instance.kind());
    for (const auto& [key, value] :
         {std::pair("name", &instance.name()), std::pair("source", &instance.source())}) {
        if (value->empty())
            continue;
        text += ",\n  \"" + std::string(key) + "\": ";
        json::append_quoted(text, *value);
    }
    text += ",\n";
    kind_of(instance).write(instance, text);
    return text + "}\n";
}

} // namespace ks
