// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"

#include <QAbstractTableModel>

namespace ks::ui {

class Session;

/// A table of the open instance that follows it. Every edit, undo and redo is passed on as the fewest row
/// changes, so that views keep their selection and scroll position; if the columns differ, the model is
/// reset. An edit of a cell is undoable. A refused edit leaves the cell unchanged, and `refused` says why.
class InstanceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    int rowCount(const QModelIndex& parent = {}) const override;

signals:
    void refused(const QString& why);

protected:
    InstanceModel(Session& session, QObject* parent);

    /// Whether the instance has the kind of rows that this model shows.
    virtual bool shows(const Instance& instance) const = 0;
    virtual std::size_t rows_of(const Contents& contents) const = 0;
    virtual bool same_row(const Contents& a, std::size_t row_of_a, const Contents& b,
                          std::size_t row_of_b) const = 0;
    /// Called before the model is reset to show this instance (or null) from its first row on.
    virtual void begin_afresh(const Instance*) {}

    void follow();        ///< shows the session's current instance
    void follow_afresh(); ///< resets the model to the session's current instance
    const InstancePtr& shown() const { return shown_; } ///< null: no rows
    /// The contents that hold the values of this row.
    const Contents& contents(int row) const;
    /// Makes one undoable edit of a field from the typed text.
    bool edit(const FieldAt& at, const Field& field, const QString& typed);

private:
    void show(InstancePtr instance);

    Session& session_;
    InstancePtr shown_;
    // While rows are being inserted or removed, rows that only change still show the values of `before_`.
    InstancePtr before_;
    int stale_begin_ = 0, stale_end_ = 0;
};

} // namespace ks::ui
