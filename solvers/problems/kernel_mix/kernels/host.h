// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/kernels/pool_kernel.h"

#include <array>
#include <functional>
#include <map>
#include <numeric>
