// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/present_keys.h"

#include "ui/base/shortcuts.h"
#include "ui/present/presentation.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QToolTip>
#include <QWidget>

#include <functional>

namespace ks::ui {
namespace {

constexpr double nudge_by = 0.02; ///< of the picture

} // namespace

void add_present_keys(QWidget& window, Presentation& presentation, Screens screens, QObject& owner) {
    const auto add_keys = [&](const char* id, const QList<QKeySequence>& keys,
                              const std::function<void()>& run) {
        auto* action = new QAction(&owner);
        action->setObjectName(QString::fromLatin1(id));
        action->setShortcuts(keys);
        QObject::connect(action, &QAction::triggered, &owner, run);
        window.addAction(action);
    };
    const auto add = [&](const char* id, const std::function<void()>& run) {
        add_keys(id, keys_of(id), run);
    };
    Presentation* p = &presentation;
    const auto hold = [p](Tool tool) { p->set_tool(p->tool() == tool ? Tool::none : tool); };
    add("present.black", [p] { p->set_black(!p->black()); });
    add("present.spotlight", [hold] { hold(Tool::spotlight); });
    add("present.pen", [hold] { hold(Tool::pen); });
    add("present.wipe", [p] { p->wipe(); });
    if (screens == Screens::two)
        add("present.freeze", [p] { p->set_frozen(!p->frozen()); });
    else
        add("present.notes", [p] { p->show_notes(!p->notes_shown()); });
    if (&owner == &window) // else it is the page's window, in which the key asks
        add("step.predict", [&window] {
            QToolTip::showText(
                window.mapToGlobal(QPoint(window.width() / 3, window.height() * 3 / 4)),
                QCoreApplication::translate("PresentKeys",
                                            "Predict is turned on or off before the presentation begins."),
                &window);
        });
    const auto add_nudge = [&](const char* id, QPointF by) { // the second key draws
        const QList<QKeySequence> keys = keys_of(id);        // the user may have chosen fewer
        add_keys(id, keys.mid(0, 1), [p, by] { p->nudge(by, false); });
        add_keys(id, keys.mid(1, 1), [p, by] { p->nudge(by, true); });
    };
    add_nudge("present.left", {-nudge_by, 0});
    add_nudge("present.right", {nudge_by, 0});
    add_nudge("present.up", {0, -nudge_by});
    add_nudge("present.down", {0, nudge_by});
}

bool ends_presenting(const QKeyEvent& event) {
    return event.key() == Qt::Key_Escape ||
           keys_of("view.present").contains(QKeySequence(event.keyCombination()));
}

} // namespace ks::ui
