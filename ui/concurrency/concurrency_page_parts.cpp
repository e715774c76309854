// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the Concurrency page.
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "ui/base/session.h"
#include "ui/concurrency/concurrency_page.h"
#include "ui/concurrency/kernel_swatch.h"
#include "ui/concurrency/launch_model.h"
#include "ui/concurrency/mix_speedups.h"
#include "ui/concurrency/mix_timeline.h"
#include "ui/concurrency/sm_canvas.h"
#include "ui/instance/record_list.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace ks::ui {

namespace {

QLabel* wrapped_label(const char* role, const char* name) {
    auto* label = labelled({}, role);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    return label;
}

QComboBox* chooser(const char* id, const QString& name, const QString& tip) {
    auto* box = new ChoiceBox;
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    box->setToolTip(plain_tip(tip));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(22);
    return box;
}

} // namespace

QWidget* ConcurrencyPage::build_body() {
    steps_ = &head_->add_secondary(tr("Step through…"));
    steps_->setObjectName(QStringLiteral("steps"));
    steps_->setToolTip(tr("How a plan is found, step by step, on the Step page"));
    head_->primary().setToolTip(
        tr("Finds out which kernels run at the same time, and how they are launched"));
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(head_);
    column->addWidget(build_progress());
    refusal_ = wrapped_label("error", "refusal");
    refusal_->hide();
    column->addWidget(refusal_);
    column->addWidget(build_docks(), 1);
    return body;
}

/// The picture is in the centre; the tables of kernels and of their launches are on the left.
QWidget* ConcurrencyPage::build_docks() {
    constexpr int gap = 24;
    auto* docks = new DockArea(*build_picture(), {.gap = gap});
    records_->table().setItemDelegateForColumn(0, new KernelSwatch(session(), this));
    records_->serve(*this);
    records_->table().verticalHeader()->hide(); // kernels are identified by their names
    records_->setObjectName(QStringLiteral("kernels"));
    QWidget* launches = build_launches();
    const auto wanted = [](QSizeF) { return QSizeF(tables_width, 0); };
    docks->add(*records_,
               {.name = "kernels", .title = tr("Kernels"), .place = DockPlace::left, .wanted = wanted});
    docks->add(*launches,
               {.name = "launches", .title = tr("Launches"), .place = DockPlace::left, .wanted = wanted});
    side_fold_ = &head_->add_fold(*records_, tr("Kernels"),
                                  tr("Show or hide the tables of the kernels and of their launches"));
    side_fold_->add(*launches);
    for (QTableView* table : {&records_->table(), launch_table_})
        table->installEventFilter(this);
    return docks;
}

QWidget* ConcurrencyPage::build_launches() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    launch_heading_ = labelled({}, "heading");
    again_ = new QPushButton(tr("One of each"));
    again_->setObjectName(QStringLiteral("again"));
    again_->setToolTip(tr("A copy of each kernel, each in as few blocks as can be"));
    auto* bar = new QHBoxLayout;
    bar->addWidget(launch_heading_, 1);
    bar->addWidget(again_);
    column->addLayout(bar);
    launch_table_ = new QTableView;
    launch_table_->setObjectName(QStringLiteral("launches"));
    launch_table_->setAccessibleName(tr("Launches on one multiprocessor"));
    launch_table_->setModel(launches_);
    launch_table_->setItemDelegate(new LaunchDelegate(this));
    launch_table_->setItemDelegateForColumn(LaunchModel::kernel, new KernelSwatch(session(), this));
    launch_table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    launch_table_->setShowGrid(false);
    launch_table_->setAlternatingRowColors(true);
    launch_table_->setTabKeyNavigation(false);
    launch_table_->setWordWrap(false);
    launch_table_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    connect(launch_table_, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.flags() & Qt::ItemIsEditable) // one click shows the spin box with its arrows
            launch_table_->edit(index);
    });
    launch_table_->verticalHeader()->hide();
    launch_table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    launch_table_->horizontalHeader()->setHighlightSections(false);
    launch_table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    copies_cells(*launch_table_);
    column->addWidget(launch_table_, 1);
    return part;
}

