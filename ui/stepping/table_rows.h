// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

/// A table at a step for CSV: a head, then a line a row with its items and values; minus infinity is "-inf",
/// what is not written yet is empty.
std::vector<QStringList> all_rows(const TableRecording& recording, std::int64_t step);

/// The same of the visible cells alone. Where a heat map sums several cells up, a column is named by the
/// capacities it stands for ("0-356"), a line by its rows, and the value is the largest of them that is
/// computed.
std::vector<QStringList> visible_rows(const TableRecording& recording, std::int64_t step,
                                      const scene::TableLayout& layout);

} // namespace ks::ui
