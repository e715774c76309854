// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/fields.h"
#include "ui/instance/pasted.h"

#include <QAbstractItemDelegate>
#include <QWidget>

#include <functional>
#include <vector>

class QAbstractItemModel;
class QLabel;
class QTableView;
class QToolButton;

namespace ks::ui {

/// The groups or the records of an instance: a heading with buttons to add, duplicate and remove rows, and
/// the table below it.
class ListSide : public QWidget {
    Q_OBJECT

public:
    /// `id` becomes part of the object names: "record" names the table "records" and a button "add-record".
    ListSide(QAbstractItemModel* model, const QString& id);

    QTableView& table() const { return *table_; }
    void set_heading(const QString& text);
    /// Sets what the things in the list are called, and whether `add` inserts after the chosen row.
    void set_words(const ListWords& words, bool after_chosen);
    /// The rows that have a selected cell, ascending.
    std::vector<std::size_t> chosen() const;
    /// While cells are edited, Tab behind the last cell adds a row, and so does Return in a last row that was
    /// just added.
    void grow_by_keys();
    void row_was_added(int row) { added_row_ = row; }
    /// Pastes what the clipboard holds from the current cell on, if `edit` accepts it, and selects that.
    void paste(const std::function<bool(PasteAt at, std::vector<QStringList>& cells)>& edit);

    /// Gives all columns the same room, and no less than this text needs.
    void fit_columns(const QString& widest, double scale);
    /// Gives each column the room of its heading and its widest text, and the first one what is left over. Of
    /// many rows the first ones count, because a hundred thousand of them are looked at after every edit. A
    /// table that would be wider than `most` can be scrolled.
    void fit_each_column(double scale, int most);

signals:
    void paste_wanted();
    void paste_rows_wanted();
    void add_wanted();
    void duplicate_wanted();
    void remove_wanted();

private:
    QToolButton* add_button(const QString& icon, void (ListSide::*wanted)());
    void add_commands();
    void cut();
    void follow_editor(QAbstractItemDelegate::EndEditHint how);

    QString id_;
    QLabel* heading_;
    QTableView* table_;
    QToolButton *add_, *duplicate_, *remove_;
    struct Cell {
        int row = -1, column = -1;
    };
    Cell edited_;        ///< the cell whose editor is about to close; an edit makes indexes invalid
    int added_row_ = -1; ///< the row that was added last, while it is the current one
};

} // namespace ks::ui
