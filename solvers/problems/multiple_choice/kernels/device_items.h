// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/backend.h"
#include "solvers/kernels/device_rows.h"
#include "solvers/problems/multiple_choice/instance.h"

namespace ks {

/// Bytes that a run of a multiple-choice kernel holds beside its rows: the items, here and on the device.
dp::RowNeeds mckp_device_needs(const MultipleChoiceInstance& instance);

/// Kernels count cells and items in 31 bits: `threads` more than the capacity + 1 may be launched.
Result<void> check_mckp_sizes(const MultipleChoiceInstance& instance, std::int64_t threads);

/// The items of all classes and a window of rows on the device; computing them is left to the variant.
///
/// `weights` (int32, a weight above the capacity as capacity + 1) and `values` (cells) hold the items class
/// after class.
template <class Cell>
class MckpDevice : public DeviceRows<Cell> {
protected:
    MckpDevice(const MultipleChoiceInstance& instance, Context& context)
        : DeviceRows<Cell>(instance.capacity() + 1, context), instance_(instance) {}

    /// Allocates and uploads items and the base row.
    Result<void> upload(const dp::RowPlan& plan);
    Buffer::View weights_of(std::int64_t i) const { return weights_.at(begin_of(i) * 4); }
    Buffer::View values_of(std::int64_t i) const {
        return values_.at(begin_of(i) * static_cast<std::int64_t>(sizeof(Cell)));
    }
    /// The items of class i of 1..m.
    std::span<const Item> items_of(std::int64_t i) const {
        return instance_.items(static_cast<std::size_t>(i - 1));
    }

    const MultipleChoiceInstance& instance_;
    Buffer weights_, values_;

private:
    std::int64_t begin_of(std::int64_t i) const {
        return static_cast<std::int64_t>(instance_.offsets()[static_cast<std::size_t>(i - 1)]);
    }
};

extern template class MckpDevice<std::int32_t>;
extern template class MckpDevice<std::int64_t>;

} // namespace ks
