// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of the runs that the panel shows.
#include "ui/base/session.h"
#include "ui/live/live_csv.h"
#include "ui/live/live_panel.h"

namespace ks::ui {

/// Computes the limits of the runs in the pictures, one after the other. The work of a run is counted in the
/// worker thread, from the open instance.
void LivePanel::ask_limits() {
    if (finding_limit_)
        return;
    std::vector<const WatchedRuns::Entry*> wanted = runs_.ticked();
    if (shown_.entry())
        wanted.insert(wanted.begin(), shown_.entry());
    for (const WatchedRuns::Entry* each : wanted) {
        if (!each->laid_out || each->limit_asked == limits_state_)
            continue;
        const LiveRunPtr& run = each->run.run;
        finding_limit_ = true;
        runs_.note_limit_asked(run, limits_state_);
        return work_.find_limit({.run = run,
                                 .instance = session_.instance(),
                                 .launches = launches_of(*run, session_.outcomes()),
                                 .ceilings = ceilings_of(*run, session_.devices())});
    }
}

void LivePanel::take_limit(const LiveRunPtr& run, const LiveLimit& limit) {
    finding_limit_ = false;
    runs_.set_limit(run, limit);
    ask_limits();
}

Result<QByteArray> LivePanel::limit_csv() const {
    const WatchedRuns::Entry* of = shown_.entry();
    if (of && of->limit && of->limit->roofline)
        return ks::ui::limit_csv(*of->limit->roofline);
    return Error{.code = ErrorCode::input,
                 .what = of && of->limit ? of->limit->words.toStdString() : "the limit is not known yet"};
}

} // namespace ks::ui
