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

/// The controls of the visible costs, of the axis, and of further fronts.
class ViewBar : public QWidget {
    Q_OBJECT

public:
    ViewBar();

    /// Sets the whole span and the visible one; `all` has whole numbers.
    void show_span(const scene::CostSpan& all, const scene::CostSpan& shown, bool zoomed);
    bool log() const;
    /// The menu of "Add front…"; the page fills it.
    QMenu& offered() const { return *offered_; }
    void set_others(bool any); ///< whether there are other fronts

signals:
    void span_wanted(const scene::CostSpan& span); ///< empty: everything
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
