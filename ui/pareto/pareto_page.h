// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/result/schedule.h"
#include "ui/base/page.h"
#include "ui/jobs/file_reading.h"
#include "ui/pareto/front_worker.h"
#include "ui/pareto/point_side.h"
#include "visual/scene/pareto/front_picture.h"
#include "visual/scene/pareto/schedule_picture.h"

#include <memory>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedLayout;
class QTimer;

namespace ks {
struct Outcome;
}

namespace ks::ui {

class Canvas;
class EmptyState;
class Fold;
class FrontCanvas;
class PageHead;
class ViewBar;
class WhatIf;

/// The front of the open instance, interactively: each point with its choices, its neighbours and, for some
/// kinds, its schedule; other fronts next to it; and a what-if for changed numbers.
class ParetoPage : public Page {
    Q_OBJECT

public:
    explicit ParetoPage(Session& session);

    void activated() override;
    Result<void> apply(const ViewOptions& options) override;
    ShownView shown_view() const override;
    Result<ShownStep> shown_step() const override;
    bool busy() const override { return finding() || reading_.busy(); }
    std::optional<Error> problem() const override { return worker_.error(); }
    Result<visual::Picture> picture(QSizeF size) override;
    QSizeF complete_from() const override;
    Result<QByteArray> csv() override;

protected:
    void make_room() override;

private:
    static constexpr int progress_steps = 1000; ///< of the bar
    /// The memory that the computation of a front may use; this program is not the runner.
    std::int64_t memory() const;

    /// A further front: of another instance, or of a run.
    struct Other {
        std::string name;
        std::shared_ptr<const Front> front;
    };
    static constexpr std::size_t most_others = scene::FrontPicture::most_fronts - 2;

    QWidget* build_body();
    QWidget* build_docks();
    QWidget* build_side();
    QWidget* build_progress();
    QWidget* build_empty();
    QWidget* build_kindless();
    QWidget* build_refused();
    void connect_parts();
    void add_keys();

    void follow_instance();
    void find();
    void take_found();
    bool finding() const { return worker_.busy() || preview_worker_.busy() || other_worker_.busy(); }
    void cancel();
    void go_to_wanted();
    /// Whether the displayed front belongs to the instance before an edit; null is not old.
    bool is_old() const { return current_ && current_->instance != shown_; }

    void preview();
    void show_preview();
    void drop_preview();
    void apply_changes();

    void offer_fronts();
    void add_file();
    void add_preset();
    void add_front_of(const InstancePtr& instance, const QString& name);
    void add_run(const std::shared_ptr<const Outcome>& run);
    void add_other(Other other);
    void take_other();
    void refuse_other(const QString& why);
    bool can_be_drawn_here(const Kind* kind) const;

    /// The name of an instance; for the open one it may be the name of its file.
    QString called(const Instance& instance) const;
    /// The front whose points are chosen: that of the what-if while there is one.
    const FoundFrontPtr& held() const { return preview_ ? preview_ : current_; }
    void choose(std::size_t point);
    void step(int by);
    void pin(std::size_t which);
    void choose_usual();
    std::size_t usual_point() const;
    void keep_chosen(const FoundFrontPtr& before);
    void show_layer();
    void show_progress();
    void show_nothing();
    void show_front(); ///< the fronts or their marks have changed
    void show_point(); ///< another point was chosen
    void show_words();
    void show_span(const scene::CostSpan& span);
    void show_schedules();
    void show_timeline();
    scene::FrontPicture front_picture() const;
    std::vector<std::shared_ptr<const void>> drawn_from() const; ///< keeps the data of its fronts alive
    scene::SchedulePicture schedule_picture() const;

    FrontWorker worker_, preview_worker_, other_worker_;
    FileReading reading_; ///< reads the file of another front
    PageHead* head_;
    QStackedLayout* layers_;
    QWidget *body_ = nullptr, *empty_ = nullptr, *kindless_ = nullptr, *refused_ = nullptr;
    QWidget *side_ = nullptr, *progress_ = nullptr;
    Fold *side_fold_ = nullptr, *timeline_fold_ = nullptr, *view_fold_ = nullptr;
    QLabel *refusal_ = nullptr, *problem_ = nullptr, *doing_ = nullptr, *source_ = nullptr;
    QPushButton *narrower_ = nullptr, *cancel_ = nullptr, *find_again_ = nullptr;
    QProgressBar* bar_ = nullptr;
    QTimer* patience_; ///< delay before progress is shown
    FrontCanvas* canvas_;
    Canvas* timeline_;
    ViewBar* view_bar_;
    PointSide* point_;
    WhatIf* what_if_;

    InstancePtr shown_; ///< the instance whose front is shown or being computed
    FoundFrontPtr current_, preview_;
    std::vector<Other> others_;
    std::string other_name_;
    CostRange range_; ///< the range of costs that is computed: everything, unless that was too much
    std::size_t chosen_ = 0;
    PointSide::Pins pins_;
    scene::CostSpan span_;    ///< the visible span; empty: everything
    FoundFrontPtr scheduled_; ///< the front that `in_software_` (the groups without a choice) belongs to
    Schedule in_software_, with_choices_;
    bool has_schedules_ = false;
    bool previewing_ = false;
    std::optional<QString> wanted_; ///< --step, until the front has been computed
};

} // namespace ks::ui
