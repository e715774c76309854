// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session_file/page_layout.h"

#include "ui/widgets/fold.h"

#include <QSplitter>

#include <algorithm>
#include <numeric>

namespace ks::ui {

PageLayout layout_of(const QWidget& page) {
    PageLayout layout;
    for (const QSplitter* splitter : page.findChildren<QSplitter*>()) {
        const QList<int> sizes = splitter->sizes();
        if (splitter->isVisible() && !splitter->objectName().isEmpty())
            layout.splitters[splitter->objectName()] = {sizes.begin(), sizes.end()};
    }
    for (const Fold* fold : page.findChildren<Fold*>())
        if (fold->isVisible()) // else the page has room for its part
            layout.panels[fold->objectName()] = fold->isChecked();
    return layout;
}

void lay_out(QWidget& page, const PageLayout& layout) {
    for (QSplitter* splitter : page.findChildren<QSplitter*>()) {
        const auto found = layout.splitters.find(splitter->objectName());
        if (found == layout.splitters.end() || static_cast<int>(found->second.size()) != splitter->count() ||
            std::accumulate(found->second.begin(), found->second.end(), 0) == 0)
            continue;
        splitter->setSizes({found->second.begin(), found->second.end()});
    }
    for (Fold* fold : page.findChildren<Fold*>())
        if (const auto found = layout.panels.find(fold->objectName());
            found != layout.panels.end() && fold->isVisible())
            fold->setChecked(found->second);
}

} // namespace ks::ui
