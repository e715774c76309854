// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/side_pair.h"

#include "solvers/pairs/differences.h"
#include "ui/base/session.h"
#include "ui/stepping/step_view.h"
#include "ui/widgets/two_halves.h"
#include "visual/export/export.h"
#include "visual/paint/theme.h"
#include "visual/scene/side_by_side.h"
#include "visual/scene/whole_table.h"

#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

namespace {

Differences differences_at(const PairMoment& moment) {
    return differences(*moment.recordings[0], moment.steps[0], *moment.recordings[1], moment.steps[1]);
}

/// The picture of both, in the parts of the tables that `view_of` gives for the size of a side.
template <class ViewOf>
scene::DisplayList pair_scene(const PairMoment& moment, QSizeF size, const scene::TextMeasure& measure,
                              ViewOf view_of) {
    const Differences found = differences_at(moment);
    const scene::Rect side = scene::side_of_pair(size.width(), size.height());
    const std::array moments{scene::moment_of(*moment.recordings[0], moment.steps[0]),
                             scene::moment_of(*moment.recordings[1], moment.steps[1])};
    const std::array views{view_of(0u, moments[0], QSizeF(side.width, side.height)),
                           view_of(1u, moments[1], QSizeF(side.width, side.height))};
    const auto side_of = [&](std::size_t i) {
        return scene::PairSide{.recording = *moment.recordings[i],
                               .moment = moments[i],
                               .view = views[i],
                               .differs = found.where[i]};
    };
    return scene::side_by_side_scene({.first = side_of(0),
                                      .second = side_of(1),
                                      .first_title = moment.titles[0].toStdString(),
                                      .second_title = moment.titles[1].toStdString(),
                                      .found = found},
                                     size.width(), size.height(), measure);
}

} // namespace

SidePair::SidePair(Session& session) : session_(session), words_(new Canvas) {
    for (std::size_t i = 0; i < views_.size(); ++i) {
        views_[i] = new StepView(session, StepView::Parts::side);
        views_[i]->setObjectName(i == 0 ? QStringLiteral("left") : QStringLiteral("right"));
        connect(views_[i], &StepView::step_chosen, this,
                [this, i](qint64 step) { emit step_chosen(static_cast<int>(i), step); });
    }
    words_->setObjectName(QStringLiteral("differences"));
    words_->setAccessibleName(tr("What differs"));
    halves_ = new TwoHalves({views_[0], views_[1]}, *words_, {});
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(halves_);
    setFocusProxy(halves_);
    connect(&session, &Session::theme_changed, this, &SidePair::fit_theme);
    fit_theme();
}

/// The pictures have an edge, which grows with the theme; together with the rest they begin where each page
/// does.
void SidePair::fit_theme() {
    constexpr int page_margin = 24;
    const double scale = session_.theme().scale();
    const int edge = qRound(scene::side_edge * scale), rest = std::max(0, page_margin - edge);
    words_->set_theme(session_.theme());
    words_->setFixedHeight(qRound(scene::difference_strip_height * scale));
    halves_->set_edges(edge);
    layout()->setContentsMargins(rest, 0, rest, 0);
}

void SidePair::show_moment(const PairMoment& moment) {
    moment_ = moment;
    const Differences found = differences_at(moment);
    for (const std::size_t i : {0u, 1u}) {
        halves_->set_title(i, moment.titles[i]);
        views_[i]->show_step(moment.recordings[i], moment.steps[i]);
        views_[i]->picture_widget().setAccessibleName(
            (i == 0 ? tr("Left: %1") : tr("Right: %1")).arg(moment.titles[i]));
        views_[i]->set_differences(found.where[i]);
    }
    words_->set_scene([this, found](QSizeF size) {
        return scene::difference_strip(found, size.width(), size.height(), measure_);
    });
}

void SidePair::zoom(double factor) {
    for (StepView* view : views_)
        view->zoom(factor);
}

void SidePair::pan(double across, double down) {
    for (StepView* view : views_)
        view->pan(across, down);
}

visual::Picture SidePair::picture(QSizeF size) const {
    const auto view_of = [this](std::size_t i, const scene::Moment&, QSizeF side) {
        return views_[i]->view_for(side);
    };
    return visual::picture_of(pair_scene(moment_, size / session_.theme().scale(), measure_, view_of),
                              session_.theme());
}

QSizeF SidePair::whole_size(QSizeF least) const {
    const double scale = session_.theme().scale();
    const scene::Extent most{.width = visual::most_by_itself.width() / scale,
                             .height = visual::most_by_itself.height() / scale};
    const auto frame_of = [](double width, double height) {
        const scene::Rect side = scene::side_of_pair(width, height);
        return scene::side_frame(side.width, side.height);
    };
    scene::Extent size{.width = least.width() / scale, .height = least.height() / scale};
    for (const RecordingPtr& recording : moment_.recordings)
        if (const auto table = as_table(recording))
            size = scene::whole_table_size(*table, size, most, frame_of, measure_);
    return QSizeF(size.width, size.height) * scale;
}

Canvas::Scene SidePair::scene_of(const PairMoment& moment) {
    return [moment](QSizeF size) {
        const paint::FontMeasure measure;
        return pair_scene(moment, size, measure,
                          [&](std::size_t i, const scene::Moment& at, QSizeF side) -> scene::TableView {
                              const auto table = as_table(moment.recordings[i]);
                              if (!table || table->front(at.step.index))
                                  return {};
                              return scene::followed(*table, at.step, {},
                                                     scene::side_frame(side.width(), side.height()), measure);
                          });
    };
}

} // namespace ks::ui
