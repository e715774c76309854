// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/live_panel.h"

#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/live/chart_bar.h"
#include "ui/live/compare_side.h"
#include "ui/live/live_words.h"
#include "ui/live/recordings.h"
#include "ui/live/time_canvas.h"
#include "ui/live/time_scroll.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace ks::ui {
namespace {

/// With fewer samples the run ended before it could be watched; then the blocks show more.
constexpr std::size_t enough_samples = 20;

/// Whether a tab's picture has an axis of time.
bool is_over_time(LivePanel::Tab tab) {
    using enum LivePanel::Tab;
    return tab != table && tab != counters && tab != limit;
}

} // namespace

LivePanel::LivePanel(Session& session, LiveFeed& feed, QWidget& table)
    : session_(session), feed_(feed), replay_(steps_), shown_(feed, runs_), table_(&table),
      side_(new CompareSide(session, runs_)), canvas_(new TimeCanvas), scroll_(new TimeScroll(*canvas_)),
      bar_(new ChartBar(session)) {
    setObjectName(QStringLiteral("live-panel"));
    build(table);
    add_keys();
    connect_all();
    show_state();
}

void LivePanel::build(QWidget& table) {
    build_canvas();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(build_tabs());
    column->addWidget(build_nothing());
    column->addWidget(side_);
    column->addWidget(scroll_, 1);
    column->addWidget(bar_);
    column->addWidget(&table, 1);
}

QWidget* LivePanel::build_tabs() {
    tab_row_ = new QWidget;
    tab_row_->setObjectName(QStringLiteral("live-tabs"));
    auto* row = new QHBoxLayout(tab_row_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    const std::array<std::tuple<const char*, QString, QString>, 7> all{{
        {"tab-live", tr("Live"), tr("How full the SMs are, while it runs")},
        {"tab-blocks", tr("Blocks"), tr("Which block was where and when in the last solve, in slow motion")},
        {"tab-timing", tr("Timing"), tr("Solves, stages, and what the driver tells of the GPU")},
        {"tab-limit", tr("Limit"), tr("Which limit of its GPU the run comes near, and how near")},
        {"tab-counters", tr("Counters"), tr("The hardware's counters")},
        {"tab-compare", tr("Compare"), tr("Watched runs beside each other; save and open them")},
        {"tab-table", tr("Table"), tr("The table of all runs, and the answer")},
    }};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [id, text, tip] = all[i];
        auto* button = tabs_[i] = new QToolButton;
        button->setObjectName(QLatin1String(id));
        button->setText(text);
        button->setToolTip(plain_tip(tip));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, i] { show_tab(static_cast<Tab>(i)); });
        row->addWidget(button);
    }
    row->addStretch();
    return tab_row_;
}

/// A machine without a GPU can replay runs that were watched on another machine.
QWidget* LivePanel::build_nothing() {
    nothing_ = new QWidget;
    nothing_->setObjectName(QStringLiteral("nothing-watched"));
    auto* button = new QPushButton(tr("Replay a recorded run"));
    button->setObjectName(QStringLiteral("replay-recorded"));
    button->setToolTip(tr("Runs on a GPU that ship with the program, with all that was told of them"));
    auto* menu = new QMenu(button);
    menu->setObjectName(QStringLiteral("recordings-menu"));
    offer_recordings(*menu, [this](const QString& path) { open(path); });
    button->setMenu(menu);
    auto* row = new QHBoxLayout(nothing_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(button);
    row->addStretch();
    return nothing_;
}

void LivePanel::build_canvas() {
    canvas_->setObjectName(QStringLiteral("live-picture"));
    canvas_->setAccessibleName(tr("The run that is watched"));
    canvas_->set_theme(session_.theme());
    canvas_->set_view(seconds_);
    canvas_->set_draw([this](scene::DisplayList& list, QSizeF) { return draw(list); });
}

void LivePanel::add_keys() {
    const auto add = [this](const char* id, const std::function<void()>& run) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(id));
        bind_keys(*action, id);
        action->setShortcutContext(Qt::WindowShortcut);
        connect(action, &QAction::triggered, this, [this, run] {
            if (is_over_time(tab_))
                run();
        });
        addAction(action);
        return action;
    };
    QAction* play = add("step.play", [this] { bar_->toggle(); });
    // If a button has the focus, Space presses that button.
    connect(qApp, &QApplication::focusChanged, play,
            [play](QWidget*, QWidget* now) { play->setEnabled(!qobject_cast<QAbstractButton*>(now)); });
    add("live.slower", [this] { bar_->change_speed(-1); });
    add("live.faster", [this] { bar_->change_speed(1); });
    add("table.zoom-in", [this] { view().zoom(2); });
    add("table.zoom-out", [this] { view().zoom(0.5); });
    add("table.zoom-all", [this] { view().reset(); });
}

