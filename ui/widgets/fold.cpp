// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fold.h"

#include "ui/widgets/icons.h"

namespace ks::ui {

Fold::Fold(QWidget& part, const QString& name, const QString& tip) : part_(part) {
    setObjectName(QStringLiteral("fold-") + part.objectName());
    setText(name);
    setAccessibleName(name);
    setToolTip(tip);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::TabFocus);
    setCheckable(true);
    set_icon(*this, QStringLiteral("unfolded"));
    hide();
    connect(this, &QToolButton::toggled, this, &Fold::show_part);
}

void Fold::set_folded(bool on) {
    if (folded_ == on)
        return;
    folded_ = on;
    setChecked(false);
    setVisible(on);
    show_part();
}

void Fold::show_part() {
    part_.setVisible(!folded_ || isChecked());
}

} // namespace ks::ui
