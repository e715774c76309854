// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/stage_words.h"

#include "solvers/core/sayable.h"

namespace ks {

std::string stage_words(std::string_view stage) {
    static constexpr Sayable translated[] = {
        "prepare", "plan",  "reference", "dominance", "upload",   "compute", "generation", "pruning",
        "search",  "front", "behind",    "way-back",  "download", "compare", "verify",     "table"};
    for (const Sayable& words : translated)
        if (words.text == stage)
            return said(words);
    return std::string(stage);
}

} // namespace ks
