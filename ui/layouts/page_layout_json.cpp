// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/layouts/page_layout.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace ks::ui {
namespace {

using Members = std::vector<std::pair<std::string, json::Cursor>>;

constexpr std::array place_names{"left", "right", "bottom"}; // by DockPlace

Json part_json(const DockState& part) {
    Json json = {{"place", place_names[static_cast<std::size_t>(part.place)]},
                 {"order", part.order},
                 {"shown", part.shown},
                 {"floating", part.floating}};
    if (const QRect& window = part.window; !window.isEmpty())
        json["window"] = {window.x(), window.y(), window.width(), window.height()};
    return json;
}

/// Whole numbers within a range; none if one is absurd.
std::vector<int> read_numbers(const json::Cursor& at, int least, int most) {
    std::vector<int> numbers;
    const auto elements = at.elements();
    if (!elements || elements->size() > most_parts)
        return {};
    for (const json::Cursor& element : *elements) {
        const auto number = element.integer(least, most);
        if (!number)
            return {};
        numbers.push_back(static_cast<int>(*number));
    }
    return numbers;
}

bool read_flag(const json::Cursor& at, std::string_view key, bool otherwise) {
    const auto member = at.has(key) ? at.member(key) : at.error("missing");
    const auto flag = member ? member->boolean() : member.error();
    return flag ? *flag : otherwise;
}

std::optional<DockState> read_part(const json::Cursor& at) {
    const auto member = at.member("place");
    const auto name = member ? member->string() : member.error();
    const auto place = name ? std::ranges::find(place_names, *name) : place_names.end();
    if (place == place_names.end())
        return std::nullopt;
    DockState part{.place = static_cast<DockPlace>(place - place_names.begin()),
                   .shown = read_flag(at, "shown", true),
                   .floating = read_flag(at, "floating", false)};
    if (const auto order = at.has("order") ? at.member("order") : at.error("missing"))
        part.order = static_cast<int>(order->integer(0, most_parts) ? *order->integer(0, most_parts) : 0);
    if (const auto window = at.has("window") ? at.member("window") : at.error("missing"))
        if (const auto sides = read_numbers(*window, -most_part, most_part); sides.size() == 4)
            part.window = {sides[0], sides[1], sides[2], sides[3]};
    return part;
}

/// The members of an object that is a member; none where there is no such thing.
Members members_of(const json::Cursor& at, std::string_view key) {
    const auto member = at.has(key) ? at.member(key) : at.error("missing");
    const auto members = member ? member->members() : member.error();
    return members && members->size() <= most_parts ? *members : Members();
}

} // namespace

Json layout_json(const PageLayout& layout) {
    Json json = {{"splitters", Json::object()}, {"panels", Json::object()}};
    for (const auto& [name, sizes] : layout.docks.splitters)
        json["splitters"][name.toStdString()] = sizes;
    for (const auto& [name, shown] : layout.panels)
        json["panels"][name.toStdString()] = shown;
    for (const auto& [name, part] : layout.docks.parts)
        json["parts"][name.toStdString()] = part_json(part);
    return json;
}

PageLayout read_page_layout(const json::Cursor& at) {
    PageLayout layout;
    if (!at.members())
        return layout;
    for (const auto& [name, member] : members_of(at, "splitters"))
        if (auto sizes = read_numbers(member, 0, most_part); !sizes.empty())
            layout.docks.splitters[QString::fromStdString(name)] = std::move(sizes);
    for (const auto& [name, member] : members_of(at, "panels"))
        if (const auto shown = member.boolean())
            layout.panels[QString::fromStdString(name)] = *shown;
    for (const auto& [name, member] : members_of(at, "parts"))
        if (const auto part = read_part(member))
            layout.docks.parts[QString::fromStdString(name)] = *part;
    return layout;
}

} // namespace ks::ui
