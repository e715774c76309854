// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/kind.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/instance/field_pointer.h"
#include "solvers/instance/limits.h"
#include "solvers/kinds/stated_optimum.h"

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
#include "solvers/kinds/kinds.def"
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
            const bool limit = fields.weight_limit == f;
            if (const auto* number = std::get_if<std::int64_t>(&value))
                text += formatted(" · {} = {}", field.symbol,
                                  limit ? with_quantity(*number, contents.unit(*weight_field(fields)))
                                        : std::to_string(*number));
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

SumUnits sum_units_of(const Instance& instance) {
    const Contents& contents = instance.contents();
    const Fields& fields = contents.fields();
    SumUnits units;
    if (const auto value = value_field(fields))
        units.value = contents.unit(*value);
    if (const auto weight = weight_field(fields))
        units.weight = contents.unit(*weight);
    units.limit = weight_limit_of(instance);
    return units;
}

Item sums_of(const Instance& instance, const Selection& selection) {
    const Contents& contents = instance.contents();
    const Fields& fields = contents.fields();
    const auto value = value_field(fields), weight = weight_field(fields);
    Item sums;
    for (std::size_t i = 0; value && weight && i < selection.size(); ++i) {
        if (!selection[i])
            continue;
        const FieldAt at = place_of_item(contents, static_cast<std::int64_t>(i), *selection[i]);
        if (at.group >= contents.groups() || at.record >= contents.records(at.group))
            continue;
        sums.value += contents.number(FieldAt::of_record(*value, at.group, at.record));
        sums.weight += contents.number(FieldAt::of_record(*weight, at.group, at.record));
    }
    return sums;
}

namespace {

void set_fresh(Contents& contents, std::span<const Field> fields, FieldAt at) {
    for (at.field = 0; at.field < fields.size(); ++at.field)
        if (const Field& field = fields[at.field]; field.type == Field::Type::integer && !field.optional)
            contents.set(at, field.fresh);
}

/// Checks a text of an instance: its length, and that it has no character NUL, at which other programs end a
/// text.
Result<void> check_text(std::string_view text, std::size_t most, std::string_view where) {
    if (text.find('\0') != std::string_view::npos)
        return refuse("the text has a character NUL", std::string(where), "take that character out");
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

/// Checks the record names that are stored separately.
Result<void> check_record_names(const Contents& contents) {
    const std::span<const Field> fields = contents.fields().of_record;
    for (std::size_t group = 0; contents.names_records() && group < contents.groups(); ++group)
        for (std::size_t record = 0; record < contents.records(group); ++record) {
            const std::string name = contents.record_name(group, record);
            if (name.size() <= longest_record_name && is_utf8(name) && name.find('\0') == std::string::npos)
                continue;
            const std::string where =
                pointer_to(contents.fields(), FieldAt::of_record(fields.size() - 1, group, record));
            if (!is_utf8(name))
                return refuse("the name is not valid UTF-8", where, "write it in UTF-8");
            KS_CHECK(check_text(name, longest_record_name, where));
        }
    return {};
}

bool is_power_of_ten(std::int64_t factor) {
    for (; factor >= 10 && factor % 10 == 0; factor /= 10) {
    }
    return factor == 1;
}

Result<void> check_units(const Contents& contents) {
    const Fields& fields = contents.fields();
    for (std::size_t f = 0; f < contents.units().size(); ++f) {
        const Unit& unit = contents.unit(f);
        const std::string where = written("/units/{}", fields.of_record[f].key);
        if (unit.any() && fields.of_record[f].number == nullptr)
            return refuse("there are no numbers to be measured", where, "leave this unit out");
        if (!is_utf8(unit.name))
            return refuse("the unit is not valid UTF-8", where + "/unit", "write it in UTF-8");
        KS_CHECK(check_text(unit.name, longest_unit, where + "/unit"));
        if (!is_power_of_ten(unit.factor))
            return refuse(formatted("{} is not a power of ten", unit.factor), where + "/factor",
                          "give 1, 10, 100 and so on");
        if (unit.factor != 1 && !may_be_scaled(fields, f))
            return refuse("these numbers cannot be multiplied", where + "/factor", "leave the factor out");
    }
    return {};
}

/// Checks the known selection: ascending items of a kind without groups; otherwise the chosen item of each
/// group.
Result<void> check_known(const Contents& contents) {
    if (!contents.known())
        return {};
    const Selection& known = *contents.known();
    const Fields& fields = contents.fields();
    if (!fields.weight_limit)
        return refuse("no selection of this kind has a weight", "/known_selection", "leave it out");
    if (fields.group && known.size() != contents.groups())
        return refuse(counted("there is {} entry for {}", "there are {} entries for {}", std::ssize(known),
                              known.size(), counted(contents.groups(), *fields.group)),
                      "/known_selection",
                      formatted("give one for each {}", said(std::string(fields.group->singular))));
    std::int64_t least = 0;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const std::size_t records = contents.records(fields.group ? i : 0);
        if (fields.group && !known[i])
            continue;
        if (!known[i] || *known[i] < least || *known[i] >= static_cast<std::int64_t>(records))
            return refuse(formatted("entry {} is not an item that may be there", i + 1),
                          written("/known_selection/{}", i),
                          fields.group
                              ? Sentence("items are counted from 0 in JSON and from 1 in tables")
                              : Sentence("items are counted from 0 in JSON and from 1 in tables, and "
                                         "ascending"));
        least = fields.group ? 0 : *known[i] + 1;
    }
    return {};
}

/// Adds to an edit of numbers or records that it removes the known solution, which was for the old numbers.
Change with_solution_forgotten(const Draft& draft, const Change& change) {
    const bool states_optimum = stated_optimum(draft.source).has_value();
    const bool keeps = std::holds_alternative<SetText>(change) || std::holds_alternative<SetUnits>(change) ||
                       std::holds_alternative<SetKnown>(change);
    if (keeps || (!draft.contents->known() && !states_optimum))
        return change;
    Changes both;
    if (draft.contents->known())
        both.in_order.emplace_back(SetKnown{});
    if (states_optimum)
        both.in_order.emplace_back(
            SetText{.which = &Draft::source, .text = without_stated_optimum(draft.source)});
    if (const auto* several = std::get_if<Changes>(&change))
        both.in_order.insert(both.in_order.end(), several->in_order.begin(), several->in_order.end());
    else
        std::visit(
            [&](const auto& one) {
                if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(one)>, Changes>)
                    both.in_order.emplace_back(one);
            },
            change);
    return both;
}

} // namespace

Result<InstancePtr> build_instance(const Kind& kind, Draft&& draft) {
    KS_CHECK(check_text(draft.name, longest_text, "/name"));
    KS_CHECK(check_text(draft.source, longest_text, "/source"));
    KS_CHECK(check_record_names(*draft.contents));
    KS_CHECK(check_units(*draft.contents));
    KS_CHECK(check_known(*draft.contents));
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
    Change undone = carry_out(with_solution_forgotten(draft, change), draft);
    KS_TRY(InstancePtr built, build_instance(kind_of(instance), std::move(draft)));
    if (back)
        *back = std::move(undone);
    return built;
}

} // namespace ks
