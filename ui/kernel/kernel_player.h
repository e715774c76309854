// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/trace_run.h"
#include "visual/export/picture.h"

#include <QWidget>

class QStackedLayout;

namespace ks::ui {

class KernelPair;
class KernelView;
class PairTrack;
class Session;
class Stepper;

/// One traced kernel, or two side by side, at the moment where the stepper stands. A line or a finding chosen
/// in them moves the stepper to it.
class KernelPlayer : public QWidget {
    Q_OBJECT

public:
    KernelPlayer(Session& session, Stepper& stepper);

    /// What is beside the source before a trace.
    void set_waiting(QWidget* waiting);
    /// The source alone: nothing is traced yet.
    void show_source(std::vector<std::string> lines);
    /// From the first instruction on, or at the finding whose warp was wanted. `beside` null: one kernel.
    void show_kernels(const TracedKernelPtr& kernel, const TracedKernelPtr& beside);
    /// The modelled block schedule instead of the warp's pictures; only where one kernel is shown.
    void show_schedule(bool on);
    void set_heat(scene::Heat heat);

    /// To a position of the first kernel.
    void go_to(std::int64_t position);
    /// Whether the finding that was chosen waits for its warp.
    bool finding_waits() const { return keep_finding_; }
    /// The warp that was wanted does not come: the finding no longer waits.
    void warp_failed() { keep_finding_ = false; }

    /// All of it laid out for `size` pixels at scale 1. Only with a trace.
    visual::Picture picture(QSizeF size) const;

signals:
    /// A finding is of a warp that the trace's window does not show.
    void warp_wanted(const ks::WarpPlace& place);
    void wrong_chosen(); ///< the first wrong cell
    void failed(const ks::Error& error);

private:
    void choose_line(int line);
    void choose_finding(int finding);
    void show_moment();

    Stepper& stepper_;
    KernelView* view_;
    KernelPair* pair_;
    QStackedLayout* views_;                 ///< the two
    TracedKernelPtr kernel_, beside_;       ///< what is shown
    std::shared_ptr<const PairTrack> both_; ///< the track of two
    scene::Heat heat_ = scene::Heat::instructions;
    int line_ = 0;
    int finding_ = -1;          ///< chosen, until the warp moves on
    bool keep_finding_ = false; ///< the warp that it names is being fetched, or moves to it
};

} // namespace ks::ui
