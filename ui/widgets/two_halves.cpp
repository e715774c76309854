// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/two_halves.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/parts.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ks::ui {

TwoHalves::TwoHalves(std::array<QWidget*, 2> halves, QWidget& below, const Space& space) {
    auto* row = new QHBoxLayout;
    row->setSpacing(space.between);
    for (std::size_t i = 0; i < halves.size(); ++i) {
        titles_[i] = new ElidedLabel("heading");
        titles_[i]->setObjectName(i == 0 ? QStringLiteral("left-title") : QStringLiteral("right-title"));
        auto* half = new QVBoxLayout;
        half->setSpacing(4);
        half->addWidget(titles_[i]);
        half->addWidget(halves[i], 1);
        if (i > 0)
            row->addWidget(hairline(Qt::Vertical));
        row->addLayout(half, 1);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space.lines);
    column->addLayout(row, 1);
    line_ = new QHBoxLayout;
    QWidget* line = hairline(Qt::Horizontal);
    line->setObjectName(QStringLiteral("line-below"));
    line_->addWidget(line);
    column->addLayout(line_);
    column->addWidget(&below);
    setFocusProxy(halves[0]);
}

void TwoHalves::set_edges(int edge) {
    line_->setContentsMargins(edge, 0, edge, 0);
    for (ElidedLabel* title : titles_)
        title->setContentsMargins(edge, 0, edge, 0);
}

void TwoHalves::set_title(std::size_t which, const QString& title) {
    titles_[which]->setText(title);
}

} // namespace ks::ui
