// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/switches.h"

#include "solvers/core/sayable.h"

namespace ks::two_list {

std::vector<Parameter> switch_parameters() {
    const auto stage = [](const char* name, Sayable title) {
        return Parameter{.name = name,
                         .type = Parameter::Type::choice,
                         .values = {"improved", "original"},
                         .title = title.text};
    };
    return {
        stage("generation", "Generation: discard the sums above the target, or make full lists"),
        stage("pruning", "Pruning: two binary searches for each block of A, or every pair of blocks"),
        stage("search", "Search: cut a pair of blocks by four binary searches, or walk through all of it")};
}

Switches switches(const Parameters& parameters) {
    const auto improved = [&](const char* name) { return parameters.choice(name) == "improved"; };
    return {
        .generation = improved("generation"), .pruning = improved("pruning"), .search = improved("search")};
}

} // namespace ks::two_list
