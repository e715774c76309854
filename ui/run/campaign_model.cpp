// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/campaign_model.h"

#include "solvers/core/formatted.h"
#include "ui/run/campaign_run.h"
#include "ui/runs/run_words.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/scene/numbers.h"

namespace ks::ui {
namespace {

/// A range of times: "6.55 to 7.10 µs", "0.98 to 1.02 s". If both have the same unit, it is written once.
QString range(QString least, const QString& most) {
    const auto unit = [](const QString& text) {
        return text.mid(text.lastIndexOf(QString::fromUtf8(scene::thin_space)));
    };
    if (unit(least) == unit(most))
        least.chop(unit(least).size());
    return CampaignModel::tr("%1 to %2").arg(least, most);
}

} // namespace

CampaignModel::CampaignModel(const CampaignRun& run, QObject* parent)
    : QAbstractTableModel(parent), run_(run), rows_(static_cast<int>(run.rows().size())) {
    connect(&run, &CampaignRun::row_added, this, [this] {
        beginInsertRows({}, rows_, rows_);
        ++rows_;
        endInsertRows();
    });
    connect(&run, &CampaignRun::cleared, this, [this] {
        beginResetModel();
        rows_ = 0;
        endResetModel();
    });
}

int CampaignModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}
int CampaignModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString CampaignModel::text(const RecordedRow& row, int column) {
    switch (column) {
    case instance:
        return QString::fromStdString(instance_words(row)) +
               (row.seed ? tr(", seed %1").arg(*row.seed) : QString());
    case variant:
        return QString::fromStdString(row.variant);
    case parameters: {
        QStringList all;
        for (const auto& [name, value] : row.parameters)
            all << QString::fromStdString(formatted("{} = {}", name, value));
        return all.join(QStringLiteral(", "));
    }
    case where:
        return row.on == "cpu"        ? tr("CPU")
               : row.on == "emulator" ? tr("Emulator")
                                      : QString::fromStdString(row.on);
    case time:
        return row.error              ? tr("none")
               : row.on == "emulator" ? tr("emulated %1").arg(duration_text(row.total_ms.median))
                                      : duration_text(row.total_ms.median);
    case spread:
        return row.error ? QString()
                         : range(duration_text(row.total_ms.min), duration_text(row.total_ms.max));
    case answer:
        // Fronts and plans have no objective, so the column shows how many points or batches they have.
        return QString::fromStdString(row.points || row.batches ? scene::with_separators(answer_words(row))
                                      : row.objective           ? scene::number(*row.objective)
                                                                : row.status);
    case checked:
        return !row.verified              ? QStringLiteral("–")
               : !*row.verified           ? QStringLiteral("✗")
               : row.status == "feasible" ? tr("✓ legal") // as in the table of runs
                                          : QStringLiteral("✓");
    default:
        return {};
    }
}

QString CampaignModel::title(int column) {
    static const char* const titles[] = {
        QT_TR_NOOP("Instance"), QT_TR_NOOP("Variant"), QT_TR_NOOP("Parameters"), QT_TR_NOOP("Where"),
        QT_TR_NOOP("Median"),   QT_TR_NOOP("Spread"),  QT_TR_NOOP("Answer"),     QT_TR_NOOP("Check")};
    return tr(titles[column]);
}

QVariant CampaignModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecordedRow& row = run_.rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::EditRole: // what is copied into a spreadsheet
        return index.column() == time && !row.error ? QVariant(QString::number(row.total_ms.median, 'g', 9))
                                                    : QVariant();
    case Qt::ToolTipRole:
        if (row.error)
            return plain_tip(sentence(*row.error));
        if (index.column() == time && row.on == "emulator")
            return tr("How long the emulator took. It says nothing about a GPU.");
        return index.column() == parameters ? plain_tip(text(row, parameters)) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant((is_number(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant CampaignModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::EditRole && section == time)
        return tr("Median (ms)");
    if (role == Qt::DisplayRole)
        return title(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant((is_number(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace ks::ui
