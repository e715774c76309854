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

/// "CPU", "Emulator", "NVIDIA H200".
QString where_text(const Outcome& outcome);
/// "1.88 ms"
QString duration_text(double ms);
/// "1.88 ms"; in the emulator "emulated 1.88 ms", which is no time of a GPU.
QString time_text(const Outcome& outcome);
/// "block = 256, barrier = atomic".
QString parameters_text(const Outcome& outcome);
/// R_TA (thesis, Equations 4.1, 4.2, 4.4), "512" or the classes' range "12–73"; empty: the kernel has none.
QString access_ratio_text(const Outcome& outcome);
/// "7"; of a front "12 points", of a plan "3 batches"; "infeasible" ...
QString answer_text(const Outcome& outcome);
/// A tick when the check passed, a cross when it failed, a dash when there was nothing to check.
QString checked_text(const Outcome& outcome);
/// What was checked, and that it was found so; empty: nothing.
QString check_sentence(const Outcome& outcome);
/// "upload 0.10 ms · compute 1.20 ms", `prepare` last and said to stand apart.
QString stages_text(const Outcome& outcome);
/// What the run says of itself, sentence after sentence.
QString facts_text(const Outcome& outcome);

/// What speedups in a table of runs refer to: the first sequential run on the CPU of the same instance, if
/// any.
std::shared_ptr<const Outcome> baseline_of(const Outcomes& outcomes, const std::string& instance_sha256);
/// total(baseline) / total(outcome); nothing for emulated runs, other instances, or without a baseline.
std::optional<double> speedup(const Outcome& outcome, const Outcome* baseline);
QString speedup_text(const Outcome& outcome, const Outcomes& outcomes);

/// The stages of the total as parts of a bar (`prepare` and `table` are not in the total), and what the
/// colours mean.
std::vector<scene::BarPart> stage_parts(const Outcome& outcome);
scene::Role stage_role(const QString& stage);
/// The usual stages' names in the order they run, without those apart, then what else these runs name.
QStringList stage_names(const Outcomes& outcomes);

/// What was found, part by part: "1a, 2a, 3c", as the instance's kind calls its items; of a front what each
/// cost is worth; of a plan its batches. At most `most` parts, the rest counted.
QString chosen_text(const Outcome& outcome, std::size_t most);

} // namespace ks::ui
