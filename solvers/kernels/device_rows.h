// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/segments.h"
#include "solvers/kernels/backend.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace ks {

/// Checks that a kernel can count the cells in 31 bits, when up to `threads` threads more than capacity + 1
/// are launched. `field` is the instance's name for the capacity.
Result<void> check_kernel_capacity(std::int64_t capacity, std::int64_t threads,
                                   const char* field = "capacity");

/// Returns the plan of a kernel's rows within the run's budget and the device's memory. It is a limit error
/// if the smallest plan does not fit. `variant`: its id, for messages.
Result<dp::RowPlan> plan_device_rows(const std::string& variant, const dp::RowNeeds& needs,
                                     const Context& context);

/// Calls `solve(cell)` with an integer cell type that the builder proved wide enough: int32_t{} or int64_t{}.
template <class SomeInstance, class Solve>
Result<Answer> with_integer_cell(const SomeInstance& instance, Solve solve) {
    return instance.row_width() == RowWidth::bits32 ? solve(std::int32_t{}) : solve(std::int64_t{});
}

/// Rows of `columns` cells in device memory. The variant computes them. Held row 0 is row `first` of the
/// segment. Other memory is not initialised: a kernel may only read cells that a kernel has written.
template <class Cell>
class DeviceRows : public dp::Segment<Cell> {
public:
    /// Copies only the requested cells, into page-locked memory, because a copy to other memory takes several
    /// times as long.
    Result<std::span<const Cell>> row(std::int64_t i, CellRange cells) override {
        const Context::Aside download(context_, "download");
        if (!read_) {
            KS_TRY(read_, backend_.allocate({.name = "row read back",
                                             .element_bytes = sizeof(Cell),
                                             .shape = {columns_},
                                             .space = Space::host}));
        }
        const std::span<Cell> row = read_->template host_items<Cell>();
        KS_CHECK(backend_.download_items(
            held_, row.subspan(static_cast<std::size_t>(cells.begin), static_cast<std::size_t>(cells.size())),
            (i - first_) * row_bytes() + cells.begin * static_cast<std::int64_t>(sizeof(Cell))));
        return std::span<const Cell>(row);
    }

protected:
    DeviceRows(std::int64_t columns, Context& context)
        : context_(context), backend_(*context.backend), columns_(columns) {}

    /// Allocates the held rows and fills the base row with zeros.
    Result<void> allocate(const dp::RowPlan& plan) {
        KS_TRY(held_, backend_.allocate({.name = plan.whole() ? "table" : "window",
                                         .element_bytes = sizeof(Cell),
                                         .shape = {plan.length + 1, columns_}}));
        return backend_.fill(held_, 0, row_bytes(), std::byte{0});
    }

    /// Replaces the base row: `write(row)` writes it on the host, into a row of zeros. Its memory is
    /// page-locked, so the copy is queued without waiting.
    template <class Write>
    Result<void> write_base(Write write) {
        KS_TRY(const Buffer written, backend_.allocate({.name = "base row",
                                                        .element_bytes = sizeof(Cell),
                                                        .shape = {columns_},
                                                        .space = Space::host}));
        const std::span<Cell> row = written.template host_items<Cell>();
        std::ranges::fill(row, Cell{});
        write(row);
        return backend_.copy(written, 0, held_, 0, row_bytes());
    }

    /// Must be called first by `compute`: makes row `first` the first held row.
    Result<void> begin(std::int64_t first, std::span<const Cell> from) {
        const std::int64_t last_first = std::exchange(first_, first);
        if (!from.empty())
            return backend_.upload_items(held_, from);
        if (first == last_first)
            return {};
        return backend_.copy(held_, (first - last_first) * row_bytes(), held_, 0, row_bytes());
    }

    std::int64_t columns() const { return columns_; }
    /// Returns row i of the segment's rows first .. last, on the device.
    Buffer::View row_at(std::int64_t i) const { return held_.at((i - first_) * row_bytes()); }

    Context& context_;
    Backend& backend_;
    Buffer held_;
    std::int64_t first_ = 0;

private:
    std::int64_t row_bytes() const { return columns_ * static_cast<std::int64_t>(sizeof(Cell)); }

    std::int64_t columns_;
    std::optional<Buffer> read_; ///< the row read back last; allocated at the first read
};

} // namespace ks
