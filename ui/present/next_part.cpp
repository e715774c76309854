// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/next_part.h"

#include "ui/base/key_choices.h"

#include <QAction>
#include <QApplication>

#include <algorithm>

namespace ks::ui {
namespace {

bool takes_focus(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// The part itself, or the first widget in it that takes the focus; null if there is none.
QWidget* first_in(QWidget& part) {
    if (takes_focus(part))
        return &part;
    const auto inside = part.findChildren<QWidget*>();
    const auto found = std::ranges::find_if(inside, [](const QWidget* each) { return takes_focus(*each); });
    return found == inside.end() ? nullptr : *found;
}

void focus_next(const std::vector<QWidget*>& parts) {
    const QWidget* focus = QApplication::focusWidget();
    const auto here = std::ranges::find_if(parts, [focus](const QWidget* part) {
        return part == focus || (focus && part->isAncestorOf(focus));
    });
    const auto first = static_cast<std::size_t>(here == parts.end() ? -1 : here - parts.begin());
    for (std::size_t i = 1; i <= parts.size(); ++i)
        if (QWidget* next = first_in(*parts[(first + i) % parts.size()])) {
            next->setFocus(Qt::ShortcutFocusReason);
            return;
        }
}

} // namespace

void add_part_key(QWidget& window, std::function<std::vector<QWidget*>()> parts) {
    auto* action = new QAction(&window);
    action->setObjectName(QStringLiteral("present.next-part"));
    bind_keys(*action, "present.next-part");
    QObject::connect(action, &QAction::triggered, &window,
                     [parts = std::move(parts)] { focus_next(parts()); });
    window.addAction(action);
}

} // namespace ks::ui
