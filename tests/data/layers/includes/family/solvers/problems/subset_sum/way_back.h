// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "solvers/problems/knapsack/way_back.h"
