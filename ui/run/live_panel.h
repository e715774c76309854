// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/base/page.h"
#include "ui/run/live_feed.h"
#include "ui/run/replay.h"
#include "ui/run/shown_run.h"
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

/// What a class looks at while a kernel runs, and after it: occupancy live, the blocks in slow motion, times,
/// counters, runs beside each other; and the table of runs, as long as nothing is watched the only thing
/// there.
class LivePanel : public QWidget {
    Q_OBJECT

public:
    enum class Tab { live, blocks, timing, limit, counters, compare, table };

    /// `table` is what the last tab shows.
    LivePanel(Session& session, LiveFeed& feed, QWidget& table);

    Tab tab() const { return tab_; }
    void show_tab(Tab tab);
    WatchedRuns& runs() { return runs_; }
    Replay& replay() { return replay_; }
    TimeView& view(); ///< of the open tab
    /// Whether runs are laid out, read or written.
    bool busy() const { return work_.busy(); }
    const std::optional<Error>& problem() const { return problem_; }

    /// Opens a run that was saved; what was there stays, also where the file is broken.
    void open(const QString& path);
    void save(int row, const QString& path);
    /// The run that is shown, as a file could hold it.
    std::optional<ShownFile> document() const;

    /// The open tab's picture and its numbers; nothing was watched: an error of code input.
    Result<visual::Picture> picture(QSizeF size);
    Result<QByteArray> csv() const;

signals:
    void tab_changed();
    void settled();
    void failed(const ks::Error& error);
    void open_wanted();
    void occupancy_wanted(const ks::ui::LiveTheory& theory); ///< the Occupancy page, for this launch

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
    LiveRunPtr to_show_; ///< is shown as soon as it is laid out
    std::optional<std::int64_t> block_;
    scene::DrawnTimeline lanes_;
    std::optional<Error> problem_;
    int limits_state_ = 1; ///< of the session: another instance or other ceilings, and limits are asked anew
    bool finding_limit_ = false;
    std::array<QToolButton*, 7> tabs_{};
    QWidget* tab_row_ = nullptr;
    QWidget* nothing_ = nullptr; ///< what to do where nothing was watched
    QWidget* table_;
    CompareSide* side_;
    TimeCanvas* canvas_;
    TimeScroll* scroll_;
    ChartBar* bar_;
};

} // namespace ks::ui
