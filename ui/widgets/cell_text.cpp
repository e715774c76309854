// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cell_text.h"

#include "solvers/core/csv_dialect.h"
#include "solvers/core/csv_formula.h"

#include <QAbstractItemView>
#include <QRegularExpression>
#include <QTableView>

#include <set>

namespace ks::ui {
namespace {

/// Numbers are displayed with thin spaces between groups of digits, which spreadsheets cannot read.
QString plain(QString text) {
    static const QRegularExpression between_digits(QStringLiteral("(?<=\\d)\u202F(?=\\d)"));
    return text.remove(between_digits).replace(QChar(0x202F), QLatin1Char(' '));
}

QString text_of(const QModelIndex& index) {
    for (const int role : {Qt::EditRole, Qt::DisplayRole, Qt::AccessibleTextRole})
        // an empty cell that can be edited is displayed as a dash
        if (const QVariant value = index.data(role);
            value.isValid() && (role == Qt::EditRole || !value.toString().isEmpty()))
            return plain(value.toString());
    return {};
}

QString heading_of(const QAbstractItemModel& model, int column) {
    for (const int role : {Qt::EditRole, Qt::DisplayRole})
        if (const QVariant value = model.headerData(column, Qt::Horizontal, role); value.isValid())
            return plain(value.toString());
    return {};
}

QString guarded(const QString& text) {
    return QString::fromStdString(with_guard(text.toStdString()));
}

/// Reads cells that `separator` divides. A quote inside of a quoted cell is written twice.
std::vector<QStringList> divided(const QString& text, QChar separator) {
    std::vector<QStringList> rows;
    QStringList row;
    QString cell;
    // whether the current cell is quoted, and whether the row has any content
    bool quoted = false, begun = false;
    const auto end_row = [&] {
        row << cell;
        rows.push_back(row);
        row.clear();
        cell.clear();
        begun = false;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool next_is_quote = i + 1 < text.size() && text[i + 1] == QLatin1Char('"');
        if (quoted && c == QLatin1Char('"') && next_is_quote) {
            cell += c;
            ++i;
        } else if (c == QLatin1Char('"') && (quoted || cell.isEmpty())) {
            quoted = !quoted;
            begun = true;
        } else if (quoted || (c != separator && c != QLatin1Char('\n') && c != QLatin1Char('\r'))) {
            cell += c;
            begun = true;
        } else if (c == separator) {
            row << cell;
            cell.clear();
            begun = true;
        } else if (c == QLatin1Char('\n') || i + 1 == text.size() || text[i + 1] != QLatin1Char('\n')) {
            end_row();
        }
    }
    if (begun)
        end_row();
    return rows;
}

} // namespace

QString tabbed(const std::vector<QStringList>& rows) {
    static const QRegularExpression special(QStringLiteral("[\t\r\n\"]"));
    QString text;
    for (const QStringList& row : rows) {
        QStringList cells;
        for (const QString& cell : row)
            cells << (cell.contains(special)
                          ? QLatin1Char('"') +
                                QString(cell).replace(QLatin1Char('"'), QStringLiteral("\"\"")) +
                                QLatin1Char('"')
                          : cell);
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

std::vector<QStringList> cells_of(const QString& text) {
    std::vector<QStringList> rows = divided(text, QLatin1Char('\t'));
    for (QStringList& row : rows)
        for (QString& cell : row)
            cell = QString::fromStdString(without_guard(cell.toStdString()));
    return rows;
}

std::vector<QStringList> cells_of_csv(const QByteArray& csv) {
    const CsvDialect dialect = csv_dialect();
    const std::string_view mark = csv_beginning(dialect);
    const auto begun = static_cast<qsizetype>(
        csv.startsWith({mark.data(), static_cast<qsizetype>(mark.size())}) ? mark.size() : 0);
    return divided(QString::fromUtf8(csv.mid(begun)), QLatin1Char(dialect.separator));
}

QString selected_text(const QAbstractItemView& view, bool headings) {
    const QAbstractItemModel& model = *view.model();
    const auto* table = qobject_cast<const QTableView*>(&view);
    std::set<int> rows, columns;
    for (const QItemSelectionRange& range : view.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.insert(row);
        for (int column = range.left(); column <= range.right(); ++column)
            if (!table || !table->isColumnHidden(column))
                columns.insert(column);
    }
    std::vector<QStringList> cells;
    if (headings) {
        QStringList& titles = cells.emplace_back();
        for (const int column : columns)
            titles << guarded(heading_of(model, column));
    }
    for (const int row : rows) {
        QStringList& line = cells.emplace_back();
        for (const int column : columns) {
            const QModelIndex index = model.index(row, column, view.rootIndex());
            line << (view.selectionModel()->isSelected(index) ? guarded(text_of(index)) : QString());
        }
    }
    return tabbed(cells);
}

} // namespace ks::ui
