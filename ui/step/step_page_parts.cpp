// SPDX-License-Identifier: GPL-3.0-or-later
// How the Step page is laid out, and which of its layers is seen.
#include "ui/base/key_choices.h"
#include "ui/predict/predict_panel.h"
#include "ui/predict/sheet_desk.h"
#include "ui/side_by_side/side_by_side.h"
#include "ui/step/step_page.h"
#include "ui/step/table_offer.h"
#include "ui/stepping/step_view.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <functional>

namespace ks::ui {

void StepPage::lay_out() {
    auto* picture = new QVBoxLayout(full_);
    picture->setContentsMargins(0, 0, 0, 0);
    picture->addWidget(side_, 1);
    picture->addWidget(&asking_.panel());
    picture->setSpacing(0);
    side_fold_ = &head_->add_fold(side_->controls(), tr("Beside"), tr("Show or hide what is beside it"));
    asking_.panel().setContentsMargins(24, 0, 24, 0);
    // The variant can be chosen whatever became of the one before.
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    SheetDesk* sheets = asking_.add_sheets();
    sheets->setContentsMargins(24, 8, 24, 0);
    column->addWidget(sheets);
    column->addWidget(chosen_);
    auto* top = new QHBoxLayout(chosen_);
    top->setContentsMargins(24, 16, 24, 0);
    top->setSpacing(16);
    top->addWidget(head_, 1);
    variants_->setAccessibleName(tr("Variant"));
    variants_->setObjectName(QStringLiteral("variant"));
    // A long title must not take the room of what is beside it; the list shows all of it.
    constexpr int title_letters = 28;
    variants_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    variants_->setMinimumContentsLength(title_letters);
    static_cast<QBoxLayout*>(head_->layout())->insertWidget(1, variants_, 0, Qt::AlignTop);

    auto* waiting = new QVBoxLayout(recording_layer_);
    waiting->addStretch();
    waiting->addWidget(labelled(tr("Recording…"), "title"), 0, Qt::AlignHCenter);
    waiting->addStretch();
    column->addLayout(layers_, 1); // before it has layers: a layer without a parent would be a window
    for (QWidget* layer : std::initializer_list<QWidget*>{full_, empty_, recording_layer_, refused_, offer_})
        layers_->addWidget(layer);
}

/// What is beside the recording gives way to the two pictures.
void StepPage::make_room() {
    side_fold_->set_folded(side_->on() && is_small());
}

QWidget* StepPage::build_empty() {
    auto* empty = new EmptyState(
        QStringLiteral("step"), tr("Nothing to step through yet"),
        tr("Open an instance or let a preset make one, and watch its table being filled cell by "
           "cell. The first lesson brings its own."));
    offer_instances(*empty);
    connect(&empty->add_button(tr("First lesson")), &QPushButton::clicked, this,
            [this] { emit page_wanted(QStringLiteral("lessons")); });
    return empty;
}

QWidget* StepPage::build_refused() {
    auto* refused = new EmptyState(QStringLiteral("step"), tr("These steps are not shown"), {});
    for (auto* label : refused->findChildren<QLabel*>())
        if (label->property("role").toString() == QLatin1String("sentence"))
            refusal_ = label;
    connect(&refused->add_button(tr("Run it instead")), &QPushButton::clicked, this,
            [this] { emit page_wanted(QStringLiteral("run")); });
    connect(&refused->add_button(tr("Generate a smaller one…")), &QPushButton::clicked, this,
            [this] { emit command_wanted({.act = WindowCommand::generate}); });
    return refused;
}

void StepPage::add_view_keys() {
    const auto add = [this](const char* id, const std::function<void()>& run) {
        auto* action = new QAction(this);
        action->setObjectName(QString::fromLatin1(id));
        bind_keys(*action, id);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
    };
    constexpr double zoom = 1.5, part = 0.25;
    add("table.zoom-in", [this] { side_->zoom(zoom); });
    add("table.zoom-out", [this] { side_->zoom(1 / zoom); });
    add("table.zoom-all", [this] { side_->zoom(0); });
    add("table.left", [this] { side_->pan(-part, 0); });
    add("table.right", [this] { side_->pan(part, 0); });
    add("table.up", [this] { side_->pan(0, -part); });
    add("table.down", [this] { side_->pan(0, part); });
}

void StepPage::show_layer() {
    QWidget* layer = full_;
    if (!shown_)
        layer = empty_;
    else if (recorder_.busy())
        layer = recording_layer_;
    else if (offer_->instance() && !recorder_.recording() && !recorder_.error())
        layer = offer_;
    else if (const auto why = empty_view()) {
        layer = refused_;
        refusal_->setText(sentence(*why));
    }
    const bool appears = layer == full_ && layers_->currentWidget() != full_;
    layers_->setCurrentWidget(layer);
    chosen_->setVisible(layer != empty_);
    head_->primary().setVisible(layer == full_);
    if (layer != full_)
        head_->set_subtitle({});
    if (appears && isVisible() && !asking_.panel().isVisible()) // which takes it for its question
        view_->setFocus();
}

} // namespace ks::ui
