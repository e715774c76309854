// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/ask_plan.h"
#include "ui/jobs/trace_run.h"

namespace ks::ui {

/// The questions along a traced warp: at a position, about the next instruction.
QuestionsAt questions_of(const TracedKernelPtr& kernel);

} // namespace ks::ui
