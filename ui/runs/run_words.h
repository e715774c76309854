// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/outcome.h"
#include "visual/scene/bar_part.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace ks::ui {

using Outcomes = std::vector<std::shared_ptr<const Outcome>>;

/// What the instance of a run is called: its name, and "(2)" behind it if these runs have an earlier instance
/// of the same name.
QString instance_text(const Outcome& outcome, const Outcomes& outcomes);
/// Whether the runs are of more than one instance.
bool several_instances(const Outcomes& outcomes);
/// "CPU", "Emulator", "NVIDIA H200".
QString where_text(const Outcome& outcome);
/// "1.88 ms"
QString duration_text(double ms);
/// "1.88 ms"; for the emulator "emulated 1.88 ms", which is not the time of a GPU.
QString time_text(const Outcome& outcome);
/// "block = 256, barrier = atomic".
QString parameters_text(const Outcome& outcome);
/// R_TA (thesis, Equations 4.1, 4.2, 4.4): "512", or the range "12–73" over the classes; empty if the kernel
/// has none.
QString access_ratio_text(const Outcome& outcome);
/// "7"; for a front "12 points", for a plan "3 batches"; "infeasible" ...
QString answer_text(const Outcome& outcome);
/// A tick when the check passed, a cross when it failed, a dash when there was nothing to check. The check
/// does not prove that an answer is optimal, so "legal" stands behind the tick of one that need not be.
QString checked_text(const Outcome& outcome);
/// Says what was checked, or that the check failed; empty if nothing was checked.
QString check_sentence(const Outcome& outcome);
/// "upload 0.10 ms · compute 1.20 ms"; `prepare` comes last, as "before: prepare ...".
QString stages_text(const Outcome& outcome);
/// The facts that the run reports, sentence after sentence.
QString facts_text(const Outcome& outcome);

/// The baseline of speedups in a table of runs: the first sequential run of the same instance on the CPU;
/// null if there is none.
std::shared_ptr<const Outcome> baseline_of(const Outcomes& outcomes, const Outcome& run);
/// total(baseline) / total(outcome); no value for emulated runs, different instances, or without a baseline.
std::optional<double> speedup_over(const Outcome& outcome, const Outcome* baseline);
QString speedup_text(const Outcome& outcome, const Outcomes& outcomes);

/// The stages of the total as parts of a bar, and the colour of a stage. `prepare` and `table` are not in
/// the total.
std::vector<scene::BarPart> stage_parts(const Outcome& outcome);
scene::Role stage_role(const QString& stage);
/// The names of the stages that these runs have: the usual ones in the order they run, then the others.
/// Stages outside of the total are left out.
QStringList stage_names(const Outcomes& outcomes);

/// The parts of the answer: "1a, 2a, 3c", as the instance's kind calls its items; for a front the value of
/// each cost; for a plan its batches. It lists at most `most` parts and counts the rest.
QString chosen_text(const Outcome& outcome, std::size_t most);

} // namespace ks::ui
