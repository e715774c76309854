// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layers/link_rules.h"

#include <algorithm>
#include <sstream>

namespace ks::layers {
namespace {

bool is_qt_library(const std::string& library) {
    return library.starts_with("Qt6");
}
bool is_cuda_library(const std::string& library) {
    return library == "ks_gpu" || library == "ks_gpu_watch" || library.starts_with("CUDA::");
}

// The libraries that a target must not link, directly or indirectly.
const std::map<std::string, std::set<std::string>>& forbidden() {
    static const std::map<std::string, std::set<std::string>> arrows{
        {"ks_core", {"ks_gpu", "ks_clp", "ks_runner", "ks_scene", "ks_visual", "ks_charts", "ks_ui"}},
        {"ks_gpu", {"ks_runner", "ks_scene", "ks_visual", "ks_charts", "ks_ui"}},
        {"ks_runner", {"ks_scene", "ks_visual", "ks_charts", "ks_ui"}},
        {"ks_scene", {"ks_runner", "ks_visual", "ks_charts", "ks_ui"}},
        {"ks_visual", {"ks_runner", "ks_charts", "ks_ui"}},
        {"ks_charts", {"ks_runner", "ks_ui"}},
        {"ks_ui", {"ks_runner", "ks_clp"}}, // COIN CLP's licence forbids the window to link it
    };
    return arrows;
}

} // namespace

LinkGraph read_link_graph(std::istream& text) {
    LinkGraph graph;
    for (std::string line; std::getline(text, line);) {
        std::istringstream fields(line);
        std::string name, type, libraries;
        fields >> name >> type;
        std::getline(fields >> std::ws, libraries);
        if (name.empty())
            continue;
        if (type == "EXECUTABLE")
            graph.programs.insert(name);
        std::set<std::string>& targets = graph.links[name];
        std::istringstream list(libraries);
        for (std::string library; std::getline(list, library, ';');)
            if (!library.empty() && !library.starts_with("::@"))
                targets.insert(library);
    }
    return graph;
}

std::vector<Violation> check_links(const LinkGraph& graph) {
    std::vector<Violation> found;
    for (const auto& [target, direct] : graph.links) {
        const std::set<std::string> all = reachable(graph.links, target);
        const bool cuda = std::any_of(all.begin(), all.end(), is_cuda_library);
        const bool qt = std::any_of(all.begin(), all.end(), is_qt_library);
        const bool program = graph.programs.contains(target);

        if (const auto rule = forbidden().find(target); rule != forbidden().end())
            for (const std::string& library : rule->second)
                if (all.contains(library))
                    found.push_back({"arrow", target + " reaches " + library});
        if (qt && (target == "ks_core" || target == "ks_gpu" || target == "ks_runner" ||
                   target == "ks_scene" || target == "knapscope-run"))
            found.push_back({"qt", target + " reaches Qt"});
        if (direct.contains("Qt6::Charts") && target != "ks_charts")
            found.push_back({"charts", target + " links Qt Charts itself; only ks_charts may"});
        if (cuda && target == "knapscope")
            found.push_back({"desktop-gpu", "knapscope reaches the GPU library"});
        if (program && cuda && target != "knapscope" && all.contains("Qt6::Charts"))
            found.push_back({"charts-and-gpu", target + " links both Qt Charts (GPL) and the CUDA runtime"});
    }
    if (const auto cycle = find_cycle(graph.links); !cycle.empty())
        found.push_back({"cycle", "targets link each other: " + joined(cycle)});
    return found;
}

const std::vector<std::string>& link_rule_names() {
    static const std::vector<std::string> names{"arrow",          "qt",   "charts", "desktop-gpu",
                                                "charts-and-gpu", "cycle"};
    return names;
}

} // namespace ks::layers
