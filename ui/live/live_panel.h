// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/base/page.h"
#include "ui/live/live_feed.h"
#include "ui/live/replay.h"
#include "ui/live/shown_run.h"
#include "visual/export/picture.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace ks::ui {

class ChartBar;
class CompareSide;
class Session;
class TimeCanvas;
class TimeScroll;

/// What a class sees while a kernel runs, and afterwards: live occupancy, blocks in slow motion, times,
/// counters, runs compared; and the table of runs, which is the only tab while no run is watched.
class LivePanel : public QWidget {
    Q_OBJECT

public:
    enum class Tab { live, blocks, timing, limit, counters, compare, table };

    /// `table` is the content of the last tab.
    LivePanel(Session& session, LiveFeed& feed, QWidget& table);

    Tab tab() const { return tab_; }
    void show_tab(Tab tab);
    WatchedRuns& runs() { return runs_; }
    Replay& replay() { return replay_; }
    TimeView& view(); ///< of the current tab
    /// Whether runs are being laid out, read or written.
    bool busy() const { return work_.busy(); }
    const std::optional<Error>& problem() const { return problem_; }

    /// Opens a saved run; the current view is kept, also if the file is broken.
    void open(const QString& path);
    void save(int row, const QString& path);
    /// The current run, in the form of a file.
    std::optional<ShownFile> document() const;

    /// The picture of the current tab, and its numbers; fails (input) if nothing was watched.
    Result<visual::Picture> picture(QSizeF size);
    Result<QByteArray> csv() const;

signals:
    void tab_changed();
    void settled();
    void failed(const ks::Error& error);
    void open_wanted();
    /// the link to the Occupancy page was used, for this launch
    void occupancy_wanted(const ks::ui::LiveTheory& theory);

private:
    void build(QWidget& table);
    QWidget* build_tabs();
    QWidget* build_nothing();
    void build_canvas();
    void add_keys();
    void connect_all();
    void follow_feed();
    void take_ended(const LiveRunPtr& run);
    void take_from_elsewhere();
    void show_laid_out(const LaidOutRun& run);
    void show_run(int row);
    void ask_limits();
    void take_limit(const LiveRunPtr& run, const LiveLimit& limit);
    void show_state();
    void offer_theory();
    void show_words();
    void show_spans();
    void click(const scene::Point& at);
    void ask_where_to_save(int row);
    LiveScene scene_now();
    Result<QByteArray> limit_csv() const;
    scene::DrawnPlot draw(scene::DisplayList& list);

    Session& session_;
    LiveFeed& feed_;
    WatchedRuns runs_;
    WatchedWork work_;
    TimeView seconds_, steps_;
    Replay replay_;
    Tab tab_ = Tab::table;
    ShownRun shown_;
    LiveRunPtr to_show_; ///< shown as soon as it is laid out
    std::optional<std::int64_t> block_;
    scene::DrawnTimeline lanes_;
    std::optional<Error> problem_;
    /// of the session; it changes with the instance or the ceilings, and limits are then computed again
    int limits_state_ = 1;
    bool finding_limit_ = false;
    std::array<QToolButton*, 7> tabs_{};
    QWidget* tab_row_ = nullptr;
    QWidget* nothing_ = nullptr; ///< states what to do while nothing was watched
    QWidget* table_;
    CompareSide* side_;
    TimeCanvas* canvas_;
    TimeScroll* scroll_;
    ChartBar* bar_;
};

} // namespace ks::ui
