// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"
#include "ui/side_by_side/tried_numbers.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace ks::ui {

class LongSpinBox;

/// One line in which any number of an instance is changed: which field, of which record, and the number. It
/// keeps the changes; the instance stays as it is.
class WhatIfForm : public QWidget {
    Q_OBJECT

public:
    WhatIfForm();

    /// Forgets all changes.
    void set_instance(const InstancePtr& instance);
    bool active() const { return !numbers_.empty(); }
    Changes changes() const;
    const std::vector<TriedNumber>& numbers() const { return numbers_; }
    /// Tries these, which are of the instance, and shows the first of them. It emits nothing.
    void try_numbers(const std::vector<TriedNumber>& numbers);

signals:
    void changed();
    void keep_wanted(); ///< the changes are to be made in the open instance

private:
    /// A field that has a number, and how many places there are with it.
    struct Choice {
        FieldAt::Level level;
        std::size_t field;
        std::size_t places;
    };
    void offer_fields();
    FieldAt place() const;
    void show_place(const FieldAt& at);
    void aim();
    void take(std::int64_t value);
    void keep(const TriedNumber& number);
    void show_state();

    QComboBox* fields_;
    LongSpinBox* which_;
    QLabel* name_;
    LongSpinBox* number_;
    QPushButton *keep_, *reset_;
    InstancePtr instance_;
    std::vector<Choice> choices_;
    std::vector<TriedNumber> numbers_;
};

} // namespace ks::ui
