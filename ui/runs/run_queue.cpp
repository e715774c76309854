// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run_queue.h"

#include "ui/base/session.h"
#include "ui/jobs/documents.h"
#include "ui/widgets/error_words.h"

#include <QDateTime>

namespace ks::ui {
namespace {

/// Below this fraction the remaining time would be a guess.
constexpr double enough_of_run = 0.03;

/// The most stages of one solve that are listed.
constexpr std::size_t most_listed_stages = 100;

} // namespace

RunQueue::RunQueue(Session& session, QObject* parent) : QObject(parent), session_(session) {
    connect(&changes_, &Coalesced::changed, this, &RunQueue::changed);
    connect(&feed_, &LiveFeed::ended, this, [this] { next(); });
}

void RunQueue::start(std::vector<SolveRequest> requests) {
    if (running_ || requests.empty())
        return;
    requests_ = std::move(requests);
    instance_ = session_.instance();
    host_ = session_.host();
    failures_.clear();
    short_of_memory_.clear();
    lost_.clear();
    not_watchable_.clear();
    memory_wanted_ = 0;
    progress_ = {};
    progress_.count = static_cast<int>(requests_.size());
    running_ = true;
    cancelled_ = false;
    next();
}

void RunQueue::cancel() {
    cancelled_ = true;
    if (job_)
        job_->cancel();
}

void RunQueue::forget() {
    if (running_)
        return;
    failures_.clear();
    short_of_memory_.clear();
    memory_wanted_ = 0;
    lost_.clear();
    not_watchable_.clear();
}

void RunQueue::start_unwatched() {
    std::vector<SolveRequest> requests(not_watchable_);
    for (SolveRequest& request : requests)
        request.watch = {};
    start(std::move(requests));
}

/// Goes on to the next run when all that was told of this one is read.
void RunQueue::ended_one(const Outcome* outcome) {
    if (feed_.running())
        feed_.end(outcome);
    else
        next();
}

void RunQueue::next() {
    cancelled_ = cancelled_ || session_.host().command != host_.command; // what is left was not meant for it
    if (cancelled_ || !lost_.empty() || progress_.index == progress_.count) {
        running_ = false;
        changes_.note();
        changes_.flush();
        emit finished();
        return;
    }
    SolveRequest& request = requests_[static_cast<std::size_t>(progress_.index)];
    request.memory = session_.memory();
    RunProgress fresh;
    fresh.index = progress_.index + 1;
    fresh.count = progress_.count;
    fresh.variant = request.variant;
    fresh.on = request.on;
    fresh.repeat_s = request.watch.repeat_s;
    progress_ = fresh;
    solve_done_ = false;
    since_.start();
    job_ = session_.runner().solve(*instance_, request);
    if (request.watch.anything())
        watch(request);
    follow(*job_);
    changes_.note();
    changes_.flush();
}

void RunQueue::watch(const SolveRequest& request) {
    live::LiveRun head;
    head.variant = request.variant.toStdString();
    head.on = request.on.toStdString();
    for (const auto& [name, value] : request.set)
        head.parameters.emplace_back(name.toStdString(), value.toStdString());
    head.instance = instance_->name();
    head.host = host_.name.toStdString();
    head.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    feed_.begin(std::move(head), request.watch);
    connect(job_, &Job::told, &feed_, &LiveFeed::take);
    connect(job_, &Job::stage_finished, &feed_, &LiveFeed::take_stage);
}

void RunQueue::follow(Job& job) {
    connect(&job, &Job::started, this, [this](const QString& on) {
        progress_.on = on;
        since_.start();
        changes_.note();
    });
    connect(&job, &Job::progressed, this, &RunQueue::follow_progress);
    connect(&job, &Job::stage_finished, this, [this](const QString& name, double begin_ms, double ms) {
        if (std::exchange(solve_done_, false))
            progress_.stages.clear();
        if (progress_.stages.size() < most_listed_stages)
            progress_.stages.push_back({name.toStdString(), begin_ms, ms});
        changes_.note();
    });
    connect(&job, &Job::told, this, [this](const QString& what, const Message& event) {
        if (what == QLatin1String("progress"))
            follow_rate(event);
        if (what != QLatin1String("solved"))
            return;
        ++progress_.solves;
        solve_done_ = true;
        follow_repeats();
        changes_.note();
    });
    connect(&job, &Job::result, this, [this](const Message& document) { check(document); });
    connect(&job, &Job::failed, this, [this](const Error& error) {
        if (error.code == ErrorCode::cancelled)
            cancelled_ = true;
        else
            note_failure(error);
        if (!cancelled_ && !session_.host().here() && !session_.runner().running())
            note_lost();
        ended_one(nullptr);
    });
}

void RunQueue::follow_progress(double fraction, const QString& phase, qint64 row, qint64 rows) {
    progress_.phase = phase;
    progress_.row = row;
    progress_.rows = rows;
    if (progress_.repeat_s > 0) {
        follow_repeats();
    } else {
        progress_.fraction = std::max(progress_.fraction, fraction);
        if (progress_.fraction >= enough_of_run)
            progress_.remaining_s = elapsed_s() * (1 - progress_.fraction) / progress_.fraction;
    }
    changes_.note();
}

/// By the runner's clock, for many events may come here at once. A solve that repeats counts anew.
void RunQueue::follow_rate(const Message& event) {
    const qint64 row = event.integer("row");
    const double now = event.number("t");
    progress_.rows_are = event.text("rows_are");
    if (progress_.rows_are.isEmpty())
        feed_.take_rows(event.integer("rows"));
    if (event.text("phase") != progress_.phase || row < progress_.row) {
        first_row_ = row;
        first_row_s_ = now;
        progress_.rows_a_second = 0;
    } else if (row > first_row_ && now > first_row_s_) {
        progress_.rows_a_second = static_cast<double>(row - first_row_) / (now - first_row_s_);
    }
}

/// A run that repeats is as far as its time is, whatever one of its solves says.
void RunQueue::follow_repeats() {
    if (progress_.repeat_s <= 0)
        return;
    progress_.fraction = std::min(1.0, elapsed_s() / progress_.repeat_s);
    progress_.remaining_s = std::max(0.0, progress_.repeat_s - elapsed_s());
}

/// What is left. The run that was under way comes last: if it is what brings the program down there, the
/// others are made first.
void RunQueue::note_lost() {
    lost_.assign(requests_.begin() + progress_.index, requests_.end());
    lost_.push_back(requests_[static_cast<std::size_t>(progress_.index - 1)]);
}

/// Reads and checks what the runner reports, on a thread of its own: an answer can be large.
void RunQueue::check(const Message& document) {
    const auto check = [document, instance = instance_, host = session_.host().name,
                        processor = session_.devices().host](const std::stop_token& /*stop*/) {
        Result<Outcome> outcome = checked_outcome(document, *instance);
        if (outcome) {
            outcome->host = host.toStdString();
            outcome->host_processor = processor.toStdString();
        }
        return outcome;
    };
    checking_.start(check, [this](const Result<Outcome>& outcome) {
        if (outcome)
            session_.add_outcome(std::make_shared<const Outcome>(*outcome));
        else
            note_failure(outcome.error());
        ended_one(outcome ? &*outcome : nullptr);
    });
}

void RunQueue::note_failure(const Error& told) {
    const SolveRequest& request = requests_[static_cast<std::size_t>(progress_.index - 1)];
    Error error = told;
    if (refused_watching(told, request)) {
        not_watchable_.push_back(request);
        error = no_watching();
        error.todo = tr("run without watching").toStdString();
    }
    if (error.where.empty())
        error.where = progress_.variant.toStdString();
    failures_.push_back(std::move(error));
    if (const auto bytes = ks::ui::memory_wanted(told, session_.memory())) {
        memory_wanted_ = std::max(memory_wanted_, *bytes);
        short_of_memory_.push_back(request);
    }
}

} // namespace ks::ui
