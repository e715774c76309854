// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/recorder.h"

#include "solvers/run/in_process.h"
#include "solvers/run/stepping.h"

namespace ks::ui {

Recorder::Recorder(Session& session) : programs_(session) {
    connect(&programs_, &ProgramAnswers::came, this, &Recorder::record_with);
    connect(&programs_, &ProgramAnswers::failed, this, &Recorder::refuse);
}

void Recorder::record(InstancePtr instance, const std::string& variant) {
    if (in_process::records_with_programs(variant)) {
        stop();
        asked_ = std::move(instance);
        asked_variant_ = variant;
        programs_.ask(*asked_, variant);
        return;
    }
    record([instance = std::move(instance), variant](std::stop_token stop) -> Outcome {
        return in_process::record(variant, instance, std::move(stop));
    });
}

/// The runner has solved the linear programs.
void Recorder::record_with(const Message& programs) {
    record([programs, instance = asked_, variant = asked_variant_](std::stop_token stop) -> Outcome {
        KS_TRY(LpAnswers answers, read_lp_answers(programs.at()));
        return in_process::record_with(std::move(answers), variant, instance, std::move(stop));
    });
}

void Recorder::map(InstancePtr instance, TableFilePtr table) {
    record([instance = std::move(instance), table = std::move(table)](std::stop_token stop) {
        return map_recording(instance, table, std::move(stop));
    });
}

void Recorder::record(std::function<Outcome(std::stop_token)> work) {
    stop();
    task_.start(std::move(work), [this](const Outcome& outcome) { take(outcome); });
}

void Recorder::refuse(const Error& error) {
    stop();
    error_ = error;
    emit finished();
}

void Recorder::stop() {
    programs_.drop();
    asked_.reset();
    task_.drop();
    recording_.reset();
    error_.reset();
}

void Recorder::take(const Outcome& outcome) {
    if (outcome)
        recording_ = *outcome;
    else
        error_ = outcome.error();
    emit finished();
}

} // namespace ks::ui
