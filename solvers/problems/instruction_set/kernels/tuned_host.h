// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kinds/variant_of.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/kernels/tuned_plan.h"
#include "solvers/result/answer.h"

namespace ks {

/// The host side of instruction-set.tuned. The host sorts the choices and drops dominated ones. The device
/// computes all rows in few launches, scans the last row for points, and follows the ways back of all points
/// at once. Only points and choices are read back.
VariantOf<InstructionSetInstance> instruction_set_tuned(const TunedSizes& sizes);

} // namespace ks
