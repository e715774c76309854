// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>

namespace ks::ui {

/// How one list of rows turns into another: from row `first` on, `removed` go and `inserted` come, or
/// `changed` are others. One run of rows, since an edit touches one place; views keep their selection and
/// place that way.
struct RowChanges {
    int first = 0, removed = 0, inserted = 0, changed = 0;
};

/// `same(a, b)`: whether row a of the old list equals row b of the new one.
template <class Same>
RowChanges changes_between(std::size_t old_rows, std::size_t new_rows, const Same& same) {
    const std::size_t shorter = std::min(old_rows, new_rows);
    std::size_t head = 0;
    while (head < shorter && same(head, head))
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && same(old_rows - 1 - tail, new_rows - 1 - tail))
        ++tail;
    RowChanges changes;
    changes.first = static_cast<int>(head);
    if (old_rows == new_rows) {
        changes.changed = static_cast<int>(old_rows - head - tail);
    } else {
        changes.removed = static_cast<int>(old_rows - head - tail);
        changes.inserted = static_cast<int>(new_rows - head - tail);
    }
    return changes;
}

} // namespace ks::ui
