// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/pareto/cost_axis.h"

#include <QWidget>

class QCheckBox;
class QPushButton;
class QMenu;
class QToolButton;

namespace ks::ui {

class LongSpinBox;

/// Which costs are shown and how, and which fronts beside the open one.
class ViewBar : public QWidget {
    Q_OBJECT

public:
    ViewBar();

    /// What there is and what of it is shown; `all` is whole numbers.
    void show_span(const scene::CostSpan& all, const scene::CostSpan& shown, bool zoomed);
    bool log() const;
    /// The menu of "Add front…"; who fills it knows where fronts come from.
    QMenu& offered() const { return *offered_; }
    void set_others(bool any); ///< whether there are other fronts

signals:
    void span_wanted(const scene::CostSpan& span); ///< empty: all
    void log_changed();
    void others_unwanted();

private:
    void typed();

    LongSpinBox *from_, *to_;
    QToolButton* all_;
    QCheckBox* log_;
    QPushButton *add_, *clear_;
    QMenu* offered_;
    bool filling_ = false;
};

} // namespace ks::ui
