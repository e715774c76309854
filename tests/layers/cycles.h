// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace ks::layers {

using Graph = std::map<std::string, std::set<std::string>>;

/// A cycle of the graph as the nodes along it, the first repeated at the end; empty if there is none.
std::vector<std::string> find_cycle(const Graph& graph);

/// Everything that can be reached from `start`. `start` itself is included only if it is on a cycle.
std::set<std::string> reachable(const Graph& graph, const std::string& start);

/// The nodes joined by " -> ".
std::string joined(const std::vector<std::string>& nodes);

} // namespace ks::layers