QWidget* ConcurrencyPage::build_picture() {
    sm_->setObjectName(QStringLiteral("sm"));
    sm_->setAccessibleName(tr("What the launches take of one multiprocessor"));
    needs_->setObjectName(QStringLiteral("needs"));
    needs_->setAccessibleName(tr("What a warp of each kernel takes of a multiprocessor"));
    strip_->setObjectName(QStringLiteral("batches"));
    strip_->setAccessibleName(tr("The batches of the plan"));
    for (Canvas* canvas : {static_cast<Canvas*>(sm_), needs_, strip_})
        canvas->set_theme(session().theme());
    set_scenes();
    QWidget* pictures = build_pictures();
    variant_ = chooser("variant", tr("How it is planned"), tr("How it is planned"));
    variant_->setMinimumContentsLength(30);
    auto* bar = new QHBoxLayout;
    bar->setSpacing(8);
    bar->addWidget(picture_);
    bar->addStretch();
    auto* by = labelled(tr("Plan by"), "quiet");
    by->setBuddy(variant_);
    bar->addWidget(by);
    bar->addWidget(variant_);
    load_ = wrapped_label("sentence", "load");
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(bar);
    column->addWidget(load_);
    column->addWidget(pictures, 1);
    column->addWidget(build_plan());
    return part;
}

/// The chooser of pictures, one line each.
QWidget* ConcurrencyPage::build_pictures() {
    auto* pictures = new QWidget;
    auto* column = new QVBoxLayout(pictures);
    column->setContentsMargins(0, 0, 0, 0);
    picture_ = chooser("picture", tr("Picture"), tr("What is drawn"));
    add_picture("multiprocessor", tr("One multiprocessor"), *sm_);
    add_picture("needs", tr("What a warp takes (Figure 2)"), *needs_);
    add_picture("timeline", tr("What ran together: the timeline"), *timeline_);
    add_picture("speedups", tr("What planning won: measured speed-ups"), *speedups_);
    for (QWidget* picture : pictures_)
        column->addWidget(picture, 1);
    return pictures;
}

void ConcurrencyPage::add_picture(const char* id, const QString& title, QWidget& picture) {
    picture_->addItem(title, QLatin1String(id));
    pictures_.push_back(&picture);
}

/// The plan in a sentence, and its batches.
QWidget* ConcurrencyPage::build_plan() {
    plan_side_ = new QWidget;
    auto* below = new QVBoxLayout(plan_side_);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(8);
    verdict_ = wrapped_label("sentence", "verdict");
    left_out_ = wrapped_label("quiet", "left-out");
    below->addWidget(hairline(Qt::Horizontal));
    below->addWidget(verdict_);
    below->addWidget(left_out_);
    below->addWidget(strip_);
    return plan_side_;
}

QWidget* ConcurrencyPage::build_progress() {
    progress_ = new QWidget;
    auto* row = new QHBoxLayout(progress_);
    row->setContentsMargins(0, 0, 0, 0);
    bar_ = new QProgressBar;
    bar_->setRange(0, 1000);
    bar_->setObjectName(QStringLiteral("progress"));
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("How far planning is"));
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancel"));
    connect(cancel, &QPushButton::clicked, &run_, &PlanRun::cancel);
    row->addWidget(labelled(tr("Planning…"), "quiet"));
    row->addWidget(bar_, 1);
    row->addWidget(cancel);
    progress_->hide();
    return progress_;
}

/// In a table the arrow keys and similar keys move between cells, not between batches.
bool ConcurrencyPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return Page::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        event->accept();
        return true;
    default:
        return false;
    }
}

/// A button for each preset of a kind that has plans.
void ConcurrencyPage::offer_mixes(EmptyState& empty) {
    for (const Preset& preset : presets()) {
        if (!find_kind(preset.kind)->plan)
            continue;
        QPushButton& button = empty.add_button(in_language(preset.title));
        button.setObjectName(QStringLiteral("preset-") + to_qt(preset.id));
        connect(&button, &QPushButton::clicked, this, [this, &preset] {
            const auto made = generate(preset.id, preset.kind, {});
            if (made)
                session().open(*made);
        });
    }
    QPushButton& open = empty.add_button(tr("Open…"));
    connect(&open, &QPushButton::clicked, this,
            [this] { emit command_wanted({.act = WindowCommand::open}); });
}

QWidget* ConcurrencyPage::build_empty() {
    auto* empty =
        new EmptyState(QStringLiteral("concurrency"), tr("No kernels to run together yet"),
                       tr("Take one of these mixes of kernels, or open a file of your own: the page "
                          "plans which of them run on a GPU at the same time."));
    offer_mixes(*empty);
    return empty;
}

QWidget* ConcurrencyPage::build_planless() {
    auto* planless =
        new EmptyState(QStringLiteral("concurrency"), tr("There is nothing to plan in this"),
                       tr("What is open is not a mix of kernels. Take one of these, which replaces "
                          "what is open, or open a file."));
    offer_mixes(*planless);
    return planless;
}

} // namespace ks::ui
