// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pareto/found_front.h"

#include "solvers/instance/change.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;

namespace ks::ui {

class LongSpinBox;

/// A what-if: other numbers of a group, or a settled choice. It collects such changes, possibly of several
/// groups; the page shows the resulting front.
class WhatIf : public QWidget {
    Q_OBJECT

public:
    WhatIf();

    /// Offers the numbers of this group and of its choice. `found` belongs to the open instance.
    void show_group(const FoundFrontPtr& found, std::size_t group, Front::Chosen choice);
    void clear(); ///< discards all changes
    void refuse(const QString& why);

    bool active() const { return !changes_.empty() || !settled_.empty(); }
    Changes changes() const;
    const std::vector<Settled>& settled() const { return settled_; }
    void forget_numbers(); ///< after they were applied
    QWidget& last() const; ///< in the order of Tab

signals:
    void changed();
    void apply_wanted();

private:
    struct Number {
        FieldAt at;
        std::int64_t value = 0;
    };
    /// A number with a slider and an input field.
    struct Row {
        const Field* field = nullptr;
        bool of_record = false; ///< a number of the choice; otherwise of the group
        std::size_t index = 0;  ///< index among the declared fields
        FieldAt at{};
        double twice = 0; ///< the number at the right end of the slider
        QLabel* label = nullptr;
        QSlider* slider = nullptr;
        LongSpinBox* box = nullptr;
    };
    void make_rows();
    void add_row(const Field& field, bool of_record, std::size_t index);
    void aim(Row& row);
    static void show_no_number(Row& row);
    void fill_choices();
    void settle();
    void set_number(const FieldAt& at, std::int64_t value);
    std::int64_t number_of(const FieldAt& at) const;
    void show_state();

    QLabel *title_, *why_;
    QComboBox* choice_;
    QGridLayout* form_;
    QPushButton *apply_, *reset_;
    std::vector<Row> rows_;
    const Kind* kind_ = nullptr; ///< the kind with these rows
    FoundFrontPtr found_;
    std::size_t group_ = 0;
    Front::Chosen shown_choice_ = Front::none;
    std::vector<Number> changes_;
    std::vector<Settled> settled_;
};

} // namespace ks::ui
