// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/document_format.h"
#include "solvers/core/json_members.h"
#include "solvers/core/json_out.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// One declaration of an object in a document: its fields, in the order in which they are written. The
/// writer, the reader, and the list of known fields follow from it.
namespace ks::json {

/// A rule says how a value is written and read. This is the rule of whole numbers in a range.
template <std::integral T, std::int64_t least, std::int64_t most = INT64_MAX>
struct From {
    static Json write(T value) { return value; }
    static Result<T> read(const Cursor& at) {
        constexpr std::uint64_t largest = std::numeric_limits<T>::max();
        KS_TRY(const std::int64_t number,
               at.integer(least, std::min(most, static_cast<std::int64_t>(
                                                    std::min<std::uint64_t>(largest, INT64_MAX)))));
        return static_cast<T>(number);
    }
};

/// The rule of numbers, of whole ones from 0 on, of texts and of booleans.
template <class T>
struct Value {
    static Json write(const T& value) { return value; }
    static Result<T> read(const Cursor& at) {
        if constexpr (std::same_as<T, bool>)
            return at.boolean();
        else if constexpr (std::integral<T>)
            return From<T, 0>::read(at);
        else if constexpr (std::floating_point<T>)
            return at.number();
        else
            return at.string();
    }
};

/// The rule of a value that `check` accepts: it returns the error of another value.
template <class T, Result<void> (*check)(const Cursor& at, const T& value)>
struct Checked : Value<T> {
    static Result<T> read(const Cursor& at) {
        KS_TRY(T value, Value<T>::read(at));
        KS_CHECK(check(at, value));
        return value;
    }
};

/// The rule of a list whose elements have the rule `Element`.
template <class T, class Element = Value<T>>
struct List {
    static Json write(const std::vector<T>& values) {
        Json list = Json::array();
        for (const T& value : values)
            list.push_back(Element::write(value));
        return list;
    }
    static Result<std::vector<T>> read(const Cursor& at) {
        KS_TRY(const std::size_t count, at.size());
        std::vector<T> values;
        values.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            KS_TRY(T value, Element::read(at.element(i)));
            values.push_back(std::move(value));
        }
        return values;
    }
};
template <class T>
struct Value<std::vector<T>> : List<T> {};

/// The rule of texts by name: an object.
template <>
struct Value<std::vector<std::pair<std::string, std::string>>> {
    using Texts = std::vector<std::pair<std::string, std::string>>;
    static Json write(const Texts& texts) {
        Json object = Json::object();
        for (const auto& [name, text] : texts)
            object[name] = text;
        return object;
    }
    static Result<Texts> read(const Cursor& at) {
        KS_TRY(const auto members, at.members());
        Texts texts;
        for (const auto& [name, member] : members) {
            KS_TRY(std::string text, member.string());
            texts.emplace_back(name, std::move(text));
        }
        return texts;
    }
};

/// A member of a member: `within<&Exercise::plan, &AskPlan::seed>`.
template <auto outer, auto inner>
struct Within {};
template <auto outer, auto inner>
inline constexpr Within<outer, inner> within{};

/// The owner and the member to which a path leads.
template <class Path, Path path>
struct Access;
template <auto path>
using At = Access<std::remove_const_t<decltype(path)>, path>;
template <class O, class M, M O::*member>
struct Access<M O::*, member> {
    using Owner = O;
    using Member = M;
    static auto& of(auto& owner) { return owner.*member; }
};
template <auto outer, auto inner, Within<outer, inner> path>
struct Access<Within<outer, inner>, path> {
    using Owner = typename At<outer>::Owner;
    using Member = typename At<inner>::Member;
    static auto& of(auto& owner) { return owner.*outer.*inner; }
};

/// One field of an object, which is a member of its owner.
template <class Owner>
struct Field {
    std::string_view key;
    bool needed = true; ///< a document without the field is refused
    Result<void> (*read)(const Cursor& at, Owner& owner) = nullptr;
    Json (*write)(const Owner& owner) = nullptr;
    bool (*left_out)(const Owner& owner) = nullptr; ///< null: the field is always written
};

