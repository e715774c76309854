// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/switches.h"

namespace ks::two_list {

std::vector<Parameter> switch_parameters() {
    const auto stage = [](const char* name, const char* title) {
        return Parameter{.name = name,
                         .type = Parameter::Type::choice,
                         .values = {"improved", "original"},
                         .title = title};
    };
    return {stage("generation", "Generation stage"), stage("pruning", "Pruning stage"),
            stage("search", "Search stage")};
}

Switches switches(const Parameters& parameters) {
    const auto improved = [&](const char* name) { return parameters.choice(name) == "improved"; };
    return {
        .generation = improved("generation"), .pruning = improved("pruning"), .search = improved("search")};
}

} // namespace ks::two_list
