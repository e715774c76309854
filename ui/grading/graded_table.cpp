// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/grading/graded_table.h"

#include "ui/widgets/parts.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace ks::ui {
namespace {

QVariant text_cell(const std::string& text) {
    return text.empty() ? QVariant() : QVariant(QString::fromStdString(text));
}

QVariant date_cell(const std::string& date) {
    const QDateTime time = QDateTime::fromString(QString::fromStdString(date), Qt::ISODate);
    return time.isValid() ? QVariant(time.toLocalTime()) : text_cell(date);
}

QVariant word_cell(bool is, const QString& word) {
    return is ? QVariant(word) : QVariant();
}

} // namespace

std::vector<GradedTable::Column> GradedTable::columns_of(const Sheet& sheet, bool remarks) {
    std::vector<Column> columns;
    const auto add = [&columns](const QString& title, std::function<QVariant(const GradedFile&)> cell) {
        columns.push_back({title, std::move(cell)});
    };
    /// What only a file that was graded has.
    const auto add_grade = [&add](const QString& title, std::function<QVariant(const GradedFile&)> cell) {
        add(title, [cell = std::move(cell)](const GradedFile& file) {
            return file.not_graded.empty() ? cell(file) : QVariant();
        });
    };
    add(tr("Name"), [](const GradedFile& file) {
        return file.not_graded.empty() ? text_cell(file.name) : QVariant(tr("(not graded)"));
    });
    add(tr("File"), [](const GradedFile& file) { return text_cell(file.file); });
    if (remarks)
        add(tr("Remarks"), [](const GradedFile& file) { return text_cell(file.remarks()); });
    for (std::size_t i = 0; i < sheet.exercises.size(); ++i)
        add_grade(QStringLiteral("%1. %2").arg(i + 1).arg(
                      QString::fromStdString(sheet.exercises[i].title).simplified()),
                  [i](const GradedFile& file) { return QVariant(file.exercises[i].got); });
    add_grade(tr("Points"), [](const GradedFile& file) { return QVariant(file.points.got); });
    add_grade(tr("Possible points"), [](const GradedFile& file) { return QVariant(file.points.of); });
    add_grade(tr("Misconceptions"),
              [](const GradedFile& file) { return text_cell(misconception_words(file)); });
    add_grade(tr("Exported"), [](const GradedFile& file) { return date_cell(file.date); });
    add_grade(tr("Late"), [](const GradedFile& file) { return word_cell(file.late, tr("late")); });
    add_grade(tr("Repeats"), [](const GradedFile& file) { return text_cell(file.same_as); });
    add_grade(tr("Edited"),
              [](const GradedFile& file) { return word_cell(!file.edited.empty(), tr("edited")); });
    return columns;
}

void GradedTable::set_graded(GradedFolder graded) {
    beginResetModel();
    files_ = std::move(graded.files);
    const bool remarks =
        std::ranges::any_of(files_, [](const GradedFile& file) { return !file.remarks().empty(); });
    columns_ = files_.empty() ? std::vector<Column>() : columns_of(graded.sheet, remarks);
    endResetModel();
}

int GradedTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(files_.size());
}

int GradedTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant GradedTable::data(const QModelIndex& index, int role) const {
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    const QVariant cell = columns_[static_cast<std::size_t>(index.column())].cell(
        files_[static_cast<std::size_t>(index.row())]);
    if (role != Qt::ToolTipRole)
        return cell; // selected cells are copied as they would be edited
    const QString text = cell.toString();
    return text.isEmpty() ? QVariant() : QVariant(plain_tip(text));
}

QVariant GradedTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const QString& title = columns_[static_cast<std::size_t>(section)].title;
    return role == Qt::DisplayRole ? title : plain_tip(title);
}

} // namespace ks::ui
