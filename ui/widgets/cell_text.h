// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

class QAbstractItemView;

namespace ks::ui {

/// Cells in the format that spreadsheets copy and paste: a line per row, tabs between cells, and quotes
/// around a cell that contains a line break, a tab or a quote.
QString tabbed(const std::vector<QStringList>& rows);
/// Reads them, and takes away the guard of a formula.
std::vector<QStringList> cells_of(const QString& text);

/// The cells of a CSV text that this program wrote (core/csv_dialect.h).
std::vector<QStringList> cells_of_csv(const QByteArray& csv);

/// The selected cells of a view, hidden columns left out; a cell between them that is not selected is empty.
/// Numbers are as they are edited, without the thin spaces in which they are shown. A text that a spreadsheet
/// would compute is guarded, as in CSV files (core/csv_formula.h).
QString selected_text(const QAbstractItemView& view, bool headings);

} // namespace ks::ui
