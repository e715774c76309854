// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/backend.h"
#include "solvers/dp/segments.h"
#include "solvers/instance/multiple_choice.h"

#include <vector>

namespace ks {

/// Bytes that a run of a multiple-choice kernel holds beside its rows: the items, here and on the device.
dp::RowNeeds mckp_device_needs(const MultipleChoiceInstance& instance);

/// Kernels count cells and items in 31 bits: `threads` more than the capacity + 1 may be launched.
Result<void> check_mckp_sizes(const MultipleChoiceInstance& instance, std::int64_t threads);

/// The items of all classes and a window of rows on the device; computing them is left to the variant.
///
/// `weights` (int32, a weight above the capacity as capacity + 1) and `values` (cells) hold the items class after
/// class. Window row 0 is row `first_` of the table; nothing else is initialised: what a kernel reads there, a
/// kernel must have written.
template <class Cell>
class MckpDevice : public dp::Segment<Cell> {
public:
    Result<std::span<const Cell>> row(std::int64_t i) override;

protected:
    MckpDevice(const MultipleChoiceInstance& instance, Context& context)
        : instance_(instance), context_(context), backend_(*context.backend) {}

    /// Allocates and uploads items and the base row.
    Result<void> upload(const dp::RowPlan& plan);
    /// To be called first by `compute`: puts row `first` into the window's first place.
    Result<void> begin(std::int64_t first, std::span<const Cell> from);

    std::int64_t columns() const { return instance_.capacity() + 1; }
    /// Row i of first .. last of the segment, on the device.
    Buffer::View row_at(std::int64_t i) const { return window_.at((i - first_) * row_bytes()); }
    Buffer::View weights_of(std::int64_t i) const { return weights_.at(begin_of(i) * 4); }
    Buffer::View values_of(std::int64_t i) const {
        return values_.at(begin_of(i) * static_cast<std::int64_t>(sizeof(Cell)));
    }
    /// The items of class i of 1..m.
    std::span<const Item> items_of(std::int64_t i) const { return instance_.items(static_cast<std::size_t>(i - 1)); }

    const MultipleChoiceInstance& instance_;
    Context& context_;
    Backend& backend_;
    Buffer weights_, values_, window_;
    std::int64_t first_ = 0;

private:
    std::int64_t row_bytes() const { return columns() * static_cast<std::int64_t>(sizeof(Cell)); }
    std::int64_t begin_of(std::int64_t i) const {
        return static_cast<std::int64_t>(instance_.offsets()[static_cast<std::size_t>(i - 1)]);
    }

    std::vector<Cell> read_; ///< the row read back last
};

extern template class MckpDevice<std::int32_t>;
extern template class MckpDevice<std::int64_t>;

} // namespace ks
