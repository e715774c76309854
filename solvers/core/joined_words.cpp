// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/joined_words.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <span>

namespace ks {

namespace {

std::string all_but_last(const std::vector<std::string>& words) {
    return joined(std::span(words).first(words.size() - 1));
}

} // namespace

Sentence joined_by_or(const std::vector<std::string>& words) {
    if (words.size() < 2)
        return joined(words);
    return formatted("{} or {}", all_but_last(words), words.back());
}

Sentence joined_by_and(const std::vector<std::string>& words) {
    if (words.size() < 2)
        return joined(words);
    return formatted("{} and {}", all_but_last(words), words.back());
}

} // namespace ks
