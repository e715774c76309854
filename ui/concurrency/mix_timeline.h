// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/outcome.h"
#include "ui/live/recordings.h"
#include "ui/live/time_view.h"
#include "ui/live/watched_work.h"
#include "ui/runs/run_queue.h"
#include "visual/scene/live/timeline_picture.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollBar;
class QStackedLayout;

namespace ks::ui {

class Session;
class TimeCanvas;
class TimeScroll;

/// Which kernels actually ran together: the timeline of the newest watched run of the open mix in this
/// session, with the same mark for each kernel as on the page, and how far it confirms the plan. If there is
/// no such run, a button starts one.
class MixTimeline : public QWidget {
    Q_OBJECT

public:
    explicit MixTimeline(Session& session);

    /// Sets the mix, which can be planned; null for none.
    void show_mix(InstancePtr mix);
    /// Sets the plan to compare with; null if there is none.
    void show_plan(std::shared_ptr<const Outcome> plan);
    /// Launches the mix as planned (the runner makes a plan if none is shown), on a GPU if there is one, else
    /// in the emulator.
    void run();

    bool busy() const { return queue_.running() || work_.busy(); }
    bool has_run() const { return laid_out_.timeline != nullptr; }
    TimeView& view() { return view_; }
    /// States whether the run was measured, on what device, and how it compares with the plan.
    QString words() const;
    scene::DrawnPlot draw(scene::DisplayList& list, const scene::Rect& area) const;
    Result<QByteArray> csv() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void refused(const QString& why); ///< the run failed
    void settled();

private:
    QWidget* build_nothing();
    QWidget* build_progress();
    QWidget* build_picture();
    QString place() const;
    void follow_watched();
    void take_laid_out(const LaidOutRun& run);
    void take_finished();
    void show_state();
    void show_words();
    int sms_in(double height) const;
    void fit_sms();

    Session& session_;
    InstancePtr mix_;
    std::string fingerprint_; ///< of the mix
    std::shared_ptr<const Outcome> plan_;
    RunQueue queue_;
    WatchedWork work_;
    LiveRunPtr run_;      ///< the run that is shown or is being laid out
    LaidOutRun laid_out_; ///< empty until the run is laid out
    std::vector<scene::KernelLook> looks_;
    TimeView view_;
    mutable scene::DrawnTimeline drawn_;
    std::optional<std::int64_t> chosen_; ///< the index of the chosen block
    QStackedLayout* layers_;
    QWidget *nothing_ = nullptr, *picture_ = nullptr, *progress_ = nullptr;
    QPushButton *first_ = nullptr, *again_ = nullptr, *show_recorded_ = nullptr;
    /// a recording, shipped with the program, of this mix as planned
    std::optional<FoundRecording> recorded_;
    QLabel *said_ = nullptr, *going_on_ = nullptr;
    QProgressBar* bar_ = nullptr;
    QScrollBar* sms_bar_ = nullptr;
    TimeCanvas* canvas_;
    TimeScroll* scroll_;
};

} // namespace ks::ui
