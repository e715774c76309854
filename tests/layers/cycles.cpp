// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layers/cycles.h"

#include <algorithm>

namespace ks::layers {
namespace {

// Depth-first search. `path` leads from the start to `node`; the nodes in `done` are known not to be on a
// cycle.
bool search(const Graph& graph, const std::string& node, std::vector<std::string>& path,
            std::set<std::string>& done) {
    if (const auto seen = std::find(path.begin(), path.end(), node); seen != path.end()) {
        path.erase(path.begin(), seen);
        path.push_back(node);
        return true;
    }
    if (done.contains(node))
        return false;
    path.push_back(node);
    if (const auto next = graph.find(node); next != graph.end())
        for (const std::string& to : next->second)
            if (search(graph, to, path, done))
                return true;
    path.pop_back();
    done.insert(node);
    return false;
}

} // namespace

std::vector<std::string> find_cycle(const Graph& graph) {
    std::set<std::string> done;
    for (const auto& [node, targets] : graph) {
        std::vector<std::string> path;
        if (search(graph, node, path, done))
            return path;
    }
    return {};
}

std::set<std::string> reachable(const Graph& graph, const std::string& start) {
    std::set<std::string> found;
    std::vector<std::string> open{start};
    while (!open.empty()) {
        const auto next = graph.find(open.back());
        open.pop_back();
        if (next == graph.end())
            continue;
        for (const std::string& to : next->second)
            if (found.insert(to).second)
                open.push_back(to);
    }
    return found;
}

std::string joined(const std::vector<std::string>& nodes) {
    std::string text;
    for (const std::string& node : nodes)
        text += (text.empty() ? "" : " -> ") + node;
    return text;
}

} // namespace ks::layers