/// A field that every document has.
template <auto path, class Rule = Value<typename At<path>::Member>>
constexpr auto field(std::string_view key) {
    using It = At<path>;
    using Owner = typename It::Owner;
    return Field<Owner>{.key = key,
                        .read = [](const Cursor& at, Owner& owner) -> Result<void> {
                            KS_TRY(It::of(owner), Rule::read(at));
                            return {};
                        },
                        .write = [](const Owner& owner) { return Rule::write(It::of(owner)); }};
}

/// A field that is always written; where a document lacks it, the member keeps its default.
template <auto path, class Rule = Value<typename At<path>::Member>>
constexpr auto defaulted(std::string_view key) {
    auto declared = field<path, Rule>(key);
    declared.needed = false;
    return declared;
}

/// A field that is not written where its value is empty, 0 or false, and that a document needs all the same.
template <auto path, class Rule = Value<typename At<path>::Member>>
constexpr auto left_out_if_empty(std::string_view key) {
    using It = At<path>;
    auto declared = field<path, Rule>(key);
    declared.left_out = [](const typename It::Owner& owner) {
        if constexpr (requires { It::of(owner).has_value(); })
            return !It::of(owner).has_value();
        else
            return It::of(owner) == typename It::Member{};
    };
    return declared;
}

/// A field that is left out where its value is empty, 0 or false.
template <auto path, class Rule = Value<typename At<path>::Member>>
constexpr auto optional(std::string_view key) {
    auto declared = left_out_if_empty<path, Rule>(key);
    declared.needed = false;
    return declared;
}

/// A field of older documents, which is not read and not written.
template <class Owner>
constexpr auto ignored(std::string_view key) {
    return Field<Owner>{.key = key,
                        .needed = false,
                        .read = [](const Cursor&, Owner&) { return Result<void>(); },
                        .write = [](const Owner&) { return Json(); },
                        .left_out = [](const Owner&) { return true; }};
}

/// Adds the fields to an object.
template <class Owner, std::size_t N>
Json written_object(const Owner& owner, const Field<Owner> (&fields)[N], Json object = Json::object()) {
    for (const Field<Owner>& field : fields)
        if (field.left_out == nullptr || !field.left_out(owner))
            object[std::string(field.key)] = field.write(owner);
    return object;
}

/// Reads the fields of an object into `owner` and ignores others, which a newer program may have written.
template <class Owner, std::size_t N>
Result<void> read_into(const Cursor& at, Owner& owner, const Field<Owner> (&fields)[N]) {
    for (const Field<Owner>& field : fields)
        if (field.needed || at.has(field.key)) {
            KS_TRY(const Cursor value, at.member(field.key));
            KS_CHECK(field.read(value, owner));
        }
    return {};
}

/// Reads an object that has only these fields and those of `head`.
template <class Owner, std::size_t N>
Result<Owner> read_object(const Cursor& at, const Field<Owner> (&fields)[N],
                          std::vector<std::string_view> head = {}) {
    for (const Field<Owner>& field : fields)
        head.push_back(field.key);
    KS_CHECK(at.only(head));
    Owner owner{};
    KS_CHECK(read_into(at, owner, fields));
    return owner;
}

/// The rule of an object with only these fields.
template <const auto& fields>
struct Object {
    using Owner = typename decltype([]<class O, std::size_t N>(const Field<O> (&)[N]) {
        return std::type_identity<O>();
    }(fields))::type;
    static Json write(const Owner& owner) { return written_object(owner, fields); }
    static Result<Owner> read(const Cursor& at) { return read_object(at, fields); }
};

/// The rule of an object with these fields and perhaps others, which are ignored.
template <const auto& fields>
struct OpenObject : Object<fields> {
    using typename Object<fields>::Owner;
    static Result<Owner> read(const Cursor& at) {
        Owner owner{};
        KS_CHECK(read_into(at, owner, fields));
        return owner;
    }
};

/// A whole document: its format, its version, then the fields.
template <class Owner, std::size_t N>
Json written_document(std::string_view format, const Owner& owner, const Field<Owner> (&fields)[N]) {
    return written_object(owner, fields, {{"format", format}, {"version", 1}});
}
template <class Owner, std::size_t N>
Result<Owner> read_document(std::string_view format, const Cursor& at, const Field<Owner> (&fields)[N]) {
    KS_CHECK(check_format(at, format));
    return read_object(at, fields, {"format", "version"});
}

} // namespace ks::json
