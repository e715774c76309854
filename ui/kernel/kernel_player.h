// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/trace_run.h"
#include "ui/kernel/kernel_view.h"
#include "visual/export/picture.h"

#include <QWidget>

class QStackedLayout;

namespace ks::ui {

class KernelPair;
class PairTrack;
class Session;
class Stepper;

/// Shows one traced kernel, or two side by side, at the stepper's position. If the user chooses a line or a
/// finding, the stepper moves to it.
class KernelPlayer : public QWidget {
    Q_OBJECT

public:
    KernelPlayer(Session& session, Stepper& stepper);

    /// Sets the widget beside the source before a trace.
    void set_waiting(QWidget* waiting);
    /// Shows the source alone, before anything is traced.
    void show_source(std::vector<std::string> lines);
    /// Shows a trace from its first instruction, or at the finding whose warp was asked for. `beside` is
    /// null for one kernel.
    void show_kernels(const TracedKernelPtr& kernel, const TracedKernelPtr& beside);
    /// Shows something else instead of the warp's pictures. This works only with one kernel.
    void show_right(KernelView::Right what);
    /// What the hardware counted of the first kernel's run; null: nothing, and `why` says why.
    void set_hardware(const HardwareCountPtr& counted, const QString& why);
    void set_heat(scene::Heat heat);

    /// The position of the first kernel that is shown.
    std::int64_t position() const;
    /// Moves to a position of the first kernel.
    void go_to(std::int64_t position);
    /// Whether the chosen finding waits for the trace of its warp.
    bool finding_waits() const { return keep_finding_; }
    /// The trace of that warp failed, so the finding no longer waits.
    void warp_failed() { keep_finding_ = false; }

    /// The whole view laid out for `size` pixels at scale 1. Call it only with a trace.
    visual::Picture picture(QSizeF size) const;

signals:
    /// The chosen finding is of a warp that the trace's window does not show.
    void warp_wanted(const ks::WarpPlace& place);
    void wrong_chosen(); ///< the user chose the first wrong cell
    void failed(const ks::Error& error);

private:
    void choose_line(int line);
    void choose_finding(int finding);
    void show_moment();

    Stepper& stepper_;
    KernelView* view_;
    KernelPair* pair_;
    QStackedLayout* views_;                 ///< shows one of the two
    TracedKernelPtr kernel_, beside_;       ///< what is shown
    std::shared_ptr<const PairTrack> both_; ///< the track of two kernels
    scene::Heat heat_ = scene::Heat::instructions;
    int line_ = 0;
    int finding_ = -1;          ///< chosen, until the stepper moves on
    bool keep_finding_ = false; ///< its warp is being traced, or the stepper is moving to it
};

} // namespace ks::ui
