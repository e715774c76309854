// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pareto/choices_model.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPushButton;
class QTableView;

namespace ks::ui {

class LongSpinBox;

/// Describes the chosen point: its cost, its value, its choice in each group, and the usual questions about a
/// front. This part has the same height for each point of a front. neighbours() shows the changes towards the
/// neighbours, and the difference between two pinned points.
class PointSide : public QWidget {
    Q_OBJECT

public:
    PointSide();

    using Pins = std::array<std::optional<std::size_t>, 2>;
    /// Shows this point; shows nothing if the front is null.
    void show_point(const FoundFrontPtr& found, std::size_t point, const Pins& pins);
    /// The current row of the table.
    std::size_t group() const;
    const ChoicesModel& choices() const { return *model_; }
    /// The lower part, whose height depends on the point. The page adds it to its layout.
    QWidget& neighbours() const { return *neighbours_; }
    /// Puts the lower part after `before` in the order of Tab.
    void set_neighbours_after(QWidget& before);

signals:
    void point_wanted(std::size_t point);
    void pin_wanted(std::size_t pin); ///< 0 or 1: toggles this pin at the point
    void group_chosen();

private:
    QWidget* build_questions();
    QWidget* build_pins();
    void show_neighbours(std::size_t point);
    void show_pins(std::size_t point, const Pins& pins);

    FoundFrontPtr found_;
    QLabel *cost_, *value_, *cheaper_, *dearer_, *compared_;
    QWidget* neighbours_;
    QPushButton* knee_;
    LongSpinBox* within_;
    std::array<QPushButton*, 2> pins_{};
    ChoicesModel* model_;
    QTableView* table_;
};

} // namespace ks::ui
