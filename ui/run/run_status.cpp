// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_status.h"

#include "solvers/core/stage_words.h"
#include "ui/base/memory_offer.h"
#include "ui/base/session.h"
#include "ui/run/progress_lines.h"
#include "ui/runs/run_queue.h"
#include "ui/runs/run_words.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/scene/numbers.h"

#include <QProgressBar>
#include <QTimer>
#include <QVBoxLayout>

namespace ks::ui {
namespace {

QString grouped(std::int64_t number) {
    return QString::fromStdString(scene::number(number));
}

/// What is counted: "row 2 of 5", "chunk 30 of 100 · 1,530 a second".
QString counted_text(const RunProgress& now) {
    const QString row = grouped(now.row), rows = grouped(now.rows);
    if (now.rows_are.isEmpty())
        return RunStatus::tr("row %1 of %2").arg(row, rows);
    const QString text = RunStatus::tr("%1 %2 of %3").arg(now.rows_are, row, rows);
    if (now.rows_a_second < 1)
        return text;
    return RunStatus::tr("%1 · %2 a second").arg(text, grouped(qRound64(now.rows_a_second)));
}

/// "1 of 3: mckp.sync · compute · row 2 of 5", or of a run that repeats "mckp.sync · 124 solves".
QString doing_text(const RunProgress& now) {
    QString text = now.count > 1
                       ? RunStatus::tr("%1 of %2: %3").arg(now.index).arg(now.count).arg(now.variant)
                       : now.variant;
    if (now.repeat_s > 0 && now.solves > 0)
        return text + (now.solves == 1 ? RunStatus::tr(" · 1 solve")
                                       : RunStatus::tr(" · %1 solves").arg(grouped(now.solves)));
    if (!now.phase.isEmpty())
        text += QStringLiteral(" · ") + QString::fromStdString(stage_words(now.phase.toStdString()));
    if (now.rows > 1)
        text += QStringLiteral(" · ") + counted_text(now);
    return text;
}

QString remaining_text(const RunProgress& now, double elapsed_s) {
    const auto left =
        now.remaining_s ? QString::fromStdString(scene::time_left(*now.remaining_s)) : QString();
    const auto seconds = static_cast<qint64>(elapsed_s);
    const QString so_far = seconds < 60
                               ? RunStatus::tr("%1 s so far").arg(seconds)
                               : RunStatus::tr("%1 min %2 s so far").arg(seconds / 60).arg(seconds % 60);
    if (left.isEmpty())
        return seconds < 1 ? RunStatus::tr("just begun") : so_far;
    return seconds < 1 ? RunStatus::tr("%1 left").arg(left) : RunStatus::tr("%1, %2 left").arg(so_far, left);
}

} // namespace

RunStatus::RunStatus(Session& session, RunQueue& queue)
    : queue_(queue), doing_(labelled({}, "sentence")), remaining_(labelled({}, "quiet")),
      stages_(labelled({}, "quiet")), bar_(new QProgressBar), failure_(labelled({}, "error")),
      memory_(new MemoryOffer(session, tr("Allow %1 and run again"))),
      again_(add_offer("try-again", tr("Try again"), &RunQueue::try_again)),
      unwatched_(add_offer("run-unwatched", tr("Run without watching"), &RunQueue::start_unwatched)),
      clock_(new QTimer(this)) {
    build();
    connect(memory_, &MemoryOffer::allowed, this, [this] {
        hide_failures();
        queue_.start_again();
    });
    for (const auto changed : {&Session::instance_changed, &Session::host_changed})
        connect(&session, changed, this, [this] {
            if (queue_.running())
                return;
            queue_.forget();
            hide_failures();
            show_state();
        });
    connect(&queue_, &RunQueue::changed, this, &RunStatus::show_state);
    clock_->setInterval(1000); // a long run tells how long it has taken, also where it reports no progress
    connect(clock_, &QTimer::timeout, this, &RunStatus::show_state);
    connect(&queue_, &RunQueue::changed, clock_, [this] {
        if (queue_.running() != clock_->isActive())
            queue_.running() ? clock_->start() : clock_->stop();
    });
    connect(&queue_, &RunQueue::finished, this, &RunStatus::show_failures);
    show_state();
}

QPushButton* RunStatus::add_offer(const char* id, const QString& text, void (RunQueue::*accept)()) {
    auto* offer = new QPushButton(text);
    offer->setObjectName(QLatin1String(id));
    offer->hide();
    connect(offer, &QPushButton::clicked, this, [this, accept] {
        hide_failures();
        (queue_.*accept)();
    });
    return offer;
}

void RunStatus::build() {
    setObjectName(QStringLiteral("run-status"));
    bar_->setObjectName(QStringLiteral("progress"));
    bar_->setAccessibleName(tr("Progress of the run"));
    doing_->setObjectName(QStringLiteral("doing"));
    remaining_->setObjectName(QStringLiteral("remaining"));
    remaining_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    failure_->setObjectName(QStringLiteral("failure"));
    failure_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(stacked(
        {.doing = doing_, .remaining = remaining_, .bar = bar_, .so_far = stages_, .failure = failure_}));
    for (QPushButton* offer : {static_cast<QPushButton*>(memory_), again_, unwatched_})
        column->addWidget(offer, 0, Qt::AlignLeft);
}

void RunStatus::show_state() {
    const bool running = queue_.running();
    const bool cancelled = !running && queue_.cancelled();
    bar_->setVisible(running);
    remaining_->setVisible(running);
    const bool watched = queue_.feed().running(); // its page shows the stages, and needs the room
    stages_->setVisible(running && !watched && !queue_.progress().stages.empty());
    doing_->setVisible(running || cancelled);
    setVisible(running || cancelled || !failure_->isHidden());
    if (cancelled)
        doing_->setText(tr("Cancelled: %1").arg(queue_.progress().variant));
    if (running)
        show_progress();
}

void RunStatus::show_progress() {
    const RunProgress& now = queue_.progress();
    doing_->setText(doing_text(now));
    bar_->setValue(static_cast<int>(now.fraction * 1000));
    remaining_->setText(remaining_text(now, queue_.elapsed_s()));
    QStringList stages;
    for (const auto& stage : now.stages)
        stages << QStringLiteral("%1 %2").arg(QString::fromStdString(stage_words(stage.name)),
                                              duration_text(stage.ms));
    stages_->setText(stages.join(QStringLiteral(" · ")));
}

void RunStatus::say(const Error& error) {
    show_sentences({sentence(error)});
    show();
}

void RunStatus::show_sentences(const QStringList& sentences) {
    failure_->setText(sentences.join(QLatin1Char('\n')));
    failure_->setAccessibleName(failure_->text());
    failure_->setVisible(!sentences.isEmpty());
}

void RunStatus::show_failures() {
    QStringList lines;
    for (const Error& error : queue_.failures())
        lines << sentence(error);
    lines.removeDuplicates();
    show_sentences(lines);
    memory_->offer(queue_.memory_wanted());
    const auto lost = queue_.lost().size(), unwatched = queue_.not_watchable().size();
    again_->setVisible(lost > 0);
    again_->setText(lost > 1 ? tr("Try the other %1 again").arg(lost) : tr("Try again"));
    unwatched_->setVisible(unwatched > 0);
    unwatched_->setText(unwatched > 1 ? tr("Run the %1 without watching").arg(unwatched)
                                      : tr("Run without watching"));
    setVisible(!lines.isEmpty() || queue_.cancelled());
}

void RunStatus::hide_failures() {
    failure_->hide();
    memory_->hide();
    again_->hide();
    unwatched_->hide();
}

} // namespace ks::ui
