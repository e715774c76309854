// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/rail.h"

#include "ui/frame/spoken_rail.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/parts.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

Rail::Rail(QWidget* parent) : QWidget(parent), buttons_(new QVBoxLayout) {
    speak_rail();
    setObjectName(QStringLiteral("rail"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Pages"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 8);
    buttons_->setSpacing(0);
    layout->addLayout(buttons_);
    layout->addStretch();
}

void Rail::add(const PageInfo& page) {
    auto* button = new QToolButton(this); // a screen reader asks at once what it is (spoken_rail.h)
    button->setObjectName(page.id);
    button->setText(page.title);
    button->setToolTip(plain_tip(tr("%1 (Ctrl+%2)").arg(page.title).arg(page.number)));
    button->setAccessibleName(page.title);
    button->setCheckable(true);
    button->setAutoExclusive(true); // else arrow keys would not go from one to the next
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::TabFocus);
    set_icon(*button, page.id);
    connect(button, &QToolButton::clicked, this, [this, id = page.id] { emit chosen(id); });
    group_.addButton(button);
    buttons_->addWidget(button);
}

void Rail::set_current(const QString& page) {
    if (auto* button = findChild<QToolButton*>(page))
        button->setChecked(true);
    for (QAbstractButton* button : group_.buttons()) // Tab comes to this page's, not to the first one
        button->setFocusPolicy(button->isChecked() ? Qt::TabFocus : Qt::NoFocus);
}

void Rail::set_scale(double scale) {
    int width = qRound(80 * scale);
    for (const QAbstractButton* button : group_.buttons()) // another language may have a longer word
        width = std::max(width, button->sizeHint().width());
    setFixedWidth(width);
}

} // namespace ks::ui
