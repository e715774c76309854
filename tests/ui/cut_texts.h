// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QStringList>

// The texts of widgets, and which of them are cut.

namespace ks::tests {

inline QString text_of(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        return group->title();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        return line->placeholderText();
    return {};
}

/// Whether a label or a button is narrower or lower than its text.
inline bool is_cut(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty() || label->inherits("ks::ui::ElidedLabel"))
            return false;
        if (label->wordWrap())
            return label->height() < label->heightForWidth(label->width());
        return label->width() < label->sizeHint().width();
    }
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button && !button->text().isEmpty() && button->width() < button->minimumSizeHint().width();
}

/// The visible widgets of a window.
inline QList<QWidget*> visible_in(const QWidget& window) {
    QList<QWidget*> all;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisibleTo(&window) && !widget->visibleRegion().isEmpty())
            all << widget;
    return all;
}

/// The widgets that are cut, one line each.
inline QStringList cut_in(const QWidget& window) {
    QStringList cut;
    for (const QWidget* widget : visible_in(window))
        if (is_cut(*widget))
            cut << QStringLiteral("%1 %2 (%3 of %4): %5")
                       .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName())
                       .arg(widget->width())
                       .arg(widget->sizeHint().width())
                       .arg(text_of(*widget));
    return cut;
}

} // namespace ks::tests
