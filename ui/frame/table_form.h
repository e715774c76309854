// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/formats/table_reading.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QTableWidget;

namespace ks::ui {

/// A table's grid, which has the rows and columns of the reading.
using GridPtr = std::shared_ptr<const csv::Grid>;

/// What a reading of a table says, to be changed: the kind, what each column holds, the capacity, units and
/// factors, and which rows are records.
class TableForm : public QWidget {
    Q_OBJECT

public:
    /// `called` is what the table is called in the question.
    TableForm(GridPtr grid, csv::TableReading reading, const QString& called);

    /// The reading as the user has changed it.
    csv::TableReading reading() const;
    /// Says what prevents the reading, in the dialog's words: "line 3, Weight (B3): -5 is negative".
    QString words_of(Error error) const;

signals:
    /// The user has chosen another kind, whose columns are others.
    void kind_chosen(const QString& id);

private:
    void add_doubts(QFormLayout& form, const QString& called);
    void add_kind(QFormLayout& form);
    void add_roles(QFormLayout& form);
    void add_scalars(QFormLayout& form);
    void add_measures(QFormLayout& form);
    void add_decimal(QFormLayout& form);
    QTableWidget* make_preview();
    std::vector<std::size_t> rows_to_show() const;
    void show_row(int at, std::size_t row);
    int line_of(const std::string& place) const;
    std::optional<std::size_t> row_of_line(int line) const;
    std::string in_this_table(const std::string& place) const;
    QString title_of(const csv::Column& column) const;

    GridPtr grid_;
    csv::TableReading reading_;
    std::vector<csv::Column> choices_; ///< in the order of each role box
    std::vector<QComboBox*> roles_;    ///< per column, of the first ones
    std::vector<QLineEdit*> scalars_;  ///< per field of Fields::scalars
    std::vector<QComboBox*> factors_;  ///< per field of Fields::of_record; null: it may not be multiplied
    std::vector<QLineEdit*> units_;    ///< the same for the units
    QComboBox* decimal_ = nullptr;
    std::vector<std::size_t> shown_; ///< the rows of the preview, ascending
    QTableWidget* preview_ = nullptr;
};

} // namespace ks::ui
