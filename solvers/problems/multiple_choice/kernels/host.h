// SPDX-License-Identifier: Apache-2.0
#pragma once

// The headers for the host sides of this family's kernels.
#include "solvers/occupancy/access_ratio.h"
#include "solvers/problems/multiple_choice/kernels/access_facts.h"
#include "solvers/problems/multiple_choice/kernels/row_work.h"
#include "solvers/problems/multiple_choice/kernels/rows_host.h"
#include "solvers/problems/multiple_choice/kernels/sync_host.h"
#include "solvers/problems/multiple_choice/kernels/tuned_host.h"
