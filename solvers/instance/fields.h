// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace ks {

/// The value of a field; std::monostate: an optional field that is omitted.
using Value = std::variant<std::monostate, std::int64_t, std::string>;

/// One field of a kind's instances: its name in files and on the screen, its allowed values, and where its
/// value is stored. Files, schema, editor, CSV and *New* are derived from it.
struct Field {
    std::string_view key;         ///< in files: "weight"
    std::string_view title;       ///< on the screen: "Weight"
    std::string_view symbol = {}; ///< letter in the papers: "C"; such a number is part of the summary line
    std::string_view unit = {};   ///< "bytes"; empty: none
    std::int64_t least = 0;       ///< minimum of a number
    std::int64_t most = INT64_MAX;
    std::int64_t fresh = 0; ///< value of a number in *New*

    enum class Type { integer, text };
    // `field` sets these, from the member itself.
    Type type = Type::integer;
    bool optional = false;
    bool beside = false; ///< the owner is the text itself, which is stored separately; empty: omitted
    Value (*get)(const void* owner) = nullptr;
    std::int64_t (*number)(const void* owner) = nullptr; ///< the same for a number that is not optional
    void (*set)(void* owner, Value&& value) = nullptr;   ///< sets a value of the field's type, or none if
                                                         ///< optional
};

/// The fields of one type of owner: an instance's scalars, a group, or a record.
template <class Owner, std::size_t N>
struct FieldList {
    std::array<Field, N> fields;
};

namespace fields {

template <class Member>
struct Held {
    using Type = Member;
    static constexpr bool optional = false;
};
template <class Member>
struct Held<std::optional<Member>> {
    using Type = Member;
    static constexpr bool optional = true;
};

template <class Owner, class Member>
Owner owner_of(Member Owner::*);

} // namespace fields

/// A field that is a member of its owner: an int64_t or a string, either of which may be optional.
template <auto member>
consteval auto field(Field told) {
    using Owner = decltype(fields::owner_of(member));
    using Member = std::remove_reference_t<decltype(std::declval<Owner>().*member)>;
    using Held = fields::Held<Member>;
    told.type = std::is_same_v<typename Held::Type, std::string> ? Field::Type::text : Field::Type::integer;
    told.optional = Held::optional;
    told.get = [](const void* owner) -> Value {
        const Member& held = static_cast<const Owner*>(owner)->*member;
        if constexpr (Held::optional)
            return held ? Value(*held) : Value();
        else
            return held;
    };
    if constexpr (std::is_same_v<Member, std::int64_t>)
        told.number = [](const void* owner) { return static_cast<const Owner*>(owner)->*member; };
    told.set = [](void* owner, Value&& value) {
        Member& held = static_cast<Owner*>(owner)->*member;
        auto* given = std::get_if<typename Held::Type>(&value);
        if (given)
            held = std::move(*given);
        else
            held = {};
    };
    return FieldList<Owner, 1>{{told}};
}

/// The only field of a record that consists of one number: `weights` of a subset-sum instance.
consteval auto bare_field(Field told) {
    told.get = [](const void* owner) -> Value { return *static_cast<const std::int64_t*>(owner); };
    told.number = [](const void* owner) { return *static_cast<const std::int64_t*>(owner); };
    told.set = [](void* owner, Value&& value) {
        *static_cast<std::int64_t*>(owner) = *std::get_if<std::int64_t>(&value);
    };
    return FieldList<std::int64_t, 1>{{told}};
}

/// Maximum number of characters of a record's name. Tables and sentences show it.
inline constexpr std::size_t longest_record_name = 200;

