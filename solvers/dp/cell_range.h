// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace ks {

/// A range of neighbouring columns or rows.
struct CellRange {
    std::int64_t begin = 0, end = 0;
    bool empty() const { return begin >= end; }
    std::int64_t size() const { return end - begin; }
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

} // namespace ks
