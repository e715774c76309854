// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/outcome.h"
#include "ui/run/recordings.h"
#include "ui/run/run_queue.h"
#include "ui/run/time_view.h"
#include "ui/run/watched_work.h"
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

/// What really ran together: the timeline of the newest watched run of the open mix that the session has,
/// each kernel in the mark that it has on the page, and how far the plan can be seen to have happened. Where
/// there is none yet, a button has the runner make one.
class MixTimeline : public QWidget {
    Q_OBJECT

public:
    explicit MixTimeline(Session& session);

    /// A mix that can be planned, or null.
    void show_mix(InstancePtr mix);
    /// The plan beside it; null: there is none.
    void show_plan(std::shared_ptr<const Outcome> plan);
    /// Launches the mix by the plan that is shown, or by one that the runner makes, on a GPU if there is one,
    /// else in the emulator.
    void run();

    bool busy() const { return queue_.running() || work_.busy(); }
    bool has_run() const { return laid_out_.timeline != nullptr; }
    TimeView& view() { return view_; }
    /// Whether it was measured, on what device, and how it went beside the plan.
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
    LiveRunPtr run_;      ///< that is shown, or is being laid out
    LaidOutRun laid_out_; ///< empty until it is
    std::vector<scene::KernelLook> looks_;
    TimeView view_;
    mutable scene::DrawnTimeline drawn_;
    std::optional<std::int64_t> chosen_; ///< a block
    QStackedLayout* layers_;
    QWidget *nothing_ = nullptr, *picture_ = nullptr, *progress_ = nullptr;
    QPushButton *first_ = nullptr, *again_ = nullptr, *show_recorded_ = nullptr;
    std::optional<FoundRecording> recorded_; ///< that ships, of this mix as planned
    QLabel *said_ = nullptr, *going_on_ = nullptr;
    QProgressBar* bar_ = nullptr;
    QScrollBar* sms_bar_ = nullptr;
    TimeCanvas* canvas_;
    TimeScroll* scroll_;
};

} // namespace ks::ui
