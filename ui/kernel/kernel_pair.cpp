// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_pair.h"

#include "ui/base/session.h"
#include "ui/kernel/kernel_view.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/texts.h"
#include "ui/widgets/two_halves.h"
#include "visual/export/export.h"
#include "visual/paint/theme.h"
#include "visual/scene/kernel/counters_table.h"

#include <QVBoxLayout>

namespace ks::ui {

namespace {

constexpr double counters_height = 72;

} // namespace

KernelPair::KernelPair(Session& session) : session_(session), views_{}, counters_(new Canvas) {
    for (std::size_t i = 0; i < views_.size(); ++i) {
        views_[i] = new KernelView(session, KernelView::Shape::half);
        views_[i]->setObjectName(i == 0 ? QStringLiteral("first") : QStringLiteral("second"));
        connect(views_[i], &KernelView::line_chosen, this,
                [this, i](int line) { emit line_chosen(static_cast<int>(i), line); });
    }
    counters_->setObjectName(QStringLiteral("counters"));
    counters_->setAccessibleName(tr("Counters compared"));
    const auto fit = [this] {
        counters_->set_theme(session_.theme());
        counters_->setFixedHeight(qRound(counters_height * session_.theme().scale()));
    };
    connect(&session, &Session::theme_changed, this, fit);
    fit();
    halves_ = new TwoHalves({views_[0], views_[1]}, *counters_, {.between = 16, .lines = 8});
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(halves_);
    setFocusProxy(halves_);
}

void KernelPair::show_moments(const scene::KernelMoment& first, const scene::KernelMoment& second) {
    const bool fresh =
        first.kernel != views_[0]->moment().kernel || second.kernel != views_[1]->moment().kernel;
    views_[0]->show_moment(first);
    views_[1]->show_moment(second);
    if (!fresh)
        return;
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const Trace& trace = views_[i]->moment().kernel->trace();
        const CatalogueEntry* found = session_.catalogue().find(trace.variant);
        QString title = QString::fromStdString(trace.variant);
        if (!trace.findings.empty()) // findings are listed in the view of a single kernel
            title += trace.findings.size() == 1 ? tr(" · 1 finding")
                                                : tr(" · %1 findings").arg(trace.findings.size());
        if (found)
            title += QStringLiteral(" · ") + in_language(found->title);
        halves_->set_title(i, title);
    }
    counters_->set_scene([this](QSizeF size) {
        scene::DisplayList list{size.width(), size.height(), {}, {}};
        scene::add_counters(list, views_[0]->moment().kernel->trace(), views_[1]->moment().kernel->trace(),
                            {0, 0, size.width(), size.height()}, measure_);
        return list;
    });
}

visual::Picture KernelPair::picture(QSizeF size) const {
    const QSizeF inner = size / session_.theme().scale();
    return visual::picture_of(scene::kernel_pair_scene(views_[0]->moment(), views_[1]->moment(),
                                                       inner.width(), inner.height(), measure_),
                              session_.theme());
}

} // namespace ks::ui
