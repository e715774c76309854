// SPDX-License-Identifier: Apache-2.0
#pragma once

// The headers for the host sides of this family's kernels.
#include "solvers/problems/instruction_set/kernels/row_work.h"
#include "solvers/problems/instruction_set/kernels/rows_host.h"
#include "solvers/problems/instruction_set/kernels/tuned_host.h"
