// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace ks::ui {

/// A line edit for the name, the source, each scalar and the units of the open instance. A refused text
/// stays, marked, until it is corrected.
class InstanceFields : public QWidget {
    Q_OBJECT

public:
    /// Makes an edit with this name, shows why if it is refused, and returns whether it was made.
    using Edit = std::function<bool(const QString& text, const Result<Change>& change)>;
    explicit InstanceFields(Edit edit);

    void show_instance(const Instance& instance);

private:
    void add_text(const QString& id, const QString& title, const QString& change, std::string Draft::*which,
                  int stretch);
    void show_fields_of(const Fields& fields);
    void add_scalar(QHBoxLayout& row, std::size_t scalar);
    void add_unit(QHBoxLayout& row, std::size_t record_field);
    void commit(QLineEdit& line, const QString& text, const Result<Change>& change);

    Edit edit_;
    QHBoxLayout* row_;
    std::vector<QLineEdit*> texts_;
    const Fields* fields_ = nullptr; ///< of the kind whose scalars are shown
    QWidget* scalars_ = nullptr;     ///< and the units
    std::vector<QLineEdit*> lines_;  ///< one for each scalar
    QLabel* limit_ = nullptr;        ///< above the scalar that limits the weight; it shows the weight's unit
    std::vector<std::pair<std::size_t, QLineEdit*>> unit_lines_; ///< by field of records
    std::vector<Unit> units_;                                    ///< of the open instance
};

} // namespace ks::ui
