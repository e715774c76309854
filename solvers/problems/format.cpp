// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/format.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/sha256.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/table_magic.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <vector>

namespace ks {

#define KS_FORMAT(name) const Format& format_##name();
#include "solvers/problems/formats.def"
#undef KS_FORMAT

namespace {

std::string known_formats() {
    return "the formats are " + joined(formats(), &Format::id);
}

/// Refuses a table file, which one may take for an instance that is kept with its table.
Result<void> check_no_table(std::string_view text, const std::string& name) {
    if (!looks_like_table(text))
        return {};
    return Error{.code = ErrorCode::input,
                 .what = "is the table of a run (solve --table), not an instance",
                 .where = name,
                 .todo = "open the instance: the Step page fills its table itself"};
}

Result<const Format*> sniff(std::string_view text, const std::string& name) {
    KS_CHECK(check_no_table(text, name));
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Error{.code = ErrorCode::input,
                     .what = "the file is empty",
                     .where = name,
                     .todo = "choose a file with an instance"};
    KS_TRY(const Format* format, only_format(most_sure(formats(), text), name));
    if (!format)
        return Error{.code = ErrorCode::input,
                     .what = "is in no known format",
                     .where = name,
                     .todo = known_formats()};
    return format;
}

} // namespace

std::span<const Format> formats() {
#define KS_FORMAT(name) format_##name(),
    static const std::vector<Format> all = {
#include "solvers/problems/formats.def"
    };
#undef KS_FORMAT
    return all;
}

std::vector<const Format*> most_sure(std::span<const Format> among, std::string_view text) {
    Claim most = Claim::possible;
    std::vector<const Format*> found;
    for (const Format& format : among) {
        const Claim claim = format.claim(text);
        if (claim < most)
            continue;
        if (claim > most)
            found.clear();
        most = claim;
        found.push_back(&format);
    }
    return found;
}

Result<const Format*> only_format(const std::vector<const Format*>& claims, const std::string& name) {
    if (claims.size() > 1)
        return Error{
            .code = ErrorCode::usage,
            .what = "may be in format " + joined(claims, &Format::id, " or "),
            .where = name,
            .todo = formatted("say which: `knapscope-run convert FILE OUT --from {}`", claims.front()->id)};
    return claims.empty() ? nullptr : claims.front();
}

Result<std::string> write_instance(const Format& format, const Instance& instance) {
    if (format.kinds.empty() || std::ranges::find(format.kinds, instance.kind()) != format.kinds.end())
        return format.write(instance);
    return Error{.code = ErrorCode::usage,
                 .what = formatted("the format {} cannot hold a {} instance", format.id, instance.kind()),
                 .todo = "choose another format"};
}

Result<const Format*> find_format(std::string_view id) {
    const auto at = std::ranges::find(formats(), id, &Format::id);
    if (at == formats().end())
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is no format '{}'", printable(id)),
                     .todo = known_formats()};
    return &*at;
}

Result<InstancePtr> read_instance(std::string_view text, const std::string& name, std::string_view format) {
    KS_TRY(const Format* chosen, format.empty() ? sniff(text, name) : find_format(format));
    return chosen->read(text, name);
}

Result<std::string> read_document(const std::filesystem::path& path, ReadFrom from) {
    auto text = read_file(path, json::document_limit, from);
    // Most tables are too large. A pipe has nothing more to look at, and opening it again would wait for
    // ever.
    std::error_code ignored;
    if (!text && text.error().code == ErrorCode::limit && std::filesystem::is_regular_file(path, ignored)) {
        std::array<char, table_magic.size()> head{};
        std::ifstream(path, std::ios::binary).read(head.data(), head.size());
        KS_CHECK(check_no_table({head.data(), head.size()}, path.string()));
    }
    return text;
}

Result<InstancePtr> read_instance_file(const std::filesystem::path& path, std::string_view format,
                                       ReadFrom from) {
    KS_TRY(const std::string text, read_document(path, from));
    return read_instance(text, name_of(path, from), format);
}

std::string fingerprint(const Instance& instance) {
    return sha256(write_json(instance));
}

} // namespace ks
