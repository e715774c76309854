// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/run_queue.h"
#include "ui/models/comparison.h"
#include "ui/page.h"
#include "visual/charts/axis.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;
class QStackedLayout;

namespace ks::visual {
class ChartView;
}

namespace ks::ui {

class PageHead;

/// Speedups against a chosen baseline, or times on a linear or log axis: what was measured here, beside what
/// was recorded elsewhere and what the papers print, each labelled by where it comes from.
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
    enum Shown { speedups, times };

    QWidget* build_controls();
    QWidget* build_empty();
    void fill_recorded(); ///< which results stand beside: none, all, or those of one file
    void gather();        ///< what there is to compare
    void fill_choices();  ///< instances and baselines
    void show_newest();
    void fill_baselines();
    void show_chart();
    visual::AxisScale scale() const;
    Result<visual::BarChart> chart() const;
    std::vector<visual::Printed> printed(const Comparison& comparison, std::size_t baseline) const;

    RunQueue queue_;
    PageHead* head_;
    QStackedLayout* layers_;
    QComboBox* recorded_;
    QComboBox* instance_;
    QComboBox* shown_;
    QComboBox* baseline_;
    QComboBox* axis_;
    QCheckBox* printed_;
    visual::ChartView* view_;
    QScrollArea* scroll_;
    QLabel* nothing_;
    std::vector<Comparison> comparisons_;
    QStringList only_; ///< variants named on the command line
};

} // namespace ks::ui