void LivePanel::connect_all() {
    connect(&feed_, &LiveFeed::changed, this, &LivePanel::follow_feed);
    connect(&feed_, &LiveFeed::ended, this, &LivePanel::take_ended);
    connect(&work_, &WatchedWork::laid_out, this, &LivePanel::show_laid_out);
    connect(&work_, &WatchedWork::limit_found, this, &LivePanel::take_limit);
    for (const auto signal : {&Session::instance_changed, &Session::catalogue_changed})
        connect(&session_, signal, this, [this] {
            ++limits_state_;
            ask_limits();
        });
    connect(&work_, &WatchedWork::opened, this, [this](const LaidOutRun& run, const QString& path) {
        runs_.add(run.run, path.startsWith(QLatin1Char(':')) ? QString() : path);
        session_.add_watched(run.run);
        to_show_ = run.run;
        show_laid_out(run);
    });
    connect(&session_, &Session::watched_added, this, &LivePanel::take_from_elsewhere);
    connect(&work_, &WatchedWork::saved, this,
            [this](const LiveRunPtr& run, const QString& path) { runs_.set_path(run, path); });
    connect(&work_, &WatchedWork::failed, this, [this](const Error& error) {
        problem_ = error;
        emit failed(error);
    });
    connect(&work_, &WatchedWork::settled, this, &LivePanel::settled);
    connect(&runs_, &WatchedRuns::changed, this, [this] {
        if (shown_.ended() && shown_.row() < 0)
            show_run(runs_.count() - 1);
        ask_limits();
        show_state();
    });
    connect(bar_, &ChartBar::theory_wanted, this, [this] {
        if (const auto theory = shown_.theory())
            emit occupancy_wanted(*theory);
    });
    connect(side_, &CompareSide::chosen, this, [this](int row) {
        if (row >= 0 && !feed_.running())
            show_run(row);
    });
    connect(side_, &CompareSide::save_wanted, this, &LivePanel::ask_where_to_save);
    connect(side_, &CompareSide::open_wanted, this, &LivePanel::open_wanted);
    connect(side_, &CompareSide::recording_wanted, this, &LivePanel::open);
    connect(&replay_, &Replay::changed, canvas_, &TimeCanvas::refresh);
    connect(&replay_, &Replay::changed, this, &LivePanel::show_words);
    connect(&seconds_, &TimeView::changed, this, &LivePanel::show_words);
    connect(&steps_, &TimeView::changed, this, &LivePanel::show_words);
    connect(canvas_, &TimeCanvas::clicked_at, this, &LivePanel::click);
    connect(&session_, &Session::theme_changed, this, [this] {
        canvas_->set_theme(session_.theme());
        scroll_->fit();
    });
}

TimeView& LivePanel::view() {
    return tab_ == Tab::blocks ? steps_ : seconds_;
}

/// A watched run comes to the front when it begins. Its pictures grow while it runs, unless they are paused.
void LivePanel::follow_feed() {
    if (!feed_.running())
        return;
    if (shown_.ended() || tab_ == Tab::table) {
        shown_.show_current();
        block_.reset();
        seconds_.pause(false);
        seconds_.reset();
        show_tab(feed_.run().on == "cpu" ? Tab::timing : Tab::live);
        show_state();
    }
    show_spans();
    offer_theory(); // the device of a run is known only after it has begun
    if (!seconds_.paused() && isVisible())
        canvas_->refresh();
}

void LivePanel::take_ended(const LiveRunPtr& run) {
    seconds_.pause(false);
    if (!run) {
        show_run(runs_.count() - 1);
        return;
    }
    runs_.add(run, {}, feed_.complaint());
    session_.add_watched(run);
    to_show_ = run;
    shown_.show(run);
    show_spans();
    show_state();
    work_.lay_out(run);
    canvas_->refresh();
}

/// A run was watched from another page.
void LivePanel::take_from_elsewhere() {
    const LiveRunPtr& run = session_.watched().back();
    if (runs_.row_of(run) >= 0)
        return;
    runs_.add(run);
    to_show_ = run;
    work_.lay_out(run);
}

void LivePanel::show_laid_out(const LaidOutRun& run) {
    runs_.set_laid_out(run);
    if (to_show_ != run.run || feed_.running())
        return;
    to_show_ = nullptr;
    show_run(runs_.row_of(run.run));
    const auto told =
        std::ranges::count_if(run.run->samples, [](const auto& each) { return !each.occupancy.empty(); });
    const bool short_one = static_cast<std::size_t>(told) < enough_samples;
    if (tab_ == Tab::table || (tab_ == Tab::live && short_one))
        show_tab(run.timeline && short_one ? Tab::blocks : run.run->on == "cpu" ? Tab::timing : Tab::live);
}

