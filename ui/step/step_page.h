// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/predict/asking.h"
#include "ui/stepping/recorder.h"
#include "ui/stepping/slides.h"
#include "ui/stepping/stepper.h"

class QComboBox;
class QLabel;
class QStackedLayout;

namespace ks::ui {

class EmptyState;
class Fold;
class PageHead;
class SideBySide;
class StepView;
class TableOffer;
class TransportBar;

/// Steps through an algorithm on the open instance: table, pseudo-code, sentence, items. A small table is
/// computed at once. For a large one the page offers to let the runner fill it into a file, in which the
/// steps are then looked up.
class StepPage : public Page {
    Q_OBJECT

public:
    explicit StepPage(Session& session);

    QWidget* transport_bar() override;
    const Slides* slides() const override { return &slides_; }
    void activated() override;
    void deactivated() override { stepper_.play(false); }
    Result<void> apply(const ViewOptions& options) override;
    ShownView shown_view() const override;
    Result<ShownStep> shown_step() const override;
    bool busy() const override;
    std::optional<Error> problem() const override { return problem_; }
    QSizeF whole_size(QSizeF least) const override;
    QSizeF complete_from() const override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void make_room() override;

private:
    void lay_out();
    QWidget* build_empty();
    QWidget* build_refused();
    void follow_instance();
    void offer_variants();
    void add_view_keys();
    void connect_steps();
    void follow_session();
    void record();
    void begin_recording();
    void choose_variant(const QString& variant);
    void map_table();
    void show_recording();
    void show_layer();
    void offer_questions();
    std::optional<Error> empty_view() const;
    std::string chosen_variant() const;

    Stepper stepper_;
    Recorder recorder_;
    PageHead* head_;
    QComboBox* variants_;
    QWidget* chosen_; ///< above the layers: which variant, and its head
    QStackedLayout* layers_;
    QWidget* full_;
    QWidget* empty_;
    QWidget* recording_layer_;
    QWidget* refused_;
    QLabel* refusal_;
    TableOffer* offer_;
    StepView* view_;
    TransportBar* bar_;
    SideBySide* side_; ///< where view_ is, alone or with another recording beside it
    Fold* side_fold_;
    Slides slides_;
    Asking asking_;
    std::string_view offered_kind_; ///< of the variants to choose from
    InstancePtr shown_;             ///< the instance that is recorded or being recorded
    std::string shown_variant_;
    std::optional<QString> wanted_; ///< --step, until the recording is there
    std::optional<Error> problem_;
    std::optional<Error> refused_table_; ///< why the table has room in no file
};

} // namespace ks::ui
