// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "ui/jobs/run_outcome.h"
#include "visual/scene/sheet.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace ks::ui {

using Outcomes = std::vector<std::shared_ptr<const RunOutcome>>;

/// "CPU", "Emulator", "NVIDIA H200".
QString where_text(const RunOutcome& outcome);
/// "1.88 ms"; in the emulator "emulated 1.88 ms", which is no time of a GPU.
QString time_text(const RunOutcome& outcome);
/// R_TA, "512" or the classes' range "12–73"; empty: the kernel has none.
QString access_ratio_text(const RunOutcome& outcome);
/// "7", "infeasible" ...
QString answer_text(const RunOutcome& outcome);
/// A tick when the check passed, a cross when it failed, a dash when there was nothing to check.
QString checked_text(const RunOutcome& outcome);
/// "upload 0.10 ms · compute 1.20 ms", `prepare` last and said to stand apart.
QString stages_text(const RunOutcome& outcome);
/// What the run says of itself, sentence after sentence.
QString facts_text(const RunOutcome& outcome);

/// What speedups in a table of runs refer to: the first sequential run on the CPU of the same instance, if
/// any.
std::shared_ptr<const RunOutcome> baseline_of(const Outcomes& outcomes, const QString& instance_sha256);
/// total(baseline) / total(outcome); nothing for emulated runs, other instances, or without a baseline.
std::optional<double> speedup(const RunOutcome& outcome, const RunOutcome* baseline);
QString speedup_text(const RunOutcome& outcome, const Outcomes& outcomes);

/// The stages of the total as parts of a bar (`prepare` is not in the total), and what the colours mean.
std::vector<scene::Sheet::Part> stage_parts(const RunOutcome& outcome);
scene::Role stage_role(const QString& stage);
/// The stages' names in the order they run, without `prepare`.
QStringList stage_names();

/// "1a, 2a, 3c", as the instance's kind calls its items; at most `most` of them, the rest counted.
QString selection_text(const RunOutcome& outcome, std::size_t most);

} // namespace ks::ui
