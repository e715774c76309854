// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, saving and exporting runs.
#include "solvers/run/live_document.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/live/compare_side.h"
#include "ui/live/live_csv.h"
#include "ui/live/live_panel.h"
#include "visual/export/export.h"
#include "visual/paint/theme.h"

#include <nlohmann/json.hpp>

namespace ks::ui {
namespace {

/// The margin of a picture in a file; in the window the page has the margin.
constexpr double margin = 24;

Error nothing_watched() {
    return {.code = ErrorCode::input,
            .what = "nothing was watched yet",
            .todo = "tick Watch and run a kernel, or open a run that was saved"};
}

} // namespace

void LivePanel::open(const QString& path) {
    problem_.reset();
    work_.open(path);
}

void LivePanel::save(int row, const QString& path) {
    problem_.reset();
    if (const WatchedRuns::Entry* entry = runs_.entry(row))
        work_.save(entry->run.run, path);
}

std::optional<ShownFile> LivePanel::document() const {
    const live::LiveRun* run = shown_.run();
    if (!run)
        return {};
    return ShownFile{.name = QString::fromStdString(run->variant) + QStringLiteral(".knapscope-live.json"),
                     .path = {},
                     .bytes = QByteArray::fromStdString(to_line(to_json(*run)))};
}

void LivePanel::ask_where_to_save(int row) {
    const WatchedRuns::Entry* entry = runs_.entry(row);
    if (!entry)
        return;
    const QString name = entry->path.isEmpty() ? QString::fromStdString(entry->run.run->variant) +
                                                     QStringLiteral(".knapscope-live.json")
                                               : entry->path;
    const QString path = ks::ui::ask_where_to_save(*this, session_, tr("Save the watched run"), name,
                                                   tr("Watched runs (*.knapscope-live.json)"));
    if (!path.isEmpty())
        save(row, path);
}

Result<visual::Picture> LivePanel::picture(QSizeF size) {
    if (!shown_.run())
        return nothing_watched();
    const paint::Theme& theme = session_.theme();
    const QSizeF room = size / theme.scale();
    scene::DisplayList list{room.width() - 2 * margin, room.height() - 2 * margin, {}, {}};
    const scene::DrawnTimeline lanes = lanes_; // of the picture in the window, which the user clicks
    draw(list);
    lanes_ = lanes;
    list.move(margin, margin);
    list.width += 2 * margin;
    list.height += 2 * margin;
    return visual::picture_of(std::move(list), theme);
}

Result<QByteArray> LivePanel::csv() const {
    const live::LiveRun* run = shown_.run();
    if (!run)
        return nothing_watched();
    switch (tab_) {
    case Tab::timing:
        return solves_csv(*run);
    case Tab::limit:
        return limit_csv();
    case Tab::counters:
        return counters_csv(*run);
    case Tab::compare:
        return watched_csv(runs_);
    case Tab::blocks:
        if (!run->timeline)
            return Error{.code = ErrorCode::input,
                         .what = "nothing was told of the blocks of this run",
                         .todo = "tick Watch before it begins"};
        return blocks_csv(*run);
    default:
        return samples_csv(*run);
    }
}

} // namespace ks::ui
