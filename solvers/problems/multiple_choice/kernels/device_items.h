// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/row_kernels.h"
#include "solvers/kernels/written_array.h"
#include "solvers/problems/multiple_choice/instance.h"

namespace ks {

/// A row and its class, as kernel arguments.
struct MultipleChoiceRow : TableRow {
    std::span<const Item> class_items; ///< on the host
    Buffer::View weights;              ///< int32; a weight beyond the last column is C + 1
    Buffer::View values;               ///< cells
    int items = 0;
};

/// The items of all classes on the device, class after class, as all forms of kernels take them.
template <class Cell>
struct MultipleChoiceItems {
    static Result<MultipleChoiceItems> upload(const MultipleChoiceInstance& instance, Context& context);

    MultipleChoiceRow row(const MultipleChoiceInstance& instance, const TableRow& row) const {
        const auto i = static_cast<std::size_t>(row.index - 1);
        const auto begin = static_cast<std::int64_t>(instance.offsets()[i]);
        return {row, instance.items(i), weights.at(begin * 4),
                values.at(begin * static_cast<std::int64_t>(sizeof(Cell))),
                static_cast<int>(instance.items(i).size())};
    }

    Buffer weights; ///< int32; a weight beyond the last column is C + 1
    Buffer values;  ///< cells
};

extern template struct MultipleChoiceItems<std::int32_t>;
extern template struct MultipleChoiceItems<std::int64_t>;

/// Returns the rows of a table, and the further bytes of a run: the items, on the host and on the device.
dp::RowNeeds multiple_choice_device_needs(const MultipleChoiceInstance& instance);

/// Checks that a kernel can count cells and items in 31 bits, when up to `threads` threads more than capacity
/// + 1 are launched.
Result<void> check_mckp_sizes(const MultipleChoiceInstance& instance, std::int64_t threads);

/// Items and a window of rows on the device, for a kernel with several rows per launch. The variant computes
/// the rows.
template <class Cell>
class MultipleChoiceDevice : public DeviceRows<Cell> {
protected:
    MultipleChoiceDevice(const MultipleChoiceInstance& instance, Context& context)
        : DeviceRows<Cell>(dp::columns_of(instance), context), instance_(instance) {}

    /// Allocates and uploads items and the base row.
    Result<void> upload(const dp::RowPlan& plan) {
        KS_TRY(items_, MultipleChoiceItems<Cell>::upload(instance_, this->context_));
        return this->allocate(plan);
    }

    /// Uploads int32 offsets, one per class and the number of all items: class i has the items offsets[i] ..
    /// offsets[i + 1] - 1.
    Result<Buffer> upload_offsets() {
        const auto offsets = instance_.offsets();
        return written_array<std::int32_t>(
            this->backend_, "offsets", std::ssize(offsets),
            [&](std::span<std::int32_t> written) { std::ranges::copy(offsets, written.begin()); });
    }

    const MultipleChoiceInstance& instance_;
    MultipleChoiceItems<Cell> items_;
};

} // namespace ks
