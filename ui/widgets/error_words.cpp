// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/error_words.h"

#include <algorithm>

namespace ks::ui {

const Sentence& advice_in_the_window(const Error& error) {
    return error.remedy.advice ? *error.remedy.advice : error.todo;
}

std::optional<std::int64_t> memory_wanted(const Error& error, std::int64_t allowed) {
    const Remedy& remedy = error.remedy;
    if (remedy.kind == Remedy::Kind::memory)
        return remedy.bytes;
    if (remedy.kind == Remedy::Kind::more_memory) // for one buffer or block; the next one wants memory, too
        return std::max(2 * allowed, allowed + remedy.bytes);
    return {};
}

} // namespace ks::ui
