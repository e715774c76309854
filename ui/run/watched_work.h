// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/run/live_feed.h"
#include "ui/run/live_limit.h"
#include "ui/run/live_summary.h"
#include "visual/scene/live/laid_out_timeline.h"

#include <deque>
#include <functional>

namespace ks::ui {

/// What is worked out of a run once, for all its pictures and words.
struct LaidOutRun {
    LiveRunPtr run;
    LiveSummary summary;
    std::shared_ptr<const scene::LaidOutTimeline> timeline; ///< null: the run has none
};

/// What takes long with runs that were watched, one after the other on a thread of its own: a timeline of a
/// million blocks is laid out, the work of kernels is counted, files are read and written.
class WatchedWork : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~WatchedWork() override { drop(); }

    void lay_out(const LiveRunPtr& run);
    void find_limit(const LimitQuestion& question);
    void open(const QString& path); ///< also one inside the program (":/assets/...")
    void save(const LiveRunPtr& run, const QString& path);
    bool busy() const { return working_; }
    void drop(); ///< forgets what is not done; no signal follows

signals:
    void laid_out(const ks::ui::LaidOutRun& run);
    void limit_found(const ks::ui::LiveRunPtr& run, const ks::ui::LiveLimit& limit);
    void opened(const ks::ui::LaidOutRun& run, const QString& path);
    void saved(const ks::ui::LiveRunPtr& run, const QString& path);
    void failed(const ks::Error& error); ///< a file could not be read or written
    void settled();                      ///< nothing is left to do

private:
    /// Does the work on the thread, and gives what is to be done in the window's.
    using Work = std::function<std::function<void()>(const std::stop_token&)>;
    void add(Work work);
    void next();

    std::deque<Work> waiting_;
    bool working_ = false;
    int number_ = 0;
    std::jthread worker_; ///< last, so that it has ended when the others go
};

} // namespace ks::ui
