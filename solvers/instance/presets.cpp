// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/presets.h"

#include "solvers/base/text.h"

#include <algorithm>
#include <vector>

namespace ks {

#define KS_PRESETS(name) std::span<const Preset> presets_##name();
#include "solvers/instance/preset_families.def"
#undef KS_PRESETS

namespace {

template <class Range, class Id>
std::string listed(const Range& range, Id id) {
    std::string text;
    for (const auto& entry : range)
        (text += text.empty() ? "" : ", ") += id(entry);
    return text;
}

} // namespace

std::span<const Preset> presets() {
    static const std::vector<Preset> all = [] {
        std::vector<Preset> joined;
        for (const std::span<const Preset> family : {
#define KS_PRESETS(name) presets_##name(),
#include "solvers/instance/preset_families.def"
#undef KS_PRESETS
             })
            joined.insert(joined.end(), family.begin(), family.end());
        return joined;
    }();
    return all;
}

Result<const Preset*> find_preset(std::string_view id) {
    const auto at = std::ranges::find(presets(), id, &Preset::id);
    if (at == presets().end())
        return Error{ErrorCode::usage, "there is no preset '" + printable(id) + "'", "",
                     "the presets are " + listed(presets(), [](const Preset& preset) { return preset.id; })};
    return &*at;
}

Result<InstancePtr> generate(std::string_view preset, std::string_view kind,
                             std::span<const std::pair<std::string, std::string>> settings,
                             std::uint64_t seed) {
    KS_TRY(const Preset* chosen, find_preset(preset));
    if (kind.empty())
        kind = chosen->kinds.front();
    if (std::ranges::find(chosen->kinds, kind) == chosen->kinds.end())
        return Error{ErrorCode::usage,
                     "the preset " + std::string(chosen->id) + " makes no '" + printable(kind) + "' instance",
                     "", "it makes " + listed(chosen->kinds, [](std::string_view id) { return id; })};
    KS_TRY(const Parameters parameters, Parameters::parse(chosen->settings, settings));
    return chosen->make(kind, parameters, seed);
}

Result<void> check_generated_size(std::int64_t items) {
    if (items <= most_generated_items)
        return {};
    return Error{ErrorCode::limit,
                 std::to_string(items) + " items are more than the " + std::to_string(most_generated_items) +
                     " that one instance may be generated with",
                 "", "choose smaller settings"};
}

// Steele, Lea, Flood: Fast splittable pseudorandom number generators (OOPSLA 2014), Figure 3.
std::uint64_t Random::next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

std::int64_t Random::between(std::int64_t least, std::int64_t most) {
    __extension__ using Wide = unsigned __int128;
    const Wide count =
        static_cast<Wide>(static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least)) + 1;
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(least) +
                                     static_cast<std::uint64_t>(next() * count >> 64));
}

} // namespace ks
