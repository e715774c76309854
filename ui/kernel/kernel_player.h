// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/trace_run.h"
#include "ui/kernel/kernel_view.h"
#include "ui/widgets/canvas.h"
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

    /// The view of the first kernel, for functions that do not depend on the stepper.
    KernelView& view() { return *view_; }
    /// Shows only the source, before there is a trace.
    void show_source(std::vector<std::string> lines);
    /// Shows a trace from its first instruction, or at the finding whose warp was requested. `beside` is null
    /// for one kernel.
    void show_kernels(const TracedKernelPtr& kernel, const TracedKernelPtr& beside);
    void set_heat(scene::Heat heat);

    /// The position in the first kernel.
    std::int64_t position() const;
    /// Moves to a position in the first kernel.
    void go_to(std::int64_t position);
    /// Whether the chosen finding waits for the trace of its warp.
    bool finding_waits() const { return keep_finding_; }
    /// The trace of that warp failed, so the finding no longer waits.
    void warp_failed() { keep_finding_ = false; }

    /// The pictures of one or both warps at a position. The result owns its data. Empty before the first
    /// trace.
    Canvas::Scene scene_at(std::int64_t at) const;
    /// The whole view laid out for `size` pixels at scale 1. Requires a trace.
    visual::Picture picture(QSizeF size) const;

signals:
    /// The chosen finding belongs to a warp that the trace's window does not show.
    void warp_wanted(const ks::WarpPlace& place);
    void wrong_chosen(); ///< the user chose the first wrong cell
    void failed(const ks::Error& error);

private:
    void choose_line(int line);
    void choose_finding(int finding);
    scene::KernelMoment first_at(std::int64_t at) const;
    scene::KernelMoment second_at(std::int64_t at) const;
    void show_moment();

    Stepper& stepper_;
    KernelView* view_;
    KernelPair* pair_;
    QStackedLayout* views_;                 ///< shows one of the two
    TracedKernelPtr kernel_, beside_;       ///< the traces that are shown
    std::shared_ptr<const PairTrack> both_; ///< the track of two kernels
    scene::Heat heat_ = scene::Heat::instructions;
    int line_ = 0;
    int finding_ = -1;          ///< the chosen one, until the stepper moves
    bool keep_finding_ = false; ///< its warp is being traced, or the stepper is moving to it
};

} // namespace ks::ui
