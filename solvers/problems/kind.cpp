// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kind.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/instance/field_pointer.h"
#include "solvers/instance/limits.h"

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

namespace {

FieldAt place_of_item(const Contents& contents, std::int64_t group, std::int64_t item) {
    return FieldAt::of_record(0, contents.fields().group ? static_cast<std::size_t>(group) : 0,
                              static_cast<std::size_t>(item));
}

} // namespace

std::string item_words(const Instance& instance, std::int64_t group, std::int64_t item) {
    const Contents& contents = instance.contents();
    const FieldAt at = place_of_item(contents, group, item);
    const std::string named = contents.named_record(at.group, at.record);
    return named.empty() ? kind_of(instance).item_name(group, item) : named;
}

std::string short_item_words(const Instance& instance, std::int64_t group, std::int64_t item) {
    const Contents& contents = instance.contents();
    const FieldAt at = place_of_item(contents, group, item);
    const std::string name = shown_record_name(contents.record_name(at.group, at.record));
    return name.empty() ? kind_of(instance).item_name(group, item) : name;
}

std::vector<std::string> names_of(const Instance& instance, const Selection& selection) {
    const Contents& contents = instance.contents();
    std::vector<std::string> names;
    for (std::size_t i = 0; contents.names_records() && i < selection.size(); ++i) {
        names.emplace_back();
        if (!selection[i])
            continue;
        const FieldAt at = place_of_item(contents, static_cast<std::int64_t>(i), *selection[i]);
        names.back() = contents.record_name(at.group, at.record);
    }
    return names;
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

Result<void> check_length(std::string_view text, std::size_t most, std::string_view where) {
    const auto begins_character = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    };
    if (static_cast<std::size_t>(std::ranges::count_if(text, begins_character)) <= most)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = formatted("is longer than {} characters", most),
                 .where = std::string(where),
                 .todo = "shorten it"};
}

/// The names that are kept beside the records.
Result<void> check_record_names(const Contents& contents) {
    const std::span<const Field> fields = contents.fields().of_record;
    for (std::size_t group = 0; contents.names_records() && group < contents.groups(); ++group)
        for (std::size_t record = 0; record < contents.records(group); ++record) {
            const std::string name = contents.record_name(group, record);
            if (name.size() <= longest_record_name && is_utf8(name))
                continue;
            const std::string where =
                pointer_to(contents.fields(), FieldAt::of_record(fields.size() - 1, group, record));
            if (!is_utf8(name))
                return refuse("the name is not valid UTF-8", where, "write it in UTF-8");
            KS_CHECK(check_length(name, longest_record_name, where));
        }
    return {};
}

} // namespace

Result<InstancePtr> build_instance(const Kind& kind, Draft&& draft) {
    KS_CHECK(check_length(draft.name, longest_text, "/name"));
    KS_CHECK(check_length(draft.source, longest_text, "/source"));
    KS_CHECK(check_record_names(*draft.contents));
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
