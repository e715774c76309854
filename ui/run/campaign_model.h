// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace ks {
struct RecordedRow;
}

namespace ks::ui {

class CampaignRun;

/// The finished rows of a campaign, in the order they finished.
class CampaignModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { instance, variant, parameters, where, time, spread, answer, checked, column_count };

    explicit CampaignModel(const CampaignRun& run, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    static QString title(int column);
    static QString text(const RecordedRow& row, int column);
    static bool is_number(int column) { return column == time || column == answer; }

private:
    const CampaignRun& run_;
    int rows_ = 0;
};

} // namespace ks::ui
