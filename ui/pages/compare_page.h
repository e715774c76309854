// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/run_queue.h"
#include "ui/models/comparison.h"
#include "ui/page.h"
#include "visual/charts/axis.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QScrollArea;
class QStackedLayout;

namespace ks::visual {
class ChartView;
}

namespace ks::ui {

class PageHead;

/// Speedups against a chosen baseline, or times on a linear or log axis, of this session's runs or a results
/// file's.
class ComparePage : public Page {
    Q_OBJECT

public:
    explicit ComparePage(Session& session);

    Result<void> apply(const ViewOptions& options) override;
    bool busy() const override { return queue_.running(); }
    std::optional<Error> problem() const override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

private:
    enum Figures { from_session, from_file };
    enum Shown { speedups, times };

    QWidget* build_controls();
    QWidget* build_empty();
    void gather();       ///< what there is to compare, from the figures chosen
    void fill_choices(); ///< instances and baselines
    void show_newest();
    void fill_baselines();
    void show_chart();
    visual::AxisScale scale() const;
    Result<visual::BarChart> chart() const;

    RunQueue queue_;
    PageHead* head_;
    QStackedLayout* layers_;
    QComboBox* figures_;
    QComboBox* instance_;
    QComboBox* shown_;
    QComboBox* baseline_;
    QComboBox* axis_;
    visual::ChartView* view_;
    QScrollArea* scroll_;
    QLabel* nothing_;
    std::vector<Comparison> comparisons_;
    QStringList only_; ///< variants named on the command line
};

} // namespace ks::ui
