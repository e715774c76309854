// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/trace_run.h"
#include "ui/page.h"
#include "ui/stepper.h"
#include "visual/scene/kernel/kernel_moment.h"

class QLabel;
class QProgressBar;
class QStackedLayout;

namespace ks::ui {

class EmptyState;
class KernelChoices;
class KernelView;
class PageHead;
class TransportBar;
class WarpChooser;

/// Inside a kernel: traced in the emulator by the runner, then looked at line by line and, for one warp, instruction by
/// instruction and lane by lane.
class KernelPage : public Page {
    Q_OBJECT

public:
    explicit KernelPage(Session& session);

    QWidget* transport_bar() override;
    void activated() override;
    bool busy() const override { return run_.running(); }
    std::optional<Error> problem() const override;
    Result<void> apply(const ViewOptions& options) override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

private:
    QWidget* build_empty();
    QWidget* build_head();
    QWidget* build_progress();
    void add_keys();
    void follow_instance();
    void show_source();
    void toggle();
    void start(const WindowPlace& window);
    void show_progress();
    void show_outcome();
    void go_to_wanted();
    void show_moment();
    void choose_line(int line);
    void choose_finding(int finding);
    std::optional<Error> empty_view() const;

    PageHead* head_;
    KernelChoices* choices_;
    WarpChooser* warp_;
    QProgressBar* progress_;
    QLabel *doing_, *failure_;
    QWidget* running_;
    EmptyState* waiting_;
    KernelView* view_;
    QStackedLayout* layers_;
    TransportBar* bar_ = nullptr;
    Stepper stepper_;
    TraceRun run_;
    TracedKernelPtr kernel_; ///< what is shown: the last trace that worked
    InstancePtr shown_;      ///< the instance that is open, traced or not
    int finding_ = -1;       ///< chosen, until the warp moves on
    int line_ = 0;
    bool keep_finding_ = false; ///< the warp that a finding names is being fetched
    QString wanted_;            ///< --step
    std::optional<Error> problem_;
};

} // namespace ks::ui
