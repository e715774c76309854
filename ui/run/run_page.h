// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/runs/run_queue.h"

class QPushButton;
class QStackedLayout;

namespace ks::ui {

class CampaignView;
class Fold;
class LivePanel;
class PageHead;
class RunStatus;
class RunTable;
class VariantList;
class WatchControls;

/// Runs the ticked variants on the open instance and shows live progress, what is watched of a run, the table
/// of runs, the answer and its check. The other half of the page measures campaigns.
class RunPage : public Page {
    Q_OBJECT

public:
    explicit RunPage(Session& session);

    void activated() override;
    Result<void> apply(const ViewOptions& options) override;
    ShownView shown_view() const override;
    bool busy() const override;
    std::optional<Error> problem() const override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void make_room() override;

private:
    enum Half { runs, campaigns };
    QWidget* build_runs();
    QWidget* build_variants();
    QWidget* build_right();
    void add_keys();
    void connect_halves();
    void connect_runs();
    QWidget* build_empty();
    void show_campaigns(bool on);
    void show_state();
    bool running() const;
    void show_primary();
    void toggle();
    bool shows_watched() const;

    RunQueue queue_;
    PageHead* head_;
    QPushButton* campaigns_button_;
    QStackedLayout* layers_;
    QStackedLayout* halves_;
    CampaignView* campaigns_;
    VariantList* variants_;
    Fold *fold_ = nullptr, *campaigns_fold_ = nullptr;
    WatchControls* watch_;
    RunStatus* status_;
    LivePanel* live_ = nullptr;
    RunTable* table_;
};

} // namespace ks::ui
