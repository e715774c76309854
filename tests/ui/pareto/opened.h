// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/kinds/presets.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/pareto/front_canvas.h"

#include <QLabel>
#include <QPushButton>

namespace ks::tests {

/// Three tasks whose ten points are known, from (0, 113/60) to (12, 47/60).
inline InstancePtr three_tasks() {
    return *generate("ise-three-tasks", "", {});
}

/// The window with its Pareto page in front.
struct ParetoWindow : Window {
    ParetoWindow() { QTest::keyClick(window.get(), Qt::Key_8, Qt::ControlModifier); }
    /// The same with the front of this instance, which has been computed.
    explicit ParetoWindow(const InstancePtr& instance) : ParetoWindow() {
        session.open(instance);
        wait();
    }

    bool busy() const { return window->current_page()->busy(); }
    void wait() const { KS_WAIT_FOR(!busy()); }
    QString said(const char* label) const { return find<QLabel>(label)->text(); }
    bool shows(const char* widget) const { return find<QWidget>(widget)->isVisible(); }
    /// The drawn picture as text.
    QString drawn() const {
        return QString::fromStdString(scene::to_text(find<ui::FrontCanvas>("front")->list()));
    }
    const std::vector<scene::NamedFront>& fronts() const {
        return find<ui::FrontCanvas>("front")->shown().fronts;
    }
    /// The exact value of a point of the first front.
    QString exact(std::size_t point) const {
        return QString::fromStdString(fronts().front().front->exact(point).text());
    }
    void press(const char* button) const { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    void key(Qt::Key key, Qt::KeyboardModifiers with = {}) const { QTest::keyClick(window.get(), key, with); }
};

} // namespace ks::tests
