// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"

#include <QAbstractTableModel>

namespace ks::ui {

class Session;

/// A table of the open instance that follows it: an edit, undo or redo becomes the fewest row changes, so
/// that views keep their selection and place; an instance with other columns starts afresh. An edit of a
/// field is undoable; a refused one leaves the cell as it was and says why by `refused`.
class InstanceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    int rowCount(const QModelIndex& parent = {}) const override;

signals:
    void refused(const QString& why);

protected:
    InstanceModel(Session& session, QObject* parent);

    /// Whether the instance has what this model shows.
    virtual bool shows(const Instance& instance) const = 0;
    virtual std::size_t rows_of(const Contents& contents) const = 0;
    virtual bool same_row(const Contents& a, std::size_t row_of_a, const Contents& b,
                          std::size_t row_of_b) const = 0;
    /// Before another instance or part of it is shown from the first row on.
    virtual void begin_afresh(const Instance*) {}

    void follow();                                      ///< the session's instance as it is now
    void follow_afresh();                               ///< the same, from the first row on
    const InstancePtr& shown() const { return shown_; } ///< null: no rows
    /// Where the row's values are.
    const Contents& contents(int row) const;
    /// One undoable edit of a field from what was typed.
    bool edit(const FieldAt& at, const Field& field, const QString& typed);

private:
    void show(InstancePtr instance);

    Session& session_;
    InstancePtr shown_;
    // While rows come or go, those that change are still what they were.
    InstancePtr before_;
    int stale_begin_ = 0, stale_end_ = 0;
};

} // namespace ks::ui
