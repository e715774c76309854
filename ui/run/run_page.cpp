// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_page.h"

#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/live/live_panel.h"
#include "ui/live/recordings.h"
#include "ui/run/campaign_view.h"
#include "ui/run/run_status.h"
#include "ui/run/run_table.h"
#include "ui/run/variant_list.h"
#include "ui/run/watch_controls.h"
#include "ui/runs/run_sheet.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QStackedLayout>

#include <algorithm>

namespace ks::ui {
namespace {

Error nothing_ran() {
    return {.code = ErrorCode::input,
            .what = "nothing has run yet",
            .todo = "run some first, or name variants with --variant",
            .remedy = {.advice = "run some first"}};
}

Error nothing_in_the_table() {
    return {.code = ErrorCode::input,
            .what = "the table of runs is empty",
            .todo = "choose Live, Blocks or Timing for the runs that were watched, or run some variants"};
}

} // namespace

RunPage::RunPage(Session& session)
    : Page(session, page_info("run")), queue_(session), head_(new PageHead(info().title, tr("Run"))),
      campaigns_button_(&head_->add_secondary(tr("Campaigns"))), layers_(new QStackedLayout),
      halves_(new QStackedLayout), campaigns_(new CampaignView(session)), variants_(new VariantList(session)),
      watch_(new WatchControls(session)), status_(new RunStatus(session, queue_)),
      table_(new RunTable(session)) {
    setProperty("uses_device", true); // the header offers where kernels run
    auto* full = new QWidget;
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(head_);
    column->addLayout(halves_, 1);
    halves_->addWidget(build_runs());
    halves_->addWidget(campaigns_);
    setLayout(layers_); // before it has layers: a layer without a parent would be a window
    layers_->addWidget(full);
    layers_->addWidget(build_empty());
    add_keys();
    connect_halves();
    connect_runs();
    show_state();
}

void RunPage::add_keys() {
    for (const char* key : {"run.start", "run.cancel"}) {
        auto* action = new QAction(this);
        bind_keys(*action, key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        const bool start = key == std::string_view("run.start");
        connect(action, &QAction::triggered, this, [this, start] {
            if (running() != start)
                toggle();
        });
        addAction(action);
    }
}

void RunPage::connect_halves() {
    campaigns_button_->setObjectName(QStringLiteral("campaigns-button"));
    connect(campaigns_button_, &QPushButton::clicked, this,
            [this] { show_campaigns(halves_->currentIndex() != campaigns); });
    connect(&session(), &Session::campaign_opened, this, [this] { show_campaigns(true); });
    connect(campaigns_, &CampaignView::changed, this, [this] {
        make_room();
        show_primary();
    });
    connect(campaigns_, &CampaignView::settled, this, &Page::settled);
    connect(campaigns_, &CampaignView::open_wanted, this,
            [this] { emit command_wanted({.act = WindowCommand::open}); });
    connect(campaigns_, &CampaignView::results_wanted, this, [this](const QString& path) {
        emit command_wanted({.act = WindowCommand::open_results, .of = path});
    });
    connect(&session(), &Session::live_opened, this, [this](const QString& path) {
        show_campaigns(false);
        status_->hide_failures();
        live_->open(path);
    });
    connect(live_, &LivePanel::occupancy_wanted, this, [this](const LiveTheory& theory) {
        session().show_occupancy(to_qt(theory.device->id), theory.needs, theory.kernel, theory.grid.blocks);
        emit page_wanted(QStringLiteral("occupancy"));
    });
    connect(live_, &LivePanel::tab_changed, this, &RunPage::show_state);
    connect(live_, &LivePanel::settled, this, &Page::settled);
    connect(live_, &LivePanel::failed, this, [this](const Error& error) {
        status_->say(error);
        show_state();
    });
    connect(live_, &LivePanel::open_wanted, this,
            [this] { emit command_wanted({.act = WindowCommand::open}); });
}

void RunPage::connect_runs() {
    connect(&head_->primary(), &QPushButton::clicked, this, &RunPage::toggle);
    connect(variants_, &VariantList::ticks_changed, this, &RunPage::show_primary);
    connect(&queue_, &RunQueue::changed, this, &RunPage::show_primary);
    connect(&queue_, &RunQueue::finished, this, &Page::settled);
    connect(&session(), &Session::instance_changed, this, &RunPage::show_state);
    connect(&session(), &Session::outcomes_changed, this, &RunPage::show_state);
    connect(&session(), &Session::watched_added, this, &RunPage::show_state);
}

/// What to run beside what became of it.
QWidget* RunPage::build_runs() {
    constexpr int gap = 33; // 16 on each side of the line
    auto* docks = new DockArea(*build_right(), {.gap = gap, .lines = Qt::Horizontal});
    QWidget* side = build_variants();
    side->setObjectName(QStringLiteral("side"));
    fold_ = &head_->add_fold(*side, tr("Variants"), tr("Show or hide the list of variants"));
    campaigns_fold_ = &head_->add_fold(campaigns_->list_side(), tr("All campaigns"),
                                       tr("Show or hide the list of campaigns"));
    docks->add(
        *side,
        {.name = "variants", .title = tr("Variants"), .place = DockPlace::left, .wanted = [](QSizeF page) {
             constexpr double share = 2.0 / 7, most = 560;
             return QSizeF(std::min(most, (page.width() - gap / 2) * share - gap / 2), 0);
         }});
    return docks;
}

/// How far the runs are, and below it what is watched of them, or their table with the answer of one.
QWidget* RunPage::build_right() {
    live_ = new LivePanel(session(), queue_.feed(), *table_);
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(16);
    column->addWidget(status_);
    column->addWidget(live_, 1);
    return right;
}

/// The list of variants below two buttons that stay where they are while the list scrolls.
QWidget* RunPage::build_variants() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (const bool on : {true, false}) {
        auto* button = new QPushButton(on ? tr("Tick all") : tr("Tick none"));
        button->setObjectName(on ? QStringLiteral("tick-all") : QStringLiteral("tick-none"));
        button->setToolTip(on ? tr("Tick every variant that can run here") : tr("Tick no variant"));
        connect(button, &QPushButton::clicked, this, [this, on] { variants_->tick_all(on); });
        row->addWidget(button);
    }
    row->addStretch();
    column->addLayout(row);
    column->addWidget(variants_, 1);
    column->addWidget(hairline(Qt::Horizontal));
    column->addWidget(watch_);
    return side;
}

QWidget* RunPage::build_empty() {
    auto* empty =
        new EmptyState(QStringLiteral("run"), tr("Nothing to run yet"),
                       tr("Open an instance first; then every variant that solves its kind is listed here."));
    offer_instances(*empty);
    connect(&empty->add_button(tr("Measure a campaign")), &QPushButton::clicked, this,
            [this] { show_campaigns(true); });
    QPushButton& replay = empty->add_button(tr("Replay a recorded run"));
    auto* menu = new QMenu(&replay);
    menu->setObjectName(QStringLiteral("empty-recordings-menu"));
    offer_recordings(*menu, [this](const QString& path) { live_->open(path); });
    replay.setMenu(menu);
    return empty;
}

bool RunPage::running() const {
    return queue_.running() || campaigns_->running();
}

bool RunPage::busy() const {
    return running() || live_->busy();
}

/// Whether the page's view is that of a run which was watched, not the table.
bool RunPage::shows_watched() const {
    return halves_->currentIndex() == runs && live_->tab() != LivePanel::Tab::table;
}

void RunPage::show_campaigns(bool on) {
    halves_->setCurrentIndex(on ? campaigns : runs);
    campaigns_button_->setText(on ? tr("Single runs") : tr("Campaigns"));
    show_state();
}

/// On a small page the list of variants, or of campaigns, folds as soon as there is a row to look at.
void RunPage::make_room() {
    const bool measuring = halves_->currentIndex() == campaigns;
    fold_->set_folded(is_small() && !measuring && (!session().outcomes().empty() || shows_watched()));
    campaigns_fold_->set_folded(is_small() && measuring && campaigns_->has_rows());
}

void RunPage::activated() {
    session().ask_runner();
}

void RunPage::toggle() {
    if (queue_.running())
        return queue_.cancel();
    if (campaigns_->running())
        return campaigns_->cancel();
    if (halves_->currentIndex() == campaigns)
        return campaigns_->start();
    status_->hide_failures();
    queue_.start(watch_->watched(variants_->ticked()));
}

void RunPage::show_state() {
    const bool measuring = halves_->currentIndex() == campaigns;
    make_room();
    const bool any_runs = !session().outcomes().empty() || live_->runs().count() > 0;
    const bool something =
        session().instance() || measuring || any_runs || shows_watched() || live_->problem();
    layers_->setCurrentIndex(something ? 0 : 1);
    head_->set_subtitle(measuring ? tr("Variants × instances × repetitions, in turns; medians and spread")
                                  : session().headline());
    show_primary();
}

void RunPage::show_primary() {
    QPushButton& button = head_->primary();
    const bool measuring = halves_->currentIndex() == campaigns;
    const auto count = variants_->ticked().size();
    button.setText(running()   ? tr("Cancel")
                   : measuring ? campaigns_->start_text()
                   : count > 1 ? tr("Run %1").arg(count)
                               : tr("Run"));
    button.setAccessibleName(button.text());
    button.setEnabled(running() || (measuring ? campaigns_->can_start() : count > 0));
}

Result<void> RunPage::apply(const ViewOptions& options) {
    if (options.variants.isEmpty())
        return {};
    KS_TRY(auto requests, requests_for(options.variants, session().instance(), session().catalogue()));
    variants_->tick(options.variants);
    queue_.start(watch_->watched(std::move(requests)));
    return {};
}

ShownView RunPage::shown_view() const {
    ShownView view;
    if (shows_watched())
        if (auto run = live_->document())
            view.files.push_back(*std::move(run));
    return view;
}

std::optional<Error> RunPage::problem() const {
    if (halves_->currentIndex() == campaigns)
        return campaigns_->failure();
    if (live_->problem())
        return live_->problem();
    if (queue_.failures().empty())
        return {};
    return queue_.failures().front();
}

Result<visual::Picture> RunPage::picture(QSizeF size) {
    if (halves_->currentIndex() == campaigns)
        return campaigns_->picture(size);
    if (shows_watched())
        return live_->picture(size);
    if (session().outcomes().empty())
        return live_->runs().count() > 0 ? nothing_in_the_table() : nothing_ran();
    return runs_picture(session().outcomes(), session().theme(), size);
}

Result<QByteArray> RunPage::csv() {
    if (halves_->currentIndex() == campaigns)
        return campaigns_->csv();
    if (shows_watched())
        return live_->csv();
    if (session().outcomes().empty())
        return live_->runs().count() > 0 ? nothing_in_the_table() : nothing_ran();
    return runs_csv(session().outcomes());
}

Page* make_run_page(Session& session) {
    return new RunPage(session);
}

} // namespace ks::ui
