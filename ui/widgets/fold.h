// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

#include <vector>

namespace ks::ui {

/// The button for a part that is hidden first: if the page lacks room, the part is hidden and this button
/// shows it; otherwise the part is always visible and the button is hidden.
class Fold : public QToolButton {
    Q_OBJECT

public:
    Fold(QWidget& part, const QString& name, const QString& tip);
    /// Adds a part that is hidden together with the first.
    void add(QWidget& part) { parts_.push_back(&part); }
    /// Sets whether the page lacks room. Each time this becomes true, the part is hidden.
    void set_folded(bool on);
    /// Shows or hides the part while the page lacks room; otherwise applies once when the page next lacks
    /// room.
    void show_now(bool shown);

private:
    void show_part();

    std::vector<QWidget*> parts_;
    bool folded_ = false, shown_next_ = false;
};

} // namespace ks::ui
