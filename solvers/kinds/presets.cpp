// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"

#include <algorithm>
#include <vector>

namespace ks {

std::span<const Preset> presets() {
    static const std::vector<Preset> all = [] {
        std::vector<Preset> list;
        for (const Kind* kind : kinds())
            for (const Preset& preset : kind->presets())
                list.push_back(preset);
        return list;
    }();
    return all;
}

std::string preset_names(std::string_view kind) {
    std::vector<std::string_view> names;
    for (const Preset& preset : presets())
        if ((kind.empty() || preset.kind == kind) && std::ranges::find(names, preset.id) == names.end())
            names.push_back(preset.id);
    return joined(names);
}

Result<const Preset*> find_preset(std::string_view id, std::string_view kind) {
    std::vector<std::string_view> offered;
    for (const Preset& preset : presets()) {
        if (preset.id != id)
            continue;
        if (kind.empty() || preset.kind == kind)
            return &preset;
        offered.push_back(preset.kind);
    }
    if (offered.empty())
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is no preset '{}'", printable(id)),
                     .todo = kind.empty() ? formatted("the presets are {}", preset_names())
                                          : formatted("the presets of this kind are {}", preset_names(kind))};
    return Error{.code = ErrorCode::usage,
                 .what = formatted("the preset {} makes no instances of kind '{}'", id, printable(kind)),
                 .todo = formatted("it makes {}", joined_by_or(offered))};
}

Result<InstancePtr> generate(std::string_view preset, std::string_view kind,
                             std::span<const std::pair<std::string, std::string>> settings,
                             std::uint64_t seed) {
    KS_TRY(const Preset* chosen, find_preset(preset, kind));
    KS_TRY(const Parameters parameters, Parameters::parse(chosen->settings, settings));
    return chosen->make(parameters, seed);
}

Result<void> check_generated_size(std::int64_t items) {
    if (items <= most_generated_items)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = formatted("{} items are more than the {} that one instance may be generated with",
                                   items, most_generated_items),
                 .todo = "choose smaller settings"};
}

} // namespace ks
