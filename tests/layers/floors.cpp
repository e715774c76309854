// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layers/floors.h"

#include <vector>

namespace ks::layers {
namespace {

using Floor = std::vector<std::string>;

/// From the ground up. "x/*" means every folder below x that is not listed, so a family or a page needs no
/// line here. A root without sources holds a list (variants.def, pages.def) that every folder may read.
const std::vector<Floor>& floors() {
    static const std::vector<Floor> all{
        {"assets", "solvers", "ui"},
        {"solvers/core"},
        {"solvers/instance", "solvers/cpu", "solvers/cli"},
        {"solvers/result", "solvers/occupancy"},
        {"solvers/live", "solvers/lp"},
        {"solvers/clp"},
        {"solvers/dp"},
        {"solvers/front"},
        {"solvers/kinds", "solvers/kernels"},
        {"solvers/formats"},
        {"solvers/table", "solvers/roofline", "solvers/roofline/kernels"},
        {"solvers/steps"},
        {"solvers/problems/*"},
        {"solvers/emulator"},
        {"solvers/emulator/counting", "solvers/emulator/checking", "solvers/gpu/telemetry",
         "solvers/gpu/counters"},
        {"solvers/emulator/engine", "solvers/gpu"},
        {"solvers/emulator/plain"},
        {"solvers/run"},
        {"solvers/questions", "solvers/pairs", "solvers/own"},
        {"solvers/bench"},
        {"app/commit"},
        {"app/runner", "app/own/instrument"},
        {"app/own"},
        {"visual/scene"},
        {"visual/scene/two_lists"},
        {"visual/scene/live"},
        {"visual/scene/pareto"},
        {"visual/scene/concurrency"},
        {"visual/scene/kernel"},
        {"visual/scene/figures"},
        {"visual/scene/problems/*"},
        {"visual/paint"},
        {"visual/svg"},
        {"visual/export"},
        {"visual/charts"},
        {"ui/widgets"},
        {"ui/jobs"},
        {"ui/base"},
        {"ui/stepping"},
        {"ui/predict"},
        {"ui/side_by_side"},
        {"ui/live"},
        {"ui/runs"},
        {"ui/*"},
        {"ui/frame"},
        {"app/desktop"},
    };
    return all;
}

constexpr std::string_view families = "solvers/problems/";

} // namespace

std::optional<std::size_t> floor_of(const std::string& folder) {
    std::optional<std::size_t> below_a_folder;
    for (std::size_t i = 0; i < floors().size(); ++i)
        for (const std::string& name : floors()[i]) {
            if (name == folder)
                return i;
            if (name.ends_with('*') && folder.starts_with(name.substr(0, name.size() - 1)))
                below_a_folder = i;
        }
    return below_a_folder;
}

std::string family_of(const std::string& folder) {
    if (!folder.starts_with(families))
        return {};
    const std::string below = folder.substr(families.size());
    return below.substr(0, below.find('/'));
}

} // namespace ks::layers
