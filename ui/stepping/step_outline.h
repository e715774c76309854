// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stepping/stepper.h"

#include <QAbstractTableModel>
#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QTreeView;

namespace ks::ui {

class Session;

/// A track as a list: its phases and rows, and the single steps of the unit that one is in, each with what
/// happens there.
class OutlineModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { place, sentence, column_count };

    explicit OutlineModel(Stepper& stepper, QObject* parent = nullptr);

    /// Makes the list fit the current position; resets the model only if other lines belong into it.
    void follow();
    void retell(); ///< says anew what happens, of which more may be told now, or less
    std::int64_t position(int row) const { return lines_[static_cast<std::size_t>(row)].at; }
    /// The line of the current position, or the nearest before it.
    int current() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line {
        std::int64_t at = 0;
        Level level = Level::cell;
        QString title = {}; ///< of a phase or row
    };
    void add_steps(std::int64_t begin, std::int64_t end);

    Stepper& stepper_;
    std::shared_ptr<const Track> track_; ///< whose lines these are
    std::vector<OutlineEntry> entries_;
    std::vector<Line> lines_;
    std::int64_t begin_ = 0, end_ = 0; ///< for positions from begin_ to end_, without end_, the lines fit
};

/// The panel above the transport bar with that list. A click goes to a step; buttons go to where a cell, the
/// choice or the branch changes next. It stays open while one steps on.
class StepOutline : public QFrame {
    Q_OBJECT

public:
    StepOutline(Session& session, Stepper& stepper);

    /// Opens it above `bar`, at its right end.
    void open_above(QWidget& bar);

signals:
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* build_changes();
    void lay_out();
    void follow();

    Session& session_;
    Stepper& stepper_;
    OutlineModel* model_;
    QTreeView* list_;
    QLabel* said_;
    std::vector<std::pair<Watched, QPushButton*>> changes_;
    QWidget* bar_ = nullptr;
};

} // namespace ks::ui
