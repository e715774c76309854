// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "solvers/dp/row_source.h"
