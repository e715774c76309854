// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/background_task.h"
#include "ui/live/live_feed.h"
#include "ui/live/live_limit.h"
#include "ui/live/live_summary.h"
#include "visual/scene/live/laid_out_timeline.h"

#include <deque>
#include <functional>

namespace ks::ui {

/// The data computed once for a run, for all its pictures and texts.
struct LaidOutRun {
    LiveRunPtr run;
    LiveSummary summary;
    std::shared_ptr<const scene::LaidOutTimeline> timeline; ///< null: the run has no timeline
};

/// Slow work on watched runs, done one after the other in a separate thread: laying out timelines of up to a
/// million blocks, counting the work of kernels, reading and writing files.
class WatchedWork : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~WatchedWork() override { drop(); }

    void lay_out(const LiveRunPtr& run);
    void find_limit(const LimitQuestion& question);
    void open(const QString& path); ///< also accepts a path inside the program (":/assets/...")
    void save(const LiveRunPtr& run, const QString& path);
    bool busy() const { return working_; }
    void drop(); ///< discards pending work; no signal follows

signals:
    void laid_out(const ks::ui::LaidOutRun& run);
    void limit_found(const ks::ui::LiveRunPtr& run, const ks::ui::LiveLimit& limit);
    void opened(const ks::ui::LaidOutRun& run, const QString& path);
    void saved(const ks::ui::LiveRunPtr& run, const QString& path);
    void failed(const ks::Error& error); ///< a file could not be read or written
    void settled();                      ///< nothing is left to do

private:
    /// Work for the thread; it returns the function that is then called in the window's thread.
    using Work = std::function<std::function<void()>(const std::stop_token&)>;
    void add(Work work);
    void next();

    std::deque<Work> waiting_;
    bool working_ = false;
    BackgroundTask task_;
};

} // namespace ks::ui
