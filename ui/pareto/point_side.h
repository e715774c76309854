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

/// The chosen point in words: what it costs and is worth, what it takes of each group, what changes towards
/// its neighbours, and what lies between two pinned ones; and the questions that one asks of a front.
class PointSide : public QWidget {
    Q_OBJECT

public:
    PointSide();

    using Pins = std::array<std::optional<std::size_t>, 2>;
    /// Shows this point; a null front shows nothing.
    void show_point(const FoundFrontPtr& found, std::size_t point, const Pins& pins);
    /// The row of the table that is current.
    std::size_t group() const;
    const ChoicesModel& choices() const { return *model_; }

signals:
    void point_wanted(std::size_t point);
    void pin_wanted(std::size_t pin); ///< 0 or 1: pinned here, or not any more
    void group_chosen();

private:
    QWidget* build_questions();
    QWidget* build_pins();
    void show_neighbours(std::size_t point);
    void show_pins(std::size_t point, const Pins& pins);

    FoundFrontPtr found_;
    QLabel *cost_, *value_, *cheaper_, *dearer_, *compared_;
    QPushButton* knee_;
    LongSpinBox* within_;
    std::array<QPushButton*, 2> pins_{};
    ChoicesModel* model_;
    QTableView* table_;
};

} // namespace ks::ui
