// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/concurrency/plan_run.h"
#include "ui/concurrency/sm_choice.h"
#include "visual/scene/concurrency/batch_strip.h"

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedLayout;
class QTableView;
class QTimer;

namespace ks::ui {

class Canvas;
class Fold;
class LaunchModel;
class MixSpeedups;
class MixTimeline;
class PageHead;
class RecordList;
class SmCanvas;

/// Kernels that run on one GPU at the same time: the mix as a table, a multiprocessor that the user or a plan
/// fills, and the plan's batches. Only plans need the runner, and nothing needs a GPU.
class ConcurrencyPage : public Page {
    Q_OBJECT

public:
    explicit ConcurrencyPage(Session& session);

    void activated() override { follow_instance(); }
    Result<void> apply(const ViewOptions& options) override;
    ShownView shown_view() const override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;
    bool busy() const override;
    std::optional<Error> problem() const override { return run_.error(); }

protected:
    void make_room() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* build_body();
    QWidget* build_docks();
    QWidget* build_launches();
    QWidget* build_picture();
    QWidget* build_pictures();
    void add_picture(const char* id, const QString& title, QWidget& picture);
    QWidget* build_plan();
    QWidget* build_progress();
    QWidget* build_empty();
    QWidget* build_planless();
    void offer_mixes(EmptyState& empty);
    void connect_parts();
    void add_keys();

    bool has_mix() const; ///< whether the open instance can be planned
    void follow_instance();
    void offer_variants();
    void plan();
    void take_plan();
    void choose_batch(std::size_t batch);
    void step_batch(std::int64_t by);
    void choose_launch(std::size_t launch);
    void begin_again();
    void show_picture();
    void show_plan();
    void show_load();
    void show_progress();
    void fit_tables();
    void refuse(const QString& why);

    const Plan* shown_plan() const; ///< null: there is none
    scene::BatchStrip batch_strip() const;
    bool shows(const char* picture) const;
    void set_scenes();
    scene::DisplayList picture_list(QSizeF size) const;

    SmChoice choice_;
    PlanRun run_;
    InstancePtr shown_;
    std::optional<std::size_t> batch_; ///< the batch on the multiprocessor
    QString wanted_;                   ///< the batch that the command line names
    PageHead* head_;
    QStackedLayout* layers_;
    QWidget *body_ = nullptr, *empty_ = nullptr, *planless_ = nullptr;
    Fold* side_fold_ = nullptr;
    static constexpr int tables_width = 480; ///< at scale 1, until the user drags the splitter
    RecordList* records_;
    LaunchModel* launches_;
    QTableView* launch_table_ = nullptr;
    QLabel *launch_heading_ = nullptr, *refusal_ = nullptr;
    QComboBox *picture_ = nullptr, *variant_ = nullptr;
    std::vector<QWidget*> pictures_; ///< in the order of the chooser
    QLabel *load_ = nullptr, *verdict_ = nullptr, *left_out_ = nullptr;
    SmCanvas* sm_;
    Canvas *needs_, *strip_;
    MixTimeline* timeline_;
    MixSpeedups* speedups_;
    QWidget* plan_side_ = nullptr;
    QWidget* progress_ = nullptr;
    QProgressBar* bar_ = nullptr;
    QPushButton *steps_ = nullptr, *again_ = nullptr;
    QTimer* patience_;
    QTimer* fit_; ///< fits the tables once after several changes at one moment, for example of the letters
};

} // namespace ks::ui
