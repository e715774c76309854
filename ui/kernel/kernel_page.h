// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/kernel/hardware_counts.h"
#include "ui/kernel/kernel_traces.h"
#include "ui/predict/asking.h"
#include "ui/stepping/slides.h"
#include "ui/stepping/stepper.h"

class QLabel;
class QMenu;
class QPushButton;
class QStackedLayout;
class QToolButton;

namespace ks::ui {

class Fold;
class KernelChoices;
class KernelPlayer;
class MemoryOffer;
class PageHead;
class TraceProgress;
class TransportBar;
class WarpChooser;

/// Shows how a kernel runs. The runner traces it in the emulator; the page shows it line by line and, for one
/// warp, instruction by instruction and lane by lane. The page has the controls and the messages;
/// `KernelTraces` gets the traces, `HardwareCounts` gets a GPU's counters, and `KernelPlayer` shows them.
class KernelPage : public Page {
    Q_OBJECT

public:
    explicit KernelPage(Session& session);

    QWidget* transport_bar() override;
    const Slides* slides() const override { return &slides_; }
    void activated() override;
    bool busy() const override { return traces_.running() || counts_.running(); }
    std::optional<Error> problem() const override;
    Result<void> apply(const ViewOptions& options) override;
    ShownView shown_view() const override;
    QStringList shown_variants() const override;
    Result<ShownStep> shown_step() const override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void make_room() override;

private:
    void lay_out();
    QWidget* build_body();
    QWidget* build_empty();
    QWidget* build_waiting();
    void add_keys();
    void connect_controls();
    void connect_traces();
    void connect_counts();
    void follow_session();

    void follow_instance();
    void show_source();
    void toggle();
    void start(const WarpPlace& window);
    void open_trace(const OpenedTrace& opened);
    void offer_saving();
    void save_trace(const TracedKernelPtr& kernel);
    void take_file(const InstancePtr& instance, const TracedKernelPtr& kernel);
    void show_traced();
    void show_beside();
    void show_kernels();
    void show_progress();
    void show_counts();
    void start_count();
    void end_count(const Error* error);
    void say(const Error& error);
    void show_failure(const Error& error);
    void hide_messages();
    void show_wrong(bool go);
    void go_to_wrong();
    void go_to_wanted();
    void show_exercise(const Exercise& exercise);
    std::optional<Error> empty_view() const;

    PageHead* head_;
    KernelChoices* choices_;
    KernelTraces traces_;
    HardwareCounts counts_;
    QWidget* controls_; ///< the choice of the trace and of the warp
    Fold* fold_ = nullptr;
    WarpChooser* warp_;
    TraceProgress* progress_;
    QLabel* failure_;
    MemoryOffer *memory_, *count_memory_;
    Stepper stepper_;
    KernelPlayer* player_;
    Slides slides_;
    Asking asking_;
    TransportBar* bar_;
    QStackedLayout* layers_;
    QPushButton* save_;
    QMenu* save_menu_; ///< with entries named after the kernels if there are two
    QPushButton* wrong_;
    QPushButton* count_;
    QPushButton* trace_it_ = nullptr;   ///< next to the source, before the first trace
    QToolButton *schedule_, *counters_; ///< buttons that replace the warp's pictures
    InstancePtr shown_;                 ///< the open instance, traced or not
    QString wanted_;                    ///< --step
    std::optional<Error> problem_;
};

} // namespace ks::ui