void LivePanel::show_run(int row) {
    const WatchedRuns::Entry* entry = runs_.entry(row);
    shown_.show(entry ? entry->run.run : nullptr);
    block_.reset();
    seconds_.reset();
    steps_.reset();
    show_spans();
    ask_limits();
    replay_.restart();
    if (entry)
        side_->choose(row);
    else
        show_tab(Tab::table);
    show_state();
}

/// Shows the length of the time axis.
void LivePanel::show_spans() {
    seconds_.set_all(shown_.seconds(tab_ == Tab::compare));
    steps_.set_all(shown_.timeline() ? shown_.timeline()->all() : scene::TimeSpan{});
}

void LivePanel::show_tab(Tab tab) {
    const bool other = tab_ != tab;
    tab_ = tab;
    if (tab != Tab::blocks)
        replay_.play(false);
    canvas_->set_view(view());
    bar_->set_target(view(), tab == Tab::blocks ? &replay_ : nullptr);
    show_spans();
    show_state();
    canvas_->refresh();
    if (other)
        emit tab_changed();
}

void LivePanel::offer_theory() {
    bar_->offer_theory((tab_ == Tab::live || tab_ == Tab::blocks) && shown_.theory());
}

void LivePanel::show_state() {
    const bool any = runs_.count() > 0 || feed_.running();
    tab_row_->setVisible(any);
    nothing_->setVisible(!any);
    for (std::size_t i = 0; i < tabs_.size(); ++i)
        tabs_[i]->setChecked(static_cast<std::size_t>(tab_) == i);
    const bool table = tab_ == Tab::table;
    table_->setVisible(table);
    scroll_->setVisible(!table);
    bar_->setVisible(is_over_time(tab_));
    bar_->set_running(shown_.goes_on());
    offer_theory();
    side_->setVisible(tab_ == Tab::compare);
    show_words();
    if (table)
        return;
    scroll_->fit();
    canvas_->refresh();
}

/// Shows the scale of the time axis.
void LivePanel::show_words() {
    const scene::TimeSpan shown = view().window();
    if (tab_ == Tab::blocks && shown_.timeline())
        return bar_->set_words(QString::fromStdString(
            scene::slow_motion_words(shown_.timeline()->unit(), replay_.per_second())));
    if (shown.empty() || tab_ == Tab::blocks)
        return bar_->set_words({});
    const auto text = [](double t) {
        return QString::fromStdString(scene::time_text(scene::TimeUnit::seconds, t));
    };
    QString words = tr("%1 to %2").arg(text(shown.begin), text(shown.end));
    if (seconds_.paused() && feed_.running())
        words = tr("%1 · the picture stands, the run goes on").arg(words);
    bar_->set_words(words);
}

LiveScene LivePanel::scene_now() {
    LiveScene scene = shown_.scene();
    if (!scene.run)
        return scene;
    scene.window = view().window();
    scene.cursor = view().cursor();
    if (tab_ == Tab::compare) {
        scene.others = shown_.ticked_series();
        scene.others_source = shown_.ticked_source();
    }
    if (const auto theory = shown_.theory(); theory && tab_ == Tab::live)
        scene.words += (scene.words.empty() ? "" : " ") + theory_sentences(*theory).toStdString();
    if (tab_ == Tab::live && scene.limit && may_have_limit(*scene.run))
        scene.words += (scene.words.empty() ? "" : " ") + scene.limit->words.toStdString();
    if (tab_ == Tab::limit)
        scene.below_roof = shown_.below_roof();
    if (tab_ != Tab::blocks)
        return scene;
    scene.words = scene.summary ? sentences_of(*scene.run, *scene.summary).toStdString() : std::string();
    if (replay_.playing() || !scene.cursor)
        scene.cursor = replay_.at();
    scene.per_second = replay_.per_second();
    scene.block = block_;
    return scene;
}

scene::DrawnPlot LivePanel::draw(scene::DisplayList& list) {
    const paint::FontMeasure measure;
    const LiveScene scene = scene_now();
    if (!scene.run)
        return {};
    switch (tab_) {
    case Tab::live:
        return draw_live(list, scene, measure);
    case Tab::blocks:
        return draw_blocks(list, scene, measure, lanes_);
    case Tab::timing:
        return draw_timing(list, scene, measure);
    case Tab::limit:
        draw_limit(list, scene, measure);
        return {};
    case Tab::counters:
        draw_counters(list, scene, measure);
        return {};
    case Tab::compare:
        return draw_compared(list, scene, measure);
    case Tab::table:
        break;
    }
    return {};
}

void LivePanel::click(const scene::Point& at) {
    if (tab_ != Tab::blocks || !shown_.timeline())
        return;
    if (lanes_.time.has(at))
        replay_.go(lanes_.time.time_at(at.x));
    block_ = scene::block_at(*shown_.timeline(), lanes_, at);
    canvas_->refresh();
}

} // namespace ks::ui
