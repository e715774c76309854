// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/backend.h"
#include "solvers/dp/segments.h"

#include <vector>

namespace ks {

/// Kernels count cells in 31 bits: `threads` more than the capacity + 1 may be launched.
Result<void> check_kernel_capacity(std::int64_t capacity, std::int64_t threads);

/// A window of rows on the device, of `columns` cells each; computing them is left to the variant. Window row 0 is row
/// `first` of the segment; nothing else is initialised: what a kernel reads there, a kernel must have written.
template <class Cell>
class DeviceRows : public dp::Segment<Cell> {
public:
    Result<std::span<const Cell>> row(std::int64_t i) override;

protected:
    DeviceRows(std::int64_t columns, Context& context)
        : context_(context), backend_(*context.backend), columns_(columns) {}

    /// Allocates the window and uploads the base row.
    Result<void> allocate(const dp::RowPlan& plan);
    /// To be called first by `compute`: puts row `first` into the window's first place.
    Result<void> begin(std::int64_t first, std::span<const Cell> from);

    std::int64_t columns() const { return columns_; }
    /// Row i of first .. last of the segment, on the device.
    Buffer::View row_at(std::int64_t i) const { return window_.at((i - first_) * row_bytes()); }

    Context& context_;
    Backend& backend_;
    Buffer window_;
    std::int64_t first_ = 0;

private:
    std::int64_t row_bytes() const { return columns_ * static_cast<std::int64_t>(sizeof(Cell)); }

    std::int64_t columns_;
    std::vector<Cell> read_; ///< the row read back last
};

extern template class DeviceRows<std::int32_t>;
extern template class DeviceRows<std::int64_t>;

} // namespace ks
