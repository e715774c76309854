// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/icons.h"

#include "assets/assets.h"
#include "ui/widgets/files.h"
#include "visual/paint/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>
#include <QWidget>

namespace ks::ui {
namespace {

constexpr char icon_property[] = "icon_name";
constexpr int icon_pixels = 96; // drawn once at this size; QIcon scales it down

QPixmap drawn(const QByteArray& svg, const QColor& colour) {
    QByteArray tinted = svg;
    tinted.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(tinted);
    QPixmap pixmap(icon_pixels, icon_pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

} // namespace

QIcon icon(const QString& name, const QColor& colour, const QColor& disabled) {
    constexpr FileLimit limit{.bytes = 1 << 20, .of = "an icon"};
    const auto svg = read_file(asset_path(QStringLiteral("icons/%1.svg").arg(name)), limit);
    if (!svg)
        return {};
    const QByteArray drawing = QByteArray::fromStdString(*svg);
    QIcon made;
    made.addPixmap(drawn(drawing, colour), QIcon::Normal);
    made.addPixmap(drawn(drawing, disabled), QIcon::Disabled);
    return made;
}

void set_icon(QAbstractButton& button, const QString& name) {
    button.setProperty(icon_property, name);
}
void set_icon(QAction& action, const QString& name) {
    action.setProperty(icon_property, name);
}

void retint(QWidget& root, const paint::Theme& theme) {
    const QColor quiet = theme.ink(scene::Role::quiet);
    for (auto* button : root.findChildren<QAbstractButton*>()) {
        const QString name = button->property(icon_property).toString();
        if (name.isEmpty())
            continue;
        const bool primary = button->property("primary").toBool();
        button->setIcon(icon(name, theme.ink(primary ? scene::Role::on_accent : scene::Role::text), quiet));
        const int size = button->property("icon_size").isValid() ? button->property("icon_size").toInt() : 20;
        const int pixels = qRound(size * theme.scale());
        button->setIconSize({pixels, pixels});
    }
    for (auto* action : root.findChildren<QAction*>())
        if (const QString name = action->property(icon_property).toString(); !name.isEmpty())
            action->setIcon(icon(name, theme.ink(scene::Role::text), quiet));
}

} // namespace ks::ui
