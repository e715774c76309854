// SPDX-License-Identifier: Apache-2.0
#pragma once

// What the host sides of this family's kernels include.
#include "solvers/problems/instruction_set/kernels/tuned_host.h"
