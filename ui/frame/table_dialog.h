// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/problems/table_reading.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace ks::ui {

/// Asks what a table means that leaves something open: what each column holds, the capacity, by what numbers
/// are multiplied, and which rows are records. It begins with the reading that is proposed.
class TableDialog : public QDialog {
    Q_OBJECT

public:
    /// `grid` has the rows and columns of the reading. `called` is what the table is called in the question.
    TableDialog(csv::Grid grid, csv::TableReading reading, const QString& called, QWidget* parent);

    /// The reading as the user has changed it.
    csv::TableReading reading() const;
    /// Builds the instance and closes the dialog, or shows what prevents that.
    void accept() override;

signals:
    void read(const ks::InstancePtr& instance);

private:
    void add_doubts(QFormLayout& form, const QString& called);
    void add_roles(QFormLayout& form);
    void add_scalars(QFormLayout& form);
    void add_factors(QFormLayout& form);
    void add_decimal(QFormLayout& form);
    QTableWidget* make_preview();
    void show_row(int at, std::size_t row);
    std::string in_this_table(const std::string& place) const;
    QString title_of(const csv::Column& column) const;

    csv::Grid grid_;
    csv::TableReading reading_;
    std::vector<csv::Column> choices_; ///< in the order of each role box
    std::vector<QComboBox*> roles_;    ///< per column, of the first ones
    std::vector<QLineEdit*> scalars_;  ///< per field of Fields::scalars
    std::vector<QComboBox*> factors_;  ///< per field of Fields::of_record; null: it may not be multiplied
    QComboBox* decimal_ = nullptr;
    std::vector<std::size_t> shown_; ///< the rows of the preview
    QTableWidget* preview_ = nullptr;
    QLabel* problem_ = nullptr;
};

} // namespace ks::ui
