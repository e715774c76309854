// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kind.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ks {

Result<RowBuffer> base_row(const KindTable& table, const Instance& instance) {
    const TableShape shape = table.shape(instance);
    KS_TRY(RowBuffer row, RowBuffer::zeros(shape.cell, shape.columns));
    table.base(instance, row);
    return row;
}

std::span<const Kind* const> kinds() {
#define KS_KIND(name) &kind_##name(),
    static const std::array all = {
#include "solvers/problems/kinds.def"
    };
#undef KS_KIND
    return all;
}

const Kind* find_kind(std::string_view id) {
    const auto at = std::ranges::find(kinds(), id, &Kind::id);
    return at == kinds().end() ? nullptr : *at;
}

const Kind& kind_of(const Instance& instance) {
    const Kind* kind = find_kind(instance.kind());
    assert(kind && "every instance's kind is listed in kinds.def");
    return *kind;
}

} // namespace ks
