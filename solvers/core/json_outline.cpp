// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_outline.h"
#include "solvers/core/letters.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace ks::json {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
/// The outline stops after this many members.
constexpr std::size_t most_members = 1000;

/// [byte]: change of the number of open brackets.
constexpr auto depth_change = [] {
    std::array<std::int8_t, 256> change{};
    change['{'] = change['['] = 1;
    change['}'] = change[']'] = -1;
    return change;
}();

/// Returns whether a key, written with its quotation marks, equals `key`.
bool is_key(std::string_view written, std::string_view key) {
    if (written.find('\\') == std::string_view::npos)
        return written.substr(1, written.size() - 2) == key;
    const auto read = nlohmann::json::parse(written, nullptr, false);
    return read.is_string() && read.get_ref<const std::string&>() == key;
}

bool is_string(std::string_view text) {
    return text.size() >= 2 && text.front() == '"' && text.back() == '"';
}

} // namespace

void Outline::read_on(std::string_view text) {
    std::size_t at = at_;
    std::int64_t depth = depth_;
    bool in_string = in_string_;
    for (; at < text.size() && state_ <= State::inside; ++at) {
        const char c = text[at];
        if (c == '\\') {
            ++at;
            continue;
        }
        in_string ^= c == '"';
        // No branch on frequent bytes, because a large value has many megabytes of them.
        depth += in_string ? 0 : depth_change[static_cast<unsigned char>(c)];
        if (depth <= 1 && !in_string)
            see(text, at, depth);
    }
    at_ = at;
    depth_ = depth;
    in_string_ = in_string;
}

/// Processes a byte outside strings and outside values of the object.
void Outline::see(std::string_view text, std::size_t at, std::int64_t depth) {
    const char c = text[at];
    if (state_ == State::before) {
        if (c == '{' && depth == 1) {
            state_ = State::inside;
            open_ = {.begin = at + 1};
        } else if (white_space.find(c) == std::string_view::npos &&
                   byte_order_mark.find(c) == std::string_view::npos) {
            state_ = State::broken;
        }
    } else if (depth == 0) {
        end_member(text, at);
        state_ = state_ == State::broken || c != '}' ? State::broken : State::whole;
    } else if (depth == 1 && c == ',') {
        end_member(text, at);
    } else if (depth == 1 && c == ':') {
        state_ = open_.colon == 0 ? State::inside : State::broken;
        open_.colon = at;
    }
}

void Outline::end_member(std::string_view text, std::size_t at) {
    open_.end = at;
    const Member member = std::exchange(open_, {.begin = at + 1});
    if (member.colon == 0 && text[at] == '}' && members_.empty() &&
        trimmed(text.substr(member.begin, at - member.begin)).empty())
        return; // an object without members
    const std::string_view key = trimmed(text.substr(member.begin, member.colon - member.begin));
    if (member.colon == 0 || !is_string(key) || members_.size() == most_members)
        state_ = State::broken;
    else
        members_.push_back(member);
}

std::optional<std::vector<std::string_view>> Outline::values(std::string_view text,
                                                             std::span<const std::string_view> keys) const {
    std::vector<std::string_view> values(keys.size());
    for (const Member& member : members_) {
        const std::string_view key = trimmed(text.substr(member.begin, member.colon - member.begin));
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (values[i].empty() && is_key(key, keys[i]))
                values[i] = trimmed(text.substr(member.colon + 1, member.end - member.colon - 1));
    }
    if (state_ == State::whole || std::ranges::find(values, std::string_view()) == values.end())
        return values;
    return std::nullopt;
}

} // namespace ks::json
