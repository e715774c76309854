// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/layouts/page_layout.h"

#include "ui/widgets/fold.h"

namespace ks::ui {

PageLayout layout_of(const QWidget& page) {
    PageLayout layout;
    if (const auto* area = page.findChild<DockArea*>())
        layout.docks = area->layout();
    for (const Fold* fold : page.findChildren<Fold*>())
        if (fold->isChecked())
            layout.panels[fold->objectName()] = true;
    return layout;
}

void lay_out(QWidget& page, const PageLayout& layout) {
    if (auto* area = page.findChild<DockArea*>())
        area->lay_out(layout.docks);
    for (Fold* fold : page.findChildren<Fold*>()) {
        const auto found = layout.panels.find(fold->objectName());
        fold->show_now(found != layout.panels.end() && found->second);
    }
}

} // namespace ks::ui
