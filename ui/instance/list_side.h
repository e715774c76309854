// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/fields.h"

#include <QWidget>

#include <vector>

class QAbstractItemModel;
class QLabel;
class QTableView;
class QToolButton;

namespace ks::ui {

/// The groups or the records of an instance: a heading with buttons to add, duplicate and remove, and the
/// table below.
class ListSide : public QWidget {
    Q_OBJECT

public:
    /// `id` is what objects are named by: "record" makes the table "records" and a button "add-record".
    ListSide(QAbstractItemModel* model, const QString& id);

    QTableView& table() const { return *table_; }
    void set_heading(const QString& text);
    /// What the things in the list are called; whether `add` puts one after the chosen one.
    void set_words(const ListWords& words, bool after_chosen);
    /// Rows with a chosen cell, ascending.
    std::vector<std::size_t> chosen() const;

signals:
    void add_wanted();
    void duplicate_wanted();
    void remove_wanted();

private:
    QToolButton* add_button(const QString& icon, const char* shortcut, void (ListSide::*wanted)());

    QString id_;
    QLabel* heading_;
    QTableView* table_;
    QToolButton *add_, *duplicate_, *remove_;
};

} // namespace ks::ui
