// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/jobs/trace_run.h"
#include "ui/stepping/stepper.h"
#include "visual/scene/kernel/kernel_moment.h"

class QLabel;
class QPushButton;
class QProgressBar;
class QStackedLayout;
class QToolButton;

namespace ks::ui {

class EmptyState;
class KernelChoices;
class KernelPair;
class KernelView;
class PageHead;
class TransportBar;
class WarpChooser;

/// Inside a kernel: traced in the emulator by the runner, then looked at line by line and, for one warp,
/// instruction by instruction and lane by lane.
class KernelPage : public Page {
    Q_OBJECT

public:
    explicit KernelPage(Session& session);

    QWidget* transport_bar() override;
    void activated() override;
    void present(bool on) override;
    bool busy() const override { return run_.running() || beside_run_.running(); }
    std::optional<Error> problem() const override;
    Result<void> apply(const ViewOptions& options) override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

private:
    static constexpr int progress_steps = 1000;

    QWidget* build_empty();
    QWidget* build_progress();
    QWidget* build_body();
    void add_keys();
    void open_trace(const QString& path);
    void save_trace();
    void follow_instance();
    void show_source();
    void toggle();
    void start(const WindowPlace& window);
    void show_progress();
    void show_outcome();
    void show_beside();
    void show_failure(const Error& error);
    void show_kernels();
    void show_wrong(bool go);
    void go_to_wrong();
    bool window_has_wrong() const;
    std::int64_t place_of(std::int64_t position) const;
    const TraceRun& running() const { return beside_run_.running() ? beside_run_ : run_; }
    void go_to_wanted();
    void show_moment();
    void choose_line(int line);
    void choose_finding(int finding);
    std::optional<Error> empty_view() const;

    PageHead* head_;
    KernelChoices* choices_;
    QWidget* controls_; ///< what to trace and which warp; not there before a class
    WarpChooser* warp_;
    QProgressBar* progress_;
    QLabel *doing_, *failure_;
    QWidget* running_;
    EmptyState* waiting_;
    KernelView* view_;
    KernelPair* pair_;
    QStackedLayout* views_; ///< one kernel, or two side by side
    QStackedLayout* layers_;
    QPushButton *save_, *wrong_;
    QToolButton* schedule_;
    TransportBar* bar_ = nullptr;
    Stepper stepper_;
    TraceRun run_, beside_run_;
    TraceOrder order_;                ///< the last one
    TracedKernelPtr kernel_, beside_; ///< what is shown: the last traces that worked
    InstancePtr shown_;               ///< the instance that is open, traced or not
    bool from_file_ = false;          ///< the trace, or the one being read
    int finding_ = -1;                ///< chosen, until the warp moves on
    int line_ = 0;
    bool keep_finding_ = false; ///< the warp that a finding names is being fetched
    QString wanted_;            ///< --step
    std::optional<Error> problem_;
};

} // namespace ks::ui
