// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/question.h"
#include "visual/scene/kernel/traced_kernel.h"

#include <cstdint>
#include <vector>

namespace ks::scene {

/// The questions about the kernel's n-th warp instruction, counted from 1; empty beyond the last.
std::vector<QuizQuestion> instruction_questions(const TracedKernel& kernel, std::int64_t n);

} // namespace ks::scene
