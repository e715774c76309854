// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/run.h"

/// A machine with a GPU, gpu:0: the emulator with the kernels that measure ceilings.
ks::Machine machine_with_emulated_gpu();
