// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kind.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ks {

Result<RowBuffer> base_row(const KindTable& table, const Instance& instance) {
    const TableShape shape = table.shape(instance);
    KS_TRY(RowBuffer row, RowBuffer::zeros(shape.cell, shape.columns));
    table.base(instance, row);
    return row;
}

std::span<const Kind* const> kinds() {
#define KS_KIND(name) &kind_##name(),
    static const std::array all = {
#include "solvers/problems/kinds.def"
    };
#undef KS_KIND
    return all;
}

const Kind* find_kind(std::string_view id) {
    const auto at = std::ranges::find(kinds(), id, &Kind::id);
    return at == kinds().end() ? nullptr : *at;
}

const Kind& kind_of(const Instance& instance) {
    const Kind* kind = find_kind(instance.kind());
    assert(kind && "every instance's kind is listed in kinds.def");
    return *kind;
}

std::string summary_of(const Instance& instance) {
    const Contents& contents = instance.contents();
    const Fields& fields = contents.fields();
    std::string text = fields.group ? counted(contents.groups(), *fields.group)
                                    : counted(contents.all_records(), fields.record);
    for (std::size_t f = 0; f < fields.scalars.size(); ++f)
        if (const Field& field = fields.scalars[f]; !field.symbol.empty()) {
            const Value value = contents.get(FieldAt::scalar(f));
            if (const auto* number = std::get_if<std::int64_t>(&value))
                text += formatted(" · {} = {}", field.symbol, *number);
        }
    if (const Kind& kind = kind_of(instance); kind.more_words != nullptr)
        text += formatted(" · {}", kind.more_words(instance));
    return text;
}

std::optional<std::int64_t> weight_limit_of(const Instance& instance) {
    const auto limit = instance.contents().fields().weight_limit;
    return limit ? std::optional(instance.contents().number(FieldAt::scalar(*limit))) : std::nullopt;
}

namespace {

void set_fresh(Contents& contents, std::span<const Field> fields, FieldAt at) {
    for (at.field = 0; at.field < fields.size(); ++at.field)
        if (const Field& field = fields[at.field]; field.type == Field::Type::integer && !field.optional)
            contents.set(at, field.fresh);
}

Result<void> check_length(std::string_view text, const char* where) {
    const auto begins_character = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    };
    if (static_cast<std::size_t>(std::ranges::count_if(text, begins_character)) <= longest_text)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = formatted("is longer than {} characters", longest_text),
                 .where = where,
                 .todo = "shorten it"};
}

} // namespace

Result<InstancePtr> build_instance(const Kind& kind, Draft&& draft) {
    KS_CHECK(check_length(draft.name, "/name"));
    KS_CHECK(check_length(draft.source, "/source"));
    return kind.build(std::move(draft));
}

Result<InstancePtr> fresh_instance(const Kind& kind) {
    Draft draft{.contents = kind.empty()};
    Contents& contents = *draft.contents;
    const Fields& fields = kind.fields();
    set_fresh(contents, fields.scalars, FieldAt::scalar(0));
    if (fields.group) {
        contents.add_group();
        set_fresh(contents, fields.of_group, FieldAt::of_group(0, 0));
    }
    contents.add_record();
    set_fresh(contents, fields.of_record, FieldAt::of_record(0, 0, 0));
    return build_instance(kind, std::move(draft));
}

Result<InstancePtr> changed(const Instance& instance, const Change& change, Change* back) {
    Draft draft{
        .name = instance.name(), .source = instance.source(), .contents = instance.contents().clone()};
    Change undone = carry_out(change, draft);
    KS_TRY(InstancePtr built, build_instance(kind_of(instance), std::move(draft)));
    if (back)
        *back = std::move(undone);
    return built;
}

} // namespace ks
