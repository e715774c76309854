// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>

namespace ks::ui {

/// How one list of rows turns into another. From row `first` on, `changed` rows have new values; right after
/// them `removed` rows are removed or `inserted` rows are inserted. One such run of rows is enough, because
/// an edit touches one place, and it lets views keep their selection and scroll position.
struct RowChanges {
    int first = 0, changed = 0, removed = 0, inserted = 0;
    int after() const { return first + changed; }
};

/// Finds the changes between two lists. `same(a, b)` says whether row a of the old list equals row b of the
/// new one.
template <class Same>
RowChanges changes_between(std::size_t old_rows, std::size_t new_rows, const Same& same) {
    const std::size_t shorter = std::min(old_rows, new_rows);
    std::size_t head = 0;
    while (head < shorter && same(head, head))
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && same(old_rows - 1 - tail, new_rows - 1 - tail))
        ++tail;
    return {.first = static_cast<int>(head),
            .changed = static_cast<int>(shorter - head - tail),
            .removed = static_cast<int>(old_rows - shorter),
            .inserted = static_cast<int>(new_rows - shorter)};
}

} // namespace ks::ui
