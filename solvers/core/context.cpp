// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/context.h"

#include "solvers/core/run_marks.h"

#include <algorithm>
#include <utility>

namespace ks {

namespace {
constexpr auto report_interval = std::chrono::milliseconds(17); // at most 60 per second
} // namespace

Result<void> Context::check() const {
    if (stop.stop_requested())
        return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
    return {};
}

void Context::report(std::string_view phase, std::int64_t row, std::int64_t of, double within) {
    const bool phase_changed = current_.phase != phase;
    if (marks && row < of && (phase_changed || current_.row != row || current_.rows != of))
        marks->row_begins(row, of);
    current_.phase = phase;
    current_.row = row;
    current_.rows = of;
    current_.rows_are = rows_are;
    const double fraction = of > 0 ? (static_cast<double>(row) + within) / static_cast<double>(of) : 0;
    current_.fraction = std::max(current_.fraction, std::clamp(fraction, 0.0, 1.0));
    if (!on_progress)
        return;
    const auto now = Clock::now();
    if (!phase_changed && row < of && now - last_report_ < report_interval)
        return;
    last_report_ = now;
    on_progress(current_);
}

void Context::report_within(double within) {
    report(current_.phase, current_.row, current_.rows, within);
}

double Context::elapsed_ms() const {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin_).count();
}

void Context::begin_stage(std::string name) {
    end_stage();
    open_ = Stage{.name = std::move(name), .begin_ms = elapsed_ms(), .ms = 0};
    if (marks)
        marks->stage_begins(open_->name);
}

void Context::end_stage() {
    if (!open_)
        return;
    if (marks)
        marks->stage_ends();
    Stage stage = *std::exchange(open_, std::nullopt);
    stage.ms = elapsed_ms() - stage.begin_ms;
    for (const Stage& aside : asides_)
        stage.ms -= aside.ms;
    finish(std::move(stage));
    for (Stage& aside : std::exchange(asides_, {}))
        finish(std::move(aside));
}

void Context::finish(Stage stage) {
    if (on_stage)
        on_stage(stage);
    const auto before =
        std::ranges::find(stages_, stage.name, &Stage::name); // set aside within an earlier stage
    if (before == stages_.end())
        stages_.push_back(std::move(stage));
    else
        before->ms += stage.ms;
}

void Context::put_aside(std::string_view name, double begin_ms) {
    auto at = std::ranges::find(asides_, name, &Stage::name);
    if (at == asides_.end())
        at = asides_.insert(at, Stage{.name = std::string(name), .begin_ms = begin_ms, .ms = 0});
    at->ms += elapsed_ms() - begin_ms;
}

} // namespace ks
