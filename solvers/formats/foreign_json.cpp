// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/foreign_json.h"
#include "solvers/core/letters.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/instance_reader.h"
#include "solvers/formats/user_units.h"

namespace ks {

namespace {

const Format& csv_format() {
    return **find_format("csv");
}

/// The instance if the text has the keys of exactly one kind.
InstancePtr read_own_keys(const InstanceText& given) {
    InstancePtr only;
    for (const Kind* kind : kinds()) {
        InstanceReader reader(*kind, given.table, nullptr, given.stop);
        if (!json::tell(given.text, given.name, reader, instance_limits, given.stop))
            continue;
        auto built = build_instance(*kind, std::move(reader.draft));
        if (!built)
            continue;
        if (only)
            return nullptr;
        only = *std::move(built);
    }
    return only;
}

} // namespace

bool looks_like_json(std::string_view text) {
    text = without_mark(text);
    const std::size_t first = text.find_first_not_of(white_space);
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

std::optional<TableOfJson> table_of_foreign_json(const InstanceText& given) {
    HeaderReader header(given.stop);
    if (!looks_like_json(given.text) ||
        !json::tell(given.text, given.name, header, instance_limits, given.stop) ||
        header.header.find("format") != nullptr)
        return std::nullopt;
    auto table = table_of_json(given);
    return table ? std::optional(*std::move(table)) : std::nullopt;
}

Result<InstancePtr> read_foreign_json(const InstanceText& given) {
    if (!given.table.of_table())
        if (InstancePtr own = read_own_keys(given))
            return with_units(std::move(own), given.table, given.name);
    KS_TRY(const TableOfJson table, table_of_json(given));
    InstanceText as_table = given;
    as_table.text = table.text;
    as_table.name = formatted("{} as a table", given.name);
    auto instance = csv_format().read(as_table);
    if (!instance && instance.error().remedy.kind == Remedy::Kind::capacity) {
        Error error = instance.error();
        error.todo =
            "put the list into an object with \"capacity\": NUMBER, or give it: `knapscope-run convert FILE "
            "OUT --capacity NUMBER`"; // JSON has no lines above columns
        return error;
    }
    if (instance && given.left_out != nullptr)
        given.left_out->insert(given.left_out->end(), table.left_out.begin(), table.left_out.end());
    return instance;
}

} // namespace ks
