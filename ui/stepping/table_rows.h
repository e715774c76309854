// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

/// A table at a step for CSV: a header line, then for each row a line with its items and values. Minus
/// infinity is "-inf"; a value that is not written yet is empty.
std::vector<QStringList> all_rows(const TableRecording& recording, std::int64_t step);

/// The visible cells only. Where a heat map combines several cells, a column is named by the range of its
/// capacities ("0-356"), a line by the range of its rows, and the value is the largest one that is computed.
std::vector<QStringList> visible_rows(const TableRecording& recording, std::int64_t step,
                                      const scene::TableLayout& layout);

} // namespace ks::ui
