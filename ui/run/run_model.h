// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace ks {
struct Outcome;
}

namespace ks::ui {

class Session;

/// The session's runs, oldest first, one per row.
class RunModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { variant, instance, where, time, stages, ratio, speedup, answer, checked, column_count };
    static constexpr int outcome_role = Qt::UserRole;     ///< const Outcome* as a void pointer, for delegates
    static constexpr int divided_role = Qt::UserRole + 1; ///< whether the run above is of another instance

    explicit RunModel(Session& session, QObject* parent = nullptr);
    const Outcome& outcome(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow();
    QVariant number(const Outcome& outcome, int column) const;
    QString text(const Outcome& outcome, int column) const;

    Session& session_;
    int rows_ = 0;
};

} // namespace ks::ui
