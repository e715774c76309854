// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/layers/cycles.h"
#include "tests/layers/include_rules.h"

#include <istream>

namespace ks::layers {

/// What the targets of a build link directly, and which targets are programs.
struct LinkGraph {
    Graph links;
    std::set<std::string> programs;
};

/// Reads link-graph.txt (cmake/KsLinkGraph.cmake): lines `name TYPE library;library`.
LinkGraph read_link_graph(std::istream& text);

/// Checks the graph against the layers.
std::vector<Violation> check_links(const LinkGraph& graph);

/// The names of the rules that `check_links` checks.
const std::vector<std::string>& link_rule_names();

} // namespace ks::layers
