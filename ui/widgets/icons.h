// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

class QAbstractButton;
class QAction;
class QWidget;

namespace ks::paint {
class Theme;
}

namespace ks::ui {

/// The icon assets/icons/<name>.svg in one colour; in `disabled` for disabled controls.
QIcon icon(const QString& name, const QColor& colour, const QColor& disabled);

/// Gives a control an icon that follows the theme: `retint` colours it; on a primary button it has the text
/// colour of the accent.
void set_icon(QAbstractButton& button, const QString& name);
void set_icon(QAction& action, const QString& name);
void retint(QWidget& root, const paint::Theme& theme);

} // namespace ks::ui
