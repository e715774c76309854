// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/remedy_json.h"

#include "solvers/core/json_members.h"
#include "solvers/core/sentence_json.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

namespace ks {

namespace {

constexpr std::int64_t most_bytes = std::int64_t{1} << 50;

constexpr std::array kinds{std::pair{Remedy::Kind::none, std::string_view("none")},
                           std::pair{Remedy::Kind::memory, std::string_view("memory")},
                           std::pair{Remedy::Kind::more_memory, std::string_view("more-memory")},
                           std::pair{Remedy::Kind::index, std::string_view("index")},
                           std::pair{Remedy::Kind::capacity, std::string_view("capacity")},
                           std::pair{Remedy::Kind::count, std::string_view("count")}};

Result<Remedy> read_members(const json::Cursor& at) {
    Remedy remedy;
    KS_TRY(const std::string kind, json::text(at, "kind"));
    const auto known = std::ranges::find(kinds, kind, &decltype(kinds)::value_type::second);
    if (known == kinds.end())
        return Error{.code = ErrorCode::input}; // of a later version
    remedy.kind = known->first;
    if (at.node().find("bytes") != nullptr) {
        KS_TRY(const json::Cursor bytes, at.member("bytes"));
        KS_TRY(remedy.bytes, bytes.integer(0, most_bytes));
    }
    if (at.node().find("advice") != nullptr) {
        KS_TRY(remedy.advice, read_sentence(at, "advice"));
    }
    return remedy;
}

} // namespace

void put_remedy(Json& error, const Remedy& remedy) {
    if (remedy == Remedy{})
        return;
    Json& json = error["remedy"] = Json::object();
    json["kind"] = std::ranges::find(kinds, remedy.kind, &decltype(kinds)::value_type::first)->second;
    if (remedy.bytes > 0)
        json["bytes"] = remedy.bytes;
    if (remedy.advice)
        put_sentence(json, "advice", *remedy.advice);
}

Remedy read_remedy(const json::Cursor& error) {
    const auto member = error.member("remedy");
    const auto remedy = member ? read_members(*member) : Result<Remedy>(member.error());
    return remedy ? *remedy : Remedy{};
}

} // namespace ks
