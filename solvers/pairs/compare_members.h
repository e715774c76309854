// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/pairs/differences.h"

#include <map>
#include <string>
#include <utility>

namespace ks {

/// A part of a state. It corresponds to a part of another state with an equal key.
struct Member {
    At at{0};
    std::string value; ///< two parts with equal keys differ if these differ
    std::string words; ///< "{a} of list A", "the sum 12"
};

/// Compares two sets of parts by their keys, and adds the differences to `found`.
template <class Key>
void compare_members(Differences& found, const std::map<Key, Member>& first,
                     const std::map<Key, Member>& second) {
    const auto tell = [&found](std::string words) {
        if (found.first.empty())
            found.first = std::move(words);
    };
    for (const auto& [key, member] : first) {
        const auto same = second.find(key);
        if (same == second.end()) {
            ++found.only[0];
            tell(formatted("{} is only on the left", member.words));
            found.where[0].push_back(member.at);
            continue;
        }
        ++found.compared;
        if (member.value == same->second.value)
            continue;
        ++found.differ;
        tell(formatted("{} is {} on the left and {} on the right", member.words, member.value,
                       same->second.value));
        found.where[0].push_back(member.at);
        found.where[1].push_back(same->second.at);
    }
    for (const auto& [key, member] : second)
        if (!first.contains(key)) {
            ++found.only[1];
            tell(formatted("{} is only on the right", member.words));
            found.where[1].push_back(member.at);
        }
}

} // namespace ks
