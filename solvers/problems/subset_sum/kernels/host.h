// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/kernels/exhaustive_host.h"
#include "solvers/problems/subset_sum/kernels/parry_host.h"
#include "solvers/problems/subset_sum/kernels/tuned_host.h"
#include "solvers/problems/subset_sum/kernels/two_list_host.h"
#include "solvers/problems/subset_sum/kernels/two_list_tuned_host.h"
#include "solvers/problems/subset_sum/kernels/walk_host.h"
