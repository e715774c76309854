// SPDX-License-Identifier: GPL-3.0-or-later
// The content of the Pareto page, as pictures and as numbers for files.
#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"
#include "solvers/run/pareto_document.h"
#include "ui/base/session.h"
#include "ui/pareto/pareto_page.h"
#include "ui/pareto/view_bar.h"
#include "ui/widgets/texts.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/scene/numbers.h"

#include <algorithm>

namespace ks::ui {

QString ParetoPage::called(const Instance& instance) const {
    return session().instance().get() == &instance ? session().called() : shown_name(instance.name());
}

scene::FrontPicture ParetoPage::front_picture() const {
    scene::FrontPicture picture;
    const FoundFrontPtr& found = held();
    if (!found)
        return picture;
    const KindFront& words = found->words();
    picture.words = {.cost = said(std::string(words.cost)),
                     .value = said(std::string(words.value)),
                     .symbol = std::string(words.symbol),
                     .within = said(std::string(words.within)),
                     .beyond = said(std::string(words.beyond)),
                     .less_is_better = words.less_is_better,
                     .cost_unit = sum_units_of(*found->instance).weight,
                     .value_unit = sum_units_of(*found->instance).value};
    if (preview_)
        picture.fronts.push_back({.name = tr("what if").toStdString(), .front = &preview_->front});
    const std::string own = is_old()   ? tr("before the edit").toStdString()
                            : preview_ ? tr("as it is").toStdString()
                                       : called(*current_->instance).toStdString();
    picture.fronts.push_back({.name = own, .front = &current_->front, .old = is_old()});
    for (const Other& other : others_) {
        const bool same = Front::same_points(*other.front, current_->front);
        picture.fronts.push_back(
            {.name = same ? tr("%1 (the same points)").arg(QString::fromStdString(other.name)).toStdString()
                          : other.name,
             .front = other.front.get()});
    }
    picture.behind = found->behind;
    picture.only_costs = found->only_costs;
    picture.shown = span_;
    picture.log_costs = view_bar_->log();
    picture.nothing_chosen = found->nothing_chosen;
    picture.nothing_chosen_words = tr("all %1").arg(in_language(words.without)).toStdString();
    picture.selected = chosen_;
    picture.knee = found->knee;
    picture.pins = pins_;
    return picture;
}

std::vector<std::shared_ptr<const void>> ParetoPage::drawn_from() const {
    std::vector<std::shared_ptr<const void>> owners{current_, preview_};
    for (const Other& other : others_)
        owners.push_back(other.front);
    return owners;
}

scene::SchedulePicture ParetoPage::schedule_picture() const {
    scene::SchedulePicture picture;
    if (!has_schedules_)
        return picture;
    picture.schedules = {{.name = tr("All %1").arg(in_language(held()->words().without)).toStdString(),
                          .schedule = &in_software_},
                         {.name = formatted("{} {}", said(std::string(held()->words().cost)),
                                            scene::number(held()->front.points()[chosen_].cost)),
                          .schedule = &with_choices_}};
    return picture;
}

QSizeF ParetoPage::complete_from() const {
    return visual::complete_picture * session().theme().scale();
}

Result<visual::Picture> ParetoPage::picture(QSizeF size) {
    if (!held())
        return worker_.error().value_or(
            Error{.code = ErrorCode::input,
                  .what = shown_ ? "there is no front of this instance" : "no instance is open",
                  .where = "",
                  .todo = "open an instance whose choices have a cost and a value"});
    constexpr double margin = 24;
    const QSizeF laid_out = size / session().theme().scale();
    const double width = laid_out.width() - 2 * margin, height = laid_out.height() - 2 * margin;
    scene::DisplayList list{laid_out.width(), laid_out.height(), {}, {}};
    const scene::SchedulePicture schedules = schedule_picture();
    const double below =
        schedules.schedules.empty() ? 0 : std::min(scene::schedule_height(schedules) + 16, height * 0.4);
    scene::FrontPicture picture = front_picture();
    picture.title = headline_of(*held()->instance, called(*held()->instance)).toStdString();
    picture.source = held()->instance->source();
    scene::draw_front(list, picture, {margin, margin, width, height - below}, paint::FontMeasure());
    if (below > 0)
        scene::draw_schedules(list, schedules, {margin, margin + height - below + 16, width, below - 16},
                              paint::FontMeasure());
    return visual::picture_of(std::move(list), session().theme());
}

Result<QByteArray> ParetoPage::csv() {
    if (!held())
        return Error{.code = ErrorCode::input,
                     .what = "there is no front to write",
                     .where = "",
                     .todo = "open an instance whose choices have a cost and a value"};
    return QByteArray::fromStdString(pareto_csv(*held()->instance, held()->front));
}

} // namespace ks::ui
