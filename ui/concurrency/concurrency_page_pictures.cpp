// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures and files of the Concurrency page, and how its parts share the room.
#include "solvers/kinds/kind.h"
#include "ui/base/session.h"
#include "ui/concurrency/concurrency_page.h"
#include "ui/concurrency/launch_model.h"
#include "ui/concurrency/mix_speedups.h"
#include "ui/concurrency/mix_timeline.h"
#include "ui/concurrency/plan_words.h"
#include "ui/concurrency/sm_canvas.h"
#include "ui/instance/record_list.h"
#include "ui/widgets/fold.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/scene/concurrency/warp_needs.h"
#include "visual/scene/rich_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QTimer>

namespace ks::ui {

namespace {

Error nothing_to_draw() {
    return {.code = ErrorCode::input,
            .what = "no mix of kernels is open",
            .todo = "name a file that holds one, or generate one from a preset"};
}

} // namespace

bool ConcurrencyPage::shows(const char* picture) const {
    return picture_->currentData().toString() == QLatin1String(picture);
}

/// The sentence about the load is above the multiprocessor and the bars. The timeline and the speed-ups have
/// other sentences.
void ConcurrencyPage::show_picture() {
    if (shows("speedups"))
        speedups_->show_kind(has_mix() ? &kind_of(*shown_) : nullptr);
    for (std::size_t i = 0; i < pictures_.size(); ++i)
        pictures_[i]->setVisible(picture_->currentIndex() == static_cast<int>(i));
    load_->setVisible(!shows("timeline") && !shows("speedups"));
    show_plan();
}

scene::BatchStrip ConcurrencyPage::batch_strip() const {
    return {
        .problem = &choice_.problem(),
        .plan = shown_plan(),
        .launches = [this](std::size_t batch) { return choice_.launches_of(shown_plan()->batches[batch]); },
        .chosen = batch_};
}

/// Sets the pictures other than the multiprocessor, which draws itself.
void ConcurrencyPage::set_scenes() {
    const auto empty = [](QSizeF size) { return scene::DisplayList{size.width(), size.height(), {}, {}}; };
    needs_->set_scene([this, empty](QSizeF size) {
        scene::DisplayList list = empty(size);
        if (!choice_.problem().kernels.empty())
            scene::draw_warp_needs(list, choice_.problem(), choice_.launches(),
                                   {0, 0, size.width(), size.height()}, paint::FontMeasure());
        return list;
    });
    strip_->set_scene([this, empty](QSizeF size) {
        scene::DisplayList list = empty(size);
        if (shown_plan())
            scene::draw_batches(list, batch_strip(), {0, 0, size.width(), size.height()},
                                paint::FontMeasure());
        return list;
    });
}

/// The view for a file: the picture contains the sentences that the page shows outside it.
scene::DisplayList ConcurrencyPage::picture_list(QSizeF size) const {
    constexpr double edge = 16;
    const paint::FontMeasure measure;
    scene::DisplayList list{size.width(), size.height(), {}, {}};
    scene::Rect area{edge, edge, std::max(1.0, size.width() - 2 * edge),
                     std::max(1.0, size.height() - 2 * edge)};
    const auto say = [&](const QLabel& label, double y) {
        return scene::add_paragraph(list, measure, {area.x, y, area.width, 40}, label.text().toStdString(),
                                    {.size = 15});
    };
    if (shows("needs")) {
        scene::draw_warp_needs(list, choice_.problem(), choice_.launches(), area, measure);
        return list;
    }
    if (shows("timeline") && timeline_->has_run()) {
        const double used = scene::add_paragraph(list, measure, {area.x, area.y, area.width, 60},
                                                 timeline_->words().toStdString(), {.size = 15});
        area.y += used + 8;
        area.height -= used + 8;
        timeline_->draw(list, area);
        return list;
    }
    if (shows("speedups") && speedups_->has_any()) {
        const double used = scene::add_paragraph(list, measure, {area.x, area.y, area.width, 60},
                                                 speedups_->words().toStdString(), {.size = 15});
        area.y += used + 8;
        area.height -= used + 8;
        speedups_->draw(list, area);
        return list;
    }
    const double said = say(*load_, area.y) + 8;
    area.y += said;
    area.height -= said;
    if (shown_plan() && !shown_plan()->batches.empty()) {
        const double top = area.y + area.height - scene::batch_strip_height;
        scene::draw_batches(list, batch_strip(), {area.x, top, area.width, scene::batch_strip_height},
                            measure);
        say(*verdict_, top - 32);
        area.height -= scene::batch_strip_height + 48;
    }
    scene::draw_sm(list, sm_->shown(), area, measure);
    return list;
}

Result<visual::Picture> ConcurrencyPage::picture(QSizeF size) {
    if (choice_.problem().kernels.empty())
        return nothing_to_draw();
    return visual::picture_of(picture_list(size / session().theme().scale()), session().theme());
}

/// Returns the timeline's blocks, the bars of Figure 2, the plan, or the load of the multiprocessor,
/// whichever is shown.
Result<QByteArray> ConcurrencyPage::csv() {
    if (choice_.problem().kernels.empty())
        return nothing_to_draw();
    if (shows("timeline"))
        return timeline_->csv();
    if (shows("speedups"))
        return speedups_->csv();
    const bool needs = shows("needs");
    if (!needs && shown_plan())
        return plan_csv(*shown_plan());
    std::vector<std::vector<std::string>> rows{{"kernel", "copies", "blocks_per_sm", "threads_per_block"}};
    for (const scene::SmResource resource : scene::sm_resources)
        rows.front().push_back(needs ? scene::name_of(resource) + " of a warp, share"
                                     : scene::name_of(resource));
    for (const scene::SmLaunch& launch : choice_.launches()) {
        const scene::SmAmounts amounts =
            needs ? scene::warp_shares(choice_.problem(), launch.shape) : scene::taken_by({&launch, 1});
        rows.push_back({choice_.problem().kernels[launch.kernel].name, std::to_string(launch.copies),
                        std::to_string(launch.shape.blocks), std::to_string(launch.shape.warps * warp_size)});
        for (const double amount : amounts)
            rows.back().push_back(QString::number(amount, 'g', 12).toStdString());
    }
    return visual::csv_of(rows);
}

void ConcurrencyPage::make_room() {
    side_fold_->set_folded(is_small());
    const double strip = is_small() ? scene::small_batch_strip_height : scene::batch_strip_height;
    strip_->setFixedHeight(qRound(strip * session().theme().scale()));
    fit_->start();
    show_plan();
}

/// Numbers are never cut; a name that is too long is elided.
void ConcurrencyPage::fit_tables() {
    if (choice_.problem().kernels.empty())
        return; // the tables have no columns
    const double scale = session().theme().scale();
    const int most = qRound(tables_width * scale);
    records_->fit_each_column(scale, most);
    records_->table().horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    launch_table_->verticalHeader()->setDefaultSectionSize(qRound(30 * scale));
    QHeaderView& header = *launch_table_->horizontalHeader();
    for (int column = LaunchModel::copies; column < LaunchModel::columns; ++column) {
        header.setSectionResizeMode(column, QHeaderView::Fixed);
        header.resizeSection(column, qRound(84 * scale)); // a spin box with four digits
    }
    header.setSectionResizeMode(LaunchModel::kernel, QHeaderView::Stretch);
}

} // namespace ks::ui
