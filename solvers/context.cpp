// SPDX-License-Identifier: Apache-2.0
#include "solvers/context.h"

#include <algorithm>

namespace ks {

namespace {
constexpr auto report_interval = std::chrono::milliseconds(17); // at most 60 a second
} // namespace

Result<void> Context::check() const {
    if (stop.stop_requested())
        return Error{ErrorCode::cancelled, "cancelled", "", ""};
    return {};
}

void Context::report(std::string_view phase, std::int64_t row, std::int64_t of, double within) {
    const bool phase_changed = current_.phase != phase;
    current_.phase = phase;
    current_.row = row;
    current_.rows = of;
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

void Context::report_within(double within) { report(current_.phase, current_.row, current_.rows, within); }

double Context::elapsed_ms() const {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin_).count();
}

void Context::begin_stage(std::string name) {
    end_stage();
    stages_.push_back({std::move(name), elapsed_ms(), 0});
    stage_open_ = true;
}

void Context::end_stage() {
    if (!stage_open_)
        return;
    stage_open_ = false;
    Stage& stage = stages_.back();
    stage.ms = elapsed_ms() - stage.begin_ms;
    if (on_stage)
        on_stage(stage);
}

} // namespace ks
