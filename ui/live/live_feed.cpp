// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/live_feed.h"

#include "solvers/core/formatted.h"
#include "solvers/run/live_document.h"
#include "solvers/run/outcome.h"
#include "ui/live/live_checks.h"
#include "ui/widgets/notice.h"

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

constexpr std::size_t newest_kept = 2'000; ///< samples that are never dropped
constexpr std::size_t most_stages = 1'000; ///< per solve

/// If there are too many, drops every second one except the newest.
template <class Each>
void thin(std::vector<Each>& all) {
    if (all.size() <= LiveFeed::most_kept)
        return;
    const std::size_t older = all.size() - newest_kept;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < older; i += 2)
        if (const std::size_t to = kept++; to != i)
            all[to] = std::move(all[i]);
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(kept),
              all.begin() + static_cast<std::ptrdiff_t>(older));
}

template <class Each>
const Each* last_of(const std::vector<Each>& all) {
    return all.empty() ? nullptr : &all.back();
}

} // namespace

LiveFeed::LiveFeed(QObject* parent) : QObject(parent) {
    connect(&changes_, &Coalesced::changed, this, &LiveFeed::changed);
}

void LiveFeed::begin(live::LiveRun head, const live::Watch& watch) {
    waiting_.clear();
    reading_.forget();
    run_ = std::move(head);
    watch_ = watch;
    now_s_ = 0;
    left_out_ = 0;
    first_left_out_.clear();
    coming_.clear();
    plain_stages_ = over_ = false;
    running_ = true;
    changes_.note();
    changes_.flush();
}

void LiveFeed::take(const QString& what, const Message& event) {
    if (!running_ || over_)
        return;
    if (what == QLatin1String("sample"))
        return take_sample(event);
    if (what == QLatin1String("solved"))
        return take_solve(event);
    if (what == QLatin1String("started"))
        return take_started(event);
    if (what == QLatin1String("timeline"))
        read_aside([event](const std::stop_token&) -> Result<Read> {
            KS_TRY(const Message part, event.part("timeline"));
            Read read;
            KS_TRY(read.timeline, read_timeline(part.at()));
            return read;
        });
    else if (what == QLatin1String("counters"))
        read_aside([event](const std::stop_token&) -> Result<Read> {
            KS_TRY(const Message part, event.part("counters"));
            Read read;
            KS_TRY(read.counters, read_counters(part.at()));
            return read;
        });
}

/// The place and the device are reported once, before everything else.
void LiveFeed::take_started(const Message& event) {
    if (const QString on = event.text("on"); !on.isEmpty())
        run_.on = on.toStdString();
    if (const auto device = event.part("device");
        device && device->at().node().type == json::Node::Type::object) {
        run_.device = device->text("name").toStdString();
        run_.cc = device->text("cc").toStdString();
    }
    changes_.note();
}

void LiveFeed::take_sample(const Message& event) {
    auto sample = read_sample(event.at());
    if (!sample)
        return leave_out(sample.error());
    if (const auto checked = check_sample(*sample, last_of(run_.samples)); !checked)
        return leave_out(checked.error());
    now_s_ = std::max(now_s_, sample->t);
    run_.samples.push_back(*std::move(sample));
    thin(run_.samples);
    changes_.note();
}

void LiveFeed::take_solve(const Message& event) {
    const auto solve = read_solve_time(event.at());
    if (!solve)
        return leave_out(solve.error());
    if (const auto checked = check_solve(*solve, last_of(run_.solves)); !checked)
        return leave_out(checked.error());
    now_s_ = std::max(now_s_, solve->t);
    run_.solves.push_back(*solve);
    thin(run_.solves);
    if (!coming_.empty() && (solve->probe == live::Grain::none || !plain_stages_)) {
        plain_stages_ = solve->probe == live::Grain::none;
        run_.stages = coming_;
    }
    coming_.clear();
    changes_.note();
}

void LiveFeed::take_stage(const QString& name, double begin_ms, double ms) {
    const live::StageTime stage{.name = name.toStdString(), .begin_ms = begin_ms, .ms = ms};
    if (!running_ || over_ || Stage{.name = stage.name}.is_apart())
        return;
    if (!(begin_ms >= 0 && ms >= 0 && std::isfinite(begin_ms + ms)))
        return leave_out({.code = ErrorCode::input,
                          .what = formatted("a stage began at {} ms and took {} ms", begin_ms, ms)});
    if (coming_.size() < most_stages)
        coming_.push_back(stage);
    if (run_.solves.empty()) // the first solve continues
        run_.stages = coming_;
    changes_.note();
}

void LiveFeed::end(const Outcome* outcome) {
    if (!running_ || over_)
        return;
    over_ = true;
    if (outcome) {
        run_.on = outcome->on;
        run_.instance_sha256 = outcome->instance_sha256;
        if (outcome->device) {
            run_.device = outcome->device->name;
            run_.cc = outcome->device->cc;
        }
        run_.parameters = outcome->parameters.texts();
        if (run_.solves.empty())
            run_.solves.push_back(
                {.t = std::max(now_s_, outcome->total_ms / 1000), .total_ms = outcome->total_ms});
    }
    if (!reading_.busy())
        finish();
}

void LiveFeed::read_aside(Work work) {
    waiting_.push_back(std::move(work));
    if (!reading_.busy())
        read_next();
}

void LiveFeed::read_next() {
    reading_.start(std::move(waiting_.front()), [this](Result<Read> read) {
        if (!read)
            leave_out(read.error());
        else if (read->timeline)
            run_.timeline = std::move(read->timeline);
        else
            run_.counters = std::move(read->counters);
        changes_.note();
        if (!waiting_.empty())
            read_next();
        else if (over_)
            finish();
    });
    waiting_.pop_front();
}

void LiveFeed::finish() {
    running_ = false;
    const bool nothing = run_.samples.empty() && run_.solves.empty() && run_.stages.empty() &&
                         !run_.timeline && !run_.counters;
    const LiveRunPtr done = nothing ? nullptr : std::make_shared<const live::LiveRun>(std::move(run_));
    run_ = {};
    changes_.note();
    changes_.flush();
    emit ended(done);
}

void LiveFeed::leave_out(const Error& why) {
    if (left_out_++ == 0)
        first_left_out_ = sentence(why);
    changes_.note();
}

QString LiveFeed::complaint() const {
    if (left_out_ == 0)
        return {};
    return left_out_ == 1 ? tr("Left out of what the runner told: %1").arg(first_left_out_)
                          : tr("Left out %1 things that the runner told, the first: %2")
                                .arg(left_out_)
                                .arg(first_left_out_);
}

} // namespace ks::ui
