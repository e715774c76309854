// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_queue.h"

#include "solvers/run/check_outcome.h"
#include "ui/base/session.h"
#include "ui/jobs/documents.h"
#include "ui/widgets/error_words.h"

namespace ks::ui {
namespace {

/// Below this fraction the remaining time would be a guess.
constexpr double enough_of_run = 0.03;

/// The runner is another program, and KNAPSCOPE_RUNNER may name anybody's: what it says of an answer is
/// checked.
Result<Outcome> checked(const Message& document, const Instance& instance) {
    KS_TRY(Outcome outcome, read_outcome(document));
    KS_CHECK(check_outcome(outcome, instance));
    return outcome;
}

} // namespace

RunQueue::RunQueue(Session& session, QObject* parent) : QObject(parent), session_(session) {}

void RunQueue::start(std::vector<SolveRequest> requests) {
    if (running_ || requests.empty())
        return;
    requests_ = std::move(requests);
    instance_ = session_.instance();
    host_ = session_.host();
    failures_.clear();
    short_of_memory_.clear();
    lost_.clear();
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
}

void RunQueue::next() {
    cancelled_ = cancelled_ || session_.host().command != host_.command; // what is left was not meant for it
    if (cancelled_ || !lost_.empty() || progress_.index == progress_.count) {
        running_ = false;
        emit changed();
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
    progress_ = fresh;
    since_.start();
    job_ = session_.runner().solve(*instance_, request);
    follow(*job_);
    emit changed();
}

void RunQueue::follow(Job& job) {
    connect(&job, &Job::started, this, [this](const QString& on) {
        progress_.on = on;
        since_.start();
        emit changed();
    });
    connect(&job, &Job::progressed, this,
            [this](double fraction, const QString& phase, qint64 row, qint64 rows) {
                progress_.fraction = std::max(progress_.fraction, fraction);
                progress_.phase = phase;
                progress_.row = row;
                progress_.rows = rows;
                if (progress_.fraction >= enough_of_run)
                    progress_.remaining_s = static_cast<double>(since_.elapsed()) / 1000 *
                                            (1 - progress_.fraction) / progress_.fraction;
                emit changed();
            });
    connect(&job, &Job::stage_finished, this, [this](const QString& name, double begin_ms, double ms) {
        progress_.stages.push_back({name.toStdString(), begin_ms, ms});
        emit changed();
    });
    connect(&job, &Job::result, this, [this](const Message& document) { check(document); });
    connect(&job, &Job::failed, this, [this](const Error& error) {
        if (error.code == ErrorCode::cancelled)
            cancelled_ = true;
        else
            note_failure(error);
        if (!cancelled_ && !session_.host().here() && !session_.runner().running())
            note_lost();
        next();
    });
}

/// What is left. The run that was under way comes last: if it is what brings the program down there, the
/// others are made first.
void RunQueue::note_lost() {
    lost_.assign(requests_.begin() + progress_.index, requests_.end());
    lost_.push_back(requests_[static_cast<std::size_t>(progress_.index - 1)]);
}

/// Reads and checks what the runner reports, on a thread of its own: an answer can be large.
void RunQueue::check(const Message& document) {
    checker_ = std::jthread([this, document, instance = instance_, host = session_.host().name,
                             processor = session_.devices().host] {
        auto outcome = checked(document, *instance);
        if (outcome) {
            outcome->host = host.toStdString();
            outcome->host_processor = processor.toStdString();
        }
        QMetaObject::invokeMethod(this, [this, outcome = std::move(outcome)] {
            if (outcome)
                session_.add_outcome(std::make_shared<const Outcome>(*outcome));
            else
                note_failure(outcome.error());
            next();
        });
    });
}

void RunQueue::note_failure(const Error& error) {
    failures_.push_back({error.code, error.what,
                         error.where.empty() ? progress_.variant.toStdString() : error.where, error.todo});
    if (const auto bytes = ks::ui::memory_wanted(error, session_.memory())) {
        memory_wanted_ = std::max(memory_wanted_, *bytes);
        short_of_memory_.push_back(requests_[static_cast<std::size_t>(progress_.index - 1)]);
    }
}

} // namespace ks::ui