/// The optional name of a record that otherwise has only numbers. It must be the last field of such a record.
/// `Contents` stores the names separately, so that solvers read the same memory with and without names.
template <class Record>
consteval auto record_name() {
    Field told{.key = "name", .title = "Name"};
    told.type = Field::Type::text;
    told.optional = true;
    told.beside = true;
    told.get = [](const void* owner) -> Value {
        const std::string& name = *static_cast<const std::string*>(owner);
        return name.empty() ? Value() : Value(name);
    };
    told.set = [](void* owner, Value&& value) {
        auto* given = std::get_if<std::string>(&value);
        *static_cast<std::string*>(owner) = given ? std::move(*given) : std::string();
    };
    return FieldList<Record, 1>{{told}};
}

/// Joins several fields of one owner, in the order of files and columns.
template <class Owner, std::size_t... N>
consteval auto field_list(const FieldList<Owner, N>&... lists) {
    FieldList<Owner, (N + ...)> all{};
    std::size_t at = 0;
    const auto append = [&](const auto& list) {
        for (const Field& one : list.fields)
            all.fields[at++] = one;
    };
    (append(lists), ...);
    return all;
}

/// The names for the elements of a list.
struct ListWords {
    std::string_view key;      ///< in files: "classes"
    std::string_view singular; ///< on the screen: "class"
    std::string_view plural;   ///< "classes"
};

/// All parts of an instance of a kind except name and source: some scalars, optional groups, and records in
/// each group; no deeper nesting. A kind without groups has a single group that is never shown.
struct Fields {
    std::span<const Field> scalars = {};

    /// Groups are in a separate list. Each group is an object of its fields and of the list of its records.
    /// If groups have no fields, each group is the list of its records.
    std::optional<ListWords> group = {};
    std::string_view group_note = {}; ///< addition to the plural in a title: "one item of each"
    std::span<const Field> of_group = {};
    bool groups_are_bare() const { return group && of_group.empty(); }

    /// Files contain this key unless groups are bare.
    ListWords record = {};
    std::span<const Field> of_record = {};
    bool records_are_bare = false; ///< a record without a name is written as its first field
    bool may_be_empty = false;     ///< a group may have no records

    /// Two numbers of a record that are plotted against each other and whose ratio is a column; or none.
    struct Ratio {
        std::size_t over = 0, under = 0; ///< indices in of_record
        std::string_view title;          ///< "Ratio"
        std::string_view words;          ///< "Value per unit of weight"
        std::string_view column;         ///< heading in a separate table: "Value / weight"
    };
    std::optional<Ratio> ratio = {};
    /// Index of the scalar that limits a selection's weight; or none.
    std::optional<std::size_t> weight_limit = {};
};

/// Returns the fields whose numbers have the same unit as `field`, including `field`: weights and the limit
/// of their sum. They can only be scaled together.
std::vector<const Field*> of_same_unit(const Fields& fields, const Field& field);

/// Return the field of a record that counts towards a selection's weight, and the one that counts towards its
/// value; for a subset sum both are the weight. Empty if the kind has no weight limit.
std::optional<std::size_t> weight_field(const Fields& fields);
std::optional<std::size_t> value_field(const Fields& fields);
/// Returns whether an instance keeps its meaning if all numbers of this field, and the limit of their sum,
/// are multiplied.
bool may_be_scaled(const Fields& fields, std::size_t record_field);

/// The place of a value: indices of group and record from 0. Indices that the level does not need are
/// ignored.
struct FieldAt {
    enum class Level { scalar, group, record };
    Level level = Level::scalar;
    std::size_t field = 0;
    std::size_t group = 0;
    std::size_t record = 0;

    static FieldAt scalar(std::size_t field) { return {Level::scalar, field}; }
    static FieldAt of_group(std::size_t field, std::size_t group) { return {Level::group, field, group}; }
    static FieldAt of_record(std::size_t field, std::size_t group, std::size_t record) {
        return {Level::record, field, group, record};
    }
};

/// Returns "2 classes", "1 class".
std::string counted(std::size_t count, const ListWords& words);
/// Returns "a class", "an item".
std::string one_of(std::string_view singular);

} // namespace ks
