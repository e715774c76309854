// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

class QAbstractItemView;

namespace ks::ui {

/// Cells as spreadsheets copy and paste them: a line for each row, a tab between two cells, and quotes around
/// a cell that has a line break, a tab or a quote in it.
QString tabbed(const std::vector<QStringList>& rows);
std::vector<QStringList> cells_of(const QString& text);

/// The same cells as they are in a CSV file that this program wrote (core/csv_dialect.h).
std::vector<QStringList> cells_of_csv(const QByteArray& csv);

/// The selected cells of a view, hidden columns left out; a cell between them that is not selected is empty.
/// Numbers are as they are edited, without the thin spaces in which they are shown.
QString selected_text(const QAbstractItemView& view, bool headings);

} // namespace ks::ui
