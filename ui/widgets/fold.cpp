// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fold.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/parts.h"

#include <utility>

namespace ks::ui {

Fold::Fold(QWidget& part, const QString& name, const QString& tip) : parts_{&part} {
    setObjectName(QStringLiteral("fold-") + part.objectName());
    setText(name);
    setAccessibleName(name);
    setToolTip(plain_tip(tip));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::TabFocus);
    setCheckable(true);
    set_icon(*this, QStringLiteral("unfolded"));
    hide();
    connect(this, &QToolButton::toggled, this, &Fold::show_part);
}

void Fold::set_folded(bool on) {
    if (folded_ == on && on)
        show_part(); // a part may have become a separate window in the meantime
    if (folded_ == on)
        return;
    folded_ = on;
    setChecked(on && std::exchange(shown_next_, false));
    show_part();
}

void Fold::show_now(bool shown) {
    if (folded_)
        setChecked(shown);
    else
        shown_next_ = shown;
}

/// A part in a separate window needs no room.
void Fold::show_part() {
    bool any = false;
    for (QWidget* part : parts_) {
        const bool here = part->window() == window();
        part->setVisible(!here || !folded_ || isChecked());
        any = any || here;
    }
    setVisible(folded_ && any);
}

} // namespace ks::ui
