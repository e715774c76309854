// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/table_rows.h"

#include "solvers/steps/table_layers.h"
#include "visual/scene/heat_summary.h"

#include <algorithm>

namespace ks::ui {

namespace {

QString rows_are(const TableRecording& recording) {
    return QString::fromStdString(std::string(recording.rows_are()));
}

QString items_of(const TableRecording& recording, std::int64_t row) {
    QStringList items;
    for (std::int64_t k = 0; k < recording.items_of(row); ++k)
        items << QString::fromStdString(recording.item(row, k));
    return items.join(QStringLiteral("; "));
}

QString value_text(const std::optional<CellNumber>& value) {
    return value ? QString::fromStdString(to_text(*value)) : QStringLiteral("-inf");
}

QString value_text(const TableRecording::Shown& shown) {
    if (!shown.written)
        return {};
    return value_text(shown.value);
}

/// The value that a dot tells as text; for bits that differ "0-1".
QString value_text(const std::optional<Extremes>& summed, const TableRecording& recording) {
    if (!summed)
        return {};
    const bool some = recording.cell_type() == CellType::bit && summed->smallest != summed->largest;
    return some ? QStringLiteral("0-1") : value_text(scene::telling(*summed, recording));
}

QString name_of(const CellRange& range) {
    const QString begin = QString::number(range.begin);
    return range.end - range.begin == 1 ? begin : begin + QLatin1Char('-') + QString::number(range.end - 1);
}

std::vector<QStringList> cell_rows(const TableRecording& recording, std::int64_t step, CellRange rows,
                                   CellRange columns) {
    std::vector<QStringList> lines{{rows_are(recording), QStringLiteral("items")}};
    for (std::int64_t j = columns.begin; j < columns.end; ++j)
        lines[0] << QString::number(j);
    for (std::int64_t i = rows.begin; i < rows.end; ++i) {
        QStringList line{QString::fromStdString(row_name(recording, i)), items_of(recording, i)};
        for (std::int64_t j = columns.begin; j < columns.end; ++j)
            line << value_text(recording.shown(step, {i, j}));
        lines.push_back(line);
    }
    return lines;
}

std::vector<QStringList> summed_rows(const TableRecording& recording, std::int64_t step,
                                     std::vector<CellRange> rows, std::vector<CellRange> columns) {
    for (auto* ranges : {&rows, &columns}) // a cell may cover several pixels
        ranges->erase(std::unique(ranges->begin(), ranges->end()), ranges->end());
    std::vector<QStringList> lines{{rows_are(recording)}};
    for (const CellRange& range : columns)
        lines[0] << name_of(range);
    for (const CellRange& range : rows) {
        QStringList line{name_of(range)};
        for (const std::optional<Extremes>& dot : scene::heat_values(recording, step, range, columns))
            line << value_text(dot, recording);
        lines.push_back(line);
    }
    return lines;
}

} // namespace

std::vector<QStringList> all_rows(const TableRecording& recording, std::int64_t step) {
    return cell_rows(recording, step, {0, recording.rows()}, {0, recording.columns()});
}

std::vector<QStringList> visible_rows(const TableRecording& recording, std::int64_t step,
                                      const scene::TableLayout& layout) {
    if (layout.readable())
        return cell_rows(recording, step, {layout.first_row, layout.first_row + layout.rows},
                         {layout.first_column, layout.first_column + layout.columns});
    return summed_rows(recording, step, scene::heat_rows(layout), scene::heat_columns(layout));
}

} // namespace ks::ui
