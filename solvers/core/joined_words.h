// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// Returns "a", "a or b", "a, b or c", in the current language.
Sentence joined_by_or(const std::vector<std::string>& words);
/// Returns "a", "a and b", "a, b and c".
Sentence joined_by_and(const std::vector<std::string>& words);

/// Do the same with the results of `name` for the elements.
template <class Range, class Name = std::identity>
Sentence joined_by_or(const Range& range, Name name = {}) {
    std::vector<std::string> words;
    for (const auto& each : range)
        words.emplace_back(std::invoke(name, each));
    return joined_by_or(words);
}

template <class Range, class Name = std::identity>
Sentence joined_by_and(const Range& range, Name name) {
    std::vector<std::string> words;
    for (const auto& each : range)
        words.emplace_back(std::invoke(name, each));
    return joined_by_and(words);
}

} // namespace ks
